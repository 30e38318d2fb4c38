// The stage in which a match stops before each trick and asks what will happen. The models show
// what a learner needs to find it, and all of it when it has been said.

import {StepQuestions} from "../match/step_questions.js";
import {ModelPanel} from "../models/model_panel.js";
import {button, find, h} from "../common/dom.js";
import {ExplanationPanel} from "../match/explanation.js";
import {Film} from "../common/fold.js";
import {fill} from "../common/locale.js";
import {AutoAdvance} from "../match/auto_advance.js";
import {CardSize} from "../match/card_size.js";
import {CardTable} from "../match/card_table.js";

/** @import {MatchStage, StageContext} from "../common/types.d.ts" */

/**
 * @param {MatchStage} stage
 * @param {StageContext} context
 */
export function predict({log, begins}, {words, signal, conclusion, kept}) {
  const film = new Film(log, log.steps);
  const table = new CardTable(log, words);
  const explanation = new ExplanationPanel(log, words);
  const beside = new ModelPanel(log.steps, words, {signal, table: () => table.el});
  const onward = new AutoAdvance(words, {signal, root: () => el, table: () => table.el});
  const keep = (/** @type {number} */ told) =>
    kept.set("predict", {told, right: asker.tally.right, asked: asker.tally.asked});
  const asker = new StepQuestions(film, table, explanation, words, {
    onward,
    onStep: (n, how) => {
      beside.show(n, how);
      if (n) keep(how.asked ? n - 1 : n);
    },
  });
  const {tally} = asker;
  const now = h("div", {class: "cardlab-now"}, asker.panel, onward.el);
  const foot = h("div", {class: "cardlab-foot", tabindex: -1}, now, explanation.el);
  const again = button(words.another);
  find(conclusion.el, ".cardlab-tools").append(again);
  const side = h("div", {class: "cardlab-side"}, foot, tally.el, conclusion.el);
  const el = h("div", {class: "cardlab-replay"}, h("div", {class: "cardlab-stage"}, table.el), side, beside.el);
  const room = new CardSize({play: el, table: table.el, foot, signal});
  table.onDrawn = () => room.fit();
  const goOn = async (/** @type {number} */ from) => {
    asker.jump(from);
    conclusion.hide();
    if (!(await asker.walk())) return;
    tally.el.textContent = fill(words, words.predicted, {n: tally.right, of: tally.asked});
    const {waits} = asker; // before what went on is out of sight
    conclusion.show();
    if (waits) conclusion.el.querySelector("button")?.focus({preventScroll: true});
  };
  again.addEventListener("click", () => {
    asker.takesFocus = true;
    tally.set({right: 0, asked: 0});
    foot.focus({preventScroll: true});
    goOn(begins);
  });
  const {told = begins, right = 0, asked = 0} = kept.counts("predict");
  tally.set({right, asked});
  goOn(Math.min(told, film.length));
  return el;
}
