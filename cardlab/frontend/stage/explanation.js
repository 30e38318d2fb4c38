// Shows a step in full: what happened, the arithmetic, and the rule behind it.

import {h} from "../common/dom.js";
import {mathText, workingLines} from "../common/math_text.js";

/** @import {MatchSetting, Step, Words} from "../common/types.d.ts" */

/**
 * @param {Step} step
 * @param {MatchSetting} setting
 * @param {Words} words
 */
export function explainStep(step, setting, words) {
  const {working, rule} = step;
  const told = toldTo(setting, step);
  return h(
    "section",
    {class: "cardlab-why"},
    h("h3", {}, step.title),
    ...(told ? [h("p", {}, ...mathText(told))] : []),
    ...(working ? [h("div", {class: "cardlab-working"}, ...workingLines(working))] : []),
    h("b", {}, words.the_rule),
    h("p", {}, setting.rules[rule]),
  );
}

/**
 * Returns the sentence of a step for the viewer. The long one calls everybody by name. If it names the viewer, the
 * short one is better: it says "you", or nothing if the step before it has said it.
 * @param {Pick<MatchSetting, "seats" | "viewer">} setting
 * @param {Step} step
 */
export function toldTo({seats, viewer}, {sentence, short}) {
  const own = seats.find(({seat}) => seat === viewer)?.name.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
  // A whole word, so that Al is not in “Also”. In Arabic, a short word may be written together with the name after it.
  const named = own && new RegExp(`(?:^|[^\\p{Script=Latin}\\p{N}])${own}(?![\\p{L}\\p{N}])`, "u").test(sentence);
  return named ? (short ?? sentence) : sentence;
}

/**
 * Creates the list of all rules of a match.
 * @param {Pick<MatchSetting, "rules">} setting
 */
export function ruleList({rules}) {
  return h("ul", {class: "cardlab-menu-rules"}, ...Object.values(rules).map((text) => h("li", {}, text)));
}
