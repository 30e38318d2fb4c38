// Updates the class's address and code on the teacher's page when the form changes. The server writes them, as it does
// for pages without scripts.

import {find} from "../common/dom.js";

/** Shows the server's answer to a form, one request at a time. */
class Follower {
  #changed = false;
  #asking = false;

  /**
   * @param {HTMLFormElement} form
   * @param {HTMLElement} shown   the element that shows the answer
   * @param {HTMLElement} button   submits the form, for when the request fails
   */
  constructor(form, shown, button) {
    this.form = form;
    this.shown = shown;
    this.button = button;
    button.hidden = true;
    form.addEventListener("input", () => void this.#follow());
  }

  /** Returns the page's address for the current form. It is worth bookmarking. */
  #asked() {
    const url = new URL(this.form.action);
    for (const [name, value] of new FormData(this.form)) url.searchParams.append(name, String(value));
    return url.href;
  }

  /** Requests the page for the current form, and again if the form has changed meanwhile. */
  async #follow() {
    this.#changed = true;
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.#changed && this.form.checkValidity()) {
        this.#changed = false;
        await this.#show(this.#asked());
      }
      this.button.hidden = true;
    } catch {
      this.button.hidden = false; // offline: the text shown does not belong to the current form
    } finally {
      this.#asking = false;
    }
  }

  /** @param {string} url */
  async #show(url) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    this.shown.replaceChildren(...find(page, `#${this.shown.id}`).childNodes);
    history.replaceState(history.state, "", url);
  }
}

const form = /** @type {HTMLFormElement} */ (find(document, "form.desk"));
new Follower(form, find(document, "#for-class"), find(document, "button.show"));
