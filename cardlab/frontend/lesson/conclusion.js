// Shows the end of a stage: one sentence of what was learned there, and the button to what comes next. A match shows
// both on its felt.

import {button, h, pressOnce} from "../common/dom.js";
import {fill} from "../common/locale.js";

/** @import {LessonStage, Words} from "../common/types.d.ts" */

/** Where a button leads, and what it is called. */
/** @typedef {{label: string, go: () => void}} NextLink */

/** The end of a stage; it is there when the stage has come to it. */
export class Conclusion {
  /**
   * @param {LessonStage} stage
   * @param {Words} words
   * @param {object} options
   * @param {NextLink} options.next
   * @param {HTMLElement[]} [options.also]   other ways
   * @param {() => void} options.onShown
   */
  constructor(stage, words, {next, also = [], onShown}) {
    this.usual = next;
    this.next = next;
    this.onShown = onShown;
    this.leave = button(next.label, {class: "cardlab-button cardlab-main"});
    pressOnce(this.leave);
    this.leave.addEventListener("click", () => this.next.go());
    this.learned = stage.learned;
    this.said = h("p", {role: "status"});
    this.el = h("section", {class: "cardlab-conclusion", "aria-label": words.stage_done, hidden: true}, this.said);
    this.el.append(h("div", {class: "cardlab-tools"}, this.leave, ...also));
  }

  /** The stage has come to its end, and shows by itself what it ends with. */
  markReached() {
    this.onShown();
  }

  /**
   * The stage has come to its end.
   * @param {string} [sentence]   what is said, in the place of what is usually learned there
   * @param {NextLink | null} [next]   where the button leads, if not on as usual
   */
  show(sentence = this.learned, next = null) {
    this.next = next ?? this.usual;
    this.leave.textContent = this.next.label;
    this.said.textContent = sentence ?? "";
    this.said.hidden = !sentence;
    this.el.hidden = false;
    this.markReached();
  }

  /** The stage goes on once more. */
  hide() {
    this.el.hidden = true;
  }
}

/**
 * What the button to another stage is called.
 * @param {LessonStage} stage
 * @param {Words} words
 */
export function nextStageLabel({label}, words) {
  return fill(words, words.stage_next, {name: label});
}
