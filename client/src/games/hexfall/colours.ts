/** The banners by seat: the name of a colour begins with the letter of its seat; the pattern goes with the colour. */
export const BANNERS: readonly string[] = ["crimson", "azure", "verdant", "goldleaf"];

export const bannerOf = (seat: number | null): string => (seat === null ? "" : (BANNERS[seat] ?? ""));
export const letterOf = (seat: number | null): string => bannerOf(seat).charAt(0).toUpperCase();
