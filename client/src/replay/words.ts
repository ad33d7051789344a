/** What is said around replays, records and keeping them. */
import { records, speaker } from "../words";

export const say = speaker(records);
