// The words of one step: title, sentence, working, and the rule that fired.

import {h} from "./dom.js";
import {lines, prose} from "./prose.js";

/** @import {Stage, Step, Words} from "./types.d.ts" */

/** Tells a step. */
export class ExplanationPanel {
  /**
   * @param {Stage} stage
   * @param {Words} words
   * @param {{live?: boolean}} [options]   whether a screen reader reads the words when they change
   */
  constructor(stage, words, {live = true} = {}) {
    this.stage = stage;
    this.words = words;
    this.title = h("h3", {class: "cardlab-title"});
    this.sentence = h("p", {class: "cardlab-sentence"});
    this.working = h("div", {class: "cardlab-working"});
    this.rule = h("details", {class: "cardlab-rule"});
    const heard = live && {"aria-live": "polite", "aria-atomic": "true"};
    this.text = h("div", {...heard, tabindex: -1, class: "cardlab-said"}, this.title, this.sentence, this.working);
    this.el = h("div", {class: "cardlab-telling"}, this.text, this.rule);
  }

  /** @param {Step} step */
  tell(step) {
    this.title.textContent = step.title;
    this.el.classList.remove("cardlab-joy");
    if (step.joy) requestAnimationFrame(() => this.el.classList.add("cardlab-joy")); // it begins anew at each step
    this.sentence.replaceChildren(...prose(step.sentence));
    this.working.replaceChildren(...lines(step.working));
    this.working.hidden = !step.working;
    const rule = this.stage.rules[step.rule];
    this.rule.hidden = !rule;
    if (rule) this.rule.replaceChildren(h("summary", {}, this.words.the_rule), ruleText(step, rule));
  }
}

/**
 * The text of a rule, and its name.
 * @param {Step} step
 * @param {string} text
 */
export function ruleText({rule}, text) {
  return h("p", {}, text, " ", h("code", {class: "cardlab-id"}, rule));
}
