// The questions that a page of practice has, and which of them comes next.

import {due} from "./pace.js";

/** @import {Pace, PractiseAnswer, PractiseTrait, Question} from "./types.d.ts" */

/** @typedef {Map<number, Question[]>} ByLevel */

/**
 * What a page knows that is opened later: what it was given, and what the kernel has said since.
 * @param {PractiseTrait} known
 * @param {PractiseAnswer} answer
 * @returns {PractiseTrait}
 */
export function keepUp(known, {pace, facts, memory, more = [], answered}) {
  const level = pace?.level ?? known.memory.level;
  const grown = {...known.memory, level, facts: {...known.memory.facts, ...facts}};
  const now = pace ?? known.pace;
  const back = new Set(now.back.map(([name]) => name));
  const questions = [...known.questions.filter(({id}) => id !== answered || back.has(id)), ...more];
  return {questions, pace: now, memory: memory ?? grown};
}

/** The questions that the page has: of each level those that are new, and those that have been asked. */
export class Pool {
  /** @type {Map<string, Question>} by their ids */
  #all = new Map();
  /** @type {ByLevel} */
  #fresh = new Map();
  /** @type {ByLevel} */
  #asked = new Map();

  /** @param {Question[]} questions */
  constructor(questions) {
    this.add(questions, []);
  }

  /**
   * @param {Question[]} questions
   * @param {string[]} back   the ids of those that come back
   */
  add(questions, back) {
    for (const question of questions) {
      if (!this.#all.has(question.id) && !back.includes(question.id)) at(this.#fresh, question.level).push(question);
      this.#all.set(question.id, question);
    }
  }

  /**
   * The next question: one that comes back, or a new one of the level; when those run out, the one asked longest ago.
   * @param {Pace} pace
   * @param {string | null} last   the id of the question before it
   */
  next(pace, last = null) {
    const back = this.#all.get(due(pace) ?? "");
    if (back) return this.#take(back);
    const waiting = new Set(pace.back.map(([name]) => name));
    const fresh = at(this.#fresh, pace.level).find(({id}) => !waiting.has(id));
    if (fresh) return this.#take(fresh);
    const asked = at(this.#asked, pace.level);
    const other = asked.find(({id}) => id !== last && !waiting.has(id));
    return this.#take(other ?? asked[0] ?? [...this.#all.values()][0]);
  }

  /** @param {Question} question */
  #take(question) {
    for (const kind of [this.#fresh, this.#asked]) {
      kind.set(
        question.level,
        at(kind, question.level).filter((other) => other !== question),
      );
    }
    at(this.#asked, question.level).push(question);
    return question;
  }
}

/**
 * @param {ByLevel} kind
 * @param {number} level
 */
function at(kind, level) {
  const questions = kind.get(level) ?? [];
  kind.set(level, questions);
  return questions;
}
