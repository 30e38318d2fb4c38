// The stage of a lesson in which the learner watches a match.

import {drawModelPanel} from "../models/model_panel.js";
import {Replay} from "../stage/replay.js";

/** @import {MatchStage, StageContext} from "../common/types.d.ts" */

/**
 * @param {MatchStage} stage
 * @param {StageContext} context
 */
export function watch({log, begins}, {words, signal, conclusion, progress, atRestart}) {
  const start = progress.counts("watch").n ?? begins;
  const onStep = (/** @type {number} */ n) => progress.set("watch", {n});
  const replay = new Replay(log, words, {signal, start, begins, onStep, draw: drawModelPanel, conclusion});
  atRestart.push(() => replay.go(replay.first, {animate: false}));
  return replay.el;
}
