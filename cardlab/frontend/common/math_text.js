// Marks up sentences with arithmetic in them, so that a sum stays in one line and goes from left to right.

import {h} from "./dom.js";
import {hasRtlLetters} from "./locale.js";

const TERM = "(?:\\p{Nd}+ \\p{Nd}+/\\p{Nd}+\\S*|\\S+)";
const SUM = new RegExp(`(${TERM}(?: [+−×÷=<>≤≥] ${TERM})+)`, "u");
const LONGEST = 22; // signs of a sum that fits in the line of a phone; what is longer may break
const WIDE = "\u2003"; // between two sums

/**
 * A sentence as the parts of an element: words, and sums that do not break.
 * @param {string} text
 */
export function mathText(text) {
  return text.split(SUM).filter(Boolean).map(part);
}

/** @param {string} text */
function part(text) {
  if (text === " ") return WIDE;
  return SUM.test(text) && text.length <= LONGEST ? h("span", {class: "cardlab-unbroken"}, text) : text;
}

/**
 * The lines of a working: arithmetic goes from left to right, a line with words as the page does.
 * @param {string | null | undefined} text
 */
export function workingLines(text) {
  return (text ? text.split("\n") : []).map((line) => h("div", {dir: hasRtlLetters(line) ? "rtl" : "ltr"}, line));
}
