// Sets the theme of the page: light or dark, with usual or strong contrast. Follows the system or the notebook unless
// the learner has chosen. Sets an attribute of the page; tokens.css does the rest.

import {storedSettings} from "./storage.js";

/** The themes to choose from. */
export const THEMES = /** @type {const} */ (["system", "light", "dark", "high"]);

/** @param {unknown} theme */
export const isTheme = (theme) => THEMES.some((one) => one === theme);

/**
 * Shows the page in a theme. An unknown theme means the system's.
 * @param {unknown} [theme]   default: the stored theme
 */
export function showTheme(theme = storedSettings().theme) {
  const root = document.documentElement;
  if (theme !== "system" && isTheme(theme)) root.dataset.cardlabTheme = String(theme);
  else delete root.dataset.cardlabTheme;
}
