"""Links as pictures, for cameras."""

import io


def drawn(url: str) -> str:
    """The QR code of a link, as SVG."""
    import segno  # here, since few ask for it and every start would wait for it

    drawing = io.BytesIO()
    segno.make(url, error="m", micro=False).save(drawing, kind="svg", scale=8, xmldecl=False, light="#fff")
    return drawing.getvalue().decode()
