/** The grain of stone: one noise tile, drawn once and kept as a bitmap, laid over rims as a pattern. */

const SIDE = 256;
const NOISE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
<filter id="n" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency=".05 .07" numOctaves="5" seed="7" stitchTiles="stitch"/>
<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.6 0 0 0 -.55"/></filter>
<rect width="100%" height="100%" filter="url(#n)"/></svg>`;

class Stone {
  /** Address of the bitmap; null until it is drawn, and for good where there is no canvas. */
  tile: string | null = $state(null);
  readonly side = SIDE;
  #asked = false;

  draw(): void {
    if (this.#asked) return;
    this.#asked = true;
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = SIDE;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      canvas.toBlob((blob) => {
        if (blob) this.tile = URL.createObjectURL(blob);
      });
    };
    image.src = `data:image/svg+xml,${encodeURIComponent(NOISE)}`;
  }
}

export const stone = new Stone();
