// When a match is over: how it ended, what can be done next, and the moments to look back at.

import {addressWith, served} from "./address.js";
import {button, h} from "./dom.js";
import {stepLine} from "./since.js";

/** @import {Film} from "./fold.js" */
/** @import {Status, Step, Words} from "./types.d.ts" */

/** What is there when a match is over. */
export class Ending {
  /** @type {Step[] | null} those of the match whose end is shown */
  #steps = null;

  /**
   * @param {Film} film
   * @param {Words} words
   * @param {object} options
   * @param {(deal: "same" | "new") => void} options.onAgain
   * @param {(n: number) => void} options.onLook   shows how things stood after n steps
   */
  constructor(film, words, {onAgain, onLook}) {
    this.film = film;
    this.words = words;
    this.onAgain = onAgain;
    this.onLook = onLook;
    this.el = h("section", {class: "cardlab-ending", "aria-label": words.over, hidden: true});
  }

  /** What follows first: another deal; null while the match goes on. */
  get first() {
    return this.el.hidden ? null : this.el.querySelector("button");
  }

  /**
   * @param {Pick<Status, "outcome" | "deals" | "moments" | "seed">} status   as far as it has been told
   * @param {string} result   who has won
   */
  show({outcome, deals, moments, seed}, result) {
    this.el.hidden = !outcome;
    if (!outcome || this.#steps === this.film.steps) return;
    const {words} = this;
    this.#steps = this.film.steps;
    const tools = h("div", {class: "cardlab-tools"}, ...deals.toReversed().map((deal) => this.#again(deal)));
    if (seed !== null && served()) tools.append(this.#share(seed));
    const list = h("ol", {}, ...moments.map(({step, sentence}) => stepLine(step, sentence, this.onLook)));
    const back = moments.length ? [h("h3", {}, words.moments), list] : [];
    this.el.replaceChildren(h("h2", {}, result), tools, ...back);
  }

  /** @param {"same" | "new"} deal */
  #again(deal) {
    const look = {class: `cardlab-button ${deal === "new" ? "cardlab-main" : ""}`};
    const made = button(this.words[`again_${deal}`], look);
    made.addEventListener("click", () => this.onAgain(deal));
    return made;
  }

  /**
   * A link to this deal, for the clipboard; where there is none it is shown, to be copied by hand.
   * @param {number} seed
   */
  #share(seed) {
    const {words} = this;
    const made = button(words.share_deal);
    made.addEventListener("click", async () => {
      const link = addressWith(location.href, "seed", String(seed));
      try {
        await navigator.clipboard.writeText(link);
        made.textContent = words.shared;
      } catch {
        made.replaceWith(
          h("input", {class: "cardlab-link", readonly: true, value: link, "aria-label": words.share_deal}),
        );
      }
    });
    return made;
  }
}
