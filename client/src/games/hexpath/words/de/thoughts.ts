/** Wie jeder Bot denkt, und was er gegen die anderen erreicht hat. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/thoughts";

export const words: Like<typeof en> = {
  tortoise:
    "Sie fragt bei jeder Möglichkeit, wie viele von neun Plättchen, in jeder Drehung, sie danach noch am Leben ließen. Freies Land zählt ein wenig dazu, und für jeden Pfad, der vor demselben Feld wartet, geht die Hälfte ab.",
  magpie:
    "Sie schaut ihre zwölf Möglichkeiten an und legt die mit den meisten Punkten; eine, mit der sie ausscheidet, nur wenn alle so sind. Das ist alles.",
  spider:
    "Wie die Elster, aber ein Plättchen ist ihr neben Feldern, in denen sie oft war, mehr wert: Dort würde die nächste Schleife sich lohnen.",
  hawk: "Einen anderen Pfad aus dem Spiel zu bringen, ist ihm vierzig Punkte wert, und jedes Feld näher an einem anderen zwei; die eigenen Punkte zählen nur halb. Was er anderen überlässt, rechnet er gegen sich, und gern trägt er andere dorthin, wo sie kaum wieder wegkommen.",
  fox: "Er stellt sich sechs Welten vor: zwei Plättchen für den nächsten Gegner, eins mehr für sich. In jeder antwortet der Gegner, so gut er kann, dann der Fuchs. Gelegt wird, was im Schnitt am besten abschneidet.",
  owl: "Sie spielt die nächsten zwei Runden hin und her, hundertmal und öfter, mit erdachten Plättchen und lauter Gegnern, die nehmen, was sie kriegen. Was gut ging, versucht sie öfter; was sie am häufigsten versucht hat, legt sie.",
  duels:
    "Gemessen in {games} Duellen mit den anderen: {share} % gewonnen (der wahre Anteil liegt mit einer Sicherheit von 95 % zwischen {low} und {high} %).",
  tables:
    "An Tischen zu sechst: {share} % gewonnen, und in {standing} % war der Pfad am Ende nicht ausgeschieden.",
};
