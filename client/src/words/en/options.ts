/** What belongs to every table: labels and help of its settings, by key. */
import type { OptionWords } from "../../games/face";

export const words = {
  turnSeconds: {
    label: "Time for a turn",
    help: "Whoever has to choose gets so many seconds, each time anew.",
    values: { 0: "Off", 15: "15 s", 30: "30 s", 60: "60 s", 90: "90 s", 120: "120 s" },
  },
  onTimeout: {
    label: "When time runs out",
    values: {
      forfeit: "The move is given up",
      auto: "A good move is played",
      random: "A random move",
      out: "The seat is out",
    },
  },
  bestOf: {
    label: "Match",
    help: "The first to win more than half of so many games.",
    values: { 1: "One game", 3: "Best of 3", 5: "Best of 5", 7: "Best of 7" },
  },
  botSeconds: {
    label: "Bots think for",
    help: "At most so long about one move.",
    values: { 0.5: "½ s", 1: "1 s", 3: "3 s", 10: "10 s" },
  },
  onLeave: {
    label: "Whoever is gone for a minute",
    values: { bot: "A bot plays on", resign: "Resigns", out: "Is out" },
  },
  fillBots: {
    label: "Bots on seats that stay open",
    help: "When you begin without waiting for everybody. Without them these seats are left out.",
  },
  visibility: {
    label: "Who may find this table",
    values: { private: "Those with the link", public: "Everybody" },
  },
  practice: {
    label: "Practice",
    help: "All seats of this device are played openly, without handing it over.",
  },
} as const satisfies Record<string, OptionWords>;
