// How cards look: large indices, four colours. Every widget that shows cards has these traits.

import {kernelFonts} from "./kernel_fonts.js";
import {showTheme} from "./theme.js";

/** @import {AppearanceTraits, Model} from "./types.d.ts" */

/** Trait -> the class of an element that looks so. */
export const APPEARANCE = {big_index: "cardlab-big-index", four_colour: "cardlab-four-colour"};

/** The traits. */
export const APPEARANCES = /** @type {(keyof typeof APPEARANCE)[]} */ (Object.keys(APPEARANCE));

/**
 * Keep the classes of an element in step with the traits, and have the page look as the reader has chosen.
 * @param {Model<AppearanceTraits>} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
export function followAppearance(model, el, signal) {
  kernelFonts(model);
  showTheme();
  for (const trait of APPEARANCES) {
    const set = () => el.classList.toggle(APPEARANCE[trait], Boolean(model.get(trait)));
    model.on(`change:${trait}`, set);
    signal.addEventListener("abort", () => model.off(`change:${trait}`, set));
    set();
  }
}
