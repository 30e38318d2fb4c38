// Holds the two children who take turns at one screen (pair mode), or null. One answers, the other says whether they
// agree, and then the answer is checked. `lesson/pair.js` sets it; a child alone is asked nothing.

/** @type {{now: import("../lesson/pair.js").Pair | null}} */
export const PAIR = {now: null};

/**
 * Checks an answer at once, or, in a pair, when both children have spoken.
 * @param {string} said   in words
 * @param {() => void} check
 */
export function hearAnswer(said, check) {
  if (PAIR.now) PAIR.now.ask(said, check);
  else check();
}

/** Ends a question: the next one is for the other child. */
export function endTurn() {
  PAIR.now?.endTurn();
}
