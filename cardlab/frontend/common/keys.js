// Which keys are a widget's: not those of the browser's own commands, nor those that a control needs itself.

import {targetOf} from "./dom.js";

const FIELDS = "input, select, textarea";
const CONTROLS = `a, button, summary, [role=slider], ${FIELDS}`;

/**
 * Whether a key is a command of the browser's or the system's.
 * @param {KeyboardEvent} event
 */
export function isCommand({altKey, ctrlKey, metaKey}) {
  return altKey || ctrlKey || metaKey;
}

/**
 * Whether a key goes into a field, or is a command.
 * @param {KeyboardEvent} event
 */
export function isTaken(event) {
  return isCommand(event) || Boolean(targetOf(event)?.matches(FIELDS));
}

/**
 * The control that a key or a tap is meant for, if there is one.
 * @param {Event} event
 */
export function controlOf(event) {
  return targetOf(event)?.closest(CONTROLS) ?? null;
}

/**
 * Whether a key is for a widget as a whole: the focus is in it, or nowhere, and on nothing that needs the key itself.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root   of the widget
 * @param {HTMLElement} [but]   a control of the widget's that gives the key away
 */
export function isFor(event, root, but) {
  const target = targetOf(event);
  if (isCommand(event) || (target !== document.body && !root.contains(target))) return false;
  const control = controlOf(event);
  return !control || control === but;
}

/** The class of a widget whose reader has asked for what `stopAtEach` does. */
export const EACH_STOP = "cardlab-switch-access";

const STOPS = "a[href], button, input, select, textarea, summary, [role=gridcell][tabindex], [tabindex='0']";

/**
 * For whoever has only two keys, as with a switch: Tab goes to each card, each key of a pad and each choice, also where
 * they are one stop for others, and Space takes it.
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
