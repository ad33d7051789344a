/** Wie jeder Bot denkt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/thoughts";

export const words: Like<typeof en> = {
  squire:
    "Er wägt ab wie der Verwalter, nimmt aber jeden Wert mit einer Zahl zwischen einhalb und eineinhalb mal, die er jedes Mal neu zieht. Er bietet keinen Tausch an und lässt Garnisonen ab zwei in Ruhe.",
  steward:
    "Für jede Ecke zählt er zusammen, was die Würfel dort bringen, was ihm noch fehlt, und Handelsplätze. Er kauft, was von den erreichbaren Zielen am meisten wert ist, mit seinen Karten und echtem Überschuss bei der Bank, greift an, wo die genaue Rechnung einen lohnenden Sieg ergibt, und hält Garnisonen so stark, wie die Bedrohung es verlangt.",
};
