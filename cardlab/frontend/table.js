// The table: zones laid out from a game's declaration, cards that move from where they were to where they are.

import {fill, h, mark, numeral, still} from "./dom.js";
import {cardElement, cardName, showCard} from "./cards.js";
import {counter} from "./fold.js";

const FLIGHT = 420; // milliseconds that a card is on its way
const SEEN = {pile: 1, spread: 5}; // how many cards of a pile are drawn
const MOST_IN_FLIGHT = 14; // a deal of 52 cards shows some of them

/** The cards that are drawn: of a pile the top one, of one that is spread the top ones, the newest last. */
export function ontop(lies, cards) {
  return lies in SEEN ? cards.slice(0, SEEN[lies]).reverse() : cards;
}

/** The seats in the order in which they are drawn: the others first, from the left, the viewer's own last. */
export function seatOrder(stage) {
  const seats = stage.seats.map(({seat}) => seat);
  const own = Math.max(0, seats.indexOf(stage.viewer));
  return [...seats.slice(own + 1), ...seats.slice(0, own), seats[own]];
}

/** The cards whose zone or place in sight differs between two states: [{id, from, to, token}]. */
export function moved(before, after) {
  const was = new Map();
  for (const [zone, cards] of Object.entries(before.zones)) {
    for (const card of cards) was.set(card.id, {zone, token: card.token});
  }
  const found = [];
  for (const [zone, cards] of Object.entries(after.zones)) {
    for (const {id, token} of cards) {
      const old = was.get(id);
      if (old && old.zone !== zone) found.push({id, from: old.zone, to: zone, token, old: old.token});
    }
  }
  return found;
}

/** Cards by rank and then by suit, backs first: inOrder([{token: "2s"}, {token: "3d"}], "3456789TJQKA2 dchs") begins with 3d. */
export function inOrder(cards, sorts) {
  const [ranks, suits] = sorts.split(" ");
  const place = ({token}) => {
    const [rank, suit] = token.replace("~", "");
    return ranks.indexOf(rank) * suits.length + suits.indexOf(suit);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

/**
 * A table in the page.
 * @param stage  what stays the same: seats, zones, counters
 * @param words  the texts of the page
 * @param {{onChoose?: (choice: {zone: string, token: string | null, id: number}) => void}} [options]  called with a card or pile
 */
export class CardTable {
  constructor(stage, words, {onChoose} = {}) {
    this.stage = stage;
    this.words = words;
    this.onChoose = onChoose;
    this.state = null;
    this.elements = new Map(); // card id -> element
    this.zones = new Map(); // zone name -> {element, list, label, kind}
    this.counters = new Map(); // counter name -> element
    this.hidden = new Set(); // counters that are not told yet
    this.away = null; // a zone whose cards are shown elsewhere
    this.choosable = () => Boolean(onChoose);
    this.chosen = new Set(); // tokens or card ids
    this.el = h("div", {class: "cardlab-table", role: "group", "aria-label": words.table});
    this.#build();
  }

  #build() {
    const {stage} = this;
    const [others, own] = [h("div", {class: "cardlab-others"}), h("div", {class: "cardlab-own"})];
    const order = seatOrder(stage);
    for (const seat of order) {
      const area = h("section", {class: "cardlab-seat", "data-seat": seat, "aria-label": this.#name(seat)});
      area.append(this.#head(seat), h("div", {class: "cardlab-zones"}, ...this.#zonesOf(seat)));
      (seat === order.at(-1) ? own : others).append(area);
    }
    this.middle = h("div", {class: "cardlab-middle"}, this.#counters(null), ...this.#zonesOf(null));
    this.sky = h("div", {class: "cardlab-sky", "aria-hidden": "true"});
    this.el.append(others, this.middle, own, this.sky);
  }

  #name(seat) {
    return this.stage.seats.find((s) => s.seat === seat).name;
  }

  #head(seat) {
    return h(
      "header",
      {class: "cardlab-head"},
      h("span", {class: "cardlab-name"}, this.#name(seat)),
      this.#counters(seat),
    );
  }

  #counters(seat) {
    const list = h("span", {class: "cardlab-counters"});
    for (const declared of this.stage.counters.filter(({own}) => own === Boolean(seat))) {
      const value = h("b", {class: "cardlab-value"});
      const name = h("span", {class: Object.keys(declared.values).length ? "cardlab-unseen" : null}, declared.label);
      const shown = h("span", {class: "cardlab-counter"}, name, " ", value);
      this.counters.set(seat ? `${declared.name}.${seat}` : declared.name, {shown, value, declared, seat});
      list.append(shown);
    }
    return list;
  }

  /**
   * The zones of a seat or of the middle; what lies under another zone is drawn with it, beside it and half covered; what
   * lies above one stands over it, card over card.
   */
  #zonesOf(seat) {
    const made = this.#madeZones(seat);
    return made
      .filter(({kind}) => !kind.under && !kind.above)
      .map(({kind, element}) => {
        const [under, above] = ["under", "above"].map((how) =>
          made.filter((other) => other.kind[how] === kind.name).map((other) => other.element),
        );
        if (above.length) return h("div", {class: "cardlab-columns"}, ...above, element);
        return under.length ? h("div", {class: "cardlab-heap"}, ...under, element) : element;
      });
  }

  #madeZones(seat) {
    return this.stage.zones
      .filter(({own}) => own === Boolean(seat))
      .map((kind) => {
        const name = seat ? `${kind.name}.${seat}` : kind.name;
        const label = h("span", {class: "cardlab-zone-label"}, kind.label);
        const list = h("ul", {class: "cardlab-cards"});
        const element = h(
          "div",
          {class: `cardlab-zone cardlab-${kind.under ? "under" : kind.lies}`, "data-zone": name},
          list,
          label,
        );
        const told = seat ? fill(this.words.zone_of, {zone: kind.label, player: this.#name(seat)}) : kind.label;
        this.zones.set(name, {element, list, label, kind, told, common: !seat || kind.fleeting});
        return {kind, element};
      });
  }

  /** Show a state; cards fly from where they were unless `animate` is false or the reader asked for less motion. */
  show(state, {animate = true} = {}) {
    const before = this.state;
    this.state = state;
    const flights = before && animate && !still() ? moved(before, state) : [];
    const origins = flights
      .slice(0, MOST_IN_FLIGHT)
      .map((flight) => ({...flight, rect: this.#rect(flight.id, flight.from)}));
    for (const [name, zone] of this.zones) this.#showZone(name, zone, state.zones[name]);
    for (const {shown, value, declared, seat} of this.counters.values()) {
      const now = counter(state, declared, seat);
      const name = seat ? `${declared.name}.${seat}` : declared.name;
      const called = Object.keys(declared.values).length ? declared.values[now] : null; // undefined: the usual value
      const untold = this.hidden.has(declared.name) || this.hidden.has(name) || now == null || called === undefined;
      shown.hidden = untold;
      value.textContent = untold
        ? ""
        : (called ?? this.stage.seats.find(({seat: one}) => one === now)?.name ?? numeral(halves(now)));
    }
    const last = new Set(
      state.zones
        ? Object.values(state.zones)
            .flat()
            .map(({id}) => id)
        : [],
    );
    for (const id of this.elements.keys()) if (!last.has(id)) this.elements.delete(id);
    this.sky.replaceChildren();
    origins.forEach((flight, i) => this.#fly(flight, i));
  }

  #showZone(name, {element, list, label, kind, told, common}, cards) {
    const shown = ontop(kind.lies, kind.sorts ? inOrder(cards, kind.sorts) : cards);
    const items = shown.map((card) => this.#item(name, card));
    for (const child of [...list.children]) if (!items.includes(child)) child.remove();
    items.forEach((item, i) => list.children[i] !== item && list.insertBefore(item, list.children[i] ?? null));
    items.forEach((item, i) => (item.style.zIndex = kind.under ? String(-i) : ""));
    const count = cards.length;
    mark(element, {"data-count": Math.min(count, 9), hidden: name === this.away || (common && !count)});
    const counted = this.#counted(kind, name);
    mark(list, {"aria-label": counted ? fill(this.words.zone_cards, {zone: told, n: count}) : told});
    if (kind.lies in SEEN) {
      label.replaceChildren(kind.label, ...(count && counted ? [" ", h("b", {}, numeral(count))] : []));
    }
    element.style.setProperty("--count", String(Math.max(1, shown.length)));
  }

  /** Whether the viewer reads how many cards lie there; of some zones a player may only ask for it. */
  #counted(kind, name) {
    const {viewer, seats} = this.stage;
    return kind.countedBy !== "owner" || name.endsWith(`.${viewer}`) || !seats.some(({seat}) => seat === viewer);
  }

  #item(zone, {id, token}) {
    let item = this.elements.get(id);
    const choosable = Boolean(this.onChoose) && this.choosable(zone, token);
    if (!item || (item.firstChild.tagName === "BUTTON") !== choosable) {
      const card = cardElement(token, this.words.cards);
      item = h("li", {}, choosable ? h("button", {type: "button", class: "cardlab-choose"}, card) : card);
      this.elements.set(id, item);
      if (choosable) {
        item.firstChild.addEventListener("click", () =>
          this.onChoose({zone: item.dataset.zone, token: item.dataset.token, id}),
        );
      }
    }
    showCard(item.querySelector(".cardlab-card"), token, this.words.cards);
    item.dataset.zone = zone;
    item.dataset.token = token;
    const named = cardName(token, this.words.cards);
    const chosen = this.chosen.has(token) || this.chosen.has(id);
    if (choosable) {
      mark(item.firstChild, {"aria-label": `${this.zones.get(zone).told}: ${named}`, "aria-pressed": String(chosen)});
    }
    item.classList.toggle("cardlab-chosen", chosen);
    return item;
  }

  #rect(id, zone) {
    const item = this.elements.get(id);
    return (item?.isConnected ? item : this.zones.get(zone).list).getBoundingClientRect();
  }

  /** A card on its way: its own element if it lies in sight, else a picture of it that lands and is gone. */
  #fly({id, to, token, old, rect}, order) {
    const item = this.elements.get(id);
    const seen = item?.isConnected;
    const goal = (seen ? item : this.zones.get(to).list).getBoundingClientRect();
    if (!rect.width || !goal.width) return; // nothing flies from or to what is not shown
    const zoom = this.el.currentCSSZoom ?? 1; // rectangles are measured after what the reader has enlarged, ways before
    const timing = {duration: FLIGHT, delay: order * 35, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards"};
    if (seen) {
      const path = [
        {transform: `translate(${(rect.left - goal.left) / zoom}px, ${(rect.top - goal.top) / zoom}px)`, zIndex: 5},
        {transform: "none", zIndex: 5},
      ];
      item.animate(path, timing);
      return;
    }
    const sky = this.sky.getBoundingClientRect();
    const width = this.el.querySelector(".cardlab-card")?.getBoundingClientRect().width || 48;
    const ghost = cardElement(old === "?" ? token : old, this.words.cards);
    ghost.style.cssText = `position:absolute;left:${(rect.left - sky.left) / zoom}px;top:${(rect.top - sky.top) / zoom}px;width:${width / zoom}px`;
    this.sky.append(ghost);
    const path = [
      {transform: "none", opacity: 1},
      {transform: `translate(${(goal.left - rect.left) / zoom}px, ${(goal.top - rect.top) / zoom}px)`, opacity: 0.85},
    ];
    ghost.animate(path, timing).finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }
}

/** A number as it is read: 6.5 -> "6½". */
export function halves(value) {
  if (typeof value !== "number" || Number.isInteger(value)) return String(value);
  return `${Math.trunc(value) || ""}½`;
}
