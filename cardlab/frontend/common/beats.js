// What is told in one breath: Python says of a step with which other one it is told, and the page walks along.

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
 * How many steps have been told when that is told which follows n of them.
 * @param {Flowing[]} steps
 * @param {number} n
 */
export function beatEnd(steps, n) {
  if (n >= steps.length) return steps.length;
  let end = n + 1;
  while (end < steps.length && steps[end - 1].flows && !isAsked(steps[end]) && !comesRound(steps, n, end)) end++;
  const rest = steps.slice(end);
  const along = rest.every((step, i) => step.flows === "either" && !isAsked(step) && !comesRound(steps, n, end + i));
  return along ? steps.length : end;
}

/**
 * After how many steps the learner goes on: [2, 5, 6].
 * @param {Flowing[]} steps
 */
export function beatEnds(steps) {
  const ends = [];
  for (let n = 0; n < steps.length;) ends.push((n = beatEnd(steps, n)));
  return ends;
}
