// What learners answer, read as they write it: the twin of cardlab/teaching/number_reading.py and of Question.check.
// A test shows that both agree. Numbers are exact.

/** @import {AnswerType, AnswerValue, QuestionToAnswer, Verdict, Question} from "./types.d.ts" */

import {canonical, lowest, PARTS} from "./numbers.js";

/** @typedef {import("./numbers.js").Fraction} Fraction */

const LONGEST = 40;
const LONGEST_ANSWER = 400;
const FOREIGN = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９٫،．，＝−⁄／";
const OWN = "012345678901234567890123456789.,.,=-//";
const DIRECTION = /[\u200e\u200f\u2066-\u2069]/g; // marks that come along from a text
/** @type {Record<string, bigint[]>} what stands for a sign: over and under */
const SIGNS = Object.fromEntries(Object.entries(PARTS).map(([part, sign]) => [sign, part.split("/").map(BigInt)]));
// As Python has them.
const BLANKS = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const BEGINS = new RegExp(`^${BLANKS}+`);
const ENDS = new RegExp(`${BLANKS}+$`);
const BETWEEN = new RegExp(`${BLANKS}+`);
const TWO = new RegExp(`[0-9]${BLANKS}+[0-9]`);
const AROUND = new RegExp(`^(?:=${BLANKS}*)?(.*?)(?<=[0-9½¼¾⅓⅔])\\.?$`, "s"); // = 7, and 9. as in a sentence
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
 * The number that a learner wrote, or null: "7", "7.5", "7,5", "7 1/2", "15/2", "7½", "٧", "= 7", "9.".
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
  if (found.over && !TWO.test(text)) return null; // 71/2 is a fraction of its own
  const decimals = found.decimals ?? "";
  let [over, under] = [BigInt((found.whole ?? "0") + decimals), 10n ** BigInt(decimals.length)];
  if (found.half) {
    const [a, b] = SIGNS[found.half];
    [over, under] = [over * b + a, b];
  }
  return signed(found.sign, over, under, found);
}

/**
 * A number and a part of one more, with a sign before both.
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
 * What was answered as plain data, or null where it is no answer.
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
 * Whether two answers are the same; those of several of several may stand in any order.
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
 * Whether two answers to a question say the same: "12 " and "12".
 * @param {QuestionToAnswer} question
 * @param {string} said
 * @param {string} other
 */
export function saysTheSame(question, said, other) {
  const answer = read(question, other);
  return answer !== null && same(question.answer_type, read(question, said), answer);
}

/**
 * The verdict on the form: "blank", "unreadable", or null where it can be read. It does not need to know the answer.
 * @param {QuestionToAnswer} question
 * @param {unknown} said
 */
export function unread(question, said) {
  if (typeof said !== "string" || [...said].length > LONGEST_ANSWER) return "unreadable";
  if (!stripped(said)) return "blank";
  return read(question, said) === null ? "unreadable" : null;
}

/**
 * The verdict on an answer: "right", the name of a misconception, "other", "blank" or "unreadable".
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
 * What is said to an answer with this verdict.
 * @param {Question} question
 * @param {Verdict} verdict
 */
export function reply(question, verdict) {
  return question.misconceptions.find((wrong) => wrong.name === verdict)?.reply ?? question.replies[verdict];
}
