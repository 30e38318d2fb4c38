// PlayTable: a match to play, alone in a notebook.

import {root} from "./dom.js";
import {hear, keepLog, sender} from "./kernel.js";
import {looks} from "./looks.js";
import {PlayTable} from "./play.js";

function initialize({model}) {
  keepLog(model);
}

function render({model, el, signal}) {
  const log = model.get("log");
  const play = new PlayTable(log, model.get("status"), model.get("words"), {signal, send: sender(model)});
  looks(model, el, signal);
  root(el, log);
  el.replaceChildren(play.el);
  hear(model, signal, (answer) => play.hear(answer));
}

export default {initialize, render};
