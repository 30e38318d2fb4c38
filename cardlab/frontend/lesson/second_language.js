// Shows the page in a second language. A touch on the button next to a sentence shows and reads it in that language;
// another touch switches back. It replaces texts on the page, so the code that writes them knows nothing of it.

import {button, h, mark} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {mathText} from "../common/math_text.js";
import {openPart} from "../common/page_address.js";
import {Reader, SPOKEN, piecesOf} from "../common/read_aloud.js";
import {Translations} from "../common/translations.js";
import {onConnection, sender} from "../page/connection.js";

/** @import {LessonTraits, WidgetModel, SessionMessage, Together, Translated, Words} from "../common/types.d.ts" */

const FRAME = ".cardlab-stage-frame";
const PLACE = ".cardlab-ribbon, .cardlab-question-frame > .cardlab-stage-bar"; // the places of the button
const TEXTS = `${SPOKEN}, .cardlab-talk-text`;
const HEARD = `${FRAME} > [role=status], ${FRAME} > [role=alert]`; // the texts for screen readers
const OURS = "data-other-language"; // marks a translated element, and holds its original text

/** A page that can be read in two languages. */
export class SecondLanguage {
  #isOn = false;
  /** @type {WeakMap<Element, {shown: string, own: Node[]}>} the translation shown, and the original nodes */
  #exchanged = new WeakMap();
  /** @type {Set<string>} texts already requested */
  #asked = new Set();
  /** @type {Set<HTMLButtonElement>} */
  #buttons = new Set();
  /** @type {Translations | undefined} */
  #translations;

  /**
   * @param {string} lang
   * @param {Together} told
   * @param {object} context
   * @param {HTMLElement} context.el   the widget
   * @param {WidgetModel<LessonTraits>} context.model
   * @param {Words} context.words
   * @param {AbortSignal} context.signal
   */
  constructor(lang, {texts, languages}, {el, model, words, signal}) {
    this.lang = lang;
    this.el = el;
    this.words = words;
    this.signal = signal;
    this.short = languages[lang];
    this.label = fill(words, texts.in, {language: words.languages[lang]});
    this.send = sender(model);
    this.reader = new Reader(lang, signal, () => {});
    this.said = h("p", {class: "cardlab-visually-hidden", role: "status", lang});
    el.append(this.said);
    this.changes = new MutationObserver(() => this.#follow());
    const heard = (/** @type {SessionMessage | null} */ message) => {
      if (message && "translated" in message && message.translated === lang) this.#hear(message);
    };
    model.on("msg:custom", heard);
    signal.addEventListener("abort", () => {
      model.off("msg:custom", heard);
      this.#leave();
    });
    this.#ask();
    onConnection(signal, (lost) => lost || this.#askAgain());
  }

  /** Asks again after a reconnection, in case the session missed the request. */
  #askAgain() {
    this.#asked.clear();
    this.#ask();
  }

  /** Asks for the texts of the open stage, now or once the session is back. */
  #ask() {
    try {
      this.send({do: "translate", language: this.lang, stage: openPart.get() || "watch", more: !!this.#translations});
    } catch {
      // the session is gone
    }
  }

  /** @param {Translated} answer */
  #hear({dir = "ltr", texts = {}}) {
    this.#translations ??= new Translations(this.words, this.lang, dir);
    this.#translations.add(texts);
    mark(this.said, {dir});
    this.#follow();
  }

  #watch() {
    this.changes.observe(this.el, {subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"]});
  }

  /** Handles a change of the page: there may be a new sentence, or a new place for the button. */
  #follow() {
    this.changes.disconnect(); // ignore the changes made here
    for (const place of this.el.querySelectorAll(PLACE)) this.#place(place);
    const leaves = [...this.el.querySelectorAll(TEXTS)].flatMap(leavesOf);
    const unknown = leaves.map((leaf) => leaf.textContent ?? "").filter((text) => this.#isUnknown(text));
    if (this.#isOn) for (const leaf of [...leaves, ...this.el.querySelectorAll(HEARD)]) this.#exchange(leaf);
    if (unknown.length) {
      for (const text of unknown) this.#asked.add(text);
      this.#ask();
    }
    this.#watch();
  }

  /** @param {string} text */
  #isUnknown(text) {
    return !this.#asked.has(text) && !this.#shown.has(text) && this.#translations?.find(text) === null;
  }

  /** Returns the text shown in the other language. It needs no translation. */
  get #shown() {
    return new Set([...this.el.querySelectorAll(`[${OURS}]`)].map(({textContent}) => textContent ?? ""));
  }

  /**
   * Places the button, as long as there is a sentence to translate.
   * @param {Element} place
   */
  #place(place) {
    const there = place.querySelector("[data-says]");
    if (there instanceof HTMLButtonElement) return;
    const look = {class: "cardlab-round cardlab-other-language", "data-says": this.lang, title: this.label};
    const says = button("", {...look, "aria-label": this.label, "aria-pressed": String(this.#isOn)});
    says.append(h("span", {lang: this.lang}, this.short));
    says.addEventListener("click", () => this.#press(says), {signal: this.signal});
    this.#buttons.add(says);
    const before = place.matches(".cardlab-ribbon") ? place.querySelector(":scope > div + button") : place.children[1];
    place.insertBefore(says, before ?? null);
  }

  /** @param {HTMLButtonElement} says */
  #press(says) {
    this.#isOn = !this.#isOn;
    for (const one of this.#buttons) mark(one, {"aria-pressed": String(this.#isOn)});
    if (!this.#isOn) {
      this.#goBack();
      return;
    }
    this.#follow();
    const translations = this.#translations;
    if (!translations) return; // they are on their way and will be shown on arrival
    const pieces = piecesOf(says.closest("[role=tabpanel]") ?? this.el, null, translations.cards);
    this.said.textContent = pieces.map(({said}) => said).join(" ");
    this.reader.read(pieces);
  }

  /**
   * Shows a text in the other language.
   * @param {Element} leaf
   */
  #exchange(leaf) {
    const now = leaf.textContent ?? "";
    if (this.#exchanged.get(leaf)?.shown === now) return;
    const found = now && (this.#translations?.find(now) ?? null);
    const {lang, dir} = found ? {lang: this.lang, dir: this.#translations?.dir} : {};
    mark(leaf, {lang, dir, [OURS]: found ? now : null});
    this.#exchanged.delete(leaf);
    if (!found) return;
    const own = [...leaf.childNodes];
    leaf.replaceChildren(...mathText(found));
    this.#exchanged.set(leaf, {shown: leaf.textContent ?? "", own});
  }

  #goBack() {
    this.changes.disconnect();
    this.reader.stop();
    this.said.textContent = "";
    for (const leaf of this.el.querySelectorAll(`[${OURS}]`)) {
      const {shown, own} = this.#exchanged.get(leaf) ?? {};
      if (own && shown === leaf.textContent) leaf.replaceChildren(...own);
      mark(leaf, {lang: null, dir: null, [OURS]: null});
      this.#exchanged.delete(leaf);
    }
    this.#watch();
  }

  #leave() {
    this.#goBack();
    this.changes.disconnect();
    this.said.remove();
    for (const one of this.#buttons) one.remove();
  }
}

/**
 * Returns the innermost elements that each hold one text. A sum is a part of its sentence.
 * @param {Element} element
 * @returns {Element[]}
 */
function leavesOf(element) {
  if (element.matches("[data-model]")) return []; // a picture has no sentence of its own
  const inner = [...element.children].filter((child) => !child.matches(".cardlab-unbroken, [aria-hidden=true]"));
  if (inner.length) return inner.flatMap(leavesOf);
  return element.textContent?.trim() ? [element] : [];
}
