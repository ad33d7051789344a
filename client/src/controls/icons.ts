/** Line icons on a 24-unit square, stroked in the current colour. */
export const ICONS = {
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  gear: "M12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6",
  help: "M9 9.2a3 3 0 1 1 4.6 2.5c-1.1.7-1.6 1.2-1.6 2.4M12 17.4v.1",
  undo: "M4.5 9H14a5 5 0 0 1 0 10H8.5M4.5 9l4-4M4.5 9l4 4",
  rotate: "M19 12a7 7 0 1 1-2.1-5L19 9M19 4v5h-5",
  flip: "M5 8.5h12.5l-3-3M19 15.5H6.5l3 3",
  log: "M5 6.5h14M5 12h14M5 17.5h9",
  chat: "M4 5h16v11H10.5L6.5 20v-4H4z",
  eye: "M2.5 12S6 6.2 12 6.2 21.5 12 21.5 12 18 17.8 12 17.8 2.5 12 2.5 12zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8",
  link: "M9.2 14.8l5.6-5.6M8 12l-2.9 2.9a2.8 2.8 0 0 0 4 4L12 16M16 12l2.9-2.9a2.8 2.8 0 0 0-4-4L12 8",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  board: "M12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
  play: "M7.5 4.5v15l11-7.5z",
  pause: "M8.5 5v14M15.5 5v14",
  check: "M5 13l4 4L19.5 6.5",
  cross: "M6 6l12 12M18 6L6 18",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12.5V20h14v-7.5",
  flag: "M6 21V4M6 4.5h11l-2.5 4 2.5 4H6",
  people:
    "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3.5 19a5.5 5.5 0 0 1 11 0M16 6a2.6 2.6 0 1 1 0 5.2M17.5 13.6a5 5 0 0 1 3 5.4",
} as const;

export type IconName = keyof typeof ICONS;
