/** What the page without a line says. */
export const words = {
  title: "The line is down",
  text: "Games stay as they are. This page goes on by itself as soon as the house answers.",
  again: "Try again",
} as const;
