// The coach: a button to ask, and what each thing is worth that may be done now, the best first.

import {printed} from "./cards.js";
import {button, fill, h} from "./dom.js";
import {prose} from "./prose.js";

const FEW = 5; // shown at first; there may be hundreds

/** @typedef {{action: string, label: string, cards: string[], sentence: string}} Counsel */

/**
 * @param words  the texts of the page
 * @param {{signal: AbortSignal, onAsk: () => void, onPlay: (action: string) => void}} options
 */
export class Coach {
  constructor(words, {signal, onAsk, onPlay}) {
    Object.assign(this, {words, onPlay});
    this.ask = button(words.coach, {hidden: true});
    this.ask.addEventListener("click", () => onAsk(), {signal});
    this.said = h("div", {class: "cardlab-coach-said", role: "status"});
    this.list = h("ol", {class: "cardlab-counsel", "aria-label": words.coach_says});
    this.more = h("div", {});
    this.el = h("div", {class: "cardlab-coach", hidden: true}, this.said, this.list, this.more);
  }

  /** Show whether the coach can be asked now; counsel for another position goes. Gives whether the focus went with it. */
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
    this.#clear();
    const best = fill(this.words.coach_best, {name: counsel[0].label});
    this.said.replaceChildren(h("p", {}, h("b", {}, best)), ...notes.map((note) => h("p", {}, note)));
    this.list.append(...counsel.slice(0, FEW).map((one) => this.#item(one)));
    if (counsel.length <= FEW) return;
    const all = button(fill(this.words.coach_all, {n: counsel.length}), {class: "cardlab-button cardlab-small"});
    all.addEventListener("click", () => {
      this.list.append(...counsel.slice(FEW).map((one) => this.#item(one)));
      this.more.replaceChildren();
      this.list.children[FEW].querySelector("button").focus();
    });
    this.more.replaceChildren(all);
  }

  #item({action, label, cards, sentence}) {
    const play = button(label, {"data-counsel": action});
    play.addEventListener("click", () => this.onPlay(action));
    const order = cards.length
      ? [h("p", {class: "cardlab-counsel-cards", dir: "ltr"}, cards.map(printed).join(" "))]
      : [];
    return h("li", {}, play, ...order, h("p", {}, ...prose(sentence)));
  }

  #clear() {
    for (const part of [this.said, this.list, this.more]) part.replaceChildren();
  }
}
