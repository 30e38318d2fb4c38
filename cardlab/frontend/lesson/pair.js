// Lets two children at one screen take turns. One answers. Before the answer is checked, the other says whether they
// agree; if not, the two first tell each other why. Nothing is counted. Each child's answers go to that child's own
// practice memory.

import {button, freshId, h, mark} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {inDigits} from "../common/numbers.js";
import {openPart} from "../common/page_address.js";
import {PAIR} from "../common/pair_mode.js";
import {currentProfile} from "../common/profile.js";
import {Reader, pieceOf} from "../common/read_aloud.js";
import {s} from "../common/svg.js";
import {iconButton} from "../stage/icons.js";
import {portrait, showPortrait} from "../table/portrait.js";
import {isVisible} from "./question_frame.js";

/** @import {Together, Words} from "../common/types.d.ts" */

/**
 * The data that this browser keeps for the first child.
 * @typedef {object} PairKept
 * @property {string[] | null} cards   the name of the second child; null for one without a name
 * @property {number} turn   0 while the first child answers, 1 for the second
 * @property {boolean} [turned]   whether the second child sits opposite, at a screen that lies flat
 */

const SIDES = ["you", "other"]; // blue and coral
const ALONE = ["watch", "ticket"]; // stages in which there is nothing to agree about
const BARS = "[role=tabpanel]:not([hidden]) .cardlab-stage-bar"; // one of them can be seen
// A star and a diamond.
const SIGNS = ["M12 2l3 7h7l-6 4.500 2.500 7.500-6.500-4.500-6.500 4.500 2.500-7.500L2 9h7z", "M12 2l9 10-9 10-9-10z"];
const ROUND = "M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5"; // an arrow in a circle

/** Lets two children take turns. */
export class Pair {
  /**
   * @param {PairKept} kept
   * @param {Together} told
   * @param {object} options
   * @param {HTMLElement} options.el   the widget
   * @param {Words} options.words
   * @param {AbortSignal} options.signal
   * @param {(news: Partial<PairKept>) => void} options.onChange
   */
  constructor(kept, {texts}, {el, words, signal, onChange}) {
    this.kept = kept;
    this.texts = texts;
    this.el = el;
    this.words = words;
    this.onChange = onChange;
    this.names = [currentProfile()?.cards ?? null, kept.cards];
    this.children = this.names.map((_, i) => h("span", {class: "cardlab-pair-child"}, ...this.#faces(i)));
    this.status = h("span", {class: "cardlab-visually-hidden", role: "status"});
    this.strip = h("div", {class: "cardlab-pair"}, ...this.children, this.status);
    const changes = new MutationObserver(() => this.#place());
    changes.observe(el, {subtree: true, childList: true, attributeFilter: ["hidden"]});
    signal.addEventListener("abort", () => {
      changes.disconnect();
      this.strip.remove();
      if (PAIR.now === this) PAIR.now = null;
    });
    PAIR.now = this;
    this.#showTurn();
    this.#place();
  }

  /** Returns the second child if it is their turn to answer, otherwise null. */
  get partner() {
    return this.kept.turn ? {cards: this.kept.cards} : null;
  }

  endTurn() {
    this.#keep({turn: 1 - this.kept.turn});
    this.#showTurn();
  }

  /**
   * Asks the other child whether they agree with an answer.
   * @param {string} said
   * @param {() => void} check
   */
  ask(said, check) {
    const {texts, kept, words} = this;
    const asked = 1 - kept.turn;
    const answer = inDigits(said, words.digits?.signs);
    const prompt = h("h2", {id: freshId("agree"), tabindex: -1}, texts.pair_ask);
    const spoken = {class: "cardlab-pair-said", id: freshId("said")};
    const who = h("p", spoken, ...this.#faces(kept.turn), h("b", {}, answer));
    const body = h("div", {class: "cardlab-tools"});
    const look = {class: "cardlab-pair-ask", "aria-labelledby": prompt.id, "aria-describedby": who.id};
    const panel = h("dialog", {...look, "data-side": SIDES[asked]}, who, prompt, body);
    const act = (/** @type {string} */ label, /** @type {() => void} */ run, main = true) => {
      const made = button(label, {class: `cardlab-button ${main ? "cardlab-main" : ""}`});
      made.addEventListener("click", run);
      return made;
    };
    const show = () => {
      panel.close();
      check();
    };
    const differ = () => {
      prompt.textContent = texts.pair_differ;
      body.replaceChildren(
        act(texts.pair_look, show),
        act(texts.pair_change, () => panel.close(), false),
      );
      prompt.focus({preventScroll: true});
    };
    body.append(act(texts.pair_yes, show), act(texts.pair_no, differ));
    const ends = new AbortController();
    panel.append(this.#speaker(panel, ends.signal));
    if (asked) panel.append(this.#turnRound(panel));
    panel.addEventListener("close", () => {
      ends.abort();
      panel.remove();
    });
    this.el.append(panel);
    panel.showModal();
    prompt.focus({preventScroll: true}); // on neither button: the screen does not advise
  }

  /**
   * Returns the button that reads a panel aloud.
   * @param {HTMLElement} panel
   * @param {AbortSignal} signal
   */
  #speaker(panel, signal) {
    const {lang, read_aloud: label, cards} = this.words;
    const speaker = iconButton("speaker", label, {hidden: true});
    const reader = new Reader(lang, signal, ({able}) => (speaker.hidden = !able));
    speaker.addEventListener("click", () => reader.read([pieceOf(panel, cards)]));
    return speaker;
  }

  /**
   * Returns the button that turns the panel towards the second child, at a screen that lies flat.
   * @param {HTMLElement} panel
   */
  #turnRound(panel) {
    const turn = (/** @type {boolean} */ turned) => {
      this.#keep({turned});
      mark(panel, {"data-turned": turned});
      mark(made, {"aria-pressed": String(turned)});
    };
    const called = {"aria-label": this.texts.pair_turn_round, title: this.texts.pair_turn_round};
    const made = button("", {class: "cardlab-round cardlab-pair-turn-round", ...called});
    made.replaceChildren(s("svg", {viewBox: "0 0 24 24", class: "cardlab-line-art"}, s("path", {d: ROUND})));
    made.addEventListener("click", () => turn(!this.kept.turned));
    turn(Boolean(this.kept.turned));
    return made;
  }

  /** @param {Partial<PairKept>} news */
  #keep(news) {
    this.kept = {...this.kept, ...news};
    this.onChange(news);
  }

  /** @param {number} i */
  #nameOf(i) {
    const named = this.names[i]?.map((card) => this.words.cards[card]).join(", ");
    return named ?? fill(this.words, this.texts.pair_child, {n: i + 1});
  }

  /**
   * Returns the three pictures of a child, or a sign for a child without a name. The sign is no number, because an
   * answer may stand next to it.
   * @param {number} i
   */
  #faces(i) {
    const faces = this.names[i]?.map((card) => {
      const face = portrait();
      showPortrait(face, card);
      return face;
    });
    const sign = s("svg", {viewBox: "0 0 24 24"}, s("path", {d: SIGNS[i]}));
    const shown = faces ?? [h("span", {class: "cardlab-pair-sign"}, sign)];
    const look = {class: "cardlab-pair-faces", role: "img", "aria-label": this.#nameOf(i), "data-side": SIDES[i]};
    return [h("span", look, ...shown)];
  }

  #showTurn() {
    const {children, texts, kept} = this;
    children.forEach((child, i) => {
      const is = i === kept.turn;
      mark(child, {"data-turn": is});
      const told = is ? [h("span", {class: "cardlab-pair-turn", "aria-hidden": "true"}, texts.pair_turn)] : [];
      child.replaceChildren(...this.#faces(i), ...told);
    });
    this.status.textContent = `${texts.pair_turn}: ${this.#nameOf(kept.turn)}`;
  }

  /** Moves the children into the bar of the open stage. */
  #place() {
    const bars = ALONE.includes(openPart.get() || "watch") ? [] : this.el.querySelectorAll(BARS);
    const bar = [...bars].find(isVisible);
    if (!bar) this.strip.remove();
    else if (this.strip.parentElement !== bar) bar.prepend(this.strip);
  }
}
