// The stage in which a match stops before each trick and asks what will happen. The models show
// what a learner needs to find it, and all of it when it has been said.

import {Asker} from "./ask.js";
import {Beside} from "./beside.js";
import {button, h} from "./dom.js";
import {ExplanationPanel} from "./explanation.js";
import {Film} from "./fold.js";
import {Onward} from "./onward.js";
import {CardTable} from "./table.js";

/** @import {LessonContext, MatchStage} from "./types.d.ts" */

/**
 * @param {MatchStage} stage
 * @param {LessonContext} context
 */
export function predict({log}, {words, signal}) {
  const film = new Film(log, log.steps);
  const table = new CardTable(log, words);
  const explanation = new ExplanationPanel(log, words);
  const beside = new Beside(log.steps, words, {signal, table: () => table.el});
  const onward = new Onward(words, {signal, root: () => el, table: () => table.el});
  const asker = new Asker(film, table, explanation, words, {onward, onStep: (n, how) => beside.show(n, how)});
  const side = h("div", {class: "cardlab-side", tabindex: -1}, asker.panel, onward.el, explanation.el, asker.tally.el);
  const el = h("div", {class: "cardlab-replay"}, h("div", {class: "cardlab-stage"}, table.el), side, beside.el);
  const begins = log.steps.findIndex(({action}) => action > 0); // the deal is told at once
  const again = button(words.another);
  const start = async () => {
    asker.jump(Math.max(0, begins));
    again.remove();
    if (!(await asker.walk())) return;
    const {waits} = asker; // before what went on is out of sight
    side.append(again);
    if (waits) again.focus({preventScroll: true});
  };
  again.addEventListener("click", () => {
    asker.takesFocus = true;
    side.focus({preventScroll: true});
    start();
  });
  asker.show(0);
  start();
  return el;
}
