// The end of a stage: one sentence about what the learner has seen there, and the button to the next stage. A match
// shows both on its felt.

import {button, h, pressOnce} from "../common/dom.js";
import {fill} from "../common/locale.js";

/** @import {LessonStage, Words} from "../common/types.d.ts" */

/** A button's label and its action. */
/** @typedef {{label: string, go: () => void}} NextLink */

/** The end of a stage. It appears when the learner reaches it. */
export class Conclusion {
  /**
   * @param {LessonStage} stage
   * @param {Words} words
   * @param {object} options
   * @param {NextLink} options.next
   * @param {HTMLElement[]} [options.also]   further links
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

  /** Marks the stage as finished. The stage shows its own ending. */
  markReached() {
    this.onShown();
  }

  /**
   * Finishes the stage.
   * @param {string} [sentence]   replaces the usual sentence
   * @param {NextLink | null} [next]   replaces the usual link
   */
  show(sentence = this.learned, next = null) {
    this.next = next ?? this.usual;
    this.leave.textContent = this.next.label;
    this.said.textContent = sentence ?? "";
    this.said.hidden = !sentence;
    this.el.hidden = false;
    this.markReached();
  }

  /** Hides the ending, because the stage continues. */
  hide() {
    this.el.hidden = true;
  }
}

/**
 * Returns the label of the button that leads to another stage.
 * @param {LessonStage} stage
 * @param {Words} words
 */
export function nextStageLabel({label}, words) {
  return fill(words, words.stage_next, {name: label});
}
