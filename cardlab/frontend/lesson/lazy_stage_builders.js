// Builds the stages of a lesson that are loaded on demand: all except the first one, Watch.

import {endTurn, hearAnswer} from "../common/pair_mode.js";
import {drawModelPanel} from "../models/model_panel.js";
import {investigate} from "./investigate.js";
import {onMatchAnswer, sender} from "../page/connection.js";
import {practise} from "./practise.js";
import {predict} from "./predict.js";
import {ticket} from "./exit_ticket.js";
import {ruleList} from "../stage/explanation.js";
import {Stage} from "../stage/stage.js";

/** @import {LessonStage, MatchStage, StageBuilder, StageContext, Status} from "../common/types.d.ts" */

/** A match that waits with an answer, such as a sum, until both children of a pair have spoken. */
class PairedStage extends Stage {
  /**
   * @override
   * @type {Stage["play"]}
   */
  play(action, prediction) {
    const said = answerIn(action, this.match.status);
    const check = () => super.play(action, prediction);
    if (said && !this.exchange.isFree) return; // a second press while the answer is on its way
    if (!said) check();
    else {
      hearAnswer(said, () => {
        check();
        endTurn();
      });
    }
  }
}

/**
 * Returns the answer in an action, in words: "p1 play 5d total 5 food soda" -> "5 · Soda"; "" if it has none.
 * @param {string} action
 * @param {Pick<Status, "asks">} status
 */
function answerIn(action, {asks}) {
  const parts = action.split(" ");
  const names = asks.filter(({flag}) => !flag).map(({name}) => name);
  const from = parts.findIndex((part, i) => i > 1 && names.includes(part)); // after the player and the verb
  if (from < 0) return "";
  const labels = new Map(asks.flatMap(({choices}) => choices.map(({value, label}) => [value, label])));
  const values = parts.slice(from).filter((part) => !asks.some(({name}) => name === part));
  return values.map((value) => labels.get(value) ?? value).join(" · ");
}

/**
 * @param {LessonStage | MatchStage} _
 * @param {StageContext} context
 */
function play(_, {words, signal, model, conclusion}) {
  const status = model.get("status");
  const log = model.get("log");
  const rules = () => [ruleList(log)];
  const table = new PairedStage(log, status, words, {
    signal,
    send: sender(model),
    rules,
    conclusion,
    draw: drawModelPanel,
  });
  onMatchAnswer(model, signal, (answer) => table.hear(answer));
  return table.el;
}

/** @type {Record<string, StageBuilder>} by kind of stage */
export const BUILDERS = {investigate, play, practise, predict: /** @type {StageBuilder} */ (predict), ticket};
