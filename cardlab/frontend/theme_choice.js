// The theme is chosen at the head of pages that have no settings of their own.

import {find} from "./dom.js";
import {store, storedSettings} from "./storage.js";
import {isTheme, showTheme} from "./theme.js";

const choice = find(document, ".theme");
const select = /** @type {HTMLSelectElement} */ (find(choice, "select"));
const {theme} = storedSettings();
if (isTheme(theme)) select.value = String(theme);
select.addEventListener("change", () => {
  store("theme", select.value);
  showTheme(select.value);
});
choice.hidden = false;
