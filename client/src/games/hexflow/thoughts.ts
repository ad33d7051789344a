/** How each bot thinks. */
import { thoughts } from "./words";

export const thought = (bot: string): string => (thoughts.words as Record<string, string>)[bot] ?? "";
