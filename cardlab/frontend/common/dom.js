// Small helpers for making and changing elements.

import {followFallbacks} from "./fallback_language.js";

/** @import {Locale} from "./types.d.ts" */

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes   false and null leave one out */

/**
 * An element with attributes and children: h("p", {class: "note"}, "text").
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
 * Set attributes; false and null take one away.
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
 * A button that says what it does; an icon is for the eye alone.
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
 * Let a double click press a button once, and nothing that comes to stand in its place.
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
 * The one element that a selector finds in another, where it is known to be there.
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function find(within, selector) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`nothing here is ${selector}`);
  return found;
}

/**
 * The element that an event is about; null where it came from elsewhere.
 * @param {Event} event
 */
export function targetOf({target}) {
  return target instanceof Element ? target : null;
}

/**
 * An id that no other element of the page has, also of widgets that know nothing of each other.
 * @param {string} name
 */
export function freshId(name) {
  return `cardlab-${name}-${Math.random().toString(36).slice(2)}`;
}

/**
 * The root of a widget: language, direction, digits and look are set here, and the notebook's own shortcuts are kept
 * out.
 * @param {HTMLElement} el
 * @param {Locale} locale
 * @param {...string} classes
 */
export function root(el, {lang, dir, digits}, ...classes) {
  const isFirst = !el.matches(".cardlab"); // a widget may be drawn again in the same place
  if (isFirst) {
    followFallbacks(el);
    el.addEventListener("keydown", ignoreHeld);
  }
  el.classList.add("cardlab", ...classes);
  mark(el, {lang, dir, "data-digits": digits?.chosen || null, "data-lm-suppress-shortcuts": "true"});
  return el;
}

/**
 * A key that is held down presses nothing that comes after what it has pressed.
 * @param {KeyboardEvent} event
 */
function ignoreHeld(event) {
  if (event.repeat && ["Enter", " "].includes(event.key)) event.preventDefault();
}

/**
 * Give the reader a file to keep.
 * @param {string} name
 * @param {string} text
 * @param {string} type   such as "text/html"
 */
export function saveFile(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  h("a", {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
