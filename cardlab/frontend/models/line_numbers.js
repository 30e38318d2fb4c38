// Draws the numbers of a line under their places.

import {label, pill, room} from "./model_drawing.js";
import {placeOn} from "../common/number_line_rows.js";

/** @import {Locale} from "../common/types.d.ts" */
/** @import {Stretch} from "../common/number_line_rows.js" */

const ROW = 24; // between two rows of numbers

/**
 * Draws the numbers of a line under their places: those that matter, the most important first, and others if they fit.
 * One without room in the first row stands below it; a plain one is then left out. `below` is the height of the rows
 * after the first.
 * @param {Locale} locale
 * @param {Stretch} line
 * @param {number} units
 * @param {number} y   of the first row
 * @param {number[]} special   those that matter
 * @param {number} every   the step between the others
 * @param {(n: number) => string | number} name
 * @param {(n: number) => string} look
 */
export function numbersUnder(locale, line, units, y, special, every, name, look) {
  /** @type {{x: number, half: number, at: number}[]} */
  const laid = [];
  const isFree = (/** @type {number} */ x, /** @type {number} */ half, at = y) =>
    laid.every((one) => one.at !== at || Math.abs(one.x - x) > one.half + half);
  /** @type {Node[]} */
  const drawn = [];
  for (const n of new Set(special)) {
    const x = placeOn(line, n, units);
    const half = room(name(n), 16) / 2 + 4;
    let at = y;
    while (!isFree(x, half, at)) at += ROW;
    if (at > y && look(n) === "plain") continue;
    laid.push({x, half, at});
    drawn.push(pill(locale, name(n), Math.min(Math.max(x, half), units - half), at, look(n), 16));
  }
  for (let n = Math.ceil(line.low / every) * every; n <= line.high; n += every) {
    const x = placeOn(line, n, units);
    if (!special.includes(n) && isFree(x, room(name(n), 14) / 2 + 3)) {
      drawn.push(label(locale, name(n), x, y, {size: 14, class: "cardlab-soft"}));
    }
  }
  return {drawn, below: Math.max(y, ...laid.map(({at}) => at)) - y};
}
