// The stage in which a match stops before each trick and asks what will happen. The models show
// what a learner needs to find it, and all of it when it has been said.

import {Asker} from "./ask.js";
import {Beside} from "./beside.js";
import {button, h} from "./dom.js";
import {Film} from "./fold.js";
import {Telling} from "./replay.js";
import {CardTable} from "./table.js";

const PACE = 1100; // milliseconds between two steps that are told
const QUICKEST = 450; // and where many are told one after the other
const WAY = 5000; // milliseconds from a question to the next one, as far as that goes

/** Milliseconds after the nth step: fewer the more steps there are between the question before it and the next one. */
export function paceAfter(steps, n) {
  const asks = ({ask}) => Boolean(ask?.length);
  const next = steps.findIndex((step, i) => i >= n && asks(step));
  const before = steps.slice(0, n).findLastIndex(asks);
  return Math.min(PACE, Math.max(QUICKEST, WAY / ((next < 0 ? steps.length : next) - before)));
}

export function predict(stage, {words, signal}) {
  const {log} = stage;
  const film = new Film(log, log.steps);
  const table = new CardTable(log, words);
  const telling = new Telling(log, words);
  const beside = new Beside(log.steps, words, {signal});
  const asker = new Asker(film, table, telling, words, {
    pace: () => paceAfter(log.steps, asker.n),
    onStep: (n, told) => beside.show(n, told),
  });
  const side = h("div", {class: "cardlab-side", tabindex: -1}, asker.panel, telling.el, asker.tally.el);
  const again = button(words.another);
  const start = () => {
    asker.jump(0);
    again.remove();
    asker.walk().then((ended) => {
      if (!ended) return;
      const {waits} = asker;
      side.append(again);
      if (waits) again.focus({preventScroll: true});
    });
  };
  again.addEventListener("click", () => {
    asker.asksForFocus = true;
    side.focus({preventScroll: true});
    start();
  });
  asker.show(0);
  start();
  return h("div", {class: "cardlab-replay"}, h("div", {class: "cardlab-stage"}, table.el), side, beside.el);
}
