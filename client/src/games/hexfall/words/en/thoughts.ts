/** How each bot thinks. */
export const words = {
  squire:
    "It weighs as Steward does, but multiplies every value with a number between a half and one and a half that it draws anew each time. It proposes no trades and leaves garrisons of two and more alone.",
  steward:
    "For each corner it adds up what the dice will pay there, what it does not have yet, and ports. It buys what is worth most among the goals that it can reach with its cards and true surplus at the bank, attacks where the exact count says that it wins and is worth it, and keeps garrisons as strong as the threat asks for.",
} as const;
