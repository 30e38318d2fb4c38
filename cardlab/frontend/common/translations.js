// Finds the second-language version of texts on a page. A sentence on a page is joined from texts and filled with
// numbers and names, so this module takes it apart and puts it together in the other language.

import {CARD_NAMES, spoken} from "./read_aloud.js";
import {fill, numeral} from "./locale.js";

/** @import {Direction, Words} from "./types.d.ts" */

const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FIELD = /\\\{(\w+)\\\}/g; // a field, as it appears in an escaped pattern
const SIGNS = /[.*+?^${}()|[\]\\]/g;
const LETTER = /\p{L}/u;
const WORD = /\p{L}{3}/u; // a text without a word, such as {n}: {name}, would match anything
const BREAK = /([.!?؟:…]["”»)]?)\s+/gu; // between two sentences

/** @param {string} text */
const plain = (text) => text.replace(MARKS, "").replaceAll("\u2003", " ").trim();

/** @typedef {{fits: RegExp, fields: string[], text: string, letters: number}} Pattern   a text with fields */

/** Finds texts in another language. */
export class Translations {
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** @type {Pattern[]} the ones with the most letters first */
  #patterns = [];

  /**
   * @param {Words} words   the words of the page
   * @param {string} lang
   * @param {Direction} dir
   */
  constructor(words, lang, dir) {
    this.words = words;
    this.lang = lang;
    this.dir = dir;
  }

  /** Returns the names of cards in the other language. */
  get cards() {
    return CARD_NAMES[this.lang];
  }

  /**
   * Adds pairs of texts.
   * @param {Record<string, string>} texts   text of the page -> the same text in the other language
   */
  add(texts) {
    const cards = Object.entries(this.words.cards).map(([card, name]) => [card, texts[name] ?? name]);
    CARD_NAMES[this.lang] = Object.fromEntries(cards);
    for (const [own, other] of Object.entries(texts)) {
      if (own.includes("{")) this.#addPattern(own, other);
      else {
        const heard = plain(spoken(own, this.words.cards)); // the screen-reader version, with the names of cards
        if (heard !== plain(own)) this.#texts.set(heard, spoken(other, this.cards));
        this.#texts.set(plain(own), other);
      }
    }
    this.#patterns.sort((one, another) => another.letters - one.letters);
  }

  /**
   * @param {string} own
   * @param {string} other
   */
  #addPattern(own, other) {
    /** @type {string[]} */
    const fields = [];
    const bare = own.replace(/\{\w+\}/g, "");
    if (!WORD.test(bare) || this.#patterns.some(({text}) => text === other)) return;
    const escaped = plain(own).replace(SIGNS, "\\$&");
    const fits = escaped.replace(FIELD, (_, name) => {
      fields.push(name);
      return "(.+?)";
    });
    this.#patterns.push({fits: new RegExp(`^${fits}$`, "u"), fields, text: other, letters: bare.length});
  }

  /**
   * Returns a text in the other language, or null.
   * @param {string} text
   * @returns {string | null}
   */
  find(text) {
    const own = plain(text);
    if (!LETTER.test(own)) return this.#number(own);
    return this.#texts.get(own) ?? this.#joined(own) ?? this.#filled(own);
  }

  /**
   * Translates a sequence of sentences one by one.
   * @param {string} text
   * @returns {string | null}
   */
  #joined(text) {
    for (const {0: end, 1: marks, index} of [...text.matchAll(BREAK)].reverse()) {
      const first = text.slice(0, index + marks.length);
      const [head, rest] = [first, text.slice(index + end.length)].map((part) => this.find(part));
      if (head !== null && rest !== null) return `${head} ${rest}`;
    }
    return null;
  }

  /**
   * Converts numbers and sums to the digits of the other language. They still run from left to right.
   * @param {string} text
   */
  #number(text) {
    const {signs} = this.words.digits;
    const usual = text.replace(/\p{Nd}/gu, (digit) => (signs.includes(digit) ? String(signs.indexOf(digit)) : digit));
    return numeral({lang: this.lang, dir: this.dir}, usual);
  }

  /** @param {string} text */
  #filled(text) {
    for (const {fits, fields, text: other} of this.#patterns) {
      const found = fits.exec(text);
      if (!found) continue;
      const values = fields.map((name, i) => [name, this.#texts.get(found[i + 1]) ?? found[i + 1]]);
      return fill({lang: this.lang, dir: this.dir}, other, Object.fromEntries(values));
    }
    return null;
  }
}
