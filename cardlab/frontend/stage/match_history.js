// The history of a match: a list of its steps. Learners can look at each again, or go back to it.

import {toldTo} from "./explanation.js";
import {button, h} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {mathText, workingLines} from "../common/math_text.js";

/** @import {MatchTimeline} from "../common/match_timeline.js" */
/** @import {Step, Words} from "../common/types.d.ts" */

const MOST_SHOWN = 60; // steps

/**
 * Creates the list, the newest step first.
 * @param {MatchTimeline} timeline
 * @param {Words} words
 * @param {object} options
 * @param {(n: number) => void} options.onLook   shows the state after n steps
 * @param {(action: number) => void} [options.onWhatIf]   goes back to an action to try another one
 */
export function historyList(timeline, words, {onLook, onWhatIf}) {
  const {rules, viewer} = timeline.setting;
  const from = Math.max(0, timeline.length - MOST_SHOWN);
  const item = (/** @type {Step} */ step, /** @type {number} */ n) => {
    const small = {class: "cardlab-button cardlab-small"};
    const look = button(fill(words, words.step_of, {n, of: timeline.length}), small);
    look.addEventListener("click", () => onLook(n));
    const made = h("li", {}, h("p", {}, ...mathText(toldTo(timeline.setting, step) || step.title)), look);
    if (onWhatIf && step.who === viewer) {
      const other = button(words.what_if, {...small, title: words.what_if_help});
      other.addEventListener("click", () => onWhatIf(step.action - 1));
      made.append(other);
    }
    const rule = rules[step.rule];
    if (rule) {
      const parts = [h("summary", {}, words.why), h("div", {}, ...workingLines(step.working)), h("p", {}, rule)];
      made.append(h("details", {class: "cardlab-rule"}, ...parts));
    }
    return made;
  };
  const items = timeline.steps.slice(from).map((step, i) => item(step, from + i + 1));
  return h("ol", {class: "cardlab-history", reversed: true, start: timeline.length}, ...items.reverse());
}
