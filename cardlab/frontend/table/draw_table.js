// Draws a state of the table in one pass over its seats, zones, cards and marks. Each of them has a key, so that its
// element is reused.

import {isDown} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {numeral} from "../common/locale.js";
import {ontop} from "../common/zone_order.js";
import {Keyed, write, writeChildren, writeStyle, writeText} from "./dom_diff.js";
import {cardPicture, showInRow, showOnPile, showPicture} from "./draw_card.js";
import {isHeap, showHeap} from "./draw_heap.js";
import {showGoals} from "./draw_goals.js";
import {markElement, showMark} from "./draw_mark.js";
import {portrait, showPortrait} from "./portrait.js";
import {cardsByZone, chainsOf, coversMany, isRow, isTag, linesOf, spanOf, tableSizes, widthOf} from "./table_sizes.js";

/** @import {Words} from "../common/types.d.ts" */
/** @import {CardShown, Count, Mark, SeatShown, TableState, ZoneShown} from "./table_state.d.ts" */

/** @typedef {{el: HTMLElement, face: HTMLElement, name: HTMLElement, note: HTMLElement, counts: HTMLElement}} Who */
/** @typedef {{el: HTMLElement, who: Who, rows: HTMLElement, piles: HTMLElement}} SeatDrawn */
/** @typedef {{el: HTMLElement, list: HTMLElement, label: HTMLElement, places: Keyed<number, HTMLElement>}} ZoneDrawn */

const PLAYED = ["fight", "hand", "drawn", "board", "purse"]; // zones in front of a player; others are piles at the side

const BREAK = -10; // the key of the first line break; lower keys follow

/** @param {string} part */
const box = (part, tag = /** @type {"div" | "span" | "ul"} */ ("div")) => h(tag, {class: `cardlab-felt-${part}`});

export class TableDrawing {
  #seats = new Keyed(() => this.#makeSeat());
  #zones = new Keyed(() => this.#makeZone());
  #cards = new Keyed((/** @type {number} */ key) => cardPicture(key));
  #marks = new Keyed((/** @type {string} */ key) => markElement(/** @type {Mark["draws"]} */ (key.split(" ")[0])));

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.grid = box("grid");
    this.parts = {
      others: box("others"),
      middle: box("middle"),
      stock: box("stock"),
      facts: box("facts"),
      word: box("words"),
      line: box("line"),
      chips: box("chips"),
      heap: box("heap"),
      goals: box("goals"),
      tags: box("tags"),
    };
  }

  /** @returns {SeatDrawn} */
  #makeSeat() {
    const who = {
      el: box("who"),
      face: portrait(),
      name: h("bdi", {}),
      note: box("note", "span"),
      counts: box("counts", "span"),
    };
    who.el.append(who.face, who.name, who.note, who.counts);
    const made = {
      el: h("div", {class: "cardlab-felt-seat", role: "group"}),
      who,
      rows: box("rows"),
      piles: box("piles"),
    };
    made.el.append(who.el, made.rows, made.piles);
    return made;
  }

  /** @returns {ZoneDrawn} */
  #makeZone() {
    const made = {el: box("zone"), list: box("cards", "ul"), label: box("label", "span")};
    made.el.append(made.list, made.label);
    return {...made, places: new Keyed(() => h("li", {}))};
  }

  /**
   * Returns the picture of a card that is on the table.
   * @param {number} key
   */
  picture(key) {
    return this.#cards.get(key);
  }

  /** Returns all pictures on the table, by card. */
  pictures() {
    return this.#cards.entries();
  }

  /**
   * Returns the list element that holds the cards of a zone.
   * @param {string} key
   */
  zone(key) {
    return this.#zones.get(key)?.list;
  }

  /**
   * Returns the element of a seat.
   * @param {string} key
   */
  seat(key) {
    return this.#seats.get(key)?.el;
  }

  /** @param {TableState} state */
  show(state) {
    const lying = cardsByZone(state);
    const own = state.seats.find(({side}) => side === "you")?.key ?? null;
    const around = state.seats.length - (own === null ? 0 : 1);
    const sizes = tableSizes(state, lying);
    write(this.grid, {
      "data-layout": state.layout === "sides" ? "compare" : state.layout,
      "data-sides": state.layout === "sides",
      "data-two": state.seats.length === 2,
      "data-crowd": around > 1,
      "data-watched": own === null,
      "data-many": own === null || around > 3,
      "data-piles": sizes["--piles"] > 1,
      "data-heap": sizes["--heap"] > 0,
      "data-most": Math.min(sizes["--most"], 3),
      "data-tags": state.zones.some(isTag),
      "data-goals": Boolean(state.goals),
      "data-told": state.goals?.rows.length ? (around > 2 ? "many" : "few") : null,
      "data-coins": state.cards.some(({coin}) => coin),
      "data-pairs": state.cards.some(({pairs}) => pairs),
      "data-spotlit": state.seats.some(({spot}) => spot),
      "data-sums": sumsShown(state, lying, this.words.cards),
      dir: state.layout === "board" ? null : "ltr",
    });
    writeStyle(this.grid, sizes);
    /** @type {Set<number>} */
    const drawn = new Set();
    for (const zone of state.zones) this.#showZone(zone, lying.get(zone.key) ?? [], drawn, state);
    state.seats.forEach((seat, i) => this.#showSeat(seat, i + 1, state));
    this.#showMiddle(state);
    const seats = state.seats.map(({key}) => this.#seats.take(key).el);
    const {others, middle, stock, facts, word, line, chips, heap, goals, tags} = this.parts;
    if (state.goals) showGoals(goals, state.goals);
    const compare = state.layout !== "board";
    const mine = state.seats.flatMap(({key}, i) => (key === own ? [seats[i]] : []));
    writeChildren(others, compare ? [] : seats.filter((el) => !mine.includes(el)));
    const rest = [stock, middle, tags, line, chips];
    const onBoard = [word, others, ...rest, ...mine, ...(state.goals ? [goals] : [])];
    writeChildren(this.grid, compare ? [word, facts, ...seats, ...rest, heap, others] : onBoard);
    this.#showMarks(state);
    this.#seats.keep(new Set(state.seats.map(({key}) => key)));
    this.#zones.keep(new Set(state.zones.map(({key}) => key)));
    this.#cards.keep(drawn);
    this.#marks.keep(new Set(state.marks.map(keyOf)));
  }

  /**
   * @param {SeatShown} seat
   * @param {number} place   the number of the seat, from 1
   * @param {TableState} state
   */
  #showSeat(seat, place, {zones}) {
    const {el, who, rows, piles} = this.#seats.take(seat.key);
    write(el, {
      "aria-label": seat.heard,
      "data-seat": seat.key,
      "data-side": seat.side,
      "data-place": place,
      "data-turn": seat.turn,
      "data-out": seat.out,
      "data-spot": seat.spot ?? false,
      "data-won": seat.won ?? false,
      "data-came": seat.came || null,
    });
    writeStyle(el, {"--place": place});
    showPortrait(who.face, seat.face);
    writeText(who.name, seat.name);
    writeText(who.note, seat.note);
    showCounts(who.counts, seat.counts);
    write(who.el, {"data-counts": seat.counts.length > 0});
    const own = zones.filter((zone) => zone.seat === seat.key);
    const drawn = (/** @type {ZoneShown[]} */ some) => some.map(({key}) => this.#zones.take(key).el);
    writeChildren(rows, drawn(own.filter(({stands}) => PLAYED.includes(stands))));
    writeChildren(piles, drawn(own.filter(({stands}) => !PLAYED.includes(stands))));
  }

  /** @param {TableState} state */
  #showMiddle({layout, zones}) {
    const free = zones.filter(({seat}) => seat === null);
    const isStock = (/** @type {ZoneShown} */ {stands}) => layout === "board" && stands === "stock";
    const drawn = (/** @type {ZoneShown[]} */ some) => some.map(({key}) => this.#zones.take(key).el);
    const isScattered = (/** @type {ZoneShown} */ zone) => layout === "compare" && isHeap(zone);
    writeChildren(this.parts.stock, drawn(free.filter(isStock)));
    writeChildren(this.parts.heap, drawn(free.filter(isScattered)));
    writeChildren(this.parts.tags, drawn(free.filter(isTag)));
    writeChildren(
      this.parts.middle,
      drawn(free.filter((zone) => !isStock(zone) && !isScattered(zone) && !isTag(zone))),
    );
  }

  /**
   * @param {ZoneShown} zone
   * @param {CardShown[]} cards
   * @param {Set<number>} drawn   collects the keys of the cards drawn
   * @param {TableState} state
   */
  #showZone(zone, cards, drawn, {layout, seats, cards: all}) {
    const made = this.#zones.take(zone.key);
    const row = isRow(zone);
    const shown = row ? cards : ontop(zone, cards);
    for (const card of shown) {
      drawn.add(card.key);
      showPicture(this.#cards.take(card.key), row && !isHeap(zone) ? card : {...card, glows: false}, this.words.cards);
    }
    write(made.el, {
      "data-zone": zone.key,
      "data-stands": zone.stands,
      "data-lies": zone.lies,
      "data-thick": row ? null : Math.min(zone.count ?? cards.length, 4),
      "data-touched": zone.touched,
      "data-drags": zone.drags,
      "data-coins": cards.some(({coin}) => coin),
      "data-glows": isHeap(zone) && cards.some(({glows}) => glows),
    });
    const steps = Math.max(shown.length - 1, 1);
    writeStyle(made.el, {"--n": Math.max(shown.length, 1), "--steps": steps});
    const pictures = {keys: all.map(({key}) => key), names: this.words.cards};
    const picture = (/** @type {number} */ key) => this.#cards.take(key);
    if (isTag(zone)) showTag(made, zone);
    else if (isHeap(zone)) showHeap(made, zone, cards, {...pictures, picture});
    else if (row) this.#showRow(made, zone, shown, layout === "compare");
    else this.#showPile(made, zone, shown);
    const backs = shown.length > 0 && shown.every(({token}) => token === "?");
    const counted = zone.count !== null && (!row || (backs && layout !== "sides" && zone.stands !== "fight"));
    const isNamed = layout === "compare" ? zone.seat === null && !isHeap(zone) : !row;
    const named = isNamed && (seats.length === 2 || zone.seat === null) && zone.label ? `${zone.label} ` : "";
    const whose = zone.seat === null && zone.stands === "fight" ? zone.label : "";
    showLabel(made.label, counted ? named : "", counted ? numeral(this.words, zone.count ?? 0) : whose);
    write(made.label, {"aria-hidden": "true"});
  }

  /**
   * @param {ZoneDrawn} made
   * @param {ZoneShown} zone
   * @param {CardShown[]} cards
   * @param {boolean} compare
   */
  #showRow({list, places}, zone, cards, compare) {
    const choosable = zone.touched || cards.some(({touched}) => touched);
    const lines = compare ? linesOf(cards) : [cards];
    const breaks = lines.slice(1).map(([first]) => cards.indexOf(first));
    const items = cards.map((card) => {
      const place = places.take(card.key);
      showInRow(place, this.#cards.take(card.key), card, this.words.cards);
      return place;
    });
    const many = coversMany(cards);
    for (const chain of compare ? lines.flatMap(chainsOf) : []) {
      chain.forEach(({key}, i) => {
        write(places.take(key), {"data-chained": chain.length > 1 ? (i ? "on" : "first") : null});
        writeStyle(places.take(key), {"--after": widthOf(chain.slice(i), many) - 1});
      });
    }
    const {widths, gaps} = spanOf(cards, compare);
    writeStyle(list, {"--row": widths, "--row-gaps": gaps});
    for (const at of breaks.toReversed()) items.splice(at, 0, places.take(BREAK - at));
    for (const at of breaks) write(places.take(BREAK - at), {class: "cardlab-felt-break", "aria-hidden": "true"});
    if (zone.touched) {
      const place = places.take(-1);
      if (!place.firstChild) place.append(touchable());
      write(place, {role: "none"});
      write(/** @type {Element} */ (place.firstElementChild), {"aria-label": zone.heard, "data-pile": zone.key});
      items.push(place);
    }
    writeChildren(list, items);
    const kept = [...cards.map(({key}) => key), ...breaks.map((at) => BREAK - at), ...(zone.touched ? [-1] : [])];
    places.keep(new Set(kept));
    write(list, {role: choosable ? "toolbar" : null, "aria-label": zone.heard, dir: "ltr"});
  }

  /**
   * @param {ZoneDrawn} made
   * @param {ZoneShown} zone
   * @param {CardShown[]} cards   the top card last
   */
  #showPile({list, places}, zone, cards) {
    const place = places.take(-2);
    writeChildren(list, [place]);
    places.keep(new Set([-2]));
    write(list, {role: "none", "aria-label": null, dir: "ltr"});
    const is = place.firstElementChild;
    let holder = is instanceof HTMLElement && is instanceof HTMLButtonElement === zone.touched ? is : null;
    if (!holder) {
      holder = zone.touched ? touchable("cardlab-felt-pile") : h("span", {class: "cardlab-felt-pile", role: "img"});
      place.replaceChildren(holder);
    }
    write(place, {role: "none"});
    write(holder, {"aria-label": zone.heard, "data-pile": zone.touched ? zone.key : null});
    const pictures = cards.map(({key}) => this.#cards.take(key));
    pictures.forEach(showOnPile);
    writeChildren(holder, pictures);
  }

  /** @param {TableState} state */
  #showMarks({layout, seats, zones, marks}) {
    const {facts, word, line, chips} = this.parts;
    writeStyle(word, {"--letters": Math.max(1, ...marks.map(({draws, text}) => (draws === "word" ? text.length : 1)))});
    /** @type {Map<Element, Element[]>} */
    const parents = new Map([facts, word, line, chips].map((part) => [part, []]));
    for (const seat of seats) parents.set(this.#seats.take(seat.key).who.el, []);
    for (const zone of zones) parents.set(this.#zones.take(zone.key).el, []);
    for (const mark of marks) {
      const element = this.#marks.take(keyOf(mark));
      const zone = zones.find(({key}) => key === mark.at);
      const seat = seats.findIndex(({key}) => key === (zone ? zone.seat : mark.at));
      showMark(element, mark, seats[seat]?.side ?? null, seat + 1);
      const beside = zone ? this.#zones.take(zone.key).el : seats[seat] && this.#seats.take(seats[seat].key).who.el;
      const apart = layout === "compare" && mark.at === "table" ? facts : chips;
      const isChip = ["chip", "prediction"].includes(mark.draws);
      const parent = mark.draws === "word" ? word : isChip ? (beside ?? apart) : line;
      parents.get(parent)?.push(element);
    }
    for (const [parent, elements] of parents) {
      const first = [...parent.children].filter((child) => !child.matches(".cardlab-felt-mark"));
      writeChildren(parent, [...first, ...inLine(elements)]);
    }
  }
}

/**
 * Shows the label below a pile: "Won 5". If there is little room, the word is hidden.
 * @param {HTMLElement} element
 * @param {string} unit   "Won "
 * @param {string} text
 */
function showLabel(element, unit, text) {
  if (element.textContent === unit + text) return;
  element.replaceChildren(...(unit ? [h("span", {class: "cardlab-felt-unit"}, unit)] : []), text);
}

/**
 * Shows the figures of a seat: "Points 14 · Cards taken 9". If there is little room, the labels are hidden.
 * @param {HTMLElement} element
 * @param {Count[]} counts
 */
function showCounts(element, counts) {
  const parts = counts.map(({text, label}, i) => {
    const unit = h("span", {class: "cardlab-felt-unit"}, label && `${label} `);
    return h("span", {class: "cardlab-felt-count"}, i ? " · " : "", unit, text);
  });
  const made = h("span", {}, ...parts);
  if (element.textContent !== made.textContent) element.replaceChildren(...made.childNodes);
}

/**
 * Shows a price tag as a button. It glows if the player can pay.
 * @param {ZoneDrawn} made
 * @param {ZoneShown} zone
 */
function showTag({list, places}, {label, touched}) {
  const place = places.take(-1);
  if (!place.firstChild) place.append(touchable("cardlab-felt-tag"));
  const tag = /** @type {HTMLElement} */ (place.firstElementChild);
  writeText(tag, label);
  write(tag, {"aria-disabled": touched ? null : "true"});
  writeChildren(list, [place]);
}

/** Creates a button for a pile or an empty place. */
function touchable(look = "") {
  return h("button", {type: "button", class: `cardlab-felt-touch ${look}`.trim()});
}

/** @param {Mark} mark */
function keyOf({draws, key}) {
  return `${draws} ${key}`;
}

/**
 * Puts signs and sums in reading order: the first sum, the sign, the other sums.
 * @param {Element[]} elements
 */
function inLine(elements) {
  const [signs, others] = [true, false].map((sign) =>
    elements.filter((el) => el.matches("[data-draws=sign]") === sign),
  );
  const first = others.filter((el) => el.getAttribute("data-place") === "1");
  return [...first, ...signs, ...others.filter((el) => !first.includes(el))];
}

/**
 * Tells how sums are written: "none"; "plain" if each is just the value of one card, such as K; or "full".
 * @param {TableState} state
 * @param {Map<string, CardShown[]>} lying
 * @param {Record<string, string>} names   the language's letters for ranks, among others
 */
function sumsShown({marks, zones, seats}, lying, names) {
  const sums = marks.filter(({draws}) => draws === "sum");
  if (!sums.length) return "none";
  const plain = sums.every(({at, text}) => {
    const zone = zones.find((one) => one.stands === "fight" && (one.key === at || one.seat === at));
    const card = zone && (lying.get(zone.key) ?? []).findLast(({token}) => !isDown(token));
    const rank = card?.token[0] ?? "";
    return text === (rank === "T" ? "10" : (names[rank] ?? rank));
  });
  return plain && seats.length === 2 ? "plain" : "full";
}
