// The status of a match for the learner: what is allowed while a step is still being told, and how the match ended.

import {fill} from "../common/locale.js";

/** @import {MatchSetting, Status, Words} from "../common/types.d.ts" */

/**
 * What may be done while something is told.
 * @type {Pick<
 *   Status, "reckoned" | "forced" | "actions" | "refused" | "order" | "quick" | "choice" | "asks" | "coach" | "outcome"
 *   | "predictions"
 * >}
 */
export const NOTHING = {
  reckoned: null,
  forced: false,
  actions: [],
  refused: [],
  order: null,
  quick: null,
  choice: {zones: [], several: false, numbers: {}, byRank: false},
  asks: [],
  coach: false,
  outcome: null,
  predictions: null,
};

/**
 * @param {string} seat
 * @param {Pick<MatchSetting, "seats">} stage
 */
export function nameOf(seat, {seats}) {
  return seats.find((other) => other.seat === seat)?.name ?? seat;
}

/**
 * How a match has ended, as its learner is told.
 * @param {string} outcome
 * @param {Pick<MatchSetting, "seats" | "viewer" | "lang">} stage
 * @param {Words} words
 */
export function resultOf(outcome, stage, words) {
  if (outcome === "draw" || outcome === "unfinished") return words[outcome];
  if (outcome === stage.viewer) return words.you_win;
  const names = outcome.split(" ").map((seat) => nameOf(seat, stage));
  const player = new Intl.ListFormat(stage.lang).format(names);
  return fill(words, names.length > 1 ? words.winners : words.winner, {player});
}
