/** The chosen speed, for all that CSS moves: whatever begins to move is given the rate, its delay included. */

/** Everything on the page moves `rate` times as fast from now on; returns how to stop that. */
export function moveAt(rate: number): () => void {
  const pace = (to: number) => {
    for (const motion of document.getAnimations()) motion.playbackRate = to;
  };
  const begin = () => pace(rate);
  begin();
  // A motion begins when an element comes or changes, or by itself where the pointer or the focus goes.
  const watching = new MutationObserver(begin);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.addEventListener("transitionrun", begin);
  return () => {
    watching.disconnect();
    document.removeEventListener("transitionrun", begin);
    pace(1);
  };
}
