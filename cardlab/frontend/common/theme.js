// Light or dark, and how strong the contrast: as the system or the notebook has it, unless the reader has chosen. It is
// set on the page as a whole, and tokens.css does the rest.

import {storedSettings} from "./storage.js";

/** What may be chosen. */
export const THEMES = /** @type {const} */ (["system", "light", "dark", "high"]);

/** @param {unknown} theme */
export const isTheme = (theme) => THEMES.some((one) => one === theme);

/**
 * Show the page in a theme; what is none is the system's.
 * @param {unknown} [theme]   that which is stored, if not given
 */
export function showTheme(theme = storedSettings().theme) {
  const root = document.documentElement;
  if (theme !== "system" && isTheme(theme)) root.dataset.cardlabTheme = String(theme);
  else delete root.dataset.cardlabTheme;
}
