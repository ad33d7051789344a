/** A board as a picture of its own: the SVG on the page with its looks written into it, so that it needs no page. */

const SHAPE = ["fill", "fill-opacity", "opacity", "stroke"];
const STROKE = ["stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linejoin", "stroke-linecap"];
const TEXT = ["font-family", "font-size", "font-weight", "text-anchor"];
/** What needs no word, because a picture looks so anyway. */
const PLAIN = new Set(["1", "none", "miter", "butt", "start", "auto"]);
/** What belongs to the page: its classes, and what it says to screen readers. */
const OF_THE_PAGE = /^(class|style|role|tabindex|aria-.*|data-.*)$/;

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

/** Hand a text to the reader as a file. */
export function download(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
