// Announces messages to screen readers in ARIA live regions, one at a time.

import {spoken} from "../common/read_aloud.js";
import {h} from "../common/dom.js";

/** @import {Words} from "../common/types.d.ts" */

/** Two regions: one for messages and one for alerts. Cards are read by their names. */
export class LiveRegion {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.el = h("p", {class: "cardlab-visually-hidden", role: "status"});
    this.alert = h("p", {class: "cardlab-visually-hidden", role: "alert"});
  }

  get lastMessage() {
    return this.el.textContent ?? "";
  }

  /** @param {string} sentence */
  say(sentence) {
    if (sentence) this.el.textContent = spoken(sentence, this.words.cards);
  }

  /**
   * Announces at once why an action is refused; null clears the alert.
   * @param {{title: string, sentence: string} | null} reason
   */
  warn(reason) {
    const said = [reason?.title, reason?.sentence].filter(Boolean).join(". ");
    this.alert.textContent = spoken(said, this.words.cards);
  }
}
