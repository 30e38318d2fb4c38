// The icons on round buttons.

import {button} from "../common/dom.js";
import {s} from "../common/svg.js";

/** @import {Attributes} from "../common/dom.js" */

const PATHS = {
  back: "M15 5l-7 7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  undo: "M9 14L4 9l5-5M4 9h10a5 5 0 0 1 0 10h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  speaker: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  stop: "M7 7h10v10H7z",
  why: "M8.5 9.2a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.1v.4M12 18.4v.2",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  bell: "M5 17h14c-1.500-1.500-2-3.500-2-6.500a5 5 0 0 0-10 0c0 3-.5 5-2 6.500zM10.500 20.500h3M12 5.500V3",
  close: "M6 6l12 12M18 6L6 18",
};

/**
 * Creates a round button with an icon. Its label is its accessible name.
 * @param {keyof typeof PATHS} name
 * @param {string} label
 * @param {Attributes} [attributes]
 */
export function iconButton(name, label, attributes = {}) {
  const made = button("", {class: "cardlab-round", "aria-label": label, title: label, ...attributes});
  made.replaceChildren(iconPicture(name));
  return made;
}

/** @param {keyof typeof PATHS} name */
export function iconPicture(name) {
  return s(
    "svg",
    {viewBox: "0 0 24 24", class: `cardlab-line-art cardlab-${name}-picture`, "aria-hidden": "true"},
    s("path", {d: PATHS[name]}),
  );
}
