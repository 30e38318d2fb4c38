// The visual models beside a match: they follow its steps, back and forth.

import {h} from "./dom.js";
import {drawModel, modelWords} from "./models.js";

/** @import {DrawnModel, Picture, Step, Words} from "./types.d.ts" */

/** @typedef {Picture<DrawnModel> & {model: string, ended: AbortController}} Shown   a picture until it gives way */

/**
 * What is drawn after n steps: the models of the last step that has any; while it is asked about, only what it may
 * show.
 * @param {Step[]} steps
 * @param {number} n
 */
export function modelsAt(steps, n, asked = false) {
  if (asked) return steps[n - 1]?.models_asked ?? [];
  return steps.slice(0, n).findLast(({models}) => models?.length)?.models ?? [];
}

/** The models of one log in the page; a picture that stays changes, so that what is new in it is seen. */
export class Beside {
  /** @type {Shown[]} */
  #drawn = [];

  /**
   * @param {Step[]} steps
   * @param {Words} words
   * @param {{signal: AbortSignal}} options
   */
  constructor(steps, words, {signal}) {
    this.steps = steps;
    this.words = words;
    this.signal = signal;
    this.el = h("div", {class: "cardlab-beside", role: "group", "aria-label": words.beside});
  }

  /**
   * Show how things stand after n steps.
   * @param {number} n
   */
  show(n, {asked = false} = {}) {
    const states = modelsAt(this.steps, n, asked);
    for (const {ended} of this.#drawn.splice(states.length)) ended.abort();
    this.#drawn = states.map((state, i) => this.#draw(state, this.#drawn[i]));
    const pictures = this.#drawn.map(({el}) => el);
    if (pictures.length !== this.el.children.length || pictures.some((el, i) => el !== this.el.children[i])) {
      this.el.replaceChildren(...pictures);
    }
    this.el.hidden = !states.length;
  }

  /**
   * @param {DrawnModel} state
   * @param {Shown | undefined} before
   * @returns {Shown}
   */
  #draw(state, before) {
    if (before?.model === state.model) {
      before.update(state);
      return before;
    }
    before?.ended.abort();
    const ended = new AbortController();
    const {el, update} = drawModel(state, modelWords(this.words), {
      signal: AbortSignal.any([this.signal, ended.signal]),
    });
    return {model: state.model, el, update, ended};
  }
}
