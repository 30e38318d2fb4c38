// Putting cards in order: by dragging, by choosing a card and then its place, or by keys. The first card is the top one.

import {button, fill, h, mark} from "./dom.js";
import {cardElement, cardName} from "./cards.js";

const FAR = 6; // pixels that a pointer moves before it drags

/** Cards by rank, lowest first, where `ranks` is "23456789TJQKA"; equal ranks stay as they lie. */
export function byRank(tokens, ranks) {
  return [...tokens].sort((a, b) => ranks.indexOf(a[0]) - ranks.indexOf(b[0]));
}

/** The same cards in another order, by chance. */
export function mixed(tokens, random = Math.random) {
  const order = [...tokens];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** Whether two lists hold the same cards, in whatever order. */
export function sameCards(one, other) {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** Where a key carries a card that lies at place `i` of `n`, `across` of them in a line; null for any other key. */
export function carriedTo(key, i, n, across, rtl = false) {
  const step = {
    ArrowLeft: rtl ? 1 : -1,
    ArrowRight: rtl ? -1 : 1,
    ArrowUp: -across,
    ArrowDown: across,
    Home: -n,
    End: n,
  }[key];
  return step === undefined ? null : Math.min(Math.max(i + step, 0), n - 1);
}

/**
 * A list whose items are moved: by dragging, by choosing one and then its place, or by keys. Each item is a button in an li.
 * `onMove` gets the item that was moved, its place from 1, and how many there are.
 */
export class Mover {
  constructor(list, {signal, onMove}) {
    Object.assign(this, {list, signal, onMove});
    this.held = null; // the item that is being moved
    list.addEventListener("keydown", (event) => this.#key(event), {signal});
    list.addEventListener("pointerdown", (event) => this.#grasp(event), {signal});
    list.addEventListener("click", (event) => this.#choose(event), {signal});
  }

  /** Lay other items; the keyboard begins at the first one. */
  lay(items) {
    this.held = null;
    this.list.replaceChildren(...items);
    if (items.length) mark(items[0].firstChild, {tabindex: 0});
  }

  #hold(item) {
    if (this.held) mark(this.held.firstChild, {"aria-pressed": "false"});
    this.held = item;
    if (item) mark(item.firstChild, {"aria-pressed": "true"});
  }

  /** Put an item at a place. The others make room: the item itself stays in the page, so that it keeps focus and pointer. */
  #place(item, to) {
    const {list} = this;
    const items = [...list.children];
    const from = items.indexOf(item);
    if (from < to) list.prepend(...items.slice(0, from), ...items.slice(from + 1, to + 1));
    else if (from > to) list.append(...items.slice(to, from), ...items.slice(from + 1));
    if (from !== to) this.onMove(item, to + 1, items.length);
  }

  #focus(item) {
    for (const {firstChild} of this.list.children) {
      mark(firstChild, {tabindex: firstChild === item.firstChild ? 0 : -1});
    }
    item.firstChild.focus({preventScroll: true});
  }

  #key(event) {
    const items = [...this.list.children];
    const item = event.target.closest("li");
    if (event.key === "Escape" && this.held) return this.#hold(null);
    const top = items[0].offsetTop;
    const across = items.filter(({offsetTop}) => offsetTop === top).length;
    const to = carriedTo(
      event.key,
      items.indexOf(item),
      items.length,
      across,
      getComputedStyle(this.list).direction === "rtl",
    );
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.held === item) this.#place(item, to);
    else this.#focus(items[to]);
  }

  /** A click, or Enter: take a card up, put it down, or put the one that is held at this place. */
  #choose(event) {
    const item = event.target.closest("li");
    if (!item || this.dragged) return;
    const held = this.held;
    this.#hold(held ? null : item);
    if (held && held !== item) this.#place(held, [...this.list.children].indexOf(item));
    this.#focus(held ?? item);
  }

  #grasp(start) {
    const item = start.target.closest("li");
    this.dragged = false;
    if (!item || start.button) return;
    const ended = new AbortController();
    const listen = {signal: ended.signal};
    const page = item.ownerDocument;
    page.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== start.pointerId) return;
        if (!this.dragged && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
        this.dragged = true;
        this.#hold(item);
        const under = item.getRootNode().elementFromPoint(event.clientX, event.clientY)?.closest("li");
        if (under?.parentNode === this.list) this.#place(item, [...this.list.children].indexOf(under));
      },
      listen,
    );
    const end = () => {
      ended.abort();
      if (this.dragged) this.#hold(null);
    };
    for (const name of ["pointerup", "pointercancel"]) page.addEventListener(name, end, listen);
    this.signal.addEventListener("abort", () => ended.abort());
  }
}

/** The cards that are to be put in order, and the button that says that they are. `onDone` gets the cards' names. */
export class Ordering {
  constructor(words, {signal, onDone}) {
    Object.assign(this, {words, signal, onDone});
    this.asked = null;
    this.list = h("ol", {class: "cardlab-ordered"});
    this.told = h("p", {class: "cardlab-order-told", role: "status"});
    this.done = button("", {class: "cardlab-button cardlab-main"});
    this.done.addEventListener("click", () => this.done.getAttribute("aria-disabled") || this.onDone(this.tokens()), {
      signal,
    });
    const sorts = [
      ["order_down", () => byRank(this.asked.cards, this.asked.ranks).reverse()],
      ["order_up", () => byRank(this.asked.cards, this.asked.ranks)],
      ["order_mix", () => mixed(this.tokens())],
      ["order_dealt", () => this.asked.cards],
    ];
    const tools = h(
      "div",
      {class: "cardlab-tools", role: "group", "aria-label": words.order_tools},
      ...sorts.map(([name, order]) => this.#tool(words[name], order)),
    );
    this.el = h(
      "section",
      {class: "cardlab-order", "aria-label": words.order, hidden: true},
      h("b", {}, words.order),
      h("p", {}, words.order_help),
      tools,
      this.list,
      this.told,
      this.done,
    );
    const told = (item, n, of) =>
      (this.told.textContent = fill(words.order_place, {name: cardName(item.dataset.token, words.cards), n, of}));
    this.mover = new Mover(this.list, {signal, onMove: told});
  }

  /** Show what is to be put in order, or nothing; an order that was begun for the same cards stays. */
  show(asked, off) {
    const same = asked && this.asked && sameCards(asked.cards, this.asked.cards);
    this.asked = asked;
    this.el.hidden = !asked;
    mark(this.done, {"aria-disabled": off ? "true" : null});
    if (!asked) return;
    this.done.textContent = asked.label;
    if (!same) this.#lay(asked.cards);
  }

  /** The cards in the order in which they lie now. */
  tokens() {
    return [...this.list.children].map(({dataset}) => dataset.token);
  }

  #tool(label, order) {
    const made = button(label, {class: "cardlab-button cardlab-small"});
    made.addEventListener("click", () => this.#lay(order()), {signal: this.signal});
    return made;
  }

  #lay(tokens) {
    const items = tokens.map((token) => {
      const card = cardElement(token, this.words.cards);
      return h(
        "li",
        {"data-token": token},
        h("button", {type: "button", class: "cardlab-choose", "aria-pressed": "false", tabindex: -1}, card),
      );
    });
    this.told.textContent = "";
    this.mover.lay(items);
  }
}
