import type { Word } from "../words";

/** The word of the hour, by the local clock. */
export function greeting(hour: number): Word {
  if (hour >= 5 && hour < 12) return "goodMorning";
  if (hour >= 12 && hour < 18) return "goodAfternoon";
  return "goodEvening";
}
