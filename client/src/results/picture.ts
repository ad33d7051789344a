/** A board as a picture of its own: the SVG on the page with its looks written into it, so that it needs no page. */

const SHAPE = ["fill", "fill-opacity", "opacity", "stroke"];
const STROKE = ["stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linejoin", "stroke-linecap"];
const TEXT = ["font-family", "font-size", "font-weight", "text-anchor"];
/** What needs no word, because a picture looks so anyway. */
const PLAIN = new Set(["1", "none", "miter", "butt", "start", "auto"]);
/** What belongs to the page: its classes, and what it says to screen readers. */
const OF_THE_PAGE = /^(class|style|role|tabindex|aria-.*|data-.*)$/;

/** Dots across the longer side of a picture. */
const ACROSS = 1600;

function looksOf(element: Element): string[] {
  switch (element.tagName) {
    case "g":
      return ["opacity"];
    case "text":
      return [...SHAPE, ...TEXT];
    case "stop":
      return ["stop-color", "stop-opacity"];
    case "path":
    case "circle":
    case "rect":
      return [...SHAPE, ...(getComputedStyle(element).stroke === "none" ? [] : STROKE)];
    default:
      return [];
  }
}

/** Write into `copy` what `original` looks like on its page. */
function settle(copy: Element, original: Element): void {
  for (const name of copy.getAttributeNames()) if (OF_THE_PAGE.test(name)) copy.removeAttribute(name);
  const looks = getComputedStyle(original);
  for (const name of looksOf(original)) {
    const value = looks.getPropertyValue(name);
    // An unfilled shape must say so: without a word it would be black.
    if (value && (name === "fill" || !PLAIN.has(value))) copy.setAttribute(name, value);
  }
}

/** The picture as text, on the given ground. */
export function pictureOf(svg: SVGSVGElement, ground: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  for (const [i, element] of [copy, ...copy.querySelectorAll("*")].entries())
    settle(element, originals[i] as Element);
  // The grain is a bitmap of this page; the picture does without it.
  for (const grain of copy.querySelectorAll('pattern, [fill^="url"][fill*="stone"]')) grain.remove();
  const { x, y, width, height } = svg.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const back = document.createElementNS("http://www.w3.org/2000/svg", "path");
  back.setAttribute("d", `M${x} ${y}h${width}v${height}h${-width}Z`);
  back.setAttribute("fill", ground);
  copy.prepend(back);
  return new XMLSerializer().serializeToString(copy).replaceAll("<!---->", "");
}

/** The picture that is to be kept, on the ground of the page. */
const drawn = (svg: SVGSVGElement): Blob =>
  new Blob([pictureOf(svg, getComputedStyle(document.body).backgroundColor)], { type: "image/svg+xml" });

/** Keep the board as a drawing. */
export function keepSvg(svg: SVGSVGElement, name: string): void {
  download(drawn(svg), `${name}.svg`);
}

/** Keep the board as dots: as many across as a good screen shows. */
export async function keepPng(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = ACROSS / Math.max(width, height);
  const image = new Image();
  image.src = URL.createObjectURL(drawn(svg));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const pen = canvas.getContext("2d");
    if (pen) pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen?.fillRect(0, 0, canvas.width, canvas.height); // the drawing may end within the last dot
    pen?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!png) throw new Error("the canvas gave no picture");
    download(png, `${name}.png`);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Hand something to the reader as a file. */
function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
