// Shows the live parts of a page of the book: matches, models and questions, each drawn by its own module, without a
// session. The modules are texts in scripts, because a browser that opens the book from a disk cannot load them by
// address.

import {Shim} from "../cardlab/frontend/page/anywidget_shim.js";

/**
 * @typedef {{initialize?: (given: object) => Promise<void>, render: (given: object) => void}} Widget
 * @typedef {typeof globalThis & {cardlabLive?: Record<string, string>}} Modules
 */

/** @type {Map<string, Promise<{default: Widget}>>} */
const loaded = new Map(); // eslint-disable-line no-restricted-syntax -- a page has one copy of this script

/** @param {string} entry */
function load(entry) {
  const known = loaded.get(entry);
  if (known) return known;
  const text = /** @type {Modules} */ (globalThis).cardlabLive?.[entry] ?? "";
  const found = import(URL.createObjectURL(new Blob([text], {type: "text/javascript"})));
  loaded.set(entry, found);
  return found;
}

/**
 * Replaces a still picture by its interactive widget.
 * @param {HTMLElement} place
 */
async function show(place) {
  const state = JSON.parse(place.querySelector("script")?.textContent ?? "{}");
  const model = new Shim(state, () => {
    throw new Error("no session answers here");
  });
  const {default: widget} = await load(place.dataset.entry ?? "");
  const el = document.createElement("div");
  const signal = new AbortController().signal;
  await widget.initialize?.({model, signal});
  place.querySelector(".live-still")?.replaceWith(el);
  widget.render({model, el, signal});
}

/** Gives the widgets the theme of the book, in the same way as a notebook does. */
function followTheme() {
  document.documentElement.dataset.jpThemeLight = String(document.documentElement.dataset.theme !== "dark");
}

followTheme();
new MutationObserver(followTheme).observe(document.documentElement, {attributeFilter: ["data-theme"]});
for (const place of document.querySelectorAll(".live")) if (place instanceof HTMLElement) show(place);
