/** The sentences of refusals, by the server's codes. */
export const problems: Record<string, string> = {
  offline: "The server does not answer. Try again in a moment.",
};
