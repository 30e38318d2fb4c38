// What readers set for themselves: kept by this browser where it keeps anything, and told to nobody else. They belong
// to the reader, so all widgets of a page have the same, and hear of a change by an event of the window.

import {addressWith, served} from "./page_address.js";
import {APPEARANCE, APPEARANCES} from "./card_appearance.js";
import {kernelFonts} from "./kernel_fonts.js";
import {EACH_STOP} from "./keys.js";
import {saveSetting, storedSettings} from "./storage.js";
import {isTheme, showTheme} from "./theme.js";

/** @import {AppearanceTraits, Model, Settings} from "./types.d.ts" */

const CHANGED = "cardlab:settings";
const REDUCED_MOTION = "cardlab-reduced-motion";
const CLASSES = {...APPEARANCE, quiet: REDUCED_MOTION, each_stop: EACH_STOP};
const UNSET = {size: 1, theme: "system", quiet: false, each_stop: false, read_along: false, sound: true};
const NARROWEST = 240; // pixels of the page that are left when all is enlarged; in less room it is enlarged less

/** How much larger than usual text and cards may be. */
export const SIZES = [1, 1.2, 1.45];

/** The settings that are switched on or off. */
const LOOKS = /** @type {(keyof typeof CLASSES)[]} */ (Object.keys(CLASSES));
export const SWITCHES = /** @type {const} */ ([...LOOKS, "read_along"]);

/**
 * What is stored, without what no page of ours has written: {four_colour: true, size: 1.2}.
 * @param {Pick<Storage, "getItem"> | null} [storage]   the browser's, if not given
 * @returns {Partial<Settings>}
 */
export function currentSettings(storage) {
  return Object.fromEntries(Object.entries(storedSettings(storage)).filter(isSetting));
}

/**
 * What the address of a served page sets, as a teacher gives it to a class: "?size=1.45" -> {size: 1.45}.
 * @param {string} search
 * @returns {Partial<Settings>}
 */
export function onAddress(search = served() ? location.search : "") {
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
 * Set something, on all widgets of this page and of those that are opened later.
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
 * How much all is enlarged in a page of this width.
 * @param {number} size
 * @param {number} width   in pixels
 */
export function enlarged(size, width) {
  return Math.min(size, Math.max(1, width / NARROWEST));
}

/**
 * Whether nothing is to move by itself here, since the reader has asked for that.
 * @param {Element} el   an element of a widget
 */
export function prefersReducedMotion(el) {
  return el.closest(`.${REDUCED_MOTION}`) !== null || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Let a widget follow the settings, those of the reader before those of its traits.
 * @param {Model<AppearanceTraits>} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 * @param {(now: Settings) => void} onChange   hears what is set, now and whenever it changes
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
    el.style.setProperty("--zoom", String(factor * page)); // by which what is a part of the window's height is divided
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
      delete own[trait]; // the notebook has set it
      apply();
    };
    model.on(`change:${trait}`, anew);
    signal.addEventListener("abort", () => model.off(`change:${trait}`, anew));
  }
  signal.addEventListener("abort", () => watching.disconnect());
  apply();
}
