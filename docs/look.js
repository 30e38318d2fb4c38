// Shows every part of the page of the look: each with its widget's own module, its state, and its session's messages.

import {Shim} from "../cardlab/frontend/page/anywidget_shim.js";

/**
 * A part: its module, its traits, its messages, and the actions in it (a press, or a text to write or choose).
 * @typedef {{
 *   entry: string, state: Record<string, any>, hears: object[], only: string, states: string[],
 *   does: [selector: string, text: string | null][]
 * }} Part
 */

const STATES = ["rest", "hover", "focus", "pressed", "off"];
/**
 * @type {{
 *   modules: Record<string, string>, parts: Record<string, Part>, cards: string[], names: Record<string, string>
 * }}
 */
const look = JSON.parse(document.getElementById("look")?.textContent ?? "null");
const {signal} = new AbortController();

/** @param {string} text */
const load = (text) => import(URL.createObjectURL(new Blob([text], {type: "text/javascript"})));
const modules = Object.fromEntries(
  await Promise.all(Object.entries(look.modules).map(async ([name, text]) => [name, await load(text)])),
);
const moment = () => new Promise((done) => setTimeout(done, 50));

/**
 * Waits for the first visible element.
 * @param {Element} place
 * @param {string} selector
 * @returns {Promise<HTMLElement>}
 */
async function there(place, selector) {
  for (let tries = 0; tries < 60; tries++) {
    for (const found of place.querySelectorAll(selector)) {
      if (found instanceof HTMLElement && found.getClientRects().length) return found;
    }
    await moment();
  }
  throw new Error(`there is no ${selector}`);
}

/**
 * Presses an element, writes into it, or chooses from it.
 * @param {HTMLElement} at
 * @param {string | null} text
 */
function act(at, text) {
  if (text === null) at.click();
  else if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) {
    at.value = text;
    for (const name of ["input", "change"]) at.dispatchEvent(new Event(name, {bubbles: true}));
  }
}

/**
 * Shows a part after all its messages and actions.
 * @param {HTMLElement} place
 * @param {Part} part
 */
async function show(place, {entry, state, hears, does, only}) {
  const {default: widget} = modules[entry];
  const model = new Shim(structuredClone(state));
  await widget.initialize?.({model, signal});
  widget.render({model, el: place, signal});
  for (const message of hears) {
    model.hear(message);
    await moment();
  }
  for (const [selector, text] of does) {
    act(await there(place, selector), text);
    await moment();
  }
  if (only) place.dataset.only = only;
}

/**
 * Returns copies of an element of a part, one in each state.
 * @param {HTMLElement} place
 * @param {string} selector
 */
async function inStates(place, selector) {
  const source = await there(place, selector);
  const row = document.createElement("div");
  row.className = "states";
  for (const state of STATES) {
    const copy = /** @type {HTMLElement} */ (source.cloneNode(true));
    copy.classList.add(`is-${state}`);
    copy.removeAttribute("aria-disabled");
    copy.removeAttribute("aria-pressed");
    if (state === "pressed") copy.setAttribute("aria-pressed", "true");
    if (state === "off") copy.setAttribute("aria-disabled", "true");
    for (const box of copy.querySelectorAll("input")) {
      box.removeAttribute("name"); // each copy is a group of its own
      if (box.type === "radio" || box.type === "checkbox") box.checked = state === "pressed";
      box.disabled = state === "off";
    }
    const one = document.createElement("div");
    one.append(copy, Object.assign(document.createElement("small"), {textContent: state}));
    row.append(one);
  }
  return row;
}

/** @param {HTMLElement} place */
function cards(place) {
  for (const looks of ["", "cardlab-big-index", "cardlab-four-colour"]) {
    const row = document.createElement("div");
    row.className = `cardlab faces ${looks}`;
    row.append(...look.cards.map((token) => modules.cards.cardElement(token, look.names)));
    place.append(row);
  }
}

for (const place of document.querySelectorAll("[data-part]")) {
  if (!(place instanceof HTMLElement)) continue;
  const part = look.parts[place.dataset.part ?? ""];
  place.dataset.drawing = "yes";
  try {
    if (part.entry === "cards") cards(place);
    else await show(place, part);
    for (const selector of part.states) {
      const row = await inStates(place, selector);
      row.classList.add("cardlab");
      place.parentElement?.append(row);
    }
  } catch (error) {
    place.dataset.failed = String(error);
    place.prepend(Object.assign(document.createElement("p"), {textContent: String(error)}));
  }
  delete place.dataset.drawing;
}
for (const swatch of document.querySelectorAll("[data-token] > span")) {
  if (!(swatch instanceof HTMLElement)) continue;
  swatch.style.background = `var(${swatch.parentElement?.dataset.token})`;
}
if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
scrollTo(0, 0);
document.documentElement.dataset.shown = "yes";
