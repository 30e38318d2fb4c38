// Animates arithmetic: the pips of the cards on the table fly into the pictures and become counters, dots and bars.
// Parts that stay in a picture move to their new places. Without animation, the final state appears at once.
//
// A picture marks its moving parts. `data-from="0"` comes from the first of the state's `cards`. `data-then="2"`
// appears when everything has arrived, in this order. `data-key` names a part that stays from one state to the next. A
// model's `acts` are the intermediate states. Going back runs the same in reverse: the last part to arrive leaves
// first, and the pips return to their cards.

import {parts, pips} from "../cards/cards.js";
import {MODELS} from "./model_registry.js";

/** @import {DrawnModel, Picture} from "../common/types.d.ts" */

/**
 * A picture with its current state, and its previous state if it continues the same picture.
 * @typedef {Picture<DrawnModel> & {state: DrawnModel, before?: DrawnModel}} Moving
 */

/** @typedef {{x: number, y: number}} Point   in pixels of the window */

const FLIGHT = 550; // milliseconds that a pip flies
const ALL = 450; // between the first pip that leaves and the last
const ACT = 480; // between two intermediate states
const THEN = 130; // between two parts that appear at the end
const MOST_SEEN = 1200; // limit until the last of them appears
const NEXT = 500; // between two pictures
const GOES = 150; // until the part that appeared last has gone again
const EASING = "cubic-bezier(.3,.7,.3,1)";

/** @param {DOMRect} rect */
const middle = ({left, top, width, height}) => ({x: left + width / 2, y: top + height / 2});

/**
 * Returns the points where parts leave a card: a pip for each if there are enough, otherwise the middle for all.
 * @param {HTMLElement} card
 * @param {number} n
 * @returns {Point[]}
 */
export function leaving(card, n) {
  const {left, top, width, height} = card.getBoundingClientRect();
  const places = pips(parts(card.dataset.token ?? "?").rank);
  const at = places.length === n ? places : Array.from({length: n}, () => [30, 42]);
  return at.map(([across, down]) => ({x: left + (width * across) / 60, y: top + (height * down) / 84}));
}

/**
 * Returns the parts that a picture marks with an attribute, by its value.
 * @param {Element} el
 * @param {"from" | "then" | "key"} name
 */
function marked(el, name) {
  /** @type {Map<string, SVGElement[]>} */
  const found = new Map();
  for (const part of el.querySelectorAll(`[data-${name}]`)) {
    const value = part.getAttribute(`data-${name}`) ?? "";
    if (part instanceof SVGElement) found.set(value, [...(found.get(value) ?? []), part]);
  }
  return found;
}

/**
 * Returns the number of window pixels in one unit of a picture.
 * @param {SVGElement} part
 */
function scaleOf(part) {
  const svg = part.ownerSVGElement;
  return svg?.viewBox.baseVal.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
}

/** Animates pictures until they reach their final state, or until something else is shown. */
export class PipAnimation {
  /** @type {AbortController | null} */
  #going = null;

  /** @param {() => HTMLElement} table   the table with the cards */
  constructor(table) {
    this.table = table;
  }

  /** Moves every part to its final place at once. */
  stop() {
    this.#going?.abort();
    this.#going = null;
  }

  /**
   * Animates pictures one shortly after the other, once the cards have arrived.
   * @param {Moving[]} pictures
   */
  async begin(pictures) {
    const {signal} = (this.#going = new AbortController());
    const acts = pictures.map(({state, before}) => [...(MODELS[state.model].acts?.(state, before) ?? []), state]);
    for (const [i, {el, update, state, before}] of pictures.entries()) {
      el.classList.add("cardlab-awaiting-parts");
      update(state.cards ? acts[i][0] : (before ?? state));
      const free = () => {
        el.classList.remove("cardlab-awaiting-parts");
        update(state);
      };
      signal.addEventListener("abort", free);
    }
    const flying = this.table().getAnimations({subtree: true});
    await Promise.allSettled(flying.map(({finished}) => finished));
    await Promise.all(pictures.map((picture, i) => this.#move(picture, acts[i], i * NEXT, signal)));
    if (this.#going?.signal === signal) this.#going = null; // finished: nothing is left to stop
  }

  /**
   * Animates pictures back to their previous state: the parts that appeared last vanish first, then the pips return to
   * the cards, which still lie there. The pictures stay that way until something else is shown.
   * @param {Moving[]} pictures
   * @returns {Promise<void>} when the motion is over, or something else is shown
   */
  async back(pictures) {
    const {signal} = (this.#going = new AbortController());
    await Promise.all(pictures.map((picture) => this.#takeBack(picture, signal)));
  }

  /**
   * @param {Moving} picture
   * @param {AbortSignal} signal
   */
  async #takeBack({el, update, state, before}, signal) {
    const acts = MODELS[state.model].acts?.(state, before) ?? [];
    const moves = [...marked(el, "then").values()].flat().map(fade);
    signal.addEventListener("abort", () => moves.forEach((move) => move.cancel()));
    await pause(GOES, signal);
    for (const act of [...acts].reverse().concat(before && !state.cards ? [before] : [])) {
      if (signal.aborted) return;
      moves.push(...this.#show({el, update}, act));
      await pause(ACT, signal);
    }
    if (signal.aborted) return;
    // Measure the final place of a part, not a place on its way.
    el.getAnimations({subtree: true}).forEach((move) => move.finish());
    moves.push(...this.#gather(el, state.cards ?? [], {back: true}));
    await Promise.allSettled(moves.map(({finished}) => finished));
  }

  /**
   * @param {Moving} picture
   * @param {DrawnModel[]} acts   the intermediate states
   * @param {number} delay   in milliseconds
   * @param {AbortSignal} signal
   */
  async #move({el, update, state}, acts, delay, signal) {
    await pause(delay, signal);
    if (signal.aborted) return;
    const first = this.#show({el, update}, acts[0]);
    el.classList.remove("cardlab-awaiting-parts");
    const moves = [...first, ...this.#gather(el, state.cards ?? [])];
    const come = Math.max(0, ...moves.map(({effect}) => Number(effect?.getComputedTiming().endTime ?? 0)));
    moves.push(...seen(el, come + (acts.length - 1) * ACT));
    signal.addEventListener("abort", () => moves.forEach((move) => move.cancel()));
    await pause(come, signal);
    for (const act of acts.slice(1)) {
      if (signal.aborted) return;
      moves.push(...this.#show({el, update}, act));
      await pause(ACT, signal);
    }
    await Promise.allSettled(moves.map(({finished}) => finished));
  }

  /**
   * Shows a state. Parts that stay move from their old places to their new ones.
   * @param {Picture<DrawnModel>} picture
   * @param {DrawnModel} state
   * @returns {Animation[]}
   */
  #show({el, update}, state) {
    const was = new Map([...marked(el, "key")].map(([key, [part]]) => [key, middle(part.getBoundingClientRect())]));
    update(state);
    return [...marked(el, "key")].flatMap(([key, [part]]) => {
      const from = was.get(key);
      return from ? [travel(part, from, 0)] : [];
    });
  }

  /**
   * Moves parts from their cards to their places, or back with the last to arrive first.
   * @param {HTMLElement} el
   * @param {string[]} tokens   the cards
   * @returns {Animation[]}
   */
  #gather(el, tokens, {back = false} = {}) {
    return [...marked(el, "from")].flatMap(([i, all]) => {
      const card = this.table().querySelector(`[data-token="${CSS.escape(tokens[Number(i)] ?? "")}"]`);
      if (!(card instanceof HTMLElement)) return [];
      const between = Math.min(60, ALL / all.length);
      const from = leaving(card, all.length);
      const turn = (/** @type {number} */ k) => between * (back ? all.length - 1 - k : k);
      return all.map((part, k) =>
        part.localName === "rect"
          ? grow(part, card.getBoundingClientRect(), {back})
          : travel(part, from[k], turn(k), {back}),
      );
    });
  }
}

/**
 * Returns the direction of an animation: forwards to the final picture, or backwards and then fixed there.
 * @param {boolean} back
 * @returns {KeyframeAnimationOptions}
 */
const way = (back) => (back ? {direction: "reverse", fill: "both"} : {fill: "backwards"});

/**
 * Moves a part from a point of the window to its place, or back.
 * @param {SVGElement} part
 * @param {Point} from
 * @param {number} delay
 */
function travel(part, from, delay, {back = false} = {}) {
  const to = middle(part.getBoundingClientRect());
  const scale = scaleOf(part);
  const begins = {translate: `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`};
  return part.animate([begins, {translate: "0px"}], {duration: FLIGHT, delay, easing: EASING, ...way(back)});
}

/**
 * Makes a bar grow out of a card, or shrink back into it.
 * @param {SVGElement} bar
 * @param {DOMRect} card
 */
function grow(bar, card, {back = false} = {}) {
  const to = bar.getBoundingClientRect();
  const unit = scaleOf(bar);
  const begins = {
    transformBox: "fill-box",
    transformOrigin: "0 0",
    translate: `${(card.left - to.left) / unit}px ${(card.top - to.top) / unit}px`,
    scale: `${card.width / Math.max(1, to.width)} ${card.height / Math.max(1, to.height)}`,
  };
  const ends = {transformBox: "fill-box", transformOrigin: "0 0", translate: "0px", scale: "1"};
  return bar.animate([begins, ends], {duration: FLIGHT + ALL, easing: EASING, ...way(back)});
}

/**
 * Hides a part for good.
 * @param {SVGElement} part
 */
function fade(part) {
  return part.animate([{opacity: 1}, {opacity: 0}], {duration: GOES, fill: "both"});
}

/**
 * Shows the parts that appear at the end, one after the other.
 * @param {HTMLElement} el
 * @param {number} delay
 */
function seen(el, delay) {
  const all = [...marked(el, "then")].sort(([a], [b]) => Number(a) - Number(b));
  const between = Math.min(THEN, MOST_SEEN / Math.max(1, all.length));
  return all.flatMap(([, then], n) =>
    then.map((part) =>
      part.animate([{opacity: 0}, {opacity: 1}], {duration: 200, delay: delay + n * between, fill: "backwards"}),
    ),
  );
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pause(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
