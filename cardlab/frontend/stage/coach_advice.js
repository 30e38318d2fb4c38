// Shows the coach's advice: the best action with one sentence, and on demand the value of each action, best first.

import {button, h} from "../common/dom.js";
import {mathText} from "../common/math_text.js";
import {heardAs, spoken} from "../common/read_aloud.js";

/** @import {CoachAdvice, Words} from "../common/types.d.ts" */

const END = /[.!?؟] /; // of a sentence

/**
 * @param {CoachAdvice} advice
 * @param {Words} words
 * @param {(action: string) => void} onPlay
 * @returns {Node[]}
 */
export function coachAdvice({notes, best_first: counsel}, words, onPlay) {
  const [best] = counsel;
  const isAnyAsGood = counsel.length > 1 && counsel.every(({sentence}) => sentence === best.sentence);
  const item = (/** @type {CoachAdvice["best_first"][number]} */ {action, label, sentence}) => {
    const heard = {"aria-label": heardAs(label, words.cards), "aria-description": spoken(sentence, words.cards)};
    const play = button(label, {class: "cardlab-menu-choice", "data-counsel": action, ...heard});
    play.addEventListener("click", () => onPlay(action));
    return h("li", {}, play, paragraph(sentence));
  };
  const paragraph = (/** @type {string} */ text) => h("p", {}, ...mathText(text));
  const told = (/** @type {CoachAdvice["best_first"]} */ some) =>
    isAnyAsGood ? paragraph(some[0].sentence) : h("ol", {class: "cardlab-coach-list"}, ...some.map(item));
  if (!best) return notes.map(paragraph);
  const end = best.sentence.search(END) + 1;
  const first = end ? best.sentence.slice(0, end) : best.sentence;
  const more = button(words.more, {class: "cardlab-menu-choice"});
  const box = h("div", {}, told([{...best, sentence: first}]), more);
  more.hidden = !end && !counsel[1];
  more.addEventListener("click", () => {
    box.replaceChildren(...notes.map(paragraph), told(counsel));
    box.querySelector("button")?.focus();
  });
  return [box];
}
