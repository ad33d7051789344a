/** Was das Formular zu den Möglichkeiten von HEXFLOW sagt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/options";

export const words: Like<typeof en> = {
  mode: {
    label: "Spielart",
    help: "Jede hat ihr Brett, ihre Ziele und ihre Zahl von Spielern.",
    wrong: "Diese Spielart ist für eine andere Zahl von Spielern.",
    values: {
      race: "Wettlauf",
      battle: "Schlacht",
      tri2: "Dreieck zu zweit",
      tri3: "Dreieck zu dritt",
      team: "Zwei gegen zwei",
    },
  },
  dots: {
    label: "Punktfelder",
    help: "Der siegreiche Weg zählt mehr für jedes Punktfeld, durch das er läuft.",
  },
  strangle: {
    label: "Abschnüren",
    help: "Wer den anderen mit einem Stein ohne Linien den letzten möglichen Weg nimmt, hat gewonnen.",
    values: { null: "Wie in der Spielart üblich", true: "Gewinnt", false: "Gewinnt nicht" },
  },
  guards: {
    label: "Schutz",
    help: "Das letzte offene Ende darf niemand freiwillig schließen, und im Dreieck liegt kein Block neben einer Ecke.",
  },
  wildcard_block: {
    label: "Blöcke mit Linie",
    help: "Ein Block darf als Gerade, Winkel oder Bogen gelegt werden.",
  },
  open_hand: { label: "Offene Hände", help: "Alle sehen alle Steine." },
  first_choice: {
    label: "Wer beginnt",
    help: "Münze oder Würfel sagen, wer wählen darf.",
    values: {
      winner_chooses: "Wer das Los gewinnt, wählt",
      random: "Das Los entscheidet",
      seat_order: "Platz 1",
    },
  },
  strict_penalties: {
    label: "Strafen",
    help: "Was die Regeln ablehnen, wird gezählt. Das zweite Mal kostet zwei Minuten einer Bedenkzeit, das dritte die Partie.",
  },
  second_corner: {
    label: "Beide Ecken",
    help: "Auch die andere eigene Ecke lässt sich beginnen, ohne etwas zu berühren.",
  },
  tokens: { label: "Marken", help: "So viele Steine des Gegners darf jeder verdrängen." },
  tri_order: {
    label: "Reihenfolge",
    values: { rolled: "Wie gewürfelt", balanced: "III, I, II" },
  },
  tri_shared_victory: {
    label: "Geteilter Sieg",
    help: "Kommen zwei andere zugleich durch, zu verschiedenen Feldern der Mitte, gewinnen beide.",
  },
  tri_extra_tile: {
    label: "Achtzehnter Stein",
    values: { arrow: "Ein zweiter Pfeil", none: "Keiner: 17 Steine" },
  },
  partner_hands: { label: "Partner zeigen ihre Hand", help: "Jeder sieht die Steine des anderen." },
  onTimeout: {
    label: "Wenn die Zeit abläuft",
    values: { place: "Ein Stein wird zufällig gelegt", forfeit: "Die Partie ist verloren" },
  },
};
