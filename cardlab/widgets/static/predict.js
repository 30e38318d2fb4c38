// The stage in which a match stops before each trick and asks what will happen. The models show
// what a learner needs to find it, and all of it when it has been said.

import {Asker} from "./ask.js";
import {Beside} from "./beside.js";
import {button, h} from "./dom.js";
import {Film} from "./fold.js";
import {Telling} from "./replay.js";
import {CardTable} from "./table.js";

const PACE = 1100; // milliseconds between two steps that are told

export function predict(stage, {words, signal}) {
  const {log} = stage;
  const film = new Film(log, log.steps);
  const table = new CardTable(log, words);
  const telling = new Telling(log, words);
  const beside = new Beside(log.steps, words, {signal});
  const asker = new Asker(film, table, telling, words, {pace: PACE, onStep: (n, told) => beside.show(n, told)});
  const side = h("div", {class: "cardlab-side"}, asker.panel, telling.el, asker.tally.el);
  const again = button(words.another);
  const start = () => {
    asker.jump(0);
    again.remove();
    asker.walk().then((ended) => ended && side.append(again));
  };
  again.addEventListener("click", start);
  asker.show(0);
  start();
  return h("div", {class: "cardlab-replay"}, h("div", {class: "cardlab-stage"}, table.el), side, beside.el);
}
