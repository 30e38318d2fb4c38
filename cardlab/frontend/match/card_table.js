// The table: zones laid out from a game's declaration, cards that move from where they were to where they are.

import {cardElement, showCard} from "../cards/cards.js";
import {find, h, mark} from "../common/dom.js";
import {fly, moved} from "./card_animation.js";
import {counter} from "../common/fold.js";
import {fill, numeral} from "../common/locale.js";
import {RovingFocus, buttonOf} from "../common/roving_focus.js";
import {still} from "../common/settings.js";
import {inOrder, isPile, ontop, seatOrder} from "../common/zone_order.js";

/** @import {Card, CounterKind, MatchSetting, State, Value, Words, ZoneKind} from "../common/types.d.ts" */
import {exact, written} from "../common/numbers.js";

const MOST_IN_LINE = 13; // of which each can be touched on a phone
const MOST_IN_FLIGHT = 14; // a deal of 52 cards shows some of them

/**
 * A zone in the page: what it is called, and whether it is hidden while it is empty.
 * @typedef {object} ZoneShown
 * @property {ZoneKind} kind
 * @property {HTMLElement} element
 * @property {HTMLElement} list
 * @property {HTMLElement} label
 * @property {string} name
 * @property {boolean} hides
 * @property {RovingFocus} roving
 */

/** @typedef {{shown: HTMLElement, value: HTMLElement, kind: CounterKind, seat: string | null}} CounterShown */

/** A table in the page; `onChoose` is called with a card or a pile. */
export class CardTable {
  /** @type {State | null} */
  #state = null;
  /** @type {Map<number, HTMLElement>} by the id of the card */
  #items = new Map();
  /** @type {Map<string, ZoneShown>} */
  #zones = new Map();
  /** @type {Map<string, CounterShown>} */
  #counters = new Map();
  /** @type {Set<string>} piles that are looked through */
  #open = new Set();

  /** @type {Set<string>} counters that are not told yet */
  hidden = new Set();
  /** @type {string | null} a zone whose cards are shown elsewhere */
  away = null;
  /** @type {Set<string | number>} tokens, or ids of cards */
  chosen = new Set();
  onDrawn = () => {}; // before it is measured where cards fly to

  /**
   * @param {MatchSetting} stage
   * @param {Words} words
   * @param {object} [options]
   * @param {(choice: {zone: string, token: string, id: number}) => void} [options.onChoose]
   * @param {(zone: string) => boolean} [options.choosable]   whether cards of a zone can be chosen now
   * @param {string | null} [options.learner]   the seat of whoever sits here, and is called "you"
   * @param {() => boolean} [options.keeps]   whether a card that is chosen stays so, and is not played at once
   */
  constructor(stage, words, {onChoose, choosable = () => true, learner = null, keeps = () => true} = {}) {
    this.stage = stage;
    this.words = words;
    this.onChoose = onChoose;
    this.choosable = choosable;
    this.learner = learner;
    this.keeps = keeps;
    this.sky = h("div", {class: "cardlab-sky", "aria-hidden": "true"}); // where cards fly
    this.el = h("div", {class: "cardlab-table", role: "group", "aria-label": words.table});
    this.#build();
  }

  #build() {
    const [others, own] = [h("div", {class: "cardlab-others"}), h("div", {class: "cardlab-own"})];
    const order = seatOrder(this.stage);
    for (const seat of order) {
      const area = h("section", {class: "cardlab-seat", "data-seat": seat, "aria-label": this.#address(seat)});
      area.append(this.#head(seat), h("div", {class: "cardlab-zones"}, ...this.#zonesOf(seat)));
      (seat === order.at(-1) ? own : others).append(area);
    }
    const middle = h("div", {class: "cardlab-middle"}, this.#countersOf(null), ...this.#zonesOf(null));
    this.el.append(others, middle, own, this.sky);
  }

  /** @param {string} seat */
  #seatName(seat) {
    return this.stage.seats.find((other) => other.seat === seat)?.name ?? seat;
  }

  /**
   * The name of a seat for the learner, whose own seat is hers.
   * @param {string} seat
   */
  #address(seat) {
    const player = this.#seatName(seat);
    return seat === this.learner ? fill(this.words, this.words.you, {player}) : player;
  }

  /** @param {string} seat */
  #head(seat) {
    const name = h("span", {class: "cardlab-name"}, this.#address(seat));
    return h("div", {class: "cardlab-head"}, name, " ", this.#countersOf(seat));
  }

  /** @param {string | null} seat */
  #countersOf(seat) {
    const list = h("span", {class: "cardlab-counters"});
    for (const kind of this.stage.counters.filter(({own}) => own === Boolean(seat))) {
      const value = h("b", {class: "cardlab-value"});
      const called = Object.keys(kind.values).length > 0; // a word says by itself what it is about; a number does not
      const shown = h("span", {class: "cardlab-counter"}, ...(called ? [] : [h("span", {}, kind.label), " "]), value);
      this.#counters.set(seat ? `${kind.name}.${seat}` : kind.name, {shown, value, kind, seat});
      list.append(shown);
    }
    return list;
  }

  /**
   * The zones of a seat or of the middle; what lies under another zone is drawn with it, beside it and half covered;
   * what lies above one stands over it, card over card.
   * @param {string | null} seat
   */
  #zonesOf(seat) {
    const made = this.stage.zones.filter(({own}) => own === Boolean(seat)).map((kind) => this.#zone(kind, seat));
    const linked = (/** @type {"under" | "above"} */ how, /** @type {string} */ name) =>
      made.filter(({kind}) => kind[how] === name).map(({element}) => element);
    return made
      .filter(({kind}) => !kind.under && !kind.above)
      .map(({kind, element}) => {
        const [under, above] = [linked("under", kind.name), linked("above", kind.name)];
        if (above.length) return h("div", {class: "cardlab-columns"}, ...above, element);
        return under.length ? h("div", {class: "cardlab-heap"}, ...under, element) : element;
      });
  }

  /**
   * @param {ZoneKind} kind
   * @param {string | null} seat
   */
  #zone(kind, seat) {
    const name = seat ? `${kind.name}.${seat}` : kind.name;
    const label = h("span", {class: "cardlab-zone-label"}, kind.label);
    const list = h("ul", {class: "cardlab-cards"});
    const look = `cardlab-zone cardlab-${kind.under ? "under" : kind.lies}`;
    const element = h("div", {class: look, "data-zone": name}, list, label);
    const {words} = this;
    const named = seat ? fill(words, words.zone_of, {zone: kind.label, player: this.#seatName(seat)}) : kind.label;
    const hides = !seat || kind.fleeting;
    const zone = {element, list, label, kind, name: named, hides, roving: new RovingFocus(list)};
    this.#zones.set(name, zone);
    return zone;
  }

  /**
   * What a zone is called, with its player.
   * @param {string} name
   */
  zoneName(name) {
    return this.#zones.get(name)?.name ?? name;
  }

  /** Show the same state again, as it is to be shown now; what is on its way goes on. */
  again() {
    if (this.#state) this.#draw(this.#state);
  }

  /**
   * Show a state; cards fly from where they were unless `animate` is false or the reader asked for less motion.
   * @param {State} state
   */
  show(state, {animate = true} = {}) {
    const before = this.#state;
    this.#state = state;
    const flights = before && animate && !still(this.el) ? moved(before, state) : [];
    const origins = flights.slice(0, MOST_IN_FLIGHT).map((card) => ({card, rect: this.#rect(card.id, card.from)}));
    this.#draw(state);
    this.sky.replaceChildren();
    origins.forEach(({card: {id, to, token, old}, rect}, order) => {
      const ghost = cardElement(old === "?" ? token : old, this.words.cards);
      fly({table: this.el, sky: this.sky, item: this.#items.get(id), ghost, from: rect, to: this.#rect(id, to), order});
    });
  }

  /**
   * The card to begin with for whoever uses keys: where the own cards can be chosen, among these.
   * @returns {HTMLElement | null}
   */
  get stop() {
    const card = ".cardlab-choose[tabindex='0']";
    return this.el.querySelector(`.cardlab-own ${card}`) ?? this.el.querySelector(card);
  }

  /** @param {State} state */
  #draw(state) {
    const focus = document.activeElement;
    const held = [...this.#zones.values()].find(({list}) => list.contains(focus));
    for (const [name, zone] of this.#zones) this.#showZone(name, zone, state.zones[name]);
    for (const [name, shown] of this.#counters) this.#showCounter(name, shown, state);
    const there = new Set(Object.values(state.zones).flatMap((cards) => cards.map(({id}) => id)));
    for (const id of this.#items.keys()) if (!there.has(id)) this.#items.delete(id);
    if (document.activeElement !== focus) held?.roving.stop?.focus({preventScroll: true});
    this.onDrawn();
  }

  /**
   * @param {string} name
   * @param {CounterShown} shown
   * @param {State} state
   */
  #showCounter(name, {shown, value, kind, seat}, state) {
    const now = counter(state, kind, seat);
    const hasWords = Object.keys(kind.values).length > 0;
    const word = hasWords ? kind.values[String(now)] : null; // undefined: the usual value, which is not told
    const untold = this.hidden.has(kind.name) || this.hidden.has(name) || now == null || word === undefined;
    shown.hidden = untold;
    value.textContent = untold ? "" : (word ?? this.#said(now));
  }

  /**
   * A value as it is read: a seat by its name, a number in the reader's digits.
   * @param {Value} value
   */
  #said(value) {
    const seat = this.stage.seats.find((other) => other.seat === value);
    const number = exact(value);
    return seat?.name ?? numeral(this.words, number ? written(number) : String(value));
  }

  /**
   * @param {string} name
   * @param {ZoneShown} zone
   * @param {Card[]} cards
   */
  #showZone(name, zone, cards) {
    const {element, list, label, kind, hides, roving} = zone;
    const openable = isPile(kind.lies) && cards.length > 1 && cards.every(({token}) => !/[?~]/.test(token));
    if (!openable) this.#open.delete(name);
    const open = this.#open.has(name);
    const drawn = ontop(open ? {...kind, lies: "row"} : kind, kind.sorts ? inOrder(cards, kind.sorts) : cards);
    const items = drawn.map((card) => this.#item(name, card));
    for (const child of [...list.children]) if (!items.some((item) => item === child)) child.remove();
    items.forEach((item, i) => list.children[i] !== item && list.insertBefore(item, list.children[i] ?? null));
    items.forEach((item, i) => (item.style.zIndex = kind.under ? String(-i) : ""));
    const count = cards.length;
    mark(element, {"data-count": Math.min(count, 9), hidden: name === this.away || (hides && !count)});
    this.#nameZone(name, zone, cards);
    if (isPile(kind.lies)) {
      const counted = count && this.#isCounted(kind, name);
      const told = [kind.label, ...(counted ? [" ", h("b", {}, numeral(this.words, count))] : [])];
      if (openable || label.firstElementChild?.matches("button")) this.#offerLook(name, label, openable, open, told);
      else label.replaceChildren(...told);
      element.classList.toggle(`cardlab-${kind.lies}`, !open);
      element.classList.toggle("cardlab-row", open);
    }
    element.style.setProperty("--count", String(Math.max(1, drawn.length)));
    element.classList.toggle("cardlab-crowded", drawn.length > MOST_IN_LINE);
    mark(label, {"aria-hidden": label.querySelector("button") ? null : "true"}); // the list has the same name
    roving.settle();
  }

  /**
   * What is heard of a zone: of backs how many they are, once; of other cards each. Cards that can be chosen are a
   * toolbar, which gets the arrow keys also where a screen reader would have them for itself.
   * @param {string} name
   * @param {ZoneShown} zone
   * @param {Card[]} cards
   */
  #nameZone(name, {element, list, kind, name: zone}, cards) {
    const {words} = this;
    const n = cards.length;
    const counted = this.#isCounted(kind, name);
    const choosable = n > 0 && this.#choosable(name);
    const backs = n > 0 && !choosable && cards.every(({token}) => token === "?");
    const named = counted ? fill(words, words.zone_cards, {zone, n}) : zone;
    const heard = counted
      ? fill(words, words.zone_backs, {zone, n})
      : fill(words, words.zone_cards, {zone, n: words.cards.back});
    mark(list, {"aria-label": named, role: choosable ? "toolbar" : null, "aria-hidden": backs ? "true" : null});
    mark(element, {"aria-label": backs ? heard : null, role: backs ? "img" : null});
  }

  /** @param {string} zone */
  #choosable(zone) {
    return Boolean(this.onChoose) && this.choosable(zone);
  }

  /**
   * A pile that all may see can be looked through: it is spread out, and laid together again.
   * @param {string} name
   * @param {HTMLElement} label
   * @param {boolean} openable
   * @param {boolean} open
   * @param {(Node | string)[]} told
   */
  #offerLook(name, label, openable, open, told) {
    const there = label.firstElementChild;
    if (!openable) {
      label.replaceChildren(...told);
      return;
    }
    const look = there instanceof HTMLButtonElement ? there : h("button", {type: "button", class: "cardlab-through"});
    look.replaceChildren(...told);
    mark(look, {"aria-expanded": String(open), title: this.words.look_through});
    look.onclick = () => {
      if (!this.#open.delete(name)) this.#open.add(name);
      this.again();
    };
    if (look !== there) label.replaceChildren(look);
  }

  /**
   * Whether the viewer reads how many cards lie there; of some zones a player may only ask for it.
   * @param {ZoneKind} kind
   * @param {string} name
   */
  #isCounted(kind, name) {
    const {viewer, seats} = this.stage;
    return kind.countedBy !== "owner" || name.endsWith(`.${viewer}`) || !seats.some(({seat}) => seat === viewer);
  }

  /**
   * @param {string} zone
   * @param {Card} card
   */
  #item(zone, {id, token}) {
    const {words} = this;
    const choosable = this.#choosable(zone);
    const item = this.#items.get(id) ?? h("li", {});
    this.#items.set(id, item);
    if (!item.firstChild || item.firstChild instanceof HTMLButtonElement !== choosable) {
      const face = cardElement(token, words.cards);
      item.replaceChildren(choosable ? this.#button(item, id, face) : face); // one on its way goes on
    }
    showCard(find(item, ".cardlab-card"), token, words.cards);
    item.dataset.zone = zone;
    item.dataset.token = token;
    const chosen = this.chosen.has(token) || this.chosen.has(id);
    mark(item, {role: choosable ? "none" : null});
    if (choosable) mark(buttonOf(item), {"aria-pressed": this.keeps() ? String(chosen) : null});
    item.classList.toggle("cardlab-chosen", chosen);
    return item;
  }

  /**
   * A card that can be chosen: what is chosen is the card that it shows then, where it lies then.
   * @param {HTMLElement} item
   * @param {number} id
   * @param {HTMLElement} face
   */
  #button(item, id, face) {
    const choose = h("button", {type: "button", class: "cardlab-choose"}, face);
    choose.addEventListener("click", () => {
      this.onChoose?.({zone: item.dataset.zone ?? "", token: item.dataset.token ?? "", id});
    });
    return choose;
  }

  /**
   * Where a card is seen, or the zone that it lies in.
   * @param {number} id
   * @param {string} zone
   */
  #rect(id, zone) {
    const item = this.#items.get(id);
    return (item?.isConnected ? item : this.#zones.get(zone)?.list)?.getBoundingClientRect() ?? new DOMRect();
  }
}
