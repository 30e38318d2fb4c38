// The words of one step: title, sentence, working, and the rule that fired.

import {asOne} from "../common/beats.js";
import {h} from "../common/dom.js";
import {Voice} from "./screen_reader.js";
import {lines, prose} from "../common/prose.js";

/** @import {MatchSetting, Step, Words} from "../common/types.d.ts" */

/** Tells a step. */
export class ExplanationPanel {
  /**
   * @param {MatchSetting} stage
   * @param {Words} words
   * @param {{live?: boolean}} [options]   whether a screen reader says the sentence when it changes
   */
  constructor(stage, words, {live = true} = {}) {
    this.stage = stage;
    this.words = words;
    this.joy = false; // whether what is told is one to the viewer
    this.title = h("h2", {class: "cardlab-title"});
    this.sentence = h("p", {class: "cardlab-sentence"});
    this.working = h("div", {class: "cardlab-working"});
    this.rule = h("details", {class: "cardlab-rule"});
    this.voice = live ? new Voice(words) : null;
    this.text = h("div", {tabindex: -1, class: "cardlab-said"}, this.title, this.sentence, this.working);
    this.el = h("div", {class: "cardlab-telling"}, this.text, this.rule, ...(this.voice ? [this.voice.el] : []));
  }

  /**
   * Tell what is told in one breath; the title and the rule are those of the step that is worked out, else of the one
   * that the others go with.
   * @param {Step[]} steps
   */
  tell(steps) {
    const main = steps.findLast(({working}) => working) ?? steps.find(({flows}) => !flows) ?? steps[steps.length - 1];
    this.title.textContent = main.title;
    this.el.classList.remove("cardlab-joy");
    this.joy = steps.some((step) => step.joy);
    const begin = () => this.el.classList.toggle("cardlab-joy", this.joy); // unless the next step is told by then
    if (this.joy) requestAnimationFrame(begin); // it begins anew at each step
    const {sentence, working} = asOne(steps);
    this.sentence.replaceChildren(...prose(sentence));
    this.working.replaceChildren(...lines(working));
    this.working.hidden = !working;
    this.voice?.say(sentence); // which has the arithmetic in it: what changes in several places is heard in any order
    const rule = this.stage.rules[main.rule];
    this.rule.hidden = !rule;
    if (rule) this.rule.replaceChildren(h("summary", {}, this.words.the_rule), ruleText(main, rule));
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
