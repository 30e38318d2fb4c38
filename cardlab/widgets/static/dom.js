// Small helpers for making and changing elements.

/**
 * An element with attributes and children: h("p", {class: "note"}, "text"). An attribute that is false or null is left out.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  mark(element, attributes);
  element.append(...children);
  return element;
}

/** Set attributes; false and null take one away. */
export function mark(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value == null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** A button that says what it does; an icon is for the eye alone. */
export function button(label, {icon = "", ...attributes} = {}) {
  const made = h("button", {type: "button", class: "cardlab-button", ...attributes});
  if (icon) {
    made.append(h("span", {"aria-hidden": "true", class: "cardlab-icon"}, icon));
    mark(made, {"aria-label": label, title: label});
  } else made.append(label);
  return made;
}

/** Fill the fields of a text: fill("Step {n}", {n: 3}) -> "Step 3". */
export function fill(text, fields) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in fields ? String(fields[name]) : whole));
}

/** Whether the reader asked for less motion. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

let used = 0;

/** An id that no other element of the page has: two views of one model may live side by side. */
export function freshId(name) {
  used += 1;
  return `cardlab-${name}-${used}-${Math.random().toString(36).slice(2, 7)}`;
}

/** The root of a widget: language, direction and look are set here, and the notebook's own shortcuts are kept out. */
export function root(el, {lang, dir}, ...classes) {
  el.classList.add("cardlab", ...classes);
  mark(el, {lang, dir, "data-lm-suppress-shortcuts": "true"});
  return el;
}

/** Give the reader a file to keep. */
export function saveFile(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  h("a", {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
