/** What lobby and a refusal say of HEXFLOW; everything else is said at the table. */
import type { BotWords } from "../../../face";

const bots: Record<string, BotWords> = {};

export const words = {
  title: "HEXFLOW",
  pitch: "Carve one unbroken line across the tablet.",
  players: "2 to 4 players",
  bots,
  refusals: {
    game_over: "The game is over.",
    bad_action: "That is nothing one can do now.",
    not_your_turn: "It is not your turn.",
    not_in_hand: "This tile is not in your hand.",
    off_board: "There is no such cell on this board.",
    declare_required: "Say first what this tile shall be.",
    declare_not_allowed: "This tile is what it is.",
    displace_not_allowed: "Nothing can be displaced now.",
    first_not_on_corner: "Your first tile goes on a corner of yours.",
    occupied: "A tile lies here.",
    corner_dead: "Turn it: on a corner one of its lines has to lead onto the board.",
    displacer_type: "Only a Block or a Star-6 displaces.",
    no_target: "There is no tile here to displace.",
    own_target: "That tile is your own.",
    protected_corner: "Tiles on corners stay for good.",
    no_token: "You have no token left.",
    not_beside_own: "No tile of yours touches it.",
    too_fresh: "It has only just been laid: wait a turn.",
    not_adjacent: "No tile touches this cell.",
    lineless_on_corner: "On a corner a tile needs a line.",
    beside_corner: "A tile without a line may not lie beside a corner.",
    not_connected: "No line of it would meet another.",
    orphans: "A neighbour would lose its last connection.",
    seals: "That would close the last open end of the board.",
    pool_used: "You have drawn from the pool already.",
    corner_taken: "That corner is taken.",
  },
} as const;
