/** A board as a picture of its own: the SVG on the page with its looks written into it, so that it needs no page. */

const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "opacity",
  "display",
  "visibility",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "stop-color",
  "stop-opacity",
  "transform-box",
  "transform-origin",
] as const;
const PLAIN: Record<string, string> = {
  "fill-opacity": "1",
  "stroke-opacity": "1",
  opacity: "1",
  stroke: "none",
  "stroke-dasharray": "none",
  "stop-opacity": "1",
  display: "inline",
  visibility: "visible",
};
const SHAPES = new Set(["path", "circle", "rect", "text", "g", "stop", "polygon", "ellipse", "line"]);

/** The picture's text. `ground` is painted behind it. */
export function pictureOf(svg: SVGSVGElement, ground: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>("*");
  copy.querySelectorAll<SVGElement>("*").forEach((element, i) => {
    const original = originals[i];
    for (const name of element.getAttributeNames())
      if (
        /^(class|style|role|tabindex|aria-.*|data-.*|id)$/.test(name) &&
        !(name === "id" && isReferred(svg, element.id))
      )
        element.removeAttribute(name);
    if (!original || !SHAPES.has(element.tagName)) return;
    const looks = getComputedStyle(original);
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name);
      if (value && value !== PLAIN[name] && !name.startsWith("transform")) element.setAttribute(name, value);
    }
  });
  for (const hidden of copy.querySelectorAll('[display="none"], [visibility="hidden"], image, foreignObject'))
    hidden.remove();
  const { x, y, width, height } = svg.viewBox.baseVal;
  for (const name of ["class", "style", "role", "tabindex", "aria-label", "aria-rowcount"])
    copy.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const back = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x, y, width, height, fill: ground }))
    back.setAttribute(name, String(value));
  copy.prepend(back);
  return new XMLSerializer().serializeToString(copy);
}

function isReferred(svg: SVGSVGElement, id: string): boolean {
  return id !== "" && svg.innerHTML.includes(`#${id}`);
}

/** Hand a text to the reader as a file. */
export function download(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
