// The answer to a question about a step: whether it is right.

import {readNumber} from "../common/answer.js";
import {canonical} from "../common/numbers.js";

/** @import {Ask} from "../common/types.d.ts" */

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
