// The stage in which a match is watched, with its models below.

import {Beside} from "./beside.js";
import {Replay} from "./replay.js";

/** @import {LessonContext, MatchStage} from "./types.d.ts" */

/**
 * @param {MatchStage} stage
 * @param {LessonContext} context
 */
export function watch({log}, {words, signal}) {
  const beside = new Beside(log.steps, words, {signal, table: () => replay.table.el});
  const replay = new Replay(log, words, {signal, onStep: (n) => beside.show(n)});
  replay.el.append(beside.el);
  return replay.el;
}
