// Draws visual models by name: drawModel({model: "ten_frames", a: 7, b: 6}, words) returns an element and a function
// that changes it.

import {MODELS} from "./model_registry.js";

/** @import {DrawnModel, ModelOptions, ModelWords, Picture, Words} from "../common/types.d.ts" */

/**
 * Returns the texts of the models on a page with other texts, in the page's digits.
 * @param {Words} words
 * @returns {ModelWords}
 */
export function modelWords({models, digits: {chosen, signs}}) {
  return {...models, digits: {chosen, signs}};
}

/**
 * Draws a model. Shows at once what the learner chooses, colours or turns, and then calls `onChoose`, `onColour` or
 * `onTogether`.
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
