// Draws the marks next to cards: comparison signs, words for events, chips and sums.

import {h} from "../common/dom.js";
import {s} from "../common/svg.js";
import {write, writeText} from "./dom_diff.js";

/** @import {Mark, Side} from "./table_state.d.ts" */

const TWENTY = 20;

/**
 * Signs are drawn as paths, because right-to-left text would mirror < and >.
 * @type {Record<string, string>}
 */
const SIGNS = {">": "M5 5 19 12 5 19", "<": "M19 5 5 12 19 19", "=": "M4 8.500H20M4 15.500H20"};

/**
 * Creates the element of a mark. Its kind is part of its key and never changes.
 * @param {Mark["draws"]} draws
 */
export function markElement(draws) {
  const made = h(draws === "word" ? "p" : "span", {class: "cardlab-felt-mark", "data-draws": draws});
  if (draws === "sign") write(made, {"aria-hidden": "true"});
  if (draws === "sum") write(made, {dir: "ltr"});
  if (draws === "word") write(made, {dir: "auto"}); // in Arabic, the exclamation mark of "War!" is at the left
  return made;
}

/** Draws a counter of the learner. */
export function coin() {
  return h("i", {class: "cardlab-felt-coin", "aria-hidden": "true"});
}

/**
 * @param {HTMLElement} element
 * @param {Mark} mark
 * @param {Side | null} side   the player it belongs to
 * @param {number} place   the number of the seat, from 1; 0 for the middle
 */
export function showMark(element, {draws, text, heard, cards = null}, side, place) {
  const hasName = heard !== undefined && heard !== text;
  if (draws === "chip") write(element, {role: hasName ? "img" : null, "aria-label": hasName ? heard : null});
  write(element, {"data-side": side, "data-place": place || null});
  if (draws === "sum") showSum(element, text);
  else if (draws === "sign") showSign(element, text);
  else if (draws === "prediction") showPrediction(element, text, cards);
  else writeText(element, text);
}

/**
 * Shows a prediction: a counter, and twenty small cards of which some are face up to show how likely it was. Later it
 * shows what the counter won.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {number | null} cards
 */
function showPrediction(element, text, cards) {
  const shown = text || String(cards);
  if (element.dataset.shown === shown) return;
  element.dataset.shown = shown;
  const twenty = Array.from({length: TWENTY}, (_, i) => h("i", {"data-up": cards !== null && i < cards ? true : null}));
  const chance = text || cards === null ? [] : [h("span", {class: "cardlab-felt-twenty"}, ...twenty)];
  element.replaceChildren(coin(), ...(text ? [text] : chance));
}

/**
 * Puts the last number of a sum on a disc in the player's colour. Text after that number follows the disc.
 * @param {HTMLElement} element
 * @param {string} text   "7 + 5 = 12"
 */
function showSum(element, text) {
  const end = text.lastIndexOf("=") + 1;
  const [, result, rest] = text.slice(end).match(/^(.*?)([,،] .*)?$/u) ?? [];
  if (!element.firstElementChild) {
    const disc = h("b", {class: "cardlab-felt-disc"});
    element.append(h("span", {class: "cardlab-felt-working"}), " ", disc, h("small", {}));
  }
  [text.slice(0, end), result, rest].forEach((part, i) => writeText(element.children[i], part?.trim() ?? ""));
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function showSign(element, text) {
  if (element.dataset.sign === text) return;
  element.dataset.sign = text;
  const path = SIGNS[text];
  element.replaceChildren(path ? s("svg", {viewBox: "0 0 24 24"}, s("path", {d: path})) : text);
}
