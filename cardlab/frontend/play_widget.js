// PlayTable: a match to play, alone in a notebook.

import {entitle} from "./address.js";
import {find, h, root} from "./dom.js";
import {hear, keepLog, sender} from "./kernel.js";
import {PlayTable} from "./play.js";
import {toolbar} from "./toolbar.js";

/** @import {InitializeProps, RenderProps, SessionTraits} from "./types.d.ts" */

/** @param {InitializeProps<SessionTraits>} props */
function initialize({model}) {
  keepLog(model);
}

/** @param {RenderProps<SessionTraits>} props */
function render({model, el, signal}) {
  const log = model.get("log");
  const words = model.get("words");
  root(el, words);
  entitle(log.name);
  const play = new PlayTable(log, model.get("status"), words, {signal, send: sender(model)});
  const name = find(play.el, ".cardlab-game");
  const tools = toolbar(model, el, words, {signal, lang: log.lang});
  name.replaceWith(h("div", {class: "cardlab-above"}, name.cloneNode(true), tools));
  el.replaceChildren(play.el);
  hear(model, signal, (answer) => play.hear(answer));
}

export default {initialize, render};
