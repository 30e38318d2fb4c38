// The visual models by name: drawModel({model: "ten_frames", a: 7, b: 6}, words) gives an element and a way to change
// it.

import {MODELS} from "./model_registry.js";

/** @import {DrawnModel, ModelOptions, ModelWords, Picture, Words} from "../common/types.d.ts" */

/**
 * The texts of the models on a page that has others too, in the digits of that page.
 * @param {Words} words
 * @returns {ModelWords}
 */
export function modelWords({models, digits: {chosen, signs}}) {
  return {...models, digits: {chosen, signs}};
}

/**
 * Draw a model. What is chosen, coloured or turned there shows at once; `onChoose`, `onColour` and `onTogether` are
 * told.
 * @param {DrawnModel} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<DrawnModel>}
 */
export function drawModel(state, words, {onChoose, onColour, ...options} = {}) {
  let now = state;
  const update = (/** @type {DrawnModel} */ given) => {
    now = given;
    drawn.update(now);
  };
  const choose = (/** @type {number} */ value) => {
    update({...now, value});
    onChoose?.(value);
  };
  const colour = (/** @type {number[]} */ chosen) => {
    update({...now, chosen});
    onColour?.(chosen);
  };
  const drawn = MODELS[state.model].draw(state, words, {...options, onChoose: choose, onColour: colour});
  return {...drawn, update};
}
