// The words of one step: title, sentence, working, and the rule that fired.

import {h} from "./dom.js";
import {lines, prose} from "./prose.js";

/** @import {Stage, Step, Words} from "./types.d.ts" */

/** Tells a step; a screen reader reads its words when they change. */
export class ExplanationPanel {
  /**
   * @param {Stage} stage
   * @param {Words} words
   */
  constructor(stage, words) {
    this.stage = stage;
    this.words = words;
    this.title = h("h3", {class: "cardlab-title"});
    this.sentence = h("p", {class: "cardlab-sentence"});
    this.working = h("div", {class: "cardlab-working"});
    this.rule = h("details", {class: "cardlab-rule"});
    const live = {"aria-live": "polite", "aria-atomic": "true", tabindex: -1, class: "cardlab-said"};
    this.text = h("div", live, this.title, this.sentence, this.working);
    this.el = h("div", {class: "cardlab-telling"}, this.text, this.rule);
  }

  /** @param {Step} step */
  tell(step) {
    this.title.textContent = step.title;
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
