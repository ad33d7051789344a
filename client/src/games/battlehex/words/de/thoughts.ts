/** Wie jeder Bot denkt, für alle, die es wissen wollen. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/thoughts";

export const words: Like<typeof en> = {
  recruit:
    "Meist nimmt er ein Feld auf einem seiner kürzesten Wege hinüber, sonst irgendein leeres. Im klassischen Hex spielt er vor jedem Zug ein paar Dutzend Partien zu Ende.",
  corporal:
    "Nimmt das Dutzend Felder, auf das es am meisten ankommt, und spielt die Runde immer wieder durch, wobei beide Seiten dazulernen; dann hält er sich an das, was gut ging. Im klassischen Hex: Hunderte von Partien.",
  captain:
    "Sieht das Brett als Netz aus Drähten, misst, wie gut die Ränder jeder Seite verbunden sind, und nimmt das Feld, auf dem ein Stein daran am meisten ändert. Im klassischen Hex: Tausende von Partien.",
  general:
    "Stellt jede Paarung der acht wichtigsten Felder in einer Tafel zusammen und findet die Mischung, die sich am wenigsten ausnutzen lässt; dann würfelt er. Im klassischen Hex denkt er so lange, wie der Tisch erlaubt.",
};
