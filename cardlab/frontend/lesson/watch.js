// The stage in which a match is watched, with its models below.

import {ModelPanel} from "../models/model_panel.js";
import {Replay} from "../match/replay.js";

/** @import {MatchStage, StageContext} from "../common/types.d.ts" */

/**
 * @param {MatchStage} stage
 * @param {StageContext} context
 */
export function watch({log, begins}, {words, signal, conclusion, kept}) {
  const onStep = (/** @type {number} */ n) => {
    beside.show(n);
    kept.set("watch", {n});
    if (n === log.steps.length) conclusion.show();
  };
  const onBack = (/** @type {number} */ n) => beside.back(n);
  const beside = new ModelPanel(log.steps, words, {signal, table: () => replay.table.el});
  const replay = new Replay(log, words, {signal, start: kept.counts("watch").n ?? begins, onStep, onBack});
  replay.foot.append(conclusion.el);
  replay.el.append(beside.el);
  return replay.el;
}
