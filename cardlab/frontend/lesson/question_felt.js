// The felt that a question lies on: large cards, the question, what is said to an answer, and below them the way to
// answer. It fills the window as a stage does, and grows where a question needs more room.

import {h} from "../common/dom.js";
import {Reader, piecesOf} from "../common/read_aloud.js";
import {arrangeFrame} from "../stage/arrange_frame.js";
import {icon} from "../stage/icons.js";

/** @import {Words} from "../common/types.d.ts" */

/** Felt for one question after the other. */
export class QuestionFelt {
  /**
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {HTMLElement[]} [options.head]   what stands in the bar
   */
  constructor(words, {signal, head = []}) {
    this.body = h("div", {class: "cardlab-practice-body"});
    const speaker = icon("speaker", words.read_aloud, {hidden: true});
    const reader = new Reader(words.lang, signal, ({able}) => (speaker.hidden = !able));
    speaker.addEventListener("click", () => {
      if (reader.reading) reader.stop();
      else reader.read(piecesOf(this.body, null, words.cards));
    });
    const bar = h("header", {class: "cardlab-stage-bar"}, speaker, ...head);
    this.el = h("section", {class: "cardlab-stage-frame cardlab-question-felt"}, bar, this.body);
    arrangeFrame(this.el, signal);
  }
}
