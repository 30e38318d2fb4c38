// Marks up sums in sentences, so that a sum stays on one line and runs from left to right.

import {h} from "./dom.js";
import {hasRtlLetters} from "./locale.js";

const TERM = "(?:\\p{Nd}+ \\p{Nd}+/\\p{Nd}+\\S*|\\S+)";
const SUM = new RegExp(`(${TERM}(?: [+−×÷=<>≤≥] ${TERM})+)`, "u");
const LONGEST = 22; // characters that fit on one line of a phone; a longer sum may break
const WIDE = "\u2003"; // between two sums

/**
 * Splits a sentence into the child nodes of an element: text, and sums that do not break.
 * @param {string} text
 */
export function mathText(text) {
  return text
    .split(SUM)
    .filter(Boolean)
    .map((one, i, all) => (one === " " && !/[,،]$/.test(all[i - 1]) ? WIDE : part(one)));
}

/** @param {string} text */
function part(text) {
  return SUM.test(text) && text.length <= LONGEST ? h("span", {class: "cardlab-unbroken"}, text) : text;
}

/**
 * Creates the lines of a working. Arithmetic runs from left to right; a line with words follows the page.
 * @param {string | null | undefined} text
 */
export function workingLines(text) {
  return (text ? text.split("\n") : []).map((line) => h("div", {dir: hasRtlLetters(line) ? "rtl" : "ltr"}, line));
}
