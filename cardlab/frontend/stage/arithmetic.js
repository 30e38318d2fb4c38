// Writes the arithmetic of compared cards as it stands on the felt: "7 + 5 = 12", "9 − 4 = 5".

import {isDown, isNumberCard, parts} from "../cards/cards.js";
import {inDigits} from "../common/numbers.js";

/** @import {Card, CardNumber, State, Value, Words} from "../common/types.d.ts" */

const isOpen = (/** @type {Card} */ {token}) => !isDown(token);

/**
 * Returns the face-up cards that a player laid last: those after the last back, or those before the final backs.
 * @param {Card[]} cards   the cards of a row
 */
function laidLast(cards) {
  const end = cards.findLastIndex(isOpen) + 1;
  const start = cards.slice(0, end).findLastIndex(({token}) => isDown(token)) + 1;
  return cards.slice(start, end);
}

/**
 * Returns the counter that a seat compares, its sum, difference or total, or null in games that compare single cards.
 * @param {State} state
 * @param {string} seat
 */
function totalOf({counters}, seat) {
  const name = /** @type {const} */ (["sum", "difference", "total"]).find((one) => `${one}.${seat}` in counters);
  return name ? {name, value: counters[`${name}.${seat}`]} : null;
}

/**
 * Tells whether a seat is being asked for its total: its cards lie face up and it has no total yet.
 * @param {State} state
 * @param {string} seat
 * @param {Card[]} cards   the cards of the seat, in the order in which they were laid
 */
export function isAsked(state, seat, cards) {
  const total = totalOf(state, seat);
  return total !== null && total.value === null && laidLast(cards).length > 0;
}

/**
 * Compares the totals of two seats: ">", "<" or "="; null in games that compare single cards.
 * @param {State} state
 * @param {string} one
 * @param {string} other
 */
export function comparisonOf(state, one, other) {
  const [a, b] = [one, other].map((seat) => totalOf(state, seat)?.value);
  if (typeof a !== "number" || typeof b !== "number") return null;
  return signBetween(a, b);
}

/**
 * Returns the numbers of a total in the order in which they are written, or null if these cards do not make it. While
 * the total is a question, returns all numbers.
 * @param {string} name
 * @param {number[]} numbers   the values of the cards, in the order in which they were laid
 * @param {Value} total
 */
function partsOf(name, numbers, total) {
  if (name === "difference") {
    const pair = numbers.slice(-2).sort((a, b) => b - a);
    return pair.length === 2 && (total === null || pair[0] - pair[1] === total) ? pair : null;
  }
  if (total === null) return numbers;
  let sum = 0;
  for (let n = numbers.length - 1; n >= 0; n--) {
    sum += numbers[n];
    if (sum === total) return numbers.slice(n);
  }
  return null;
}

/**
 * @param {number} a
 * @param {number} b
 */
const signBetween = (a, b) => "<=>"[Math.sign(a - b) + 1];

/**
 * Returns the value of a number card: a fraction is written 3/4.
 * @param {Card} card
 * @param {Record<string, CardNumber>} numbers
 */
function size({token}, numbers) {
  const [over, under = 1] = String(numbers[token]).split("/").map(Number);
  return over / under;
}

/**
 * Compares the last number cards of two players: ">", "<" or "=".
 * @param {Card[][]} rows
 * @param {Record<string, CardNumber>} numbers
 */
export function signOf(rows, numbers) {
  const [a, b] = rows.map((cards) => size(laidLast(cards).slice(-1)[0], numbers));
  return signBetween(a, b);
}

/**
 * Returns number cards as the terms of a sum or difference, the greater one first in a difference.
 * @param {string} name
 * @param {Card[]} cards   in the order in which they were laid
 * @param {Record<string, CardNumber>} numbers
 * @param {Words} words
 */
function termsOf(name, cards, numbers, words) {
  const isDifference = name === "difference";
  const sorted = isDifference ? [...cards].sort((one, other) => size(other, numbers) - size(one, numbers)) : cards;
  return sorted.map(({token}) => words.cards[`+${parts(token).rank}`]);
}

/**
 * Returns the numbers that make a seat's total, or null if its cards do not make it, and in games that compare single
 * cards.
 * @param {State} state
 * @param {string} seat
 * @param {Card[]} cards   the cards of the seat, in the order in which they were laid
 * @param {Record<string, CardNumber>} numbers   the values of the cards
 * @param {Words} words
 * @returns {(number | string)[] | null}
 */
function numbersOf(state, seat, cards, numbers, words) {
  const total = totalOf(state, seat);
  const laid = laidLast(cards);
  // Both games with number cards combine two; a player who runs out may have one.
  if (total && laid.some(isNumberCard)) return termsOf(total.name, laid.slice(-2), numbers, words);
  const values = laid.map(({token}) => numbers[token]).filter((one) => typeof one === "number");
  return total && values.length === laid.length ? partsOf(total.name, values, total.value) : null;
}

/**
 * Tells whether the last of the two cards that make a seat's total is still hidden.
 * @param {State} state
 * @param {string} seat
 * @param {Card[]} cards   the cards of the seat, in the order in which they were laid
 */
export function hidesLast(state, seat, cards) {
  const [first, last] = cards.slice(-2);
  return totalOf(state, seat) !== null && last !== undefined && isOpen(first) && !isOpen(last);
}

/**
 * Returns how many cards a seat laid before those of its total, or null if some cards of a sum have left the game or
 * have been taken.
 * @param {State} state
 * @param {string} seat
 * @param {Card[]} cards
 * @param {Record<string, CardNumber>} numbers
 * @param {Words} words
 */
export function laidEarlier(state, seat, cards, numbers, words) {
  if (!laidLast(cards).length) return 0;
  if (hidesLast(state, seat, cards)) return cards.length - 2;
  const counted = numbersOf(state, seat, cards, numbers, words);
  if (!counted) return `sum.${seat}` in state.counters ? null : 0;
  return cards.findLastIndex(isOpen) + 1 - counted.length;
}

/**
 * Returns the working of a seat's total, or only the total if it comes from one card or its working is unknown. Writes
 * "7 + 5 =" before the total is revealed and "7 + 5 = ?" while it is a question. Returns null in games that compare
 * single cards.
 * @param {Words} words
 * @param {State} state
 * @param {string} seat
 * @param {Card[]} cards   the cards of the seat, in the order in which they were laid
 * @param {object} options
 * @param {Record<string, CardNumber>} options.numbers   returns the value of a card
 * @param {boolean} options.told   whether the total may be shown
 */
export function workingOf(words, state, seat, cards, {numbers, told}) {
  const total = totalOf(state, seat);
  if (!total) return null;
  if (!laidLast(cards).length) return "";
  const terms = numbersOf(state, seat, cards, numbers, words);
  const sign = total.name === "difference" ? " − " : " + ";
  const working = terms && terms.length > 1 ? `${terms.join(sign)} =` : "";
  const text = `${working} ${told ? (total.value ?? "?") : ""}`.trim();
  return inDigits(text, words.digits?.signs);
}
