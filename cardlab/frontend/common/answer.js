// Reads and checks a learner's answer in the browser. Must agree with cardlab/teaching/number_reading.py and with
// Question.check; a test compares them. Numbers are exact.

/** @import {AnswerType, AnswerValue, QuestionToAnswer, Verdict, Question} from "./types.d.ts" */

import {canonical, lowest, PARTS} from "./numbers.js";

/** @typedef {import("./numbers.js").Fraction} Fraction */

const LONGEST = 40;
const LONGEST_ANSWER = 400;
const FOREIGN = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９٫،．，＝−⁄／";
const OWN = "012345678901234567890123456789.,.,=-//";
const DIRECTION = /[\u200e\u200f\u2066-\u2069]/g; // direction marks in pasted text
/** @type {Record<string, bigint[]>} each fraction sign with its numerator and denominator */
const SIGNS = Object.fromEntries(Object.entries(PARTS).map(([part, sign]) => [sign, part.split("/").map(BigInt)]));
// The characters that Python counts as white space.
const BLANKS = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const BEGINS = new RegExp(`^${BLANKS}+`);
const ENDS = new RegExp(`${BLANKS}+$`);
const BETWEEN = new RegExp(`${BLANKS}+`);
const TWO = new RegExp(`[0-9]${BLANKS}+[0-9]`);
const AROUND = new RegExp(`^(?:=${BLANKS}*)?(.*?)(?<=[0-9½¼¾⅓⅔])\\.?$`, "s"); // = 7, or 9. at the end of a sentence
const FRACTION = new RegExp(`^(?<sign>[-+]?)${BLANKS}*(?<over>[0-9]{1,9})${BLANKS}*/${BLANKS}*(?<under>[0-9]{1,9})$`);
const NUMBER = new RegExp(
  `^(?<sign>[-+]?)${BLANKS}*(?<whole>[0-9]{1,9})?(?:[.,](?<decimals>[0-9]{1,6}))?${BLANKS}*` +
    `(?:(?<over>[0-9]{1,9})${BLANKS}*/${BLANKS}*(?<under>[0-9]{1,9})|(?<half>[½¼¾⅓⅔]))?$`,
);

/** @param {string} text */
function stripped(text) {
  return text.replace(BEGINS, "").replace(ENDS, "");
}

/**
 * Reads the number that a learner wrote, or returns null: "7", "7.5", "7,5", "7 1/2", "15/2", "7½", "٧", "= 7", "9.".
 * @param {string} said
 */
export function readNumber(said) {
  const signs = [...stripped(said).replace(DIRECTION, "")];
  const own = signs.map((sign) => (FOREIGN.includes(sign) ? OWN[FOREIGN.indexOf(sign)] : sign)).join("");
  const text = AROUND.exec(own)?.[1] ?? "";
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

/**
 * Reads an answer as plain data. Returns null if it is not an answer to this type of question.
 * @param {QuestionToAnswer} question
 * @param {string} said
 * @returns {AnswerValue | null}
 */
export function read(question, said) {
  if (question.answer_type === "number" || question.answer_type === "place") {
    const number = readNumber(said);
    return number && canonical(number);
  }
  const values = question.choices.map(({value}) => value);
  const chosen = stripped(said).split(BETWEEN);
  if (question.answer_type === "one" || question.answer_type === "card") {
    return chosen.length === 1 && values.includes(chosen[0]) ? chosen[0] : null;
  }
  if (new Set(chosen).size < chosen.length || !chosen.every((value) => values.includes(value))) return null;
  if (question.answer_type === "order") return chosen.length === values.length ? chosen : null;
  return values.filter((value) => chosen.includes(value));
}

/**
 * Tells whether two answers are the same. If several may be chosen, their order does not count.
 * @param {AnswerType} type
 * @param {AnswerValue | null} one
 * @param {AnswerValue} other
 */
function same(type, one, other) {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const [a, b] = type === "several" ? [[...new Set(one)].sort(), [...new Set(other)].sort()] : [one, other];
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/**
 * Tells whether two raw answers mean the same: "12 " and "12".
 * @param {QuestionToAnswer} question
 * @param {string} said
 * @param {string} other
 */
export function saysTheSame(question, said, other) {
  const answer = read(question, other);
  return answer !== null && same(question.answer_type, read(question, said), answer);
}

/**
 * Returns the verdict on the form of an answer: "blank", "unreadable", or null if it can be read. Needs no solution.
 * @param {QuestionToAnswer} question
 * @param {unknown} said
 */
export function unread(question, said) {
  if (typeof said !== "string" || [...said].length > LONGEST_ANSWER) return "unreadable";
  if (!stripped(said)) return "blank";
  return read(question, said) === null ? "unreadable" : null;
}

/**
 * Returns the verdict on an answer: "right", the name of a misconception, "other", "blank" or "unreadable".
 * @param {Question} question
 * @param {unknown} said
 * @returns {Verdict}
 */
export function check(question, said) {
  const faulty = unread(question, said);
  if (faulty) return faulty;
  const answer = read(question, String(said));
  if (same(question.answer_type, answer, question.answer)) return "right";
  return question.misconceptions.find((wrong) => same(question.answer_type, answer, wrong.answer))?.name ?? "other";
}

/**
 * Returns the reply to an answer with this verdict.
 * @param {Question} question
 * @param {Verdict} verdict
 */
export function reply(question, verdict) {
  return question.misconceptions.find((wrong) => wrong.name === verdict)?.reply ?? question.replies[verdict];
}
