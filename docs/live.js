// Shows what is live on a page of the book: matches, models and questions, each drawn by its own module, with nobody at
// the other end. Modules are texts of scripts: a browser that has the book from a disk loads no module by its address.

import {Shim} from "../cardlab/frontend/page/anywidget_shim.js";

/**
 * @typedef {{initialize?: (given: object) => Promise<void>, render: (given: object) => void}} Widget
 * @typedef {typeof globalThis & {cardlabLive?: Record<string, string>}} Modules
 */

/** @type {Map<string, Promise<{default: Widget}>>} */
const loaded = new Map(); // eslint-disable-line no-restricted-syntax -- one page, and one of this on it

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
 * Draw in the place of the still picture what can be handled.
 * @param {HTMLElement} place
 */
async function show(place) {
  const state = JSON.parse(place.querySelector("script")?.textContent ?? "{}");
  const model = new Shim(state, () => {
    throw new Error("nobody is at the other end");
  });
  const {default: widget} = await load(place.dataset.entry ?? "");
  const el = document.createElement("div");
  const signal = new AbortController().signal;
  await widget.initialize?.({model, signal});
  place.querySelector(".live-still")?.replaceWith(el);
  widget.render({model, el, signal});
}

/** The theme of the book is that of what is on it, as a notebook's is. */
function followTheme() {
  document.documentElement.dataset.jpThemeLight = String(document.documentElement.dataset.theme !== "dark");
}

followTheme();
new MutationObserver(followTheme).observe(document.documentElement, {attributeFilter: ["data-theme"]});
for (const place of document.querySelectorAll(".live")) if (place instanceof HTMLElement) show(place);
