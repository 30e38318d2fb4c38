// Opens the server's rules page as a panel over the table.

import {button, h} from "../common/dom.js";
import {followVariants} from "./variants.js";

/** @import {Words} from "../common/types.d.ts" */

const PARTS = ["form.chosen", "ol.rules", "ul.presets"]; // sections of the page, each with its heading

/**
 * Makes the link to the rules open the panel. If the page can't be loaded now, the link works as usual.
 * @param {HTMLAnchorElement} link
 * @param {Words} words
 * @param {AbortSignal} signal
 * @returns {HTMLElement} the panel
 */
export function rulesOverTable(link, words, signal) {
  const body = h("div", {});
  const leave = button(words.panel_close);
  const dialog = h("dialog", {class: "cardlab-rules-dialog", "aria-label": words.rules_options}, leave, body);
  const read = async (/** @type {string} */ url) => {
    if (!dialog.open) {
      body.replaceChildren(h("p", {role: "status"}, words.panel_coming));
      dialog.showModal(); // at once, because the page may take a while
    }
    try {
      const answer = await fetch(url, {signal});
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const found = PARTS.map((part) => page.querySelector(part)).filter((part) => part !== null);
      const shown = found.flatMap((part) => [part.previousElementSibling, part]).filter((part) => part !== null);
      body.replaceChildren(...shown.map((part) => document.importNode(part, true)));
      followVariants(body);
      dialog.scrollTop = 0;
    } catch {
      if (!signal.aborted) location.assign(url);
    }
  };
  const followed = (/** @type {MouseEvent} */ event) => {
    const {target, button: pressed, ctrlKey, metaKey, shiftKey, altKey} = event;
    const to = target instanceof Element ? target.closest("a") : null;
    if (!to || pressed || ctrlKey || metaKey || shiftKey || altKey || !isRules(to.href, link)) return;
    event.preventDefault();
    void read(to.href);
  };
  const sent = (/** @type {SubmitEvent} */ event) => {
    const {submitter: by, target} = event;
    const own = by instanceof HTMLButtonElement && target instanceof HTMLFormElement;
    if (!own || !isRules(by.formAction, link)) return;
    event.preventDefault();
    const url = new URL(by.formAction);
    for (const [name, value] of new FormData(target)) {
      if (typeof value === "string") url.searchParams.set(name, value);
    }
    void read(url.href);
  };
  link.addEventListener("click", followed, {signal});
  body.addEventListener("click", followed, {signal});
  body.addEventListener("submit", sent, {signal});
  leave.addEventListener("click", () => dialog.close(), {signal});
  return dialog;
}

/**
 * Tells whether an address is that of this game's rules, with any options.
 * @param {string} url
 * @param {HTMLAnchorElement} link
 */
function isRules(url, link) {
  return new URL(url).pathname === new URL(link.href).pathname;
}
