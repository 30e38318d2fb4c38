// Builds the stages of a lesson that are loaded on demand: all except the first one, Watch.

import {drawModelPanel} from "../models/model_panel.js";
import {investigate} from "./investigate.js";
import {onMatchAnswer, sender} from "../page/connection.js";
import {practise} from "./practise.js";
import {predict} from "./predict.js";
import {ticket} from "./exit_ticket.js";
import {ruleList} from "../stage/explanation.js";
import {Stage} from "../stage/stage.js";

/** @import {LessonStage, MatchStage, StageBuilder, StageContext} from "../common/types.d.ts" */

/**
 * @param {LessonStage | MatchStage} _
 * @param {StageContext} context
 */
function play(_, {words, signal, model, conclusion}) {
  const status = model.get("status");
  const log = model.get("log");
  const rules = () => [ruleList(log)];
  const table = new Stage(log, status, words, {signal, send: sender(model), rules, conclusion, draw: drawModelPanel});
  onMatchAnswer(model, signal, (answer) => table.hear(answer));
  return table.el;
}

/** @type {Record<string, StageBuilder>} by kind of stage */
export const BUILDERS = {investigate, play, practise, predict: /** @type {StageBuilder} */ (predict), ticket};
