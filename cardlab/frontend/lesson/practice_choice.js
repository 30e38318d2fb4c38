// The settings of practice: the highest level, and whether to practise all kinds of questions or only the simplest.

import {h} from "../common/dom.js";
import {fill} from "../common/locale.js";

/** @import {Wanted, Course, Words} from "../common/types.d.ts" */

/** The settings, folded until the learner opens them. */
export class PracticeChoice {
  /**
   * @param {Course} course
   * @param {Words} words
   * @param {{chosen: Wanted, onChoose: (choice: Wanted) => void}} options
   */
  constructor(course, words, {chosen, onChoose}) {
    this.course = course;
    const levels = course.rungs.map(({level}) => {
      const text = level === course.top ? words.practise_level_usual : words.practise_level;
      return h("option", {value: String(level)}, fill(words, text, {n: level}));
    });
    this.kinds = h(
      "select",
      {},
      h("option", {value: "all"}, words.practise_all),
      h("option", {value: "fluency"}, course.named),
    );
    this.top = h("select", {}, ...levels);
    const fields = [
      ...(course.fluency.length ? [h("label", {}, words.practise_kinds, this.kinds)] : []),
      ...(levels.length > 1 ? [h("label", {}, words.practise_top, this.top)] : []),
    ];
    const parts = [h("summary", {}, words.practise_choice), h("p", {}, words.practise_choice_help)];
    const tools = h("div", {class: "cardlab-tools cardlab-practice-choice"}, ...fields);
    this.el = h("details", {class: "cardlab-details", hidden: !fields.length}, ...parts, tools);
    for (const field of [this.kinds, this.top]) field.addEventListener("change", () => onChoose(this.choice()));
    this.show(chosen);
  }

  /** @returns {Wanted} */
  choice() {
    const top = Number(this.top.value);
    return {top: top === this.course.top ? null : top, fluency: this.kinds.value === "fluency"};
  }

  /** @param {Wanted} choice */
  show({top, fluency}) {
    const levels = this.course.rungs.map(({level}) => level);
    const wanted = top ?? this.course.top;
    this.top.value = String(levels.findLast((level) => level <= wanted) ?? levels[0]);
    this.kinds.value = fluency ? "fluency" : "all";
  }
}
