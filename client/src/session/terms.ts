/** What was agreed about a table, in the words of its setup form. */
import type { Offer } from "../catalogue";
import type { OptionWords } from "../games/face";
import { clockWords } from "../lobby/clock";
import type { TableInfo } from "../net/messages";
import { fieldsOf, shown } from "../setup/schema";
import { options, t } from "../words";

const TABLE = ["bestOf", "visibility"] as const;

function said(words: OptionWords, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (Array.isArray(value)) return value.map((one) => said(words, one)).join(", ");
  return words.values?.[String(value)] ?? String(value);
}

/** A promise in as many digits as people compare. */
export const shortly = (commit: string): string => `${commit.slice(0, 8)} … ${commit.slice(-8)}`;

/** Label and value of the game's options, then of what belongs to the table. */
export function terms(
  table: TableInfo,
  { info }: Offer,
  wordsOf: (option: string) => OptionWords | undefined,
): [string, string][] {
  const own = shown(fieldsOf(info.optionsSchema), table.options).flatMap(
    ({ key, first }): [string, string][] => {
      const words = wordsOf(key);
      return words ? [[words.label, said(words, table.options[key] ?? first)]] : [];
    },
  );
  const common = TABLE.flatMap((key): [string, string][] => {
    const words: OptionWords = options.words[key];
    return [[words.label, said(words, table.settings[key])]];
  });
  const clock: [string, string] = [
    options.words.clock.label,
    clockWords(table.settings) ?? options.words.clock.values.off,
  ];
  return [...own, clock, ...common, [t("promise"), shortly(table.commit)]];
}
