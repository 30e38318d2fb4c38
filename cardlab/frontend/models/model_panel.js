// The visual models beside a match. They follow its steps, back and forth.

import {groupEnd} from "../common/step_groups.js";
import {h} from "../common/dom.js";
import {drawModel, modelWords} from "./models.js";
import {PipAnimation} from "./pip_animation.js";
import {prefersReducedMotion} from "../common/settings.js";

/** @import {DrawModelPanel, DrawnModel, Picture, Step, Words} from "../common/types.d.ts" */

/** @typedef {Picture<DrawnModel> & {state: DrawnModel, ended: AbortController}} Shown   a picture until it gives way */

/**
 * What is drawn after n steps: the models of the last step that has any, all of one kind.
 * @param {Step[]} steps
 * @param {number} n
 * @returns {DrawnModel[]}
 */
export function modelsAt(steps, n) {
  return steps.slice(0, n).findLast(({models, bares}) => models?.length || bares)?.models ?? [];
}

/** The models of one log in the page; a picture that stays changes, so that what is new in it is seen. */
export class ModelPanel {
  /** @type {Shown[]} */
  #drawn = [];
  /** How many steps were shown last. */
  #shown = Infinity;

  /**
   * @param {Step[]} steps
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {() => HTMLElement} options.table   where the cards lie that the pictures are about
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
   * Other steps are told.
   * @param {Step[]} steps
   */
  follow(steps) {
    const n = this.#shown;
    if (n > 0 && steps[n - 1] !== this.steps[n - 1]) this.#shown = Infinity;
    this.steps = steps;
  }

  /**
   * Show how things stand after n steps.
   * @param {number} n
   */
  show(n) {
    if (n === this.#shown) return;
    const states = modelsAt(this.steps, n);
    const before = this.#drawn.map(({state}) => state);
    const goesOn = this.#isBeat(this.#shown, n);
    this.#shown = n;
    this.motion.stop();
    for (const {ended} of this.#drawn.splice(states.length)) ended.abort();
    this.#drawn = states.map((state, i) => this.#draw(state, this.#drawn[i]));
    const pictures = this.#drawn.map(({el}) => el);
    if (pictures.length !== this.el.children.length || pictures.some((el, i) => el !== this.el.children[i])) {
      this.el.replaceChildren(...pictures);
    }
    this.el.hidden = !states.length;
    if (!goesOn || prefersReducedMotion(this.el)) return;
    const moving = this.#drawn.map((shown, i) => ({...shown, before: isSame(before[i], shown.state)}));
    this.motion.begin(moving.filter(({state, before: old}) => !old || isNews(old, state)));
  }

  /**
   * Before step n is shown again from what was told after it: what came there goes back the way it came, while the
   * cards still lie where they did.
   * @param {number} n
   * @returns {Promise<void> | null} when all is back; null where nothing moves
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
   * Whether that is told in one breath which comes after n steps, up to another one.
   * @param {number} n
   * @param {number} to
   */
  #isBeat(n, to) {
    return to > n && to <= groupEnd(this.steps, n);
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
    const {el, update} = drawModel(state, modelWords(this.words), {
      signal: AbortSignal.any([this.signal, ended.signal]),
    });
    return {state, el, update, ended};
  }
}

/**
 * What a picture showed, if it is the one that goes on: of the same kind, and about the same hand.
 * @param {DrawnModel | undefined} before
 * @param {DrawnModel} state
 */
function isSame(before, state) {
  return before?.model === state.model && before.name === state.name ? before : undefined;
}

/**
 * Whether a picture is about other cards than it was; or, where it is about none, shows something else.
 * @param {DrawnModel} before
 * @param {DrawnModel} state
 */
function isNews(before, state) {
  const isOther = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) !== JSON.stringify(b);
  return state.cards ? isOther(state.cards, before.cards) : !before.cards && isOther(state, before);
}

/** @type {DrawModelPanel} */
export const drawModelPanel = (steps, words, options) => new ModelPanel(steps, words, options);
