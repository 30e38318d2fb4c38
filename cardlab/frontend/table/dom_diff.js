// Updates elements only where they differ, so that showing the same state twice changes nothing.

/** @import {Attributes} from "../common/dom.js" */

/**
 * Sets attributes. False or null removes one.
 * @param {Element} element
 * @param {Attributes} attributes
 */
export function write(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    const wanted = value === false || value == null ? null : value === true ? "" : String(value);
    if (element.getAttribute(name) === wanted) continue;
    if (wanted === null) element.removeAttribute(name);
    else element.setAttribute(name, wanted);
  }
}

/**
 * Sets custom properties: {"--columns": 3}.
 * @param {HTMLElement} element
 * @param {Record<string, number | string>} properties
 */
export function writeStyle(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, String(value));
  }
}

/**
 * @param {Element} element
 * @param {string} text
 */
export function writeText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Gives a parent exactly these children in this order. It moves the others around the child with the focus, because
 * moving that child would lose the focus.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function writeChildren(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  const held = children.find((child) => child.parentElement === parent && child.contains(document.activeElement));
  let next = parent.firstElementChild;
  for (const child of children) {
    while (child === held && next && next !== held) {
      const passed = next;
      next = passed.nextElementSibling;
      parent.append(passed);
    }
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

/**
 * Elements by key. An element is created when its key first appears, and dropped when the key is gone.
 * @template Key, Made
 */
export class Keyed {
  /** @type {Map<Key, Made>} */
  #made = new Map();

  /** @param {(key: Key) => Made} make */
  constructor(make) {
    this.make = make;
  }

  /** @param {Key} key */
  get(key) {
    return this.#made.get(key);
  }

  /**
   * Returns the element of a key, creating it if necessary.
   * @param {Key} key
   */
  take(key) {
    const made = this.#made.get(key) ?? this.make(key);
    this.#made.set(key, made);
    return made;
  }

  /**
   * Drops all elements except those with these keys.
   * @param {Set<Key>} keys
   */
  keep(keys) {
    for (const key of this.#made.keys()) if (!keys.has(key)) this.#made.delete(key);
  }

  entries() {
    return [...this.#made.entries()];
  }
}
