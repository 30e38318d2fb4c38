// The address and the code of the class follow the form: the server writes them, as it does where no script runs.

import {find} from "../common/dom.js";

/** Shows what the server makes of a form, one request at a time. */
class Follower {
  #changed = false;
  #asking = false;

  /**
   * @param {HTMLFormElement} form
   * @param {HTMLElement} shown   what follows it
   * @param {HTMLElement} button   loads the page with what stands in the form, for when nothing can be fetched
   */
  constructor(form, shown, button) {
    this.form = form;
    this.shown = shown;
    this.button = button;
    button.hidden = true;
    form.addEventListener("input", () => void this.#follow());
  }

  /** The address of the page as the form asks for it, which is worth keeping. */
  #asked() {
    const url = new URL(this.form.action);
    for (const [name, value] of new FormData(this.form)) url.searchParams.append(name, String(value));
    return url.href;
  }

  /** Fetch what the form asks for, once more where it has changed in the meantime. */
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
      this.button.hidden = false; // the line is cut: what is shown is not what the form asks for
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
