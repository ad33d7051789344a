/** How each bot thinks, and what it has reached against the others, as measured on the usual board. */
import { fill } from "../../words";
import measured from "./measured.json";
import { thoughts } from "./words";

interface Reached {
  games: number;
  points: number;
  low: number;
  high: number;
  standing: number;
}

const percent = (part: number) => Math.round(100 * part);

function told(sentence: string, { games, points, low, high, standing }: Reached): string {
  if (!games) return "";
  return fill(sentence, {
    games,
    share: percent(points / games),
    low: percent(low),
    high: percent(high),
    standing: percent(standing / games),
  });
}

const records: Record<string, { duels: Reached; tables: Reached }> = measured.bots;

export function thought(bot: string): string {
  const { duels, tables, ...how }: Record<string, string> = thoughts.words;
  const record = records[bot];
  const reached = record ? [told(duels ?? "", record.duels), told(tables ?? "", record.tables)] : [];
  return [how[bot] ?? "", ...reached].filter(Boolean).join(" ");
}
