/** What was agreed about a table, in the words of its setup form. */
import type { GameFace, OptionWords } from "../games/face";
import type { TableInfo } from "../net/messages";
import { t } from "../words";
import { tableOptions } from "../words/setup";

const TABLE = ["turnSeconds", "bestOf", "visibility"] as const;

function said(words: OptionWords, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return words.values?.[String(value)] ?? String(value);
}

/** Label and value of the game's options, then of the table's settings that always mean something. */
export function terms(table: TableInfo, face: GameFace): [string, string][] {
  const own = Object.entries(table.options).flatMap(([key, value]): [string, string][] => {
    const words = face.options[key];
    return words ? [[words.label, said(words, value)]] : [];
  });
  const common = TABLE.flatMap((key): [string, string][] => {
    const words = tableOptions[key];
    return words ? [[words.label, said(words, table.settings[key])]] : [];
  });
  return [...own, ...common];
}
