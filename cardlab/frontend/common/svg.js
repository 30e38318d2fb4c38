// Creates SVG elements.

import {mark} from "./dom.js";

/** @import {Attributes} from "./dom.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates an SVG element: s("circle", {r: 4}).
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function s(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  mark(made, attributes);
  made.append(...children);
  return made;
}
