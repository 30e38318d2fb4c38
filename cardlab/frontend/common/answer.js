// Checks a learner's answer in the browser. Must agree with Question.check and with rounding in
// cardlab/teaching/number_reading.py; a test compares them. Numbers are exact.

/** @import {AnswerType, AnswerValue, QuestionToAnswer, Verdict, Question} from "./types.d.ts" */

import {around, BLANKS, readNumber, stripped} from "./number_reading.js";
import {canonical, exact, lowest} from "./numbers.js";

/** @typedef {import("./numbers.js").Fraction} Fraction */

/** @type {Verdict[]} the verdicts that do not count as a try */
export const UNCOUNTED = ["blank", "unreadable", "rounded"];
const LONGEST_ANSWER = 400;
const BETWEEN = new RegExp(`${BLANKS}+`);
const DECIMAL = new RegExp(`^([-+]?)${BLANKS}*([0-9]*)(?:[.,]([0-9]+))?$`);

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
 * Tells how a decimal or a percentage rounds a number that is not equal to it: "rounded", "misrounded" if it is the
 * other one of the two nearest numbers with as many decimals, or null. A single digit does not count.
 * @param {string} said
 * @param {Fraction | null} number
 */
function rounding(said, number) {
  const [, text = "", percent] = around(said);
  const found = DECIMAL.exec(text);
  if (!number || !found) return null;
  const [, sign, whole, decimals = ""] = found;
  const {over, under} = number;
  const digits = BigInt(whole + decimals);
  if (digits < 10n || (sign === "-") !== over < 0n) return null;
  const size = over < 0n ? -over : over;
  for (const places of [decimals.length, ...(percent ? [decimals.length + 2] : [])]) {
    const twice = 2n * (digits * under - size * 10n ** BigInt(places)); // so that half a last decimal is whole: under
    if (places && -2n * under < twice && twice < 2n * under) {
      return -under < twice && twice <= under ? "rounded" : "misrounded";
    }
  }
  return null;
}

/**
 * Returns the verdict on an answer: "right", the name of a misconception, "rounded", "misrounded", "other", "blank" or
 * "unreadable".
 * @param {Question} question
 * @param {unknown} said
 * @returns {Verdict}
 */
export function check(question, said) {
  const faulty = unread(question, said);
  if (faulty) return faulty;
  const answer = read(question, String(said));
  const meant = [answer];
  // 75% is what a question means that asks "= ?%", and another name of 3/4.
  const number = typeof answer === "string" && around(String(said))[2] ? exact(answer) : null;
  if (number) meant.push(canonical(lowest(number.over, number.under * 100n)));
  const known = [{name: "right", answer: question.answer}, ...question.misconceptions];
  const found = known.find((one) => meant.some((value) => same(question.answer_type, value, one.answer)));
  return found?.name ?? rounding(String(said), exact(question.answer)) ?? "other";
}

/**
 * Returns the reply to an answer with this verdict.
 * @param {Question} question
 * @param {Verdict} verdict
 */
export function reply(question, verdict) {
  return question.misconceptions.find((wrong) => wrong.name === verdict)?.reply ?? question.replies[verdict];
}
