// The end of a match: how it ended, what to do next, and the moments to look back at.

import {addressWith, served} from "../common/page_address.js";
import {button, h} from "../common/dom.js";
import {stepLine} from "./recent_moves.js";

/** @import {Film} from "../common/fold.js" */
/** @import {Review, Status, Step, Words} from "../common/types.d.ts" */

/** What is there when a match is over. */
export class MatchEnd {
  /** @type {Step[] | null} those of the match whose end is shown */
  #steps = null;
  /** @type {Review[] | null} those that are shown */
  #moments = null;

  /**
   * @param {Film} film
   * @param {Words} words
   * @param {object} options
   * @param {(deal: "same" | "new") => void} options.onAgain
   * @param {(n: number) => void} options.onLook   shows how things stood after n steps
   * @param {() => void} options.onLookBack   asks the coach what it would have done
   */
  constructor(film, words, {onAgain, onLook, onLookBack}) {
    this.film = film;
    this.words = words;
    this.onAgain = onAgain;
    this.onLook = onLook;
    this.ask = button(words.look_back);
    this.ask.addEventListener("click", () => onLookBack());
    this.back = h("div", {class: "cardlab-look-back"});
    this.el = h("section", {class: "cardlab-ending", "aria-label": words.over, hidden: true});
  }

  /** What follows first: another deal; null while the match goes on. */
  get first() {
    return this.el.hidden ? null : this.el.querySelector("button");
  }

  /**
   * @param {Pick<Status, "outcome" | "deals" | "moments" | "looks_back" | "looked" | "seed">} status
   *   as far as it has been told
   * @param {string} result   who has won
   */
  show(status, result) {
    const {outcome, deals, moments, seed} = status;
    this.el.hidden = !outcome;
    if (!outcome) return;
    if (this.#steps !== this.film.steps) {
      this.#steps = this.film.steps;
      this.#moments = null;
      const tools = h("div", {class: "cardlab-tools"}, ...deals.toReversed().map((deal) => this.#again(deal)));
      if (seed !== null && served()) tools.append(this.#share(seed));
      this.el.replaceChildren(h("h2", {}, result), tools, this.back);
    }
    if (this.#moments !== moments) this.#lookBack(status);
  }

  /**
   * What there is to look back at; what the coach has found is read out, and the keyboard goes there.
   * @param {Pick<Status, "moments" | "looks_back" | "looked">} status
   */
  #lookBack({moments, looks_back: asks, looked}) {
    const {words} = this;
    const asked = document.activeElement === this.ask;
    this.#moments = moments;
    const list = h("ol", {}, ...moments.map(({step, sentence}) => stepLine(step, sentence, this.onLook, words)));
    const found = h("p", {role: "status", tabindex: -1}, looked);
    this.back.hidden = !moments.length && !asks && !looked;
    this.back.replaceChildren(
      h("h3", {}, words.moments),
      ...(moments.length ? [list] : []),
      ...(looked ? [found] : []),
      ...(asks ? [this.ask] : []),
    );
    if (asked) (looked ? found : this.ask).focus({preventScroll: true});
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
