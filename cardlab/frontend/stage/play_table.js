// Shows the widget PlayTable: a match to play on the stage, in a notebook or on its own page.

import {ruleList} from "./explanation.js";
import {Stage} from "./stage.js";
import {h, mark, root} from "../common/dom.js";
import {onMatchAnswer, sender} from "../page/connection.js";
import {entitle, served} from "../common/page_address.js";
import {rulesOverTable} from "../page/rules_panel.js";
import {toolbar} from "../page/toolbar.js";

/** @import {MatchSetting, RenderProps, SessionTraits, Words} from "../common/types.d.ts" */

/**
 * Creates the rules in the menu: their texts, and on a served page a link to the page with the options.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {AbortSignal} signal
 * @returns {Node[]}
 */
function rules(setting, words, signal) {
  const {aim, game} = setting;
  const list = ruleList(setting);
  const base = served()?.dataset.baseUrl;
  if (!base) return [h("p", {}, aim), list];
  const url = new URL(`../cardlab/rules/${game}${location.search}`, new URL(base, location.href));
  url.searchParams.delete("game");
  const link = h("a", {href: url.href, "aria-haspopup": "dialog"}, words.rules_options);
  return [h("p", {}, aim), link, rulesOverTable(link, words, signal), list];
}

/** @param {RenderProps<SessionTraits>} props */
export const renderTable = ({model, el, signal}) => {
  const [log, words] = [model.get("log"), model.get("words")];
  root(el, words, "cardlab-stage-widget");
  entitle(log.name);
  const players = {seats: log.seats, own: log.viewer};
  const stage = new Stage(log, model.get("status"), words, {
    signal,
    send: sender(model),
    settings: toolbar(model, el, words, {signal, lang: log.lang, players}),
    rules: () => rules(log, words, signal),
    home: document.querySelector(".cardlab-page-nav a[href]")?.getAttribute("href") ?? "",
  });
  el.replaceChildren(stage.el);
  // If the page is about this match alone, the stage fills the window.
  const alone = document.querySelectorAll("[data-widget]").length === 1;
  if (served() && alone) mark(document.documentElement, {"data-cardlab-stage": ""});
  onMatchAnswer(model, signal, (answer) => stage.hear(answer));
};
