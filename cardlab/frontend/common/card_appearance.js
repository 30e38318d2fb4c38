// The appearance of cards: large indices, four colours. Every widget that shows cards has these traits.

import {kernelFonts} from "./kernel_fonts.js";
import {showTheme} from "./theme.js";

/** @import {AppearanceTraits, WidgetModel} from "./types.d.ts" */

/** Each trait and its CSS class. */
export const APPEARANCE = {big_index: "cardlab-big-index", four_colour: "cardlab-four-colour"};

/** The names of the traits. */
export const APPEARANCES = /** @type {(keyof typeof APPEARANCE)[]} */ (Object.keys(APPEARANCE));

/**
 * Keeps the classes of an element in step with the traits and with the learner's settings.
 * @param {WidgetModel<AppearanceTraits>} model
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
