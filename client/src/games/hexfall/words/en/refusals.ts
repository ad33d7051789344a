/** Why the rules of Hexfall refuse something, by the code of the refusal. */
export const words = {
  bad_shape: "That means nothing here.",
  stale: "That was meant for an earlier turn or question.",
  wrong_phase: "Not in this phase of the game.",
  offer_closed: "There is no such offer any more.",
  not_your_turn: "It is not your turn.",
  unknown_id: "There is no such place or piece.",
  not_holding: "You do not have that.",
  already_acted: "Used up for this turn.",
  wrong_count: "So many are not possible.",
  illegal_site: "There is no fitting place.",
  no_contact: "Out of reach.",
  peace: "In the first rounds no structure may be attacked.",
  not_playable: "It would change nothing now.",
  cannot_pay: "Your stores do not pay for it.",
  offer_limit: "You have made as many offers as a turn allows.",
  fleet_limit: "The sea holds no more ships.",
} as const;
