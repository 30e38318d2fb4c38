// The questions on a practice page, and the choice of the next one.

import {pickQuestion} from "./question_order.js";

/** @import {Course, PracticeProgress, Question} from "../common/types.d.ts" */

/** The questions on the page: new ones, and those already asked, the longest ago first. */
export class QuestionPool {
  /** @type {Map<string, Question>} by id */
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
   * Returns the next question. Repeats an old one if no new one is left.
   * @param {Course} course
   * @param {PracticeProgress} pace
   */
  next(course, pace) {
    const fresh = [...this.#all.keys()].filter((id) => !this.#met.includes(id));
    const factOf = (/** @type {string} */ name) => this.#all.get(name)?.practises;
    const id = pickQuestion(course, pace, fresh, this.#met, factOf) ?? "";
    this.#met = [...this.#met.filter((other) => other !== id), id];
    return /** @type {Question} */ (this.#all.get(id));
  }
}
