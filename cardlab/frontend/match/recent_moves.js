// Lists the opponents' moves since the learner's last one. Each line leads to its step.

import {heardAs} from "../common/read_aloud.js";
import {button, h} from "../common/dom.js";
import {prose} from "../common/prose.js";

/** @import {Film} from "../common/fold.js" */
/** @import {MatchSetting, Step, Words} from "../common/types.d.ts" */

const MOST_SHOWN = 8; // lines

/**
 * The place of the last step that the viewer took, alone or with all others, among the first `told` steps; -1 where
 * there is none.
 * @param {Pick<Step, "who">[]} steps
 * @param {number} told
 * @param {string} viewer
 */
export function lastOwn(steps, told, viewer) {
  return steps.slice(0, told).findLastIndex(({who}) => who === viewer || who === "all" || who === null);
}

/**
 * The steps of others since then; each as its number, from 1.
 * @param {Pick<Step, "who">[]} steps
 * @param {number} told
 * @param {string} viewer
 */
export function sinceOwn(steps, told, viewer) {
  const own = lastOwn(steps, told, viewer);
  return steps.slice(own + 1, told).map((_, i) => own + 2 + i);
}

/**
 * A line of a list of steps, which leads to its step.
 * @param {number} n   the step, from 1
 * @param {string} sentence
 * @param {(n: number) => void} onLook   shows how things stood after n steps
 * @param {Words} words
 */
export function stepLine(n, sentence, onLook, words) {
  const made = button("", {class: "cardlab-step-line", "aria-label": heardAs(sentence, words.cards)});
  made.append(...prose(sentence));
  made.addEventListener("click", () => onLook(n));
  return h("li", {}, made);
}

/** The list. */
export class RecentMoves {
  /**
   * @param {MatchSetting} stage
   * @param {Film} film
   * @param {Words} words
   * @param {{onLook: (n: number) => void}} options   shows how things stood after n steps
   */
  constructor(stage, film, words, {onLook}) {
    this.stage = stage;
    this.film = film;
    this.words = words;
    this.onLook = onLook;
    this.list = h("ol", {});
    this.el = h("section", {class: "cardlab-since", "aria-label": words.since, hidden: true});
    this.el.append(h("h2", {}, words.since), this.list);
  }

  /** @param {number} told   how many steps the learner has been told */
  show(told) {
    const steps = sinceOwn(this.film.steps, told, this.stage.viewer);
    this.el.hidden = steps.length < 2; // the one that is told stands there anyway
    const shown = steps.slice(-MOST_SHOWN);
    const line = (/** @type {number} */ n) => stepLine(n, this.film.steps[n - 1].sentence, this.onLook, this.words);
    this.list.replaceChildren(...shown.map(line));
  }
}
