// Holds the two children who take turns at one screen (pair mode), or null. One answers, the other says whether they
// agree, and then the answer is checked. `lesson/pair.js` sets it; a child alone is asked nothing.

/**
 * The pair, if there is one. While it is still being loaded, an answer waits, or it would count for the first child.
 * @type {{now: import("../lesson/pair.js").Pair | null, isComing: boolean, waiting: (() => void) | null}}
 */
export const PAIR = {now: null, isComing: false, waiting: null};

/** Checks the answer that has waited, now that the pair has been loaded, or can't be. */
export function settlePair() {
  const {waiting} = PAIR;
  Object.assign(PAIR, {isComing: false, waiting: null});
  waiting?.();
}

/**
 * Checks an answer at once, or, in a pair, when both children have spoken.
 * @param {string} said   in words
 * @param {() => void} check
 */
export function hearAnswer(said, check) {
  if (PAIR.isComing) PAIR.waiting = () => hearAnswer(said, check);
  else if (PAIR.now) PAIR.now.ask(said, check);
  else check();
}

/** Ends a question: the next one is for the other child. */
export function endTurn() {
  PAIR.now?.endTurn();
}
