// Exact numbers and their written form. Must agree with cardlab/core/numbers.py and with the digits in
// cardlab/words/languages.py; a test compares them. Knows nothing of the page.

/** @typedef {{over: bigint, under: bigint}} Fraction   in lowest terms, with a positive denominator */

const EXACT = /^-?[0-9]+\/[0-9]+$/;
const WHOLE = /^-?[0-9]+$/;

/**
 * Reduces a fraction to lowest terms: lowest(14n, 4n) -> {over: 7n, under: 2n}.
 * @param {bigint} over
 * @param {bigint} under   positive
 * @returns {Fraction}
 */
export function lowest(over, under) {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b) [a, b] = [b, a % b];
  return {over: over / a, under: under / a};
}

/**
 * Reads a number from plain data: 7, "13/2", "123456789012345678901". Returns null for a word. Only exact whole
 * numbers come as JavaScript numbers.
 * @param {unknown} value
 * @returns {Fraction | null}
 */
export function exact(value) {
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an exact number`);
    return {over: BigInt(value), under: 1n};
  }
  if (typeof value !== "string") return null;
  if (WHOLE.test(value)) return {over: BigInt(value), under: 1n};
  if (!EXACT.test(value)) return null;
  const [over, under] = value.split("/").map(BigInt);
  return under ? lowest(over, under) : null;
}

/**
 * Returns the spelling of a number in pages and files: "7", "15/2".
 * @param {Fraction} number
 */
export function canonical({over, under}) {
  return under === 1n ? `${over}` : `${over}/${under}`;
}

/** @type {Record<string, string>} fractions that have a sign of their own after a whole number */
export const PARTS = {"1/2": "½", "1/4": "¼", "3/4": "¾", "1/3": "⅓", "2/3": "⅔"};

/**
 * Returns a number as learners read it: 7, "7½", "3¼", "2/3", "1 2/5", "−3".
 * @param {Fraction | number | string} number   a fraction, or a number from plain data
 */
export function written(number) {
  const fraction = typeof number === "object" ? number : exact(number);
  if (!fraction) throw new RangeError(`${number} is not an exact number`);
  const {over, under} = fraction;
  const size = over < 0n ? -over : over;
  const [sign, whole, rest] = [over < 0n ? "−" : "", size / under, size % under];
  if (!rest) return `${sign}${whole}`;
  const part = `${rest}/${under}`;
  if (!whole) return `${sign}${under === 2n ? "½" : part}`;
  return `${sign}${whole}${PARTS[part] ?? ` ${part}`}`;
}

/**
 * Returns half points as points: 13 -> "6½", 14 -> "7", 1 -> "½".
 * @param {number} n
 */
export function halved(n) {
  return written(lowest(BigInt(n), 2n));
}

/**
 * Adds numbers from plain data: sum([5, "13/2"]) is 23/2.
 * @param {(number | string)[]} numbers
 * @returns {Fraction}
 */
export function sum(numbers) {
  let total = {over: 0n, under: 1n};
  for (const number of numbers) {
    const one = exact(number);
    if (!one) throw new RangeError(`${number} is not an exact number`);
    total = lowest(total.over * one.under + one.over * total.under, total.under * one.under);
  }
  return total;
}

/**
 * Converts the numbers of a text, with their signs, to other digits. Cards keep their printed form.
 * @param {string} text
 * @param {string} [signs]   the ten digits; "" for the usual ones
 */
export function inDigits(text, signs = "") {
  if (!signs) return text;
  const sign = (/** @type {string} */ one) => signs[Number(one)] ?? (one === "." ? "٫" : "٬");
  const convert = (/** @type {string} */ found, /** @type {string | undefined} */ kept) =>
    kept ?? found.replace(/[0-9.,]/g, sign);
  return text.replace(/([A-Za-z_=]\d+|\d+(?:[.,]\d+)*[♣♦♥♠])|\d+(?:[.,]\d+)*/g, convert);
}
