// The coach: a button to ask, and what each thing is worth that may be done now, the best first; where it would be cut
// beside the table, it lies over it.

import {heardAs, spoken} from "../common/read_aloud.js";
import {printed} from "../cards/cards.js";
import {button, find, h} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {prose} from "../common/prose.js";

/** @import {Counsel, Status, Words} from "../common/types.d.ts" */

/** @typedef {{notes: string[], best_first: Counsel[]}} Said */

const FEW = 5; // shown at first; there may be hundreds

/** The button that asks the coach, and what the coach says. */
export class Coach {
  /** @type {Said | null} what was said of this position */
  #said = null;

  /**
   * @param {Words} words
   * @param {{signal: AbortSignal, onAsk: () => void, onPlay: (action: string) => void}} options
   */
  constructor(words, {signal, onAsk, onPlay}) {
    this.words = words;
    this.onPlay = onPlay;
    this.ask = button(words.coach, {hidden: true});
    this.ask.addEventListener("click", () => (this.#said ? this.tell(this.#said) : onAsk()), {signal});
    this.notes = h("div", {class: "cardlab-coach-said"});
    this.heard = h("p", {class: "cardlab-unseen", role: "status"}); // what lies over the table hides the rest
    this.list = h("ol", {class: "cardlab-counsel", "aria-label": words.coach_says});
    this.more = h("div", {});
    this.told = h("div", {class: "cardlab-coach-told"}, this.notes, this.heard, this.list, this.more);
    const leave = button(words.panel_close);
    const look = {class: "cardlab-over cardlab-sheet", "aria-label": words.coach_says, closedby: "any"};
    this.sheet = h("dialog", look, leave);
    this.el = h("div", {class: "cardlab-coach", hidden: true}, this.told, this.sheet);
    leave.addEventListener("click", () => this.sheet.close());
    this.sheet.addEventListener("close", () => this.sheet.contains(this.told) && this.#empty());
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
    if (!keep || this.ask.hidden) this.#forget();
    return focused && (this.ask.hidden || document.activeElement === document.body);
  }

  /**
   * Show what the coach says.
   * @param {Said} said
   */
  tell(said) {
    const {words} = this;
    const {notes, best_first: counsel} = said;
    this.#forget();
    this.#said = said;
    const best = fill(words, words.coach_best, {name: counsel[0].label});
    this.notes.replaceChildren(h("p", {}, h("b", {}, best)), ...notes.map((note) => h("p", {}, note)));
    this.list.append(...counsel.slice(0, FEW).map((advice) => this.#item(advice)));
    if (counsel.length > FEW) this.more.append(this.#all(counsel));
    if (this.#isCut()) {
      this.sheet.append(this.told);
      this.sheet.showModal();
    }
    this.heard.textContent = spoken([best, ...notes].join(" "), words.cards);
  }

  /**
   * The button that shows the rest.
   * @param {Counsel[]} counsel
   */
  #all(counsel) {
    const {words} = this;
    const all = button(fill(words, words.coach_all, {n: counsel.length}), {class: "cardlab-button cardlab-small"});
    all.addEventListener("click", () => {
      this.list.append(...counsel.slice(FEW).map((advice) => this.#item(advice)));
      this.more.replaceChildren();
      find(this.list.children[FEW], "button").focus();
    });
    return all;
  }

  /** @param {Counsel} advice */
  #item({action, label, cards, sentence}) {
    const {cards: names} = this.words;
    const heard = {"aria-label": heardAs(label, names), "aria-description": spoken(sentence, names)};
    const play = button(label, {"data-counsel": action, ...heard});
    play.addEventListener("click", () => {
      this.sheet.close();
      this.onPlay(action);
    });
    const order = h(
      "p",
      {class: "cardlab-counsel-cards", dir: "ltr"},
      cards.map((card) => printed(card, names)).join(" "),
    );
    const worth = h("p", {}, ...prose(sentence));
    return h("li", {}, h("div", {class: "cardlab-counsel-one"}, play, ...(cards.length ? [order] : []), worth));
  }

  /** Whether what can be done and what is said of it has not enough room beside the table. */
  #isCut() {
    const room = this.el.closest(".cardlab-now");
    return room !== null && room.scrollHeight > room.clientHeight;
  }

  #forget() {
    this.#said = null;
    this.#empty();
    this.sheet.close();
  }

  #empty() {
    for (const part of [this.notes, this.heard, this.list, this.more]) part.replaceChildren();
    if (this.sheet.contains(this.told)) this.el.prepend(this.told);
  }
}
