// The coach: a button to ask, and what each thing is worth that may be done now, the best first.

import {printed} from "./cards.js";
import {button, find, h} from "./dom.js";
import {fill} from "./locale.js";
import {prose} from "./prose.js";

/** @import {Counsel, Status, Words} from "./types.d.ts" */

const FEW = 5; // shown at first; there may be hundreds

/** The button that asks the coach, and what the coach says. */
export class Coach {
  /**
   * @param {Words} words
   * @param {{signal: AbortSignal, onAsk: () => void, onPlay: (action: string) => void}} options
   */
  constructor(words, {signal, onAsk, onPlay}) {
    this.words = words;
    this.onPlay = onPlay;
    this.ask = button(words.coach, {hidden: true});
    this.ask.addEventListener("click", () => onAsk(), {signal});
    this.notes = h("div", {class: "cardlab-coach-said", role: "status"});
    this.list = h("ol", {class: "cardlab-counsel", "aria-label": words.coach_says});
    this.more = h("div", {});
    this.el = h("div", {class: "cardlab-coach", hidden: true}, this.notes, this.list, this.more);
  }

  /**
   * Show whether the coach can be asked now; counsel for another position goes.
   * @param {Status} status
   * @param {{off: boolean, keep: boolean}} options
   * @returns {boolean} whether the focus went with it
   */
  show({coach}, {off, keep}) {
    const focused = this.ask === document.activeElement || this.el.contains(document.activeElement);
    this.ask.hidden = this.el.hidden = off || !coach;
    if (!keep || this.ask.hidden) this.#clear();
    return focused && (this.ask.hidden || document.activeElement === document.body);
  }

  /**
   * Show what the coach says.
   * @param {{notes: string[], best_first: Counsel[]}} counsel
   */
  tell({notes, best_first: counsel}) {
    const {words} = this;
    this.#clear();
    const best = fill(words, words.coach_best, {name: counsel[0].label});
    this.notes.replaceChildren(h("p", {}, h("b", {}, best)), ...notes.map((note) => h("p", {}, note)));
    this.list.append(...counsel.slice(0, FEW).map((advice) => this.#item(advice)));
    if (counsel.length <= FEW) return;
    const all = button(fill(words, words.coach_all, {n: counsel.length}), {class: "cardlab-button cardlab-small"});
    all.addEventListener("click", () => {
      this.list.append(...counsel.slice(FEW).map((advice) => this.#item(advice)));
      this.more.replaceChildren();
      find(this.list.children[FEW], "button").focus();
    });
    this.more.replaceChildren(all);
  }

  /** @param {Counsel} advice */
  #item({action, label, cards, sentence}) {
    const play = button(label, {"data-counsel": action});
    play.addEventListener("click", () => this.onPlay(action));
    const order = h(
      "p",
      {class: "cardlab-counsel-cards", dir: "ltr"},
      cards.map((card) => printed(card, this.words.cards)).join(" "),
    );
    return h("li", {}, play, ...(cards.length ? [order] : []), h("p", {}, ...prose(sentence)));
  }

  #clear() {
    for (const part of [this.notes, this.list, this.more]) part.replaceChildren();
  }
}
