// A number field with its own keys, so that no on-screen keyboard covers the cards on a phone. A real keyboard works
// as usual.

import {button, h} from "./dom.js";
import {isTaken} from "./keys.js";
import {RovingFocus} from "./roving_focus.js";
import {s} from "./svg.js";

/** @import {Words} from "./types.d.ts" */

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
const ROW = 5; // digits in a row; other characters go to the ends of the rows
const DIGIT = /^\p{Nd}$/u;
const ERASER = "M8 1H23a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8L1 9ZM12 5.5l7 7M19 5.5l-7 7";
/** @type {Record<string, import("./types.d.ts").Text>} */
const NAMES = {"½": "pad_half", "/": "pad_fraction_bar", "−": "pad_minus"};

/**
 * Creates a number field with its pad. A digit that is typed outside any field goes into it while it can be seen.
 * @param {Words} words
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {string} [options.signs]   characters other than digits: "½/"
 * @param {number} [options.most]   maximum number of characters
 * @param {import("./dom.js").Attributes} [options.attributes]   attributes of the field
 */
export function numberField(words, {signal, signs = "", most = 40, attributes = {}}) {
  const keys = {inputmode: "none", autocomplete: "off", spellcheck: "false", maxlength: most, dir: "ltr"};
  const input = h("input", {type: "text", ...keys, class: "cardlab-number", ...attributes});
  const typed = (/** @type {KeyboardEvent} */ event) => {
    const isMeant = DIGIT.test(event.key) && !isTaken(event) && !document.querySelector(":modal");
    // The browser writes the digit there.
    if (isMeant && input.getClientRects().length) input.focus({preventScroll: true});
  };
  document.addEventListener("keydown", typed, {signal});
  return {input, pad: pad(input, words, signs)};
}

/**
 * Creates the keys that write into a field. They are one tab stop, and a touch does not move the focus.
 * @param {HTMLInputElement} input
 * @param {Words} words
 * @param {string} signs
 */
function pad(input, words, signs) {
  // Screen readers hear the content of the field, because a key only says itself.
  const told = h("span", {class: "cardlab-visually-hidden", role: "status"});
  const write = (/** @type {string} */ text) => {
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const from = text || start < end ? start : Math.max(0, start - 1);
    if (input.value.length - (end - from) + text.length > input.maxLength) return;
    input.setRangeText(text, from, end, "end");
    input.dispatchEvent(new Event("input", {bubbles: true}));
    told.textContent = input.value;
  };
  const key = (/** @type {HTMLButtonElement} */ made, /** @type {string} */ text) => {
    made.classList.add("cardlab-pad-key");
    made.addEventListener("click", () => write(text));
    return h("li", {}, made);
  };
  const digits = DIGITS.map((digit) => {
    const text = words.digits.signs[Number(digit)] ?? digit;
    return key(button(text), text);
  });
  const others = [...signs].map((sign) => key(button(sign, {"aria-label": words[NAMES[sign]]}), sign));
  const eraser = button("", {"aria-label": words.pad_erase, title: words.pad_erase});
  const drawing = {viewBox: "-1 -1 28 20", class: "cardlab-eraser", "aria-hidden": "true"};
  eraser.append(s("svg", drawing, s("path", {d: ERASER})));
  const ends = [key(eraser, ""), ...others];
  const half = Math.ceil(ends.length / 2);
  const rows = [...digits.slice(0, ROW), ...ends.slice(0, half), ...digits.slice(ROW), ...ends.slice(half)];
  const look = {class: "cardlab-pad", dir: "ltr", "data-across": ROW + half, "aria-label": words.pad};
  const list = h("ul", look, ...rows);
  list.addEventListener("mousedown", (event) => event.preventDefault()); // keep the cursor where it is
  new RovingFocus(list).settle();
  return h("div", {class: "cardlab-number-pad"}, list, told);
}
