// The visual models by name: drawModel({model: "ten_frames", a: 7, b: 6}, words) gives an element and a way to change
// it.

import {BAR_MODEL, drawBarModel} from "./bar_model.js";
import {DOUBLE_TARGET, drawDoubleTarget} from "./double_target.js";
import {HUNDRED_CHART, drawHundredChart} from "./hundred_chart.js";
import {MATCHING_ROWS, drawMatchingRows} from "./matching_rows.js";
import {NUMBER_LINE, drawNumberLine} from "./number_line.js";
import {TEN_FRAMES, drawTenFrames} from "./ten_frames.js";

/** @import {DrawnModel, ModelKind, ModelOptions, ModelWords, Picture, Words} from "./types.d.ts" */

/**
 * Name -> what draws it, and its state as it is where nothing is said.
 * @type {Record<string, ModelKind>}
 */
export const MODELS = {
  bar_model: {draw: drawBarModel, defaults: BAR_MODEL},
  double_target: {draw: drawDoubleTarget, defaults: DOUBLE_TARGET},
  hundred_chart: {draw: drawHundredChart, defaults: HUNDRED_CHART},
  matching_rows: {draw: drawMatchingRows, defaults: MATCHING_ROWS},
  number_line: {draw: drawNumberLine, defaults: NUMBER_LINE},
  ten_frames: {draw: drawTenFrames, defaults: TEN_FRAMES},
};

/**
 * The texts of the models on a page that has others too, in the digits of that page.
 * @param {Words} words
 * @returns {ModelWords}
 */
export function modelWords({models, digits: {chosen, signs}}) {
  return {...models, digits: {chosen, signs}};
}

/**
 * Draw a model. What is chosen or turned there shows at once; `onChoose` and `onTogether` are told.
 * @param {DrawnModel} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<DrawnModel>}
 */
export function drawModel(state, words, {onChoose, ...options} = {}) {
  let now = state;
  const update = (/** @type {DrawnModel} */ given) => {
    now = given;
    drawn.update(now);
  };
  const choose = (/** @type {number} */ value) => {
    update({...now, value});
    onChoose?.(value);
  };
  const drawn = MODELS[state.model].draw(state, words, {...options, onChoose: choose});
  return {el: drawn.el, update};
}
