// The answer to a question about a step: whether it can be taken, and whether it is right.

import {readNumber} from "../common/answer.js";
import {canonical} from "../common/numbers.js";

/** @import {Ask, Words} from "../common/types.d.ts" */

/**
 * Whether an answer is the right one: "12 " is 12, and so is "١٢".
 * @param {Pick<Ask, "kind" | "answer">} question
 * @param {string | null | undefined} said
 */
export function isRight(question, said) {
  const text = String(said ?? "").trim();
  if (question.kind !== "number") return text === question.answer;
  const number = readNumber(text);
  return number !== null && canonical(number) === String(question.answer);
}

/**
 * What is said to an answer that cannot be taken, since nothing was written or chosen or it is no number; "" where it
 * can.
 * @param {Ask["kind"]} kind
 * @param {string} said
 * @param {Words} words
 */
export function untaken(kind, said, words) {
  if (!said.trim()) return words.answer_first;
  return kind === "number" && !readNumber(said) ? words.answer_number : "";
}
