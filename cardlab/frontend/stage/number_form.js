// The form for a move that is just a number: a field, its keys and a button. The typed number stays as long as the
// question.

import {readNumber} from "../common/number_reading.js";
import {button, freshId, h, mark, pressOnce} from "../common/dom.js";
import {canonical} from "../common/numbers.js";
import {numberField} from "../common/number_pad.js";

/** @import {Words} from "../common/types.d.ts" */

/**
 * A question for a number.
 * @typedef {object} NumberAsked
 * @property {string} key   differs for each question
 * @property {string} prompt
 * @property {string} label   the label of the button
 * @property {string} signs   the characters other than digits that the number may have
 * @property {(() => void) | null} leave   goes back to the choice before; null if there was none
 * @property {boolean} off   whether no answer can be sent now
 */

const WHOLE = /^-?\d+$/;
const HALVES = /^-?\d+(\/2)?$/;

export class NumberForm {
  /** @type {NumberAsked | null} the question shown last */
  #asked = null;

  /**
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {string} options.signs   the keys other than digits
   * @param {(number: string) => void} options.onSay   called with a whole or half number as it is spelled in an action
   */
  constructor(words, {signal, signs, onSay}) {
    const {input, pad} = numberField(words, {signal, signs, most: 4, attributes: {id: freshId("number")}});
    this.input = input;
    this.button = h("button", {type: "submit", class: "cardlab-action"});
    this.note = h("p", {class: "cardlab-ask-note", role: "status"});
    this.back = button("✕", {
      class: "cardlab-action",
      "aria-label": words.close,
      "data-small": "sign",
      "data-secondary": true,
    });
    this.back.addEventListener("click", () => this.#asked?.leave?.());
    const row = h("div", {class: "cardlab-number-form-row"}, input, this.button, this.back);
    const form = h("form", {novalidate: true}, row, pad, this.note);
    this.el = h("div", {class: "cardlab-stage-ask", hidden: true}, form);
    pressOnce(this.button);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.button.ariaDisabled === "true") return;
      const number = readNumber(input.value);
      const said = number ? canonical(number) : "";
      const fits = (this.#asked?.signs ? HALVES : WHOLE).test(said);
      this.note.textContent = fits ? "" : input.value.trim() ? words.answer_number : words.answer_first;
      if (fits) onSay(said);
      else input.focus({preventScroll: true});
    });
  }

  /**
   * Shows the form for a number; null hides it.
   * @param {NumberAsked | null} asked
   * @returns {boolean} whether it asks another question than before
   */
  show(asked) {
    this.el.hidden = !asked;
    if (!asked) return false;
    const isNew = asked.key !== this.#asked?.key;
    if (isNew) {
      this.input.value = "";
      this.note.textContent = "";
    }
    this.#asked = asked;
    this.back.hidden = !asked.leave;
    this.button.textContent = asked.label;
    mark(this.input, {"aria-label": asked.prompt});
    mark(this.button, {"aria-disabled": asked.off ? "true" : null});
    return isNew;
  }
}
