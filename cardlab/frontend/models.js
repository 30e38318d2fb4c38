// The visual models by name: drawModel({model: "ten_frames", a: 7, b: 6}, words) gives an element and a way to change it.

import {BAR_MODEL, drawBarModel} from "./bar_model.js";
import {DOUBLE_TARGET, drawDoubleTarget} from "./double_target.js";
import {HUNDRED_CHART, drawHundredChart} from "./hundred_chart.js";
import {MATCHING_ROWS, drawMatchingRows} from "./matching_rows.js";
import {NUMBER_LINE, drawNumberLine} from "./number_line.js";
import {TEN_FRAMES, drawTenFrames} from "./ten_frames.js";

/** Name -> what draws it, and its state as it is where nothing is said. */
export const MODELS = {
  bar_model: {draw: drawBarModel, defaults: BAR_MODEL},
  double_target: {draw: drawDoubleTarget, defaults: DOUBLE_TARGET},
  hundred_chart: {draw: drawHundredChart, defaults: HUNDRED_CHART},
  matching_rows: {draw: drawMatchingRows, defaults: MATCHING_ROWS},
  number_line: {draw: drawNumberLine, defaults: NUMBER_LINE},
  ten_frames: {draw: drawTenFrames, defaults: TEN_FRAMES},
};

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
