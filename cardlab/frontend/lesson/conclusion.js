// What a stage ends with: one sentence of what was learned there, and the way on. A match shows both on its felt.

import {button, h, pressOnce} from "../common/dom.js";
import {fill} from "../common/locale.js";

/** @import {LessonStage, Words} from "../common/types.d.ts" */

/** Where a way leads, and what it is called. */
/** @typedef {{label: string, go: () => void}} Way */

/** The end of a stage; it is there when the stage has come to it. */
export class Conclusion {
  /**
   * @param {LessonStage} stage
   * @param {Words} words
   * @param {object} options
   * @param {Way} options.way
   * @param {HTMLElement[]} [options.also]   other ways
   * @param {() => void} options.onShown
   */
  constructor(stage, words, {way, also = [], onShown}) {
    this.way = way;
    this.onShown = onShown;
    const on = button(way.label, {class: "cardlab-button cardlab-main"});
    pressOnce(on);
    on.addEventListener("click", () => way.go());
    this.learned = stage.learned;
    this.said = h("p", {role: "status"});
    this.el = h("section", {class: "cardlab-conclusion", "aria-label": words.stage_done, hidden: true}, this.said);
    this.el.append(h("div", {class: "cardlab-tools"}, on, ...also));
  }

  /** The stage has come to its end, and shows by itself what it ends with. */
  reach() {
    this.onShown();
  }

  /**
   * The stage has come to its end.
   * @param {string} [instead]   what is said in the place of what the stage is usually left with
   */
  show(instead) {
    const sentence = instead || this.learned;
    this.said.textContent = sentence ?? "";
    this.said.hidden = !sentence;
    this.el.hidden = false;
    this.reach();
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
export function onTo({label}, words) {
  return fill(words, words.stage_next, {name: label});
}
