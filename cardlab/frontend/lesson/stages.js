// What the stages of a lesson show after the first. A page of files loads this when one of them is opened.

import {drawModelPanel} from "../models/model_panel.js";
import {investigate} from "./investigate.js";
import {hear, sender} from "../page/connection.js";
import {PlayTable} from "../match/play.js";
import {practise} from "./practise.js";
import {predict} from "./predict.js";
import {BetTable} from "../match/bets.js";
import {ticket} from "./ticket.js";

/** @import {LessonStage, MatchStage, StageBuilder, StageContext} from "../common/types.d.ts" */

/**
 * @param {LessonStage | MatchStage} _
 * @param {StageContext} context
 */
function play(_, {words, signal, model, conclusion}) {
  const status = model.get("status");
  const options = {signal, send: sender(model)};
  const onEnd = (/** @type {boolean} */ ended) => (ended ? conclusion.show() : conclusion.hide());
  const table = status.bets
    ? new BetTable(status, words, {...options, onEnd, draw: drawModelPanel})
    : new PlayTable(model.get("log"), status, words, {...options, conclusion, draw: drawModelPanel});
  hear(model, signal, (answer) => table.hear(answer));
  return table.el;
}

/** @type {Record<string, StageBuilder>} by the kinds of the stages */
export const STAGES = {investigate, play, practise, predict: /** @type {StageBuilder} */ (predict), ticket};
