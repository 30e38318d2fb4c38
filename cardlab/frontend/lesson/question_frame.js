// Frames one question after the other on green felt: large cards, the question, the feedback, and the answer keys. The
// frame fills the window like a stage, and grows if a question needs more room.

import {h} from "../common/dom.js";
import {Reader, piecesOf} from "../common/read_aloud.js";
import {arrangeFrame} from "../stage/arrange_frame.js";
import {iconButton} from "../stage/icons.js";

/** @import {Words} from "../common/types.d.ts" */

export class QuestionFrame {
  /**
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {HTMLElement[]} [options.head]   elements in the bar
   */
  constructor(words, {signal, head = []}) {
    this.body = h("div", {class: "cardlab-practice-body"});
    const speaker = iconButton("speaker", words.read_aloud, {hidden: true});
    const reader = new Reader(words.lang, signal, ({able}) => (speaker.hidden = !able));
    speaker.addEventListener("click", () => {
      if (reader.reading) reader.stop();
      else reader.read(piecesOf(this.body, null, words.cards));
    });
    const bar = h("header", {class: "cardlab-stage-bar"}, speaker, ...head);
    this.el = h("section", {class: "cardlab-stage-frame cardlab-question-frame"}, bar, this.body);
    arrangeFrame(this.el, signal);
  }
}
