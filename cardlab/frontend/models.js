// The visual models by name: drawModel({model: "ten_frames", a: 7, b: 6}, words) gives an element and a way to change it.

import {MODELS} from "./known_models.js";

/**
 * Draw a model. What is chosen or turned there shows at once; `onChoose` and `onTogether` are told.
 * @param {{model: string, [field: string]: any}} state
 * @param {Record<string, any>} words
 * @param {{onChoose?: (value: number) => void, onTogether?: (together: boolean) => void, signal?: AbortSignal}} [options]
 * @returns {{el: HTMLElement, update: (state: object) => void}}
 */
export function drawModel(state, words, {onChoose, ...options} = {}) {
  let now = state;
  const update = (given) => made.update((now = given));
  const chosen = (value) => {
    update({...now, value});
    onChoose?.(value);
  };
  const made = MODELS[state.model].draw(state, words, {...options, onChoose: chosen});
  return {el: made.el, update};
}
