// Draws the visual model next to a question.

import {readNumber} from "../common/number_reading.js";
import {MODELS} from "../models/model_registry.js";
import {drawModel, modelWords} from "../models/models.js";
import {listed, say} from "../models/model_drawing.js";
import {canonical, lowest, written} from "../common/numbers.js";

/** @import {QuestionToAnswer, DrawnModel, ModelOptions, Question, Words} from "../common/types.d.ts" */

/**
 * Tells whether a picture of this model exists.
 * @param {DrawnModel | null} model
 * @returns {model is DrawnModel}
 */
export function canDraw(model) {
  return model !== null && model.model in MODELS;
}

/**
 * Tells whether the learner answers on the model, by choosing a place or colouring several.
 * @param {QuestionToAnswer} question
 * @returns {question is QuestionToAnswer & {model: DrawnModel}}
 */
export function isOnModel(question) {
  const {answer_type: type, model} = question;
  return canDraw(model) && (type === "place" || (type === "several" && "choosable" in model));
}

/**
 * Tells whether the picture can show a wrong answer next to the right one, because the picture leads to the answer.
 * @param {Question} question
 */
export function showsMiss({model, answer_type: type, answer}) {
  if (!canDraw(model) || type !== "number") return false;
  const result = MODELS[model.model].result?.({...MODELS[model.model].defaults, ...model});
  const right = typeof answer === "string" ? readNumber(answer) : null;
  return result != null && right !== null && Number(right.over) / Number(right.under) === result;
}

/**
 * Returns the instruction to correct several choices on their picture, on which the wrong ones are marked; "" if the
 * model has none.
 * @param {Question & {model: DrawnModel}} question
 * @param {string[]} wrong
 * @param {string[]} said
 * @param {Words} words
 */
export function mendSome({model, answer}, wrong, said, words) {
  const isComplete = [answer].flat().every((value) => said.includes(value));
  const ending = !wrong.length ? "-mend_missing" : isComplete ? "-mend_wrong" : "-mend_both";
  const text = `${model.model}${ending}`;
  const texts = modelWords(words);
  return texts[text] ? say(texts, text, {list: listed(texts, wrong.map(Number))}) : "";
}

/**
 * Returns on which side of the right place of a line a wrong one is, and the way back; "" if the model has no words for
 * it.
 * @param {Question & {model: DrawnModel}} question
 * @param {string} said
 * @param {Words} words
 */
export function mendPlace({model, answer}, said, words) {
  const [here, right] = [readNumber(said), readNumber(String(answer))];
  if (!here || !right) return "";
  const texts = modelWords(words);
  const isGreater = here.over * right.under > right.over * here.under;
  const text = `${model.model}${isGreater ? "-too_far_right" : "-too_far_left"}`;
  return texts[text] ? say(texts, text) : "";
}

/**
 * Creates the picture of a question's model. It leaves out the answer until `solve` is called, and follows the
 * learner's choices. If a whole number has several places, `answered` converts a place to its number and `placed`
 * converts it back. `miss` shows a wrong answer and returns the instruction to correct it there; "" if it can't be
 * drawn. `solve` shows the right answer, and next to it a wrong one. `compares` tells for which kinds of answers the
 * picture can do that.
 * @param {DrawnModel} model
 * @param {Words} words
 * @param {Omit<ModelOptions, "signal"> & {signal: AbortSignal}} options
 */
export function picture(model, words, options) {
  const drawn = drawModel(model, modelWords(words), options);
  const parts = BigInt(drawn.parts ?? 1);
  const lengthOf = (/** @type {string} */ said) => {
    const number = readNumber(said);
    return number && number.over >= 0n && parts % number.under === 0n ? number : null;
  };
  /** @param {ReturnType<typeof lengthOf>} number */
  const shown = (number) => ({said: number && Number(number.over) / Number(number.under)});
  const compares = (/** @type {Question["answer_type"]} */ type) => drawn.comparesMiss?.includes(type) ?? false;
  const plain = {...model, asks: typeof model.asks === "string" ? "" : false};
  return {
    el: drawn.el,
    compares,
    choose: (/** @type {Partial<DrawnModel>} */ news) => drawn.update({...model, ...news}),
    answered: (/** @type {number} */ place) => canonical(lowest(BigInt(place), parts)),
    placed: (/** @type {string} */ said) => {
      const number = readNumber(said);
      return number === null ? NaN : Number(number.over * parts) / Number(number.under);
    },
    miss: (/** @type {string} */ said) => {
      const number = lengthOf(said);
      drawn.update({...model, ...shown(number)});
      if (!number) return "";
      const n = number.under === 1n ? Number(number.over) : written(number);
      return say(modelWords(words), `${model.model}-mend`, {n, total: model.total ?? 0});
    },
    solve: (said = "") => {
      drawn.update({...plain, ...drawn.solved?.(), ...shown(compares("number") ? lengthOf(said) : null)});
    },
  };
}
