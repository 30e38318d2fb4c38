// Animates the cards of a table from their old places to their new ones. The page already has the new state, so the
// motion is only decoration, and uses only transform and opacity. A card that starts or ends in a pile flies as a copy
// in a layer above the table.

import {picture} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {ontop} from "../common/zone_order.js";
import {cardsByZone, isRow} from "./table_sizes.js";

/** @import {TableState} from "./table_state.d.ts" */
/** @import {TableDrawing} from "./draw_table.js" */

const TRAVEL = 260; // milliseconds, like all times here
const APART = 60;
const FLIP = 220;
const TURNS = 320; // between cards that turn over within one zone
const SETTLE = 100; // the pause before gathered cards slide on
const GATHERED = 0.6; // how far gathered cards are fanned, in card widths
const MOST = 14; // cards that travel at once; more would stutter
const EASE_OUT = "cubic-bezier(.2,.7,.3,1)";

/** @typedef {{left: number, top: number, width: number, height: number}} Place   in pixels of the layer */
/** @typedef {{key: number, zone: string, token: string, place: Place | null, drawn: boolean}} Seen */
/** @typedef {{seen: Map<number, Seen>, tops: Map<string, string>}} Look */
/** @typedef {{card: Seen, from: Seen, moved: boolean, flips: boolean}} Trip */
/** @typedef {{places: Map<number, Place>, at: number}} Gathering   each card's place, and when all have arrived */
/** @typedef {{place: Place, at: number, narrow?: boolean}} Point   a place at a time; narrow: seen edge-on */

export class TableMotion {
  /** @type {Set<Animation>} */
  #running = new Set();
  /** @type {Map<number, HTMLElement>} copies of flying cards, by card */
  #copies = new Map();
  #done = () => {};

  /** @param {TableDrawing} drawing */
  constructor(drawing) {
    this.drawing = drawing;
    this.layer = h("div", {class: "cardlab-felt-flights", "aria-hidden": "true"});
  }

  get isRunning() {
    return this.#running.size > 0;
  }

  /**
   * Measures where each card appears now, even in flight. Reads all rectangles at once, so that the browser lays out
   * the page only once.
   * @param {TableState} state
   * @returns {Look}
   */
  look(state) {
    const home = this.layer.getBoundingClientRect();
    const scale = home.width / this.layer.offsetWidth || 1;
    const placeOf = (/** @type {Element | undefined} */ element) => {
      const {left, top, width, height} = element?.getBoundingClientRect() ?? home;
      if (!element || !width) return null;
      const corner = {left: (left - home.left) / scale, top: (top - home.top) / scale};
      return {...corner, width: width / scale, height: height / scale};
    };
    const lying = cardsByZone(state);
    /** @type {Look} */
    const found = {seen: new Map(), tops: new Map()};
    for (const zone of state.zones) {
      const cards = lying.get(zone.key) ?? [];
      const drawn = isRow(zone) ? cards : ontop(zone, cards);
      const shown = new Set(drawn.map(({key}) => key));
      const list = this.drawing.zone(zone.key);
      const holder = list?.firstElementChild?.firstElementChild; // of a spread pile, wider than a card
      const pile = isRow(zone) ? null : placeOf(holder?.firstElementChild ?? holder ?? list);
      if (!isRow(zone) && drawn.length) found.tops.set(zone.key, drawn[drawn.length - 1].token);
      for (const {key, token} of cards) {
        const element = this.#copies.get(key) ?? (shown.has(key) ? this.drawing.picture(key) : undefined);
        const place = placeOf(element) ?? pile ?? placeOf(list);
        found.seen.set(key, {key, zone: zone.key, token, place, drawn: shown.has(key)});
      }
    }
    return found;
  }

  /**
   * Animates the change from one look to another. Resolves when the animation ends, is skipped or is replaced.
   * @param {Look} before
   * @param {Look} after
   * @returns {Promise<void>}
   */
  play(before, after) {
    /** @type {Trip[]} */
    const trips = [];
    for (const card of after.seen.values()) {
      const from = before.seen.get(card.key);
      if (!from?.place || !card.place) continue;
      const moved = from.zone !== card.zone;
      const flips = from.token !== card.token && (from.token === "?" || card.token === "?");
      if (moved || card.drawn) trips.push({card, from, moved, flips: flips && card.drawn});
    }
    const travels = trips.filter(({moved}) => moved).slice(0, MOST);
    const gathering = gatherings(travels, after, (zone) => this.drawing.zone(zone));
    travels.forEach((trip, i) => this.#travel(trip, i * APART, gathering.get(trip.card.zone), before, travels.length));
    /** @type {Map<string, number>} zone -> number of its cards that have turned over */
    const turned = new Map();
    for (const trip of trips.filter(({moved}) => !moved)) {
      const n = turned.get(trip.card.zone) ?? 0;
      this.#stay(trip, n * TURNS);
      if (trip.flips) turned.set(trip.card.zone, n + 1);
    }
    return this.#ended();
  }

  /** Ends all motion at once. */
  skip() {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#copies.clear();
    this.layer.replaceChildren();
    this.#done();
  }

  #ended() {
    if (!this.#running.size) return Promise.resolve();
    const ends = [...this.#running].map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0));
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        this.#done = () => {
          clearTimeout(late);
          resolve();
        };
        const late = setTimeout(() => this.skip(), Math.max(...ends) + 500); // animations never finish in a hidden page
        const all = [...this.#running].map(({finished}) => finished.catch(() => null));
        const mine = this.#done;
        Promise.all(all).then(() => mine === this.#done && this.#done());
      })
    );
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  #run(element, frames, timing, ended = () => {}) {
    const animation = element.animate(frames, {fill: "backwards", ...timing});
    this.#running.add(animation);
    animation.onfinish = () => {
      this.#running.delete(animation);
      ended();
    };
  }

  /**
   * Slides a card to its new place within its zone, and turns it over.
   * @param {Trip} trip
   * @param {number} delay   time until it turns over
   */
  #stay({card, from, flips}, delay) {
    const drawn = this.drawing.picture(card.key);
    if (!drawn || !card.place || !from.place) return;
    const [a, b] = [from.place, card.place];
    const slides = [a.left - b.left, a.top - b.top, a.width - b.width].some((way) => Math.abs(way) > 0.5);
    if (slides && from.drawn) {
      this.#run(drawn, [{transform: shift(b, a)}, {transform: "none"}], {duration: TRAVEL, easing: EASE_OUT});
    }
    if (flips) {
      this.#flip(
        drawn,
        from.token,
        b,
        0,
        [
          {place: b, at: 0},
          {place: b, at: delay},
        ],
        card.key,
      );
    }
  }

  /**
   * Moves a card to another zone.
   * @param {Trip} trip
   * @param {number} delay
   * @param {Gathering | undefined} gathering   where it waits for others
   * @param {Look} before
   * @param {number} travelling
   */
  #travel({card, from, flips}, delay, gathering, before, travelling) {
    const drawn = this.drawing.picture(card.key);
    const [a, b] = [from.place, card.place];
    if (!a || !b) return;
    const lands = this.drawing.zone(card.zone)?.closest("[data-thick]") !== null;
    if (drawn && !lands && !flips) {
      const timing = {duration: TRAVEL, delay, easing: EASE_OUT};
      this.#run(drawn, [{transform: shift(b, a)}, {transform: "none"}], timing);
      return;
    }
    /** @type {Point[]} */
    const path = [{place: a, at: delay}];
    if (gathering) {
      const place = gathering.places.get(card.key) ?? b;
      path.push({place, at: delay + TRAVEL}, {place, at: gathering.at + SETTLE});
    }
    path.push({place: b, at: path[path.length - 1].at + TRAVEL});
    if (flips && drawn && !lands) {
      this.#flip(drawn, from.token, b, delay, path, card.key);
      return;
    }
    this.#fly(card.key, from.token === "?" ? card.token : from.token, b, path);
    if (card.drawn && drawn) {
      this.#cover(card, drawn, b, before.tops.get(card.zone), path[path.length - 1].at, travelling);
    }
  }

  /**
   * Keeps the old top of a pile visible until the new one has landed.
   * @param {Seen} card
   * @param {HTMLElement} drawn
   * @param {Place} place
   * @param {string | undefined} top   the token of the old top card
   * @param {number} until
   * @param {number} travelling
   */
  #cover(card, drawn, place, top, until, travelling) {
    if (top === card.token) return;
    if (top !== undefined) {
      const copy = this.#copy(top, place);
      this.layer.prepend(copy);
      this.#run(copy, [{opacity: 1}, {opacity: 1}], {duration: until}, () => copy.remove());
    } else if (travelling) {
      const end = Math.max(until - 1, 1);
      this.#run(drawn, [{opacity: 0}, {opacity: 0}], {duration: end});
    }
  }

  /**
   * Flies a copy of a card along a path.
   * @param {number} key
   * @param {string} token
   * @param {Place} base   the copy's place before any transform
   * @param {Point[]} path
   */
  #fly(key, token, base, path) {
    const copy = this.#copy(token, base);
    this.layer.append(copy);
    this.#copies.set(key, copy);
    const [begin, end] = [path[0].at, path[path.length - 1].at];
    const frames = path.map(({place, at, narrow}) => ({
      transform: narrow ? edge(base) : shift(base, place),
      offset: end > begin ? (at - begin) / (end - begin) : 0,
      easing: EASE_OUT,
    }));
    this.#run(copy, frames, {duration: end - begin, delay: begin}, () => {
      copy.remove();
      if (this.#copies.get(key) === copy) this.#copies.delete(key);
    });
  }

  /**
   * Lands a card and then turns it over: the copy becomes narrow, then the card itself becomes wide.
   * @param {HTMLElement} drawn
   * @param {string} token   the face it showed before
   * @param {Place} base
   * @param {number} begin
   * @param {Point[]} path
   * @param {number} key
   */
  #flip(drawn, token, base, begin, path, key) {
    const arrives = path[path.length - 1].at;
    this.#fly(key, token, base, [...path, {place: base, at: arrives + FLIP / 2, narrow: true}]);
    const frames = [{transform: edge(base)}, {transform: "none"}];
    this.#run(drawn, frames, {delay: arrives + FLIP / 2, duration: FLIP / 2, easing: EASE_OUT});
  }

  /**
   * @param {string} token
   * @param {Place} place
   */
  #copy(token, {left, top, width, height}) {
    const copy = h("span", {class: "cardlab-felt-card cardlab-felt-copy"}, picture(token, this.drawing.words.cards));
    copy.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
    return copy;
  }
}

/**
 * Returns the transform that shows an element at another place. Its origin is the top left corner.
 * @param {Place} base
 * @param {Place} seen
 */
function shift(base, seen) {
  const scale = base.width ? seen.width / base.width : 1;
  return `translate(${seen.left - base.left}px, ${seen.top - base.top}px) scale(${scale})`;
}

/**
 * Returns the transform of a card seen edge-on.
 * @param {Place} place
 */
function edge({width}) {
  return `translate(${width / 2}px, 0) scale(0, 1)`;
}

/**
 * Finds the piles that receive cards from several zones. Those cards first meet halfway between their old places.
 * @param {Trip[]} trips
 * @param {Look} after
 * @param {(zone: string) => HTMLElement | undefined} zoneOf
 */
function gatherings(trips, after, zoneOf) {
  /** @type {Map<string, Gathering>} */
  const found = new Map();
  for (const zone of new Set(trips.map(({card}) => card.zone))) {
    const coming = trips.filter(({card}) => card.zone === zone);
    const isPile = zoneOf(zone)?.closest("[data-thick]") != null;
    if (!isPile || new Set(coming.map(({from}) => from.zone)).size < 2) continue;
    const places = coming.flatMap(({from}) => (from.place ? [from.place] : []));
    const mean = (/** @type {keyof Place} */ part) =>
      (Math.min(...places.map((place) => place[part])) + Math.max(...places.map((place) => place[part]))) / 2;
    const middle = {left: mean("left"), top: mean("top"), width: mean("width"), height: mean("height")};
    const step = (GATHERED * middle.width) / coming.length;
    const fan = coming.map(({card}, i) => /** @type {const} */ ([card.key, {...middle, left: middle.left + step * i}]));
    found.set(zone, {places: new Map(fan), at: trips.indexOf(coming[coming.length - 1]) * APART + TRAVEL});
  }
  return found;
}
