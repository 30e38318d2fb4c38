// The visual models next to a match. They follow its steps, forwards and backwards.

import {groupEnd, modelsAt, pastSilent} from "../common/step_groups.js";
import {h} from "../common/dom.js";
import {drawModel, modelWords} from "./models.js";
import {PipAnimation} from "./pip_animation.js";
import {prefersReducedMotion} from "../common/settings.js";

/** @import {DrawModelPanel, DrawnModel, Picture, Step, Words} from "../common/types.d.ts" */

/** @typedef {Picture<DrawnModel> & {state: DrawnModel, ended: AbortController}} Shown   until it is replaced */

/**
 * The models of one match on the page. A picture of the same kind stays and changes, so that what is new stands out.
 */
export class ModelPanel {
  /** @type {Shown[]} */
  #drawn = [];
  /** The number of steps shown last. */
  #shown = Infinity;
  /** Whether the pictures only take up their room. */
  #isUnseen = false;

  /**
   * @param {Step[]} steps
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {() => HTMLElement} options.table   the table with the cards that the pictures are about
   */
  constructor(steps, words, {signal, table}) {
    this.steps = steps;
    this.words = words;
    this.signal = signal;
    this.motion = new PipAnimation(table);
    signal.addEventListener("abort", () => this.motion.stop());
    this.el = h("div", {class: "cardlab-model-panel", role: "group", "aria-label": words.step_in_pictures});
  }

  /**
   * Replaces the steps.
   * @param {Step[]} steps
   */
  follow(steps) {
    const n = this.#shown;
    if (n > 0 && steps[n - 1] !== this.steps[n - 1]) this.#shown = Infinity;
    this.steps = steps;
  }

  /**
   * Shows the state after n steps. If it has no pictures, those of a later step can take up their room unseen, so that
   * nothing moves when they come.
   * @param {number} n
   * @param {number} [later]   the number of steps after which the next pictures come
   */
  show(n, later = n) {
    if (n === this.#shown) return;
    const now = modelsAt(this.steps, n);
    const states = now.length ? now : modelsAt(this.steps, later);
    const before = this.#isUnseen ? [] : this.#drawn.map(({state}) => state);
    const goesOn = this.#isBeat(this.#shown, n);
    this.#shown = n;
    this.#put(states, !now.length);
    if (!goesOn || prefersReducedMotion(this.el)) return;
    const moving = this.#drawn.map((shown, i) => ({...shown, before: isSame(before[i], shown.state)}));
    this.motion.begin(moving.filter(({state, before: old}) => !old || isNews(old, state)));
  }

  /**
   * Shows pictures of something that has not happened, until those of a step come again. Without any, nothing changes.
   * @param {DrawnModel[]} states
   */
  imagine(states) {
    this.#shown = Infinity;
    if (states.length) this.#put(states, false);
  }

  /**
   * @param {DrawnModel[]} states
   * @param {boolean} isUnseen
   */
  #put(states, isUnseen) {
    this.#isUnseen = isUnseen;
    this.motion.stop();
    for (const {ended} of this.#drawn.splice(states.length)) ended.abort();
    this.#drawn = states.map((state, i) => this.#draw(state, this.#drawn[i]));
    const pictures = this.#drawn.map(({el}) => el);
    if (pictures.length !== this.el.children.length || pictures.some((el, i) => el !== this.el.children[i])) {
      this.el.replaceChildren(...pictures);
    }
    this.el.hidden = !states.length;
    this.el.style.visibility = isUnseen ? "hidden" : "";
  }

  /**
   * Moves the pictures back before step n is replayed, while the cards still lie where they were.
   * @param {number} n
   * @returns {Promise<void> | null} when the motion is over; null if nothing moves
   */
  back(n) {
    if (!this.#isBeat(n, this.#shown) || prefersReducedMotion(this.el)) return null;
    this.motion.stop();
    const states = modelsAt(this.steps, n);
    const came = this.#drawn
      .map((shown, i) => ({...shown, before: isSame(states[i], shown.state)}))
      .filter(({state, before}) => (before ? isNews(before, state) : state.cards));
    return came.length ? this.motion.back(came) : null;
  }

  /**
   * Tells whether the steps after n, up to another one, are narrated as one group, perhaps with silent ones behind it.
   * @param {number} n
   * @param {number} to
   */
  #isBeat(n, to) {
    return to > n && to <= pastSilent(this.steps, groupEnd(this.steps, n));
  }

  /**
   * @param {DrawnModel} state
   * @param {Shown | undefined} before
   * @returns {Shown}
   */
  #draw(state, before) {
    if (before?.state.model === state.model) {
      before.update(state);
      return {...before, state};
    }
    before?.ended.abort();
    const ended = new AbortController();
    const {signal} = ended;
    this.signal.addEventListener("abort", () => ended.abort(), {signal});
    const {el, update} = drawModel(state, modelWords(this.words), {signal});
    return {state, el, update, ended};
  }
}

/**
 * Tells whether a picture continues the last one: it is of the same kind and about the same hand.
 * @param {DrawnModel | undefined} before
 * @param {DrawnModel} state
 */
function isSame(before, state) {
  return before?.model === state.model && before.name === state.name ? before : undefined;
}

/**
 * Tells whether a picture is about new cards, or, if it is about no cards, shows something new.
 * @param {DrawnModel} before
 * @param {DrawnModel} state
 */
function isNews(before, state) {
  const isOther = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) !== JSON.stringify(b);
  return state.cards ? isOther(state.cards, before.cards) : !before.cards && isOther(state, before);
}

/** @type {DrawModelPanel} */
export const drawModelPanel = (steps, words, options) => new ModelPanel(steps, words, options);
