/** The banners: colour and letter of each seat; the pattern goes with the colour. */
export const BANNERS: readonly string[] = ["crimson", "azure", "verdant", "goldleaf"];
export const LETTERS: readonly string[] = ["C", "A", "V", "G"];

export const bannerOf = (seat: number | null): string => (seat === null ? "" : (BANNERS[seat] ?? ""));
export const letterOf = (seat: number | null): string => (seat === null ? "" : (LETTERS[seat] ?? ""));
