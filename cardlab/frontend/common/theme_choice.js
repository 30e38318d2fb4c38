// The theme menu at the top of plain pages such as the gallery. Also marks texts in a language other than the page's.

import {find} from "./dom.js";
import {followFallbacks} from "./fallback_language.js";
import {saveSetting, storedSettings} from "./storage.js";
import {isTheme, showTheme} from "./theme.js";

const choice = find(document, ".theme");
const select = /** @type {HTMLSelectElement} */ (find(choice, "select"));
const {theme} = storedSettings();
if (isTheme(theme)) select.value = String(theme);
select.addEventListener("change", () => {
  saveSetting("theme", select.value);
  showTheme(select.value);
});
choice.hidden = false;
followFallbacks(document.body);
