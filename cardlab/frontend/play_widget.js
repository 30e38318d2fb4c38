// PlayTable: a match to play, alone in a notebook.

import {entitle} from "./address.js";
import {h, root} from "./dom.js";
import {hear, keepLog, sender} from "./kernel.js";
import {PlayTable} from "./play.js";
import {toolbar} from "./toolbar.js";

function initialize({model}) {
  keepLog(model);
}

function render({model, el, signal}) {
  const log = model.get("log");
  const words = model.get("words");
  root(el, words);
  entitle(log.name);
  const play = new PlayTable(log, model.get("status"), words, {signal, send: sender(model)});
  const name = play.el.querySelector(".cardlab-game");
  name.replaceWith(
    h("div", {class: "cardlab-above"}, name.cloneNode(true), toolbar(model, el, words, {signal, lang: log.lang})),
  );
  el.replaceChildren(play.el);
  hear(model, signal, (answer) => play.hear(answer));
}

export default {initialize, render};
