// Shows a modal dialog over the stage: the menu, and everything that it opens. The rest of the stage is inert
// meanwhile.

import {h, mark, targetOf} from "../common/dom.js";
import {iconButton} from "./icons.js";

/** @import {Words} from "../common/types.d.ts" */

/** Shows one thing at a time over the stage. When it closes, the keyboard focus returns to its old place. */
export class Dialog {
  /** @type {Element | null} the element that had the focus */
  #before = null;

  /**
   * @param {Words} words
   * @param {() => HTMLElement[]} behind   the parts of the stage that are inert while the dialog is open
   */
  constructor(words, behind) {
    this.behind = behind;
    this.title = h("h2", {});
    this.close = iconButton("close", words.close);
    this.body = h("div", {class: "cardlab-stage-dialog-body"});
    this.el = h(
      "div",
      {class: "cardlab-stage-dialog", role: "dialog", "aria-modal": "true", hidden: true},
      h("div", {class: "cardlab-stage-dialog-head"}, this.title, this.close),
      this.body,
    );
    this.close.addEventListener("click", () => this.shut());
    this.el.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (targetOf(event)?.closest("dialog")) return; // it closes itself
      event.stopPropagation();
      this.shut();
    });
  }

  get isOpen() {
    return !this.el.hidden;
  }

  /**
   * @param {string} title
   * @param {...Node} content
   */
  open(title, ...content) {
    if (!this.isOpen) this.#before = document.activeElement;
    this.title.textContent = title;
    mark(this.el, {"aria-label": title});
    this.body.replaceChildren(...content);
    this.el.hidden = false;
    for (const part of this.behind()) part.inert = true;
    this.close.focus({preventScroll: true});
    this.body.scrollTop = 0;
  }

  shut() {
    if (!this.isOpen) return;
    this.el.hidden = true;
    this.body.replaceChildren();
    for (const part of this.behind()) part.inert = false;
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus({preventScroll: true});
  }
}
