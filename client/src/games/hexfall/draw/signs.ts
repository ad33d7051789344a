/** Drawings as path data. Those of the chart count in radii of a tile, the others on a square of 24 or 30 units. */
import type { Coin, Piece, Terrain } from "../types";

/** Signs of resources and Gold, stroked, 24 units square. */
export const SIGNS: Record<Coin, string> = {
  timber: "M4.5 19.5 17 7M8 21.5 20.5 9M4.5 19.5l3.5 2M17 7l3.5 2",
  brick: "M3 8.5h18v7.5H3zM9.5 8.5V16M15.5 8.5v3.5M3 12h18",
  wool: "M6.5 10A3.2 3.2 0 0 1 11 7a3.5 3.5 0 0 1 6 2.2 2.9 2.9 0 0 1 0 5.8H7a2.9 2.9 0 0 1-.5-5zM9 15v4M15 15v4",
  grain:
    "M12 21V8.5M12 12q-4 0-4-4 4 0 4 4zM12 12q4 0 4-4-4 0-4 4zM12 17q-4 0-4-4 4 0 4 4zM12 17q4 0 4-4-4 0-4 4zM12 8q-2-2.4 0-5 2 2.6 0 5z",
  ore: "M4 17l3-8 6-3 6 4 1 7-7 3zM7 9l5.5 4 6.5-3M12.5 13l.5 7",
  gold: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8l4 4-4 4-4-4z",
};

/** Signs of what can be bought, stroked, 30 units square. */
export const GLYPHS: Record<Piece | "army" | "card", string> = {
  road: "M5 24 25 6",
  town: "M7 24V14l8-8 8 8v10z",
  upgrade: "M5 24V8h4v4h4V8h4v4h4V8h4v16zM15 21v-7",
  wall: "M4 24V10h5v4h4v-4h4v4h4v-4h5v14z",
  harbor: "M15 5v19M6 17q0 8 9 8 9 0 9-8M10 10h10",
  ship: "M4 19h22l-4 6H8zM15 18V5q9 4 7 11h-7",
  army: "M8 6h14v9q0 7-7 10-7-3-7-10z",
  card: "M8 4h14v22H8zM12 11h6M12 15h6",
};

/** What stands on land, filled, in radii: town, city, citadel, metropolis. */
export const SETTLEMENTS: readonly string[] = [
  "M-.26.24V-.05L0-.3.26-.05V.24z",
  "M-.36.26V-.12L-.17-.31.02-.12V-.02H.36V.26z",
  "M-.38.28V-.31H-.22V-.19H-.09V-.31H.09V-.19H.22V-.31H.38V.28z",
  "M-.43.28V-.17H-.24V-.42L0-.61.24-.42V-.17H.43V.28z",
];
export const CROWN = "M-.23-.34V-.55L-.1-.45 0-.59.1-.45.23-.55V-.34z";
export const HARBOR = "M-.3.12H.3V.22H-.3zM-.2.22V.36M.2.22V.36M-.07.12V-.2H.07V.12M-.14-.2H.14";
export const SHIELD = "M-.21-.21H.21V.04Q.21.21 0 .3-.21.21-.21.04z";
export const HULL = "M-.36.13H.36L.23.32H-.23z";
export const SAIL = "M0 .12V-.36M.03-.33Q.33-.15.26.08H.03z";
export const TENT = "M0-.38.36.26H-.36z";
export const PIRATE_HULL = "M-.34.16H.34L.22.34H-.22z";
export const PIRATE_SAIL = "M-.26-.36H.26Q.18-.12.28.12H-.28Q-.18-.12-.26-.36z";
export const FISH = "M-.3 0Q-.06-.24.15 0L.3-.12V.12L.15 0Q-.06.22-.3 0z";
export const WHALE =
  "M-.36.08Q-.33-.22 0-.2.27-.17.33-.04L.42-.2M.33-.04.45-.08Q.42.14.12.12H-.2Q-.33.12-.36.08zM-.15-.24V-.34";
export const CANAL = "M-.8-.12Q-.6-.3-.4-.12T0-.12.4-.12.8-.12M-.8.12Q-.6-.06-.4.12T0 .12.4.12.8.12";
/** Up, over a settlement that can grow. */
export const ARROW = "M0-.78.24-.5H.1V-.34H-.1V-.5H-.24z";

const at = (path: (x: number, y: number, size: number) => string, ...spots: [number, number, number][]) =>
  spots.map(([x, y, size]) => path(x, y, size)).join("");
const n = (value: number) => Math.round(value * 1000) / 1000;

const fir = (x: number, y: number, h: number) =>
  `M${n(x)} ${n(y - h * 0.55)}L${n(x + h * 0.42)} ${n(y + h * 0.4)}H${n(x - h * 0.42)}ZM${n(x)} ${n(y + h * 0.4)}v.09`;
const mound = (x: number, y: number, w: number) =>
  `M${n(x - w)} ${n(y + 0.1)}Q${n(x)} ${n(y - 0.3)} ${n(x + w)} ${n(y + 0.1)}M${n(x - 0.1)} ${n(y + 0.1)}Q${n(x)} ${n(y - 0.06)} ${n(x + 0.1)} ${n(y + 0.1)}`;
const tuft = (x: number, y: number, w: number) =>
  `M${n(x - w)} ${n(y - 0.08)}L${n(x)} ${n(y + 0.06)}L${n(x + w)} ${n(y - 0.08)}M${n(x)} ${n(y + 0.06)}V${n(y - 0.12)}`;
const peak = (x: number, y: number, s: number) =>
  `M${n(x - s * 0.8)} ${n(y + s * 0.5)}L${n(x)} ${n(y - s * 0.6)}L${n(x + s * 0.8)} ${n(y + s * 0.5)}M${n(x)} ${n(y - s * 0.6)}L${n(x + s * 0.18)} ${n(y + s * 0.1)}L${n(x + s * 0.02)} ${n(y + s * 0.5)}`;
const furrow = (x: number): string => {
  const reach = 0.72 - Math.abs(x) * 0.58;
  if (Math.abs(x) >= 0.5) return `M${x} -.36V.36`;
  return `M${x} ${n(-reach)}V-.4M${x} .4V${n(reach)}`;
};
const dune = (y: number) => `M-.56 ${y}q.28-.22.56 0t.56 0`;

/** What is engraved on a tile, kept clear of its number: read without colour. */
export const ENGRAVED: Record<Terrain, string> = {
  forest: at(
    fir,
    [-0.5, -0.28, 0.3],
    [-0.17, -0.5, 0.34],
    [0.2, -0.5, 0.34],
    [0.52, -0.28, 0.3],
    [-0.58, 0.38, 0.26],
    [0.58, 0.38, 0.26],
  ),
  hills: at(
    mound,
    [-0.34, -0.44, 0.24],
    [0.34, -0.44, 0.24],
    [-0.6, 0.1, 0.24],
    [0.6, 0.1, 0.24],
    [-0.3, 0.56, 0.24],
    [0.3, 0.56, 0.24],
  ),
  pasture: at(
    tuft,
    [-0.36, -0.5, 0.1],
    [0.1, -0.6, 0.1],
    [0.44, -0.36, 0.1],
    [-0.62, -0.08, 0.1],
    [0.64, 0.1, 0.1],
    [-0.5, 0.42, 0.1],
    [0.02, 0.62, 0.1],
    [0.46, 0.46, 0.1],
  ),
  field: [-0.66, -0.44, -0.22, 0, 0.22, 0.44, 0.66].map(furrow).join(""),
  mountain: at(
    peak,
    [-0.3, -0.42, 0.34],
    [0.26, -0.5, 0.4],
    [-0.6, 0.28, 0.24],
    [0.6, 0.28, 0.24],
    [0, 0.66, 0.2],
  ),
  desert: [-0.4, 0, 0.4].map(dune).join(""),
};

/** Strokes that are broken. */
export const BROKEN: Partial<Record<Terrain, string>> = { field: ".12 .07", desert: ".01 .1" };
/** The letter of a terrain is that of what it pays. */
export const LETTER: Record<Terrain, string> = {
  forest: "T",
  hills: "B",
  pasture: "W",
  field: "G",
  mountain: "O",
  desert: "D",
};
