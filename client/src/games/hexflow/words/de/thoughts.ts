/** Wie jeder Bot denkt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/thoughts";

export const words: Like<typeof en> = {
  drip: "Er greift zufällig sechs seiner Züge heraus und macht den, nach dem seinem eigenen Weg die wenigsten Felder fehlen. Dass noch jemand da ist, weiß er nicht.",
  brook:
    "Er wägt bei jedem Zug, wie viele Felder allen noch fehlen, wie nah ihre Netze gekommen sind und wer als Nächstes gewinnen könnte, mit Steinen, die auf der Hand sein mögen. Dann legt er den besten.",
  weir: "Zu den zwölf Zügen, die dem Bach am besten gefielen, sieht es in acht erdachten Händen nach, was darauf zu antworten wäre, und macht den, der im Schnitt am meisten übrig lässt.",
  delta:
    "Die zwölf Züge, die nach einem kurzen Blick auf die Antworten am besten aussehen, spielt es acht Züge weiter, oder bis zum Ende, wenn das nah ist, wieder und wieder, mit Händen, die es sich aus dem denkt, was noch niemand gelegt hat. Was gut geht, versucht es öfter; was im Schnitt am besten geht, macht es.",
};
