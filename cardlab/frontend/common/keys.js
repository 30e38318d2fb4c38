// Decides which keys a widget may handle: not the browser's own shortcuts, and not keys that a control needs itself.

import {targetOf} from "./dom.js";

const FIELDS = "input, select, textarea";
const CONTROLS = `a, button, summary, [role=slider], ${FIELDS}`;

/**
 * Tells whether a key is a shortcut of the browser or the system.
 * @param {KeyboardEvent} event
 */
export function isCommand({altKey, ctrlKey, metaKey}) {
  return altKey || ctrlKey || metaKey;
}

/**
 * Tells whether a key goes into a field or is a shortcut.
 * @param {KeyboardEvent} event
 */
export function isTaken(event) {
  return isCommand(event) || Boolean(targetOf(event)?.matches(FIELDS));
}

/**
 * Returns the control that a key or a tap is meant for, if any.
 * @param {Event} event
 */
function controlOf(event) {
  return targetOf(event)?.closest(CONTROLS) ?? null;
}

/**
 * Tells whether a key is meant for a widget or a part of it as a whole: the focus is in it, or nowhere while it can be
 * seen, and not on a control that needs the key.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root   the root of the widget
 * @param {HTMLElement} [but]   a control that does not need the key
 */
function isFor(event, root, but) {
  const target = targetOf(event);
  if (isCommand(event) || !root.getClientRects().length) return false;
  if (target !== document.body && !root.contains(target)) return false;
  const control = controlOf(event);
  return !control || control === but;
}

/**
 * Tells whether something open covers a widget or a part of it: a dialog of the page, or one of its own stage.
 * @param {HTMLElement} root
 */
function isCovered(root) {
  const own = root.querySelector(".cardlab-stage-dialog:not([hidden])");
  return Boolean(own ?? document.querySelector(":modal"));
}

/**
 * Calls a function when the space bar is pressed for a widget or a part of it as a whole, once for a held key. The page
 * does not scroll. While something covers the widget, the key keeps its usual effect.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 * @param {() => void} press
 */
export function onSpace(root, signal, press) {
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== " " || !isFor(event, root) || isCovered(root)) return;
    event.preventDefault();
    if (!event.repeat) press();
  };
  document.addEventListener("keydown", pressed, {signal});
}

/** The class of a widget for which `stopAtEach` is switched on. */
export const EACH_STOP = "cardlab-switch-access";

const STOPS = "a[href], button, input, select, textarea, summary, [role=gridcell][tabindex], [tabindex='0']";

/**
 * Supports learners who have only two keys, such as switch users. Tab visits each card, each key of a number pad and
 * each choice, even those that are otherwise one tab stop. Space presses it.
 * @param {HTMLElement} el   the root of the widget
 * @param {AbortSignal} signal
 */
export function stopAtEach(el, signal) {
  const go = (/** @type {KeyboardEvent} */ event) => {
    const at = targetOf(event);
    if (event.key !== "Tab" || isCommand(event) || !at || !el.classList.contains(EACH_STOP)) return;
    const within = at.closest("dialog[open]") ?? el;
    const stops = [...within.querySelectorAll(STOPS)];
    const i = stops.indexOf(at);
    const ahead = event.shiftKey ? stops.slice(0, i).reverse() : stops.slice(i + 1);
    const takesFocus = (/** @type {Element} */ stop) => {
      if (stop instanceof HTMLElement) stop.focus(); // nothing happens if it is hidden or disabled
      return stop.matches(":focus");
    };
    if (i >= 0 && ahead.some(takesFocus)) event.preventDefault(); // otherwise leave the widget as usual
  };
  el.addEventListener("keydown", go, {signal});
}
