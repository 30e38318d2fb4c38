// The history of a match: a list of its steps. Each can be looked at again, or gone back to.

import {button, h, mark} from "../common/dom.js";
import {ruleText} from "./explanation.js";
import {fill} from "../common/locale.js";
import {lines, prose} from "../common/prose.js";

/** @import {Film} from "../common/fold.js" */
/** @import {MatchSetting, Step, Words} from "../common/types.d.ts" */

const MOST_SHOWN = 60; // steps

/** The list, the newest step first. */
export class MatchHistory {
  /** @type {number | null} how many steps the list was made for; null where others lie there now */
  #listed = null;

  /**
   * @param {MatchSetting} stage
   * @param {Film} film
   * @param {Words} words
   * @param {object} options
   * @param {(n: number) => void} options.onLook   shows how things stood after n steps
   * @param {(action: number) => void} options.onWhatIf   goes another way from an action on
   */
  constructor(stage, film, words, {onLook, onWhatIf}) {
    this.stage = stage;
    this.film = film;
    this.words = words;
    this.onLook = onLook;
    this.onWhatIf = onWhatIf;
    this.list = h("ol", {class: "cardlab-past"});
    this.el = h("details", {class: "cardlab-history"}, h("summary", {}, words.past), this.list);
  }

  /** The film has changed. */
  forget() {
    this.#listed = null;
  }

  /**
   * List the first steps of the film.
   * @param {number} told   how many steps the learner has been told
   */
  show(told) {
    if (this.#listed === told) return;
    this.#listed = told;
    const from = Math.max(0, told - MOST_SHOWN);
    const items = this.film.steps.slice(from, told).map((step, i) => this.#item(step, from + i + 1));
    this.list.replaceChildren(...items.reverse());
    mark(this.list, {reversed: true, start: told});
  }

  /**
   * @param {Step} step
   * @param {number} n
   */
  #item(step, n) {
    const {words} = this;
    const small = {class: "cardlab-button cardlab-small"};
    const look = button(fill(words, words.step_of, {n, of: this.#listed ?? n}), small);
    look.addEventListener("click", () => this.onLook(n));
    const item = h("li", {}, h("p", {}, ...prose(step.sentence)), look);
    if (step.who === this.stage.viewer) {
      const other = button(words.what_if, {...small, title: words.what_if_help});
      other.addEventListener("click", () => this.onWhatIf(step.action - 1));
      item.append(other);
    }
    const rule = this.stage.rules[step.rule];
    if (rule) {
      const parts = [h("summary", {}, words.why), h("div", {}, ...lines(step.working)), ruleText(step, rule)];
      item.append(h("details", {class: "cardlab-rule"}, ...parts));
    }
    return item;
  }
}
