/** The stone and the letter of each seat: whose a tile is shows in both. */
export const STONES: readonly string[] = ["basalt", "limestone", "ash", "amber"];
export const LETTERS: readonly string[] = ["A", "B", "C", "D"];

export const stoneOf = (seat: number | null): string => (seat === null ? "" : (STONES[seat] ?? ""));
export const letterOf = (seat: number | null): string => (seat === null ? "" : (LETTERS[seat] ?? ""));
