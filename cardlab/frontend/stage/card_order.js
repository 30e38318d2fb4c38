// A list in which the learner puts cards in order: drag one, or choose a card and then its place, or use the keys. The
// first card is the top one.

import {cardElement, cardName} from "../cards/cards.js";
import {button, h, mark} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {SortableList} from "../common/sortable_list.js";

/** @import {Order, Words} from "../common/types.d.ts" */

/**
 * Sorts cards by rank, lowest first, where `ranks` is "23456789TJQKA". Equal ranks keep their order.
 * @param {string[]} tokens
 * @param {string} ranks
 */
export function byRank(tokens, ranks) {
  return [...tokens].sort((a, b) => ranks.indexOf(a[0]) - ranks.indexOf(b[0]));
}

/**
 * Shuffles cards.
 * @param {string[]} tokens
 */
export function mixed(tokens, random = Math.random) {
  const order = [...tokens];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/**
 * Tells whether two lists hold the same cards in any order.
 * @param {string[]} one
 * @param {string[]} other
 */
function sameCards(one, other) {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** The cards to order, and the button that confirms. `onDone` gets the names of the cards. */
export class CardOrder {
  /** @type {Order | null} */
  #asked = null;

  /**
   * @param {Words} words
   * @param {{signal: AbortSignal, onDone: (cards: string[]) => void}} options
   */
  constructor(words, {signal, onDone}) {
    this.words = words;
    this.signal = signal;
    this.list = h("ol", {class: "cardlab-ordered"});
    this.place = h("p", {class: "cardlab-order-status", role: "status"});
    this.done = button("", {class: "cardlab-button cardlab-main"});
    const finish = () => this.done.getAttribute("aria-disabled") || onDone(this.tokens());
    this.done.addEventListener("click", finish, {signal});
    const tools = h(
      "div",
      {class: "cardlab-tools", role: "group", "aria-label": words.order_tools},
      this.#tool(words.order_down, ({cards, ranks}) => byRank(cards, ranks).reverse()),
      this.#tool(words.order_up, ({cards, ranks}) => byRank(cards, ranks)),
      this.#tool(words.order_shuffle, () => mixed(this.tokens())),
      this.#tool(words.order_as_dealt, ({cards}) => cards),
    );
    const head = [h("b", {}, words.order), h("p", {}, words.order_help)];
    const look = {class: "cardlab-order", "aria-label": words.order, hidden: true};
    this.el = h("section", look, ...head, tools, this.list, this.place, this.done);
    this.mover = new SortableList(this.list, {signal, onMove: (item, n, of) => this.#tell(item, n, of)});
  }

  /**
   * Announces the place of a card.
   * @param {HTMLElement} item
   * @param {number} n
   * @param {number} of
   */
  #tell({dataset}, n, of) {
    const {words} = this;
    const name = cardName(dataset.token ?? "?", words.cards);
    this.place.textContent = fill(words, words.order_place, {name, n, of});
  }

  /**
   * Shows the cards to order, or nothing. An order already begun for the same cards stays.
   * @param {Order | null} asked
   * @param {boolean} off
   */
  show(asked, off) {
    const same = asked && this.#asked && sameCards(asked.cards, this.#asked.cards);
    this.#asked = asked;
    this.el.hidden = !asked;
    mark(this.done, {"aria-disabled": off ? "true" : null});
    if (!asked) return;
    this.done.textContent = asked.label;
    if (!same) this.#lay(asked.cards);
  }

  /** Returns the cards in their current order. */
  tokens() {
    return this.mover.items().map(({dataset}) => dataset.token ?? "?");
  }

  /**
   * @param {string} label
   * @param {(asked: Order) => string[]} order
   */
  #tool(label, order) {
    const made = button(label, {class: "cardlab-button cardlab-small"});
    made.addEventListener("click", () => this.#asked && this.#lay(order(this.#asked)), {signal: this.signal});
    return made;
  }

  /** @param {string[]} tokens */
  #lay(tokens) {
    const look = {type: "button", class: "cardlab-choose", "aria-pressed": "false", tabindex: -1};
    const items = tokens.map((token) =>
      h("li", {"data-token": token}, h("button", look, cardElement(token, this.words.cards))),
    );
    this.place.textContent = "";
    this.mover.lay(items);
  }
}
