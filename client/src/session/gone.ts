import type { TableSeat } from "../net/messages";

/** The seats without which the others may end the game at `now` (ms, the server's time). */
export const gone = (seats: readonly TableSeat[], now: number): TableSeat[] =>
  seats.filter(({ goneAt }) => goneAt !== null && Date.parse(goneAt) <= now);
