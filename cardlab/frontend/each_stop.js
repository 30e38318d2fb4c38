// For whoever has only two keys, as with a switch: Tab goes to each card, each key of a pad and each choice, also where
// they are one stop for others, and Space takes it.

import {targetOf} from "./dom.js";
import {isCommand} from "./keys.js";

/** The class of a widget whose reader has asked for it. */
export const EACH_STOP = "cardlab-each-stop";

const STOPS = "a[href], button, input, select, textarea, summary, [role=gridcell][tabindex], [tabindex='0']";

/**
 * @param {HTMLElement} el   the widget
 * @param {AbortSignal} signal
 */
export function stopAtEach(el, signal) {
  const go = (/** @type {KeyboardEvent} */ event) => {
    const at = targetOf(event);
    if (event.key !== "Tab" || isCommand(event) || !at || !el.classList.contains(EACH_STOP)) return;
    const within = at.closest("dialog[open]") ?? el;
    const stops = [...within.querySelectorAll(STOPS)].filter(
      (one) =>
        one instanceof HTMLElement && !one.matches(":disabled") && one.checkVisibility({visibilityProperty: true}),
    );
    const i = stops.indexOf(at);
    const next = i < 0 ? null : stops[i + (event.shiftKey ? -1 : 1)];
    if (!(next instanceof HTMLElement)) return; // out of the widget, as ever
    event.preventDefault();
    next.focus();
  };
  el.addEventListener("keydown", go, {signal});
}
