// Helpers that create and change elements.

import {followFallbacks} from "./fallback_language.js";

/** @import {Locale} from "./types.d.ts" */

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes   false and null remove one */

/**
 * Creates an element with attributes and children: h("p", {class: "note"}, "text").
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  mark(element, attributes);
  element.append(...children);
  return element;
}

/**
 * Sets attributes. False or null removes one.
 * @param {Element} element
 * @param {Attributes} attributes
 */
export function mark(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value == null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Creates a button with a label. Screen readers do not read its icon.
 * @param {string} label
 * @param {Attributes & {icon?: string}} [options]
 */
export function button(label, {icon = "", ...attributes} = {}) {
  const made = h("button", {type: "button", class: "cardlab-button", ...attributes});
  if (icon) {
    made.append(h("span", {"aria-hidden": "true", class: "cardlab-icon"}, icon));
    mark(made, {"aria-label": label, title: label});
  } else made.append(label);
  return made;
}

/**
 * Makes a double click press a button only once, and never the button that appears in its place.
 * @param {HTMLButtonElement} made
 */
export function pressOnce(made) {
  const second = (/** @type {MouseEvent} */ event) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  made.addEventListener("click", second);
}

/**
 * Returns the element that a selector finds in another. It must exist.
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function find(within, selector) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`nothing here matches ${selector}`);
  return found;
}

/**
 * Returns the element that an event comes from, or null if the event has another source.
 * @param {Event} event
 */
export function targetOf({target}) {
  return target instanceof Element ? target : null;
}

/**
 * Returns an id that is unique on the page, even among widgets that do not know each other.
 * @param {string} name
 */
export function freshId(name) {
  return `cardlab-${name}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Sets up the root of a widget: language, direction, digits and appearance. Keeps the notebook's keys
 * for cells out.
 * @param {HTMLElement} el
 * @param {Locale} locale
 * @param {...string} classes
 */
export function root(el, {lang, dir, digits}, ...classes) {
  const isFirst = !el.matches(".cardlab"); // a widget may be rendered again in the same place
  if (isFirst) {
    followFallbacks(el);
    el.addEventListener("keydown", keepToItself);
  }
  el.classList.add("cardlab", ...classes);
  mark(el, {lang, dir, "data-digits": digits?.chosen || null});
  return el;
}

/**
 * Ignores a key that is held down, so that it does not press the next button that appears. Keeps JupyterLab's keys for
 * cells (x cuts one, d d deletes it) out of a widget that has the focus; those with Ctrl or Cmd, Shift+Enter and Escape
 * still work.
 * @param {KeyboardEvent} event
 */
function keepToItself(event) {
  if (event.repeat && ["Enter", " "].includes(event.key)) event.preventDefault();
  const isFree = event.ctrlKey || event.metaKey || event.key === (event.shiftKey ? "Enter" : "Escape");
  // JupyterLab looks for this mark from the focused element upwards, and its keys for cells match the focused element.
  targetOf(event)?.toggleAttribute("data-lm-suppress-shortcuts", !isFree);
}

/**
 * Saves a text as a file on the learner's device.
 * @param {string} name
 * @param {string} text
 * @param {string} type   for example "text/html"
 */
export function saveFile(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  h("a", {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
