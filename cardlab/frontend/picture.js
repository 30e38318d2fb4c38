// The visual models as questions show them.

import {MODELS} from "./known_models.js";
import {drawModel} from "./models.js";

/** Whether there is a picture of this model. */
export function canDraw(model) {
  return Boolean(model && MODELS[model.model]);
}

/**
 * The picture of a question's model: what is asked is left out of it until `solve` is called.
 * @param {{model: string, asks?: boolean | string}} model
 * @param {Record<string, any>} words  the texts of the page, with those of the models
 * @param {{onChoose?: (value: number) => void, signal: AbortSignal}} options
 */
export function picture(model, words, options) {
  const drawn = drawModel(model, words.models, options);
  return {el: drawn.el, choose: (value) => drawn.update({...model, value}), solve: () => drawn.update({...model, asks: typeof model.asks === "string" ? "" : false})};
}
