// Finds the groups of steps that are narrated together. Python sets `flows` of a step (cardlab/words/step_groups.py);
// here a group also ends before a question, and where a player's next turn begins.

/** @import {Step} from "./types.d.ts" */

/** @typedef {Pick<Step, "flows" | "predict" | "who" | "action" | "events">} Flowing */

/** @param {Flowing} step */
const isAsked = ({predict}) => Boolean(predict);

/** @param {Flowing} step */
const moves = ({events}) => events.some(([kind]) => kind === "move");

/**
 * Whether a player comes round again who has moved cards since then: that is another turn.
 * @param {Flowing[]} steps
 * @param {number} from
 * @param {number} at
 */
function comesRound(steps, from, at) {
  const {who, action} = steps[at];
  const own = (/** @type {Flowing} */ step) => step.who === who && step.action < action && moves(step);
  return who !== null && who !== "all" && steps.slice(from, at).some(own);
}

/**
 * How many steps have been told after the group that follows n of them.
 * @param {Flowing[]} steps
 * @param {number} n
 */
export function groupEnd(steps, n) {
  if (n >= steps.length) return steps.length;
  let end = n + 1;
  while (end < steps.length && steps[end - 1].flows && !isAsked(steps[end]) && !comesRound(steps, n, end)) end++;
  const rest = steps.slice(end);
  const along = rest.every((step, i) => step.flows === "either" && !isAsked(step) && !comesRound(steps, n, end + i));
  return along ? steps.length : end;
}

/**
 * After how many steps each group ends: [2, 5, 6].
 * @param {Flowing[]} steps
 */
export function groupEnds(steps) {
  const ends = [];
  for (let n = 0; n < steps.length;) ends.push((n = groupEnd(steps, n)));
  return ends;
}
