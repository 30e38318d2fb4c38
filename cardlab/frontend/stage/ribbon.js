// The ribbon of a stage: one sentence, with a loudspeaker before it and "Why?" after it. It keeps its size when it is
// empty, so that the cards do not move.

import {h, mark} from "../common/dom.js";
import {mathText} from "../common/math_text.js";
import {iconButton} from "./icons.js";

/** @import {Words} from "../common/types.d.ts" */

export const LONG = 60; // characters; on a tall stage a longer text is smaller, to leave room for cards
const HEADLINE = 20; // characters; so short a sentence stays large above a long hint

/** Shows the latest event, or the reason why an action is impossible. */
export class Ribbon {
  #shown = "";
  #asked = "";

  /**
   * @param {Words} words
   * @param {object} options
   * @param {() => void} options.onSpeak   reads the sentence aloud
   * @param {() => void} options.onWhy   explains it in full, with its rule
   */
  constructor(words, {onSpeak, onWhy}) {
    this.speaker = iconButton("speaker", words.read_aloud, {hidden: true});
    this.speaker.addEventListener("click", () => onSpeak());
    this.why = iconButton("why", words.why, {hidden: true, "aria-haspopup": "dialog"});
    this.why.addEventListener("click", () => onWhy());
    this.text = h("p", {class: "cardlab-ribbon-text"});
    this.hint = h("p", {class: "cardlab-ribbon-hint", hidden: true});
    this.paper = h("div", {class: "cardlab-ribbon"}, this.speaker, h("div", {}, this.text, this.hint), this.why);
    this.el = h("div", {class: "cardlab-ribbon-place"}, this.paper);
  }

  /**
   * @param {string} sentence
   * @param {"plain" | "good" | "refused"} [tone]
   * @param {string} [hint]   smaller text below the sentence
   */
  show(sentence, tone = "plain", hint = "") {
    const shown = `${tone}\n${sentence}\n${hint}`;
    if (this.#shown === shown) return;
    this.#shown = shown;
    this.text.replaceChildren(...mathText(sentence));
    this.hint.textContent = hint;
    mark(this.hint, {hidden: !hint});
    const isLong = sentence.length + hint.length > LONG;
    mark(this.text, {"data-headline": sentence.length <= HEADLINE});
    mark(this.paper, {"data-tone": tone, "data-long": isLong || null, hidden: !sentence && !hint});
  }

  /**
   * Shows a question below the sentence; "" removes it.
   * @param {string} question
   */
  ask(question) {
    if (!question && this.#asked) this.hint.hidden = true;
    this.#asked = question;
    if (!question) return;
    this.hint.textContent = question;
    mark(this.hint, {hidden: false});
    mark(this.paper, {hidden: false});
  }
}
