// The learner's own settings. They are stored in this browser and sent to nobody. All widgets of a page share them and
// listen to an event of the window for changes.

import {addressWith, served} from "./page_address.js";
import {APPEARANCE, APPEARANCES} from "./card_appearance.js";
import {kernelFonts} from "./kernel_fonts.js";
import {EACH_STOP} from "./keys.js";
import {saveSetting, storedSettings} from "./storage.js";
import {isTheme, showTheme} from "./theme.js";

/** @import {AppearanceTraits, WidgetModel, Settings} from "./types.d.ts" */

const CHANGED = "cardlab:settings";
const REDUCED_MOTION = "cardlab-reduced-motion";
const CLASSES = {...APPEARANCE, quiet: REDUCED_MOTION, each_stop: EACH_STOP};
const UNSET = {size: 1, theme: "system", quiet: false, each_stop: false, read_along: false, sound: true};
const NARROWEST = 240; // the page must keep this width in pixels, so a small screen is enlarged less

/** The factors for the size of text and cards. */
export const SIZES = [1, 1.2, 1.45];

/** The settings that are on or off. */
const LOOKS = /** @type {(keyof typeof CLASSES)[]} */ (Object.keys(CLASSES));
export const SWITCHES = /** @type {const} */ ([...LOOKS, "read_along"]);

/**
 * Returns the stored settings, ignoring values that cardlab cannot have written: {four_colour: true, size: 1.2}.
 * @param {Pick<Storage, "getItem"> | null} [storage]   default: the browser's storage
 * @returns {Partial<Settings>}
 */
export function currentSettings(storage) {
  return Object.fromEntries(Object.entries(storedSettings(storage)).filter(isSetting));
}

/**
 * Returns the settings in the address of a served page, for example in a teacher's link: "?size=1.45" -> {size: 1.45}.
 * @param {string} search
 * @returns {Partial<Settings>}
 */
function onAddress(search = served() ? location.search : "") {
  const size = Number(new URLSearchParams(search).get("size"));
  return SIZES.includes(size) ? {size} : {};
}

/** @param {[name: string, value: unknown]} entry */
function isSetting([name, value]) {
  if (name === "size") return SIZES.some((size) => size === value);
  if (name === "theme") return isTheme(value);
  return (name === "sound" || SWITCHES.some((one) => one === name)) && typeof value === "boolean";
}

/**
 * Changes a setting for all widgets, on this page and on later ones.
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function changeSetting(name, value) {
  if (name in onAddress()) history.replaceState(history.state, "", addressWith(location.href, name, ""));
  saveSetting(name, value);
  dispatchEvent(new CustomEvent(CHANGED, {detail: {[name]: value}}));
}

/**
 * Returns the factor of enlargement for a page of this width.
 * @param {number} size
 * @param {number} width   in pixels
 */
function enlarged(size, width) {
  return Math.min(size, Math.max(1, width / NARROWEST));
}

/**
 * Tells whether the learner wants no animation.
 * @param {Element} el   any element of a widget
 */
export function prefersReducedMotion(el) {
  return el.closest(`.${REDUCED_MOTION}`) !== null || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Applies the settings to a widget. The learner's settings override the widget's traits.
 * @param {WidgetModel<AppearanceTraits>} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 * @param {(now: Settings) => void} onChange   called with the settings, now and after each change
 */
export function followSettings(model, el, signal, onChange) {
  kernelFonts(model);
  let own = {...currentSettings(), ...onAddress()};
  const apply = () => {
    const traits = {big_index: Boolean(model.get("big_index")), four_colour: Boolean(model.get("four_colour"))};
    const now = /** @type {Settings} */ ({...UNSET, ...traits, ...own});
    for (const name of LOOKS) el.classList.toggle(CLASSES[name], now[name]);
    showTheme(now.theme);
    enlarge(now.size);
    onChange(now);
  };
  const enlarge = (/** @type {number} */ size) => {
    const factor = enlarged(size, el.parentElement?.clientWidth || innerWidth);
    el.style.zoom = factor === 1 ? "" : String(factor);
    const page = el.parentElement?.currentCSSZoom ?? 1; // on a projector
    el.style.setProperty("--zoom", String(factor * page)); // for sizes that depend on the window's height
  };
  const watching = new ResizeObserver(() => enlarge(own.size ?? 1));
  if (el.parentElement) watching.observe(el.parentElement);
  const changed = (/** @type {Event} */ event) => {
    if (event instanceof CustomEvent) own = {...own, ...event.detail};
    apply();
  };
  addEventListener(CHANGED, changed, {signal});
  for (const trait of APPEARANCES) {
    const anew = () => {
      delete own[trait]; // set by the notebook
      apply();
    };
    model.on(`change:${trait}`, anew);
    signal.addEventListener("abort", () => model.off(`change:${trait}`, anew));
  }
  signal.addEventListener("abort", () => watching.disconnect());
  apply();
}
