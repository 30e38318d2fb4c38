// Shows a step in full: what happened, the arithmetic, and the rule behind it.

import {h} from "../common/dom.js";
import {mathText, workingLines} from "../common/math_text.js";

/** @import {MatchSetting, Step, Words} from "../common/types.d.ts" */

/**
 * @param {Step} step
 * @param {Pick<MatchSetting, "rules">} setting
 * @param {Words} words
 */
export function explainStep(step, {rules}, words) {
  return h(
    "section",
    {class: "cardlab-why"},
    h("h3", {}, step.title),
    h("p", {}, ...mathText(step.sentence)),
    ...(step.working ? [h("div", {class: "cardlab-working"}, ...workingLines(step.working))] : []),
    h("b", {}, words.the_rule),
    h("p", {}, rules[step.rule]),
  );
}

/**
 * Creates the list of all rules of a match.
 * @param {Pick<MatchSetting, "rules">} setting
 */
export function ruleList({rules}) {
  return h("ul", {class: "cardlab-menu-rules"}, ...Object.values(rules).map((text) => h("li", {}, text)));
}
