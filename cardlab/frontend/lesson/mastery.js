// Shows what a learner can do now: a row of question kinds, each with its levels. It does not count wrong answers, and
// compares nobody.

import {freshId, h} from "../common/dom.js";
import {fill, numeral} from "../common/locale.js";
import {rungsOf, stemOf} from "./question_order.js";

/** @import {Course, PracticeProgress, Words} from "../common/types.d.ts" */

/**
 * Returns the kinds that the learner has reached or mastered, each with its levels, in the order of the course.
 * @param {Course} course
 * @param {PracticeProgress} pace
 * @param {string[]} mastered
 */
function kindsSoFar(course, pace, mastered) {
  /** @type {Map<string, {level: number, right: boolean}[]>} */
  const kinds = new Map();
  const wanted = new Set(rungsOf(course, pace).map(({level}) => level));
  for (const {level, core, others} of course.rungs) {
    for (const stem of [...core, ...others].filter((one) => one.endsWith(`.${level}`))) {
      const right = mastered.includes(stem);
      if (right || wanted.has(level)) kinds.set(stemOf(stem), [...(kinds.get(stemOf(stem)) ?? []), {level, right}]);
    }
  }
  const isHere = (/** @type {{level: number, right: boolean}[]} */ levels) =>
    levels.some(({level, right}) => right || level <= pace.level);
  return [...kinds].filter(([, levels]) => isHere(levels)).map(([kind, levels]) => ({kind, levels}));
}

/** The row on the page. It appears with the first success. */
export class Mastery {
  /**
   * @param {Course} course
   * @param {Words} words
   */
  constructor(course, words) {
    this.course = course;
    this.words = words;
    const heading = h("h2", {id: freshId("mastered")}, words.practise_mastered);
    this.list = h("ul", {"aria-labelledby": heading.id});
    this.el = h(
      "section",
      {class: "cardlab-mastered", "aria-labelledby": heading.id, hidden: true},
      heading,
      this.list,
    );
  }

  /**
   * @param {PracticeProgress} pace
   * @param {string[]} mastered
   */
  show(pace, mastered) {
    const {course, words} = this;
    this.el.hidden = !mastered.length;
    const items = kindsSoFar(course, pace, mastered).map(({kind, levels}) => {
      const done = levels.filter(({right}) => right).map(({level}) => numeral(words, level));
      const said = done.length ? fill(words, words.practise_mastered_on, {n: done.join(", ")}) : words.dot_to_come;
      const marks = levels.map(({level, right}) =>
        h("i", {class: right ? "cardlab-is-right" : null}, numeral(words, level)),
      );
      const shown = h("span", {"aria-hidden": "true"}, ...marks);
      const name = h("span", {}, course.kinds[kind], h("span", {class: "cardlab-visually-hidden"}, `: ${said}`));
      return h("li", {class: done.length ? "cardlab-has-right" : null}, name, shown);
    });
    this.list.replaceChildren(...items);
  }
}
