/** Battle Hex as the lobby knows it; the table comes when it is asked for. */
import type { GameFace } from "../face";
import Art from "./Art.svelte";
import Mark from "./Mark.svelte";
import type { View } from "./types";
import { isKey, say } from "./words";

export const face: GameFace = {
  id: "battlehex",
  title: say("title"),
  pitch: say("pitch"),
  players: say("players"),
  accent: "battle",
  Art,
  Mark,
  options: {
    mode: {
      label: say("optMode"),
      help: say("optModeHelp"),
      values: { battle: say("optModeBattle"), classic: say("optModeClassic") },
    },
    size: { label: say("optSize"), help: say("optSizeHelp") },
    forfeitLimit: { label: say("optForfeit"), help: say("optForfeitHelp") },
    firstColour: {
      label: say("optFirst"),
      values: { random: say("optFirstRandom"), red: say("red"), black: say("black") },
    },
    swap: { label: say("optSwap"), help: say("optSwapHelp") },
    onTimeout: {
      label: say("optTimeout"),
      values: { forfeit: say("optTimeoutForfeit"), random: say("optTimeoutRandom") },
    },
  },
  refusal: (code) => (isKey(code) ? say(code) : null),
  bots: {
    recruit: { name: say("recruit"), character: say("recruitText"), thinks: say("recruitThinks") },
    corporal: { name: say("corporal"), character: say("corporalText"), thinks: say("corporalThinks") },
    captain: { name: say("captain"), character: say("captainText"), thinks: say("captainThinks") },
    general: { name: say("general"), character: say("generalText"), thinks: say("generalThinks") },
  },
  sides: ({ firstColour }) =>
    firstColour === "red" ? ["red", "black"] : firstColour === "black" ? ["black", "red"] : ["", ""],
  colours: (view) => (view as View).colours,
  learn: async () => (await import("./HowTo.svelte")).default,
  guide: async () => (await import("./guide")).guide,
  table: async () => (await import("./table")).table,
};
