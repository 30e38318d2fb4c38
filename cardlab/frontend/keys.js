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
