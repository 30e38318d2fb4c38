// The questions that a page of practice has, and which of them comes next.

import {pickQuestion} from "./question_order.js";

/** @import {Course, PracticeProgress, Question} from "../common/types.d.ts" */

/** The questions that the page has: those that are new, and those that have been asked, the longest ago first. */
export class QuestionPool {
  /** @type {Map<string, Question>} by their ids */
  #all = new Map();
  /** @type {string[]} */
  #met = [];

  /** @param {Question[]} questions */
  constructor(questions) {
    this.add(questions);
  }

  /** @param {Question[]} questions */
  add(questions) {
    for (const question of questions) this.#all.set(question.id, question);
  }

  /**
   * The next question; one that has been asked where no other is left.
   * @param {Course} course
   * @param {PracticeProgress} pace
   */
  next(course, pace) {
    const fresh = [...this.#all.keys()].filter((id) => !this.#met.includes(id));
    const id = pickQuestion(course, pace, fresh, this.#met) ?? "";
    this.#met = [...this.#met.filter((other) => other !== id), id];
    return /** @type {Question} */ (this.#all.get(id));
  }
}
