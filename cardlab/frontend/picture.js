// The visual models as questions show them.

import {MODELS} from "./known_models.js";
import {drawModel, modelWords} from "./models.js";

/** @import {DrawnModel, Words} from "./types.d.ts" */

/**
 * Whether there is a picture of this model.
 * @param {DrawnModel | null} model
 * @returns {model is DrawnModel}
 */
export function canDraw(model) {
  return model !== null && model.model in MODELS;
}

/**
 * The picture of a question's model: what is asked is left out of it until `solve` is called.
 * @param {DrawnModel} model
 * @param {Words} words
 * @param {{onChoose?: (value: number) => void, signal: AbortSignal}} options
 */
export function picture(model, words, options) {
  const drawn = drawModel(model, modelWords(words), options);
  return {
    el: drawn.el,
    choose: (/** @type {number} */ value) => drawn.update({...model, value}),
    solve: () => drawn.update({...model, asks: typeof model.asks === "string" ? "" : false}),
  };
}
