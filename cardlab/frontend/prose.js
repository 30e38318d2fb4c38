// Sentences with arithmetic in them: a sum stays in one line.

import {h} from "./dom.js";

const TERM = "(?:\\p{Nd}+ \\p{Nd}+/\\p{Nd}+\\S*|\\S+)";
const SUM = new RegExp(`(${TERM}(?: [+−×÷=<>≤≥] ${TERM})+)`, "u");
const LONGEST = 22; // signs of a sum that fits in the line of a phone; what is longer may break
const WIDE = "\u2003"; // between two sums

/** A sentence as the parts of an element: words, and sums that do not break. */
export function prose(text) {
  const parts = text.split(SUM).filter(Boolean);
  return parts.map((part) =>
    part === " "
      ? WIDE
      : SUM.test(part) && part.length <= LONGEST
        ? h("span", {class: "cardlab-unbroken"}, part)
        : part,
  );
}
