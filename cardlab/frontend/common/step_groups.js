// Finds the groups of steps that are narrated together. Python sets `flows` for each step
// (cardlab/words/step_groups.py). Here a group also ends before a question and before a player's next turn.

/** @import {DrawnModel, Step} from "./types.d.ts" */

/** @typedef {Pick<Step, "flows" | "predict" | "who" | "action" | "events">} Flowing */

/** @param {Flowing} step */
const isAsked = ({predict}) => Boolean(predict);

/** @param {Flowing} step */
const moves = ({events}) => events.some(([kind]) => kind === "move");

/**
 * Tells whether a player who has moved cards in this group acts again after others. If so, a new turn begins.
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
 * Returns the number of steps shown once the group after step n has been shown.
 * @param {Flowing[]} steps
 * @param {number} n
 */
export function groupEnd(steps, n) {
  if (n >= steps.length) return steps.length;
  let end = n + 1;
  while (end < steps.length && steps[end - 1].flows && !isAsked(steps[end]) && !comesRound(steps, n, end)) end++;
  const rest = steps.slice(end);
  const along = rest.every((step) => step.flows === "either" && step.action === steps[n].action && !isAsked(step));
  return along ? steps.length : end;
}

/**
 * Returns the number of steps shown once the silent ones from n on, such as putting cards under a packet, have been
 * shown too.
 * @param {(Flowing & Pick<Step, "short" | "sentence">)[]} steps
 * @param {number} n
 */
export function pastSilent(steps, n) {
  let end = n;
  while (end < steps.length && !(steps[end].predict ?? steps[end].short ?? steps[end].sentence)) end++;
  return end;
}

/**
 * Returns the number of steps shown after each group: [2, 5, 6].
 * @param {Flowing[]} steps
 */
export function groupEnds(steps) {
  const ends = [];
  for (let n = 0; n < steps.length;) ends.push((n = groupEnd(steps, n)));
  return ends;
}

/**
 * Returns the models shown after n steps: those of the last step that has any, all of one kind.
 * @param {Step[]} steps
 * @param {number} n
 * @returns {DrawnModel[]}
 */
export function modelsAt(steps, n) {
  return steps.slice(0, n).findLast(({models, bares}) => models?.length || bares)?.models ?? [];
}
