// What a screen reader is told: one message at a time.

import {spoken} from "../common/read_aloud.js";
import {h} from "../common/dom.js";

/** @import {Words} from "../common/types.d.ts" */

/** What a screen reader reads out: one message, which it reads to its end, with the cards by their names. */
export class Voice {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.el = h("p", {class: "cardlab-unseen", role: "status"});
    this.alert = h("p", {class: "cardlab-unseen", role: "alert"});
  }

  /** What was said last. */
  get said() {
    return this.el.textContent ?? "";
  }

  /** @param {string} sentence */
  say(sentence) {
    if (sentence) this.el.textContent = spoken(sentence, this.words.cards);
  }

  /**
   * Say at once why something does not go; without a reason there is nothing to be said any more.
   * @param {{title: string, sentence: string} | null} reason
   */
  warn(reason) {
    const said = [reason?.title, reason?.sentence].filter(Boolean).join(". ");
    this.alert.textContent = spoken(said, this.words.cards);
  }
}
