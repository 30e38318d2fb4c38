// Shows the coach's advice: the value of each available action, best first.

import {button, h} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {mathText} from "../common/math_text.js";
import {heardAs, spoken} from "../common/read_aloud.js";

/** @import {CoachAdvice, Words} from "../common/types.d.ts" */

const FEW = 5; // shown at first, because there may be hundreds

/**
 * @param {CoachAdvice} advice
 * @param {Words} words
 * @param {(action: string) => void} onPlay
 * @returns {Node[]}
 */
export function coachAdvice({notes, best_first: counsel}, words, onPlay) {
  const sentences = [...new Set(counsel.map(({sentence}) => sentence))];
  const isAnyAsGood = counsel.length > 1 && sentences.length === 1;
  const shown = isAnyAsGood ? [] : counsel;
  const item = (/** @type {CoachAdvice["best_first"][number]} */ {action, label, sentence}) => {
    const heard = {"aria-label": heardAs(label, words.cards), "aria-description": spoken(sentence, words.cards)};
    const play = button(label, {class: "cardlab-menu-choice", "data-counsel": action, ...heard});
    play.addEventListener("click", () => onPlay(action));
    return h("li", {}, play, h("p", {}, ...mathText(sentence)));
  };
  const list = h("ol", {class: "cardlab-coach-list"}, ...shown.slice(0, FEW).map(item));
  const rest = shown.slice(FEW).map(item);
  const all = button(fill(words, words.coach_all, {n: counsel.length}), {class: "cardlab-menu-row"});
  all.addEventListener("click", () => {
    all.remove();
    list.append(...rest);
    rest[0].querySelector("button")?.focus();
  });
  const told = [...notes, ...(isAnyAsGood ? sentences : [])].map((note) => h("p", {}, ...mathText(note)));
  return [...told, ...(shown.length ? [list] : []), ...(rest.length ? [all] : [])];
}
