// Reads the numbers that learners write, as exact numbers. Must agree with cardlab/teaching/number_reading.py; a test
// compares them.

import {lowest, PARTS} from "./numbers.js";

/** @typedef {import("./numbers.js").Fraction} Fraction */

const LONGEST = 40;
const FOREIGN = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９٫،．，＝−–—－＋⁄／٪％"; // a dash is a minus
const OWN = "012345678901234567890123456789.,.,=----+//%%";
const INVISIBLE = /[\xad\u061c\u200b-\u200f\u2060-\u206f\ufeff]/g; // marks in pasted text
/** @type {Record<string, bigint[]>} each fraction sign with its numerator and denominator */
const SIGNS = Object.fromEntries(Object.entries(PARTS).map(([part, sign]) => [sign, part.split("/").map(BigInt)]));
// The characters that Python counts as white space.
export const BLANKS = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const BEGINS = new RegExp(`^${BLANKS}+`);
const ENDS = new RegExp(`${BLANKS}+$`);
const TWO = new RegExp(`[0-9]${BLANKS}+[0-9]`);
const AROUND = new RegExp(`^(?:=${BLANKS}*)?(.*?[0-9½¼¾⅓⅔])(${BLANKS}*%)?\\.?$`, "s"); // = 7, 75%, 9.
const FRACTION = new RegExp(`^(?<sign>[-+]?)${BLANKS}*(?<over>[0-9]{1,9})${BLANKS}*/${BLANKS}*(?<under>[0-9]{1,9})$`);
const NUMBER = new RegExp(
  `^(?<sign>[-+]?)${BLANKS}*(?<whole>[0-9]{1,9})?(?:[.,](?<decimals>[0-9]{1,15}))?${BLANKS}*` +
    `(?:(?<over>[0-9]{1,9})${BLANKS}*/${BLANKS}*(?<under>[0-9]{1,9})|(?<half>[½¼¾⅓⅔]))?$`,
);

/** @param {string} text */
export function stripped(text) {
  return text.replace(BEGINS, "").replace(ENDS, "");
}

/**
 * Returns a match with the number that a learner wrote, in our own signs, and the percent sign after it.
 * @param {string} said
 */
export function around(said) {
  const signs = [...stripped(said).replace(INVISIBLE, "")];
  const own = signs.map((sign) => (FOREIGN.includes(sign) ? OWN[FOREIGN.indexOf(sign)] : sign)).join("");
  return AROUND.exec(own) ?? [];
}

/**
 * Reads the number that a learner wrote, or returns null for other text:
 * "7", "7.5", "7,5", "7 1/2", "15/2", "7½", "٧", "= 7", "9.", "75%".
 * @param {string} said
 */
export function readNumber(said) {
  const [, text] = around(said);
  if (!text || [...text].length > LONGEST) return null;
  const fraction = FRACTION.exec(text);
  if (fraction?.groups) return signed(fraction.groups.sign, 0n, 1n, fraction.groups);
  const found = NUMBER.exec(text)?.groups;
  if (!found || !(found.whole || found.decimals || found.half)) return null;
  if (found.decimals && (found.over || found.half)) return null;
  if (found.over && !TWO.test(text)) return null; // 71/2 is one fraction, not 7 1/2
  const decimals = found.decimals ?? "";
  let [over, under] = [BigInt((found.whole ?? "0") + decimals), 10n ** BigInt(decimals.length)];
  if (found.half) {
    const [a, b] = SIGNS[found.half];
    [over, under] = [over * b + a, b];
  }
  return signed(found.sign, over, under, found);
}

/**
 * Adds a fraction to a whole number; the sign applies to both.
 * @param {string} sign
 * @param {bigint} over
 * @param {bigint} under
 * @param {Record<string, string | undefined>} part
 */
function signed(sign, over, under, part) {
  const below = BigInt(part.under ?? 1);
  if (!below) return null;
  const all = over * below + BigInt(part.under === undefined ? 0 : (part.over ?? 0)) * under;
  return lowest(sign === "-" ? -all : all, under * below);
}
