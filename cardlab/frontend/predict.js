// The stage in which a match stops before each trick and asks what will happen. The models show
// what a learner needs to find it, and all of it when it has been said.

import {Asker} from "./ask.js";
import {Beside} from "./beside.js";
import {button, h} from "./dom.js";
import {ExplanationPanel} from "./explanation.js";
import {Film} from "./fold.js";
import {CardTable} from "./table.js";

/** @import {LessonContext, MatchStage, Step} from "./types.d.ts" */

const PACE = 1100; // milliseconds between two steps that are told
const QUICKEST = 450; // and where many are told one after the other
const BETWEEN = 5000; // milliseconds from a question to the next one, as far as that goes

/**
 * Milliseconds after the nth step: fewer the more steps there are between the question before it and the next one.
 * @param {Step[]} steps
 * @param {number} n
 */
export function paceAfter(steps, n) {
  const asks = (/** @type {Step} */ {ask}) => Boolean(ask?.length);
  const next = steps.findIndex((step, i) => i >= n && asks(step));
  const before = steps.slice(0, n).findLastIndex(asks);
  return Math.min(PACE, Math.max(QUICKEST, BETWEEN / ((next < 0 ? steps.length : next) - before)));
}

/**
 * @param {MatchStage} stage
 * @param {LessonContext} context
 */
export function predict({log}, {words, signal}) {
  const film = new Film(log, log.steps);
  const table = new CardTable(log, words);
  const explanation = new ExplanationPanel(log, words);
  const beside = new Beside(log.steps, words, {signal});
  const pace = () => paceAfter(log.steps, asker.n);
  const asker = new Asker(film, table, explanation, words, {pace, onStep: (n, how) => beside.show(n, how)});
  const side = h("div", {class: "cardlab-side", tabindex: -1}, asker.panel, explanation.el, asker.tally.el);
  const again = button(words.another);
  const start = async () => {
    asker.jump(0);
    again.remove();
    if (!(await asker.walk())) return;
    const {waits} = asker;
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
  return h("div", {class: "cardlab-replay"}, h("div", {class: "cardlab-stage"}, table.el), side, beside.el);
}
