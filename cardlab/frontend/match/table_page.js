// A page with a table to play at: its head, the table, what the game is about. What draws models beside the table is
// given to it, so that the page of a game without any is sent none.

import {entitle, served} from "../common/page_address.js";
import {h, mark, root} from "../common/dom.js";
import {hear, keepLog, sender} from "../page/connection.js";
import {rulesOverTable} from "../page/rules_panel.js";
import {PlayTable} from "./play.js";
import {toolbar} from "../page/toolbar.js";

/**
 * @import {
 *   DrawBeside, InitializeProps, RenderProps, SessionTraits, MatchSetting, Words
 * } from "../common/types.d.ts"
 */

/**
 * Where the rules stand as they were chosen, and others can be; only a server has such a page.
 * @param {MatchSetting} stage
 * @param {Words} words
 * @param {AbortSignal} signal
 */
function rulesLink(stage, words, signal) {
  const base = served()?.dataset.baseUrl; // that of the pages, below the server's own
  if (!base) return [];
  const url = new URL(`../cardlab/rules/${stage.game}${location.search}`, new URL(base, location.href));
  url.searchParams.delete("game");
  const link = h("a", {href: url.href, "aria-haspopup": "dialog"}, words.rules_options);
  return [link, rulesOverTable(link, words, signal)];
}

/**
 * The widget of a table.
 * @param {DrawBeside} [draw]
 */
export function tableWidget(draw) {
  /** @param {InitializeProps<SessionTraits>} props */
  const initialize = ({model}) => keepLog(model);

  /** @param {RenderProps<SessionTraits>} props */
  const render = ({model, el, signal}) => {
    const log = model.get("log");
    const words = model.get("words");
    root(el, words);
    entitle(log.name);
    const play = new PlayTable(log, model.get("status"), words, {signal, send: sender(model), draw});
    const tools = toolbar(model, el, words, {signal, lang: log.lang, players: {seats: log.seats, own: log.viewer}});
    const about = h("div", {class: "cardlab-aim"}, log.aim, " ", ...rulesLink(log, words, signal));
    play.el.prepend(h("div", {class: "cardlab-above"}, h("h1", {class: "cardlab-game"}, log.name), tools));
    play.el.append(about);
    mark(play.el, {role: null, "aria-label": null}); // the heading of the page says it
    el.replaceChildren(play.el);
    hear(model, signal, (answer) => play.hear(answer));
  };
  return {initialize, render};
}
