/** What the settings say, in English. They come over the wire when they are first opened. */
import { fill } from "../words";

const words = {
  theme: "Light",
  themeSystem: "As the system",
  themeDark: "Dark",
  themeLight: "Light",
  patterns: "Strong patterns",
  patternsHelp: "Signs and patterns stand out, so that nobody has to go by colour.",
  speed: "Speed of motion",
  slow: "Slow",
  usual: "Usual",
  quick: "Quick",
  none: "None",
  speedHelp: "Without motion, every move shows its end at once.",
  calm: "Reduced motion",
  calmSystem: "As the system",
  calmYes: "Always",
  calmNo: "Never",
  sound: "Sound",
  volume: "Volume",
  loud: "{level} of 10",
  confirm: "Confirm my moves",
  confirmHelp: "A cell you pick waits for the primary action.",
} as const;

export const say = (word: keyof typeof words, params?: Record<string, string | number>): string =>
  fill(words[word], params);
