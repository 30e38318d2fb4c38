// Formats numbers and sentences in the learner's language and digits. The locale is always a parameter, because two
// widgets on a page may differ in it.

import {inDigits} from "./numbers.js";

/** @import {Fields, Locale} from "./types.d.ts" */

const NUMBER = "[-−]?[(|]?[-−]?(?:\\p{Nd}+(?:[.,/٫٬]\\p{Nd}+)*(?: \\p{Nd}+/\\p{Nd}+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔]|\\?)[)|]?";
const PART = "[½¼¾⅓⅔]";
const MIXED = `[-−]?\\p{Nd}+(?: ?${PART}| \\p{Nd}+/\\p{Nd}+)|[-−](?:\\p{Nd}+(?:[.,/٫٬]\\p{Nd}+)*|${PART})`;
const SUM = `${NUMBER}(?: ?[-+−×÷·=≠≈<>≤≥] ?${NUMBER})+|[-−]?\\p{Nd}+(?:[.,]\\p{Nd}+)?[ \u00a0\u202f]?%|${MIXED}`;
export const RANK = "(?:10|[2-9]|[A-ZÀ-Þ][a-z]?)"; // a rank as printed on a card, in any language
const CARD = `(?:${RANK}[♣♦♥♠]|★)`;
const APART = `\u2066[^\u2066-\u2069]*\u2069|${CARD}(?:[\u00a0 ]+${CARD})*`;
const CARDS_APART = new RegExp(APART, "gu");
const SUM_APART = new RegExp(`${APART}|${SUM}`, "gu");
const FORCED_SUM = new RegExp(`\u202d[^\u202c]*\u202c|${SUM}`, "gu");
const RTL_LETTER = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Tells whether a text contains right-to-left letters.
 * @param {string} text
 */
export function hasRtlLetters(text) {
  return RTL_LETTER.test(text);
}

/**
 * Formats a value. A fraction gets the decimal sign of its language: 0.5 -> "0,5" in French.
 * @param {string} lang
 * @param {string | number} value
 */
function plain(lang, value) {
  if (typeof value === "string" || Number.isInteger(value)) return String(value);
  return value.toLocaleString(lang, {numberingSystem: "latn", maximumFractionDigits: 6});
}

/**
 * Formats a number, or the numbers in a text, in the learner's digits, like `Words.in_digits` in Python. Cards keep
 * their printed form, and arithmetic runs from left to right.
 * @param {Locale} locale
 * @param {string | number} value
 */
export function numeral({lang, dir, digits}, value) {
  const text = plain(lang, value);
  const signs = digits?.signs ?? "";
  if (dir !== "rtl" && !signs) return text;
  const isolate = (/** @type {string} */ found) => (found[0] === "\u2066" ? found : `\u2066${found}\u2069`);
  if (!signs) return text.replace(SUM_APART, isolate);
  const force = (/** @type {string} */ found) => (found[0] === "\u202d" ? found : `\u2066\u202d${found}\u202c\u2069`);
  return inDigits(text.replace(CARDS_APART, isolate).replace(FORCED_SUM, force), signs);
}

/**
 * Keeps arithmetic, cards and typed text left to right on a right-to-left page.
 * @param {Locale} locale
 * @param {string} text
 */
export function apart({dir}, text) {
  return dir !== "rtl" || /^\p{Nd}*$/u.test(text) || hasRtlLetters(text) ? text : `\u2066${text}\u2069`;
}

/**
 * Fills the fields of a text: fill(words, "Step {n}", {n: 3}) -> "Step 3".
 * @param {Locale} locale
 * @param {string} text
 * @param {Fields} fields
 */
export function fill(locale, text, fields) {
  const field = (/** @type {string} */ whole, /** @type {string} */ name) =>
    name in fields ? apart(locale, plain(locale.lang, fields[name])) : whole;
  return numeral(locale, text.replace(/\{(\w+)\}/g, field));
}
