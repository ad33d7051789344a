/** What belongs to every table: labels and help of its settings, by key. */
import type { OptionWords } from "../../games/face";

export const words = {
  clock: {
    label: "Clock",
    help: "While it is nobody's turn, or the server is down, no clock runs.",
    values: { off: "None", turn: "For each turn", bank: "For the whole game", days: "Days for a move" },
  },
  turnSeconds: {
    label: "Time for a turn",
    help: "Whoever has to choose gets so many seconds, each time anew.",
    values: { 15: "15 s", 30: "30 s", 60: "60 s", 90: "90 s", 120: "120 s" },
  },
  bankSeconds: {
    label: "Time for the game",
    help: "Each seat has so much for all its turns together.",
    values: {
      60: "1 min",
      180: "3 min",
      300: "5 min",
      600: "10 min",
      900: "15 min",
      1800: "30 min",
      3600: "60 min",
    },
  },
  incrementSeconds: {
    label: "More for each turn",
    help: "What a turn adds to the time that is left. Without it, who has none left is too late every time.",
    values: { 0: "Nothing", 2: "2 s", 3: "3 s", 5: "5 s", 10: "10 s", 15: "15 s", 30: "30 s" },
  },
  moveDays: {
    label: "Days for a move",
    help: "Nobody need be here meanwhile.",
    values: { 1: "1 day", 2: "2 days", 3: "3 days", 5: "5 days", 7: "7 days", 14: "14 days" },
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
    label: "Whoever is gone",
    help: "Gone is who has no line for a minute.",
    values: { bot: "A bot plays on", wait: "The seat waits", resign: "Resigns", out: "Is out" },
  },
  standIn: {
    label: "Who plays on",
    help: "Whoever comes back takes the seat back at once.",
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
