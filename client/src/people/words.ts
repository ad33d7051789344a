/** How the page about oneself speaks. */
import { people, speaker } from "../words";

export const say = speaker(people);
