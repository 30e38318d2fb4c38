// Reads the page aloud with a voice of this device and highlights each word. Never uses voices that send the text to
// another computer.

import {RANK} from "./locale.js";

export const SPOKEN = [
  ".cardlab-prompt",
  ".cardlab-choice",
  ".cardlab-hints > li:last-child",
  ".cardlab-feedback",
  ".cardlab-ticket-status",
  ".cardlab-ended",
  ".cardlab-refusal",
  ".cardlab-experiment-sentence",
  ".cardlab-experiment-ending",
  ".cardlab-ribbon-text",
  ".cardlab-ribbon-hint",
  ".cardlab-coach-list > li",
].join(", ");
const RULES = ".cardlab-rules";
const RULES_SPOKEN = ["h2", "h3", "li"].map((tag) => `${RULES} ${tag}`).join(", ");
const ONE = `.cardlab-exercise, .cardlab-ticket-list > li, ${RULES}`; // read by themselves
const MARK = "cardlab-read"; // highlights the current word
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FACE = new RegExp(`(${RANK})[\u00a0 ]?([♣♦♥♠])\ufe0e?`, "g");
const BEGINS = /(^|[.!?] )\p{Ll}/gu; // the first letter of a sentence
/** @type {Record<string, string>} */
const SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"};

/**
 * @typedef {{at: number, from: number, to: number}} Word   a word's position in the spoken and in the written text
 * @typedef {{node: Node, at: number}} Part   a text node, and the position of its start
 * @typedef {{said: string, words: Word[], parts: Part[], lang: string}} Piece   a text read in one go, in one language
 */

/**
 * The names of cards in languages other than the page's, added by the modules that load them.
 * @type {Record<string, Record<string, string>>}
 */
export const CARD_NAMES = {};

/**
 * Returns a word as spoken: cards by their names, without direction marks.
 * @param {string} word
 * @param {Record<string, string>} names   names of cards
 */
function spokenWord(word, names) {
  /** @type {(face: string, rank: string, suit: string, at: number, whole: string) => string} */
  const card = (face, rank, suit, at, whole) => {
    const own = [..."AJQK"].find((letter) => names[letter] === rank) ?? rank;
    const name = names[(rank === "10" ? "T" : own) + SUITS[suit]] ?? face;
    return ` ${name}${/[:;,.!?]/.test(whole.charAt(at + face.length)) ? "" : " "}`;
  };
  return word.replace(MARKS, "").replace(FACE, card).replace(/\s+/g, " ").trim();
}

/**
 * Returns a text as spoken, with the position of each of its words.
 * @param {string} text
 * @param {Record<string, string>} names   names of cards
 */
function spokenWords(text, names) {
  let said = "";
  const words = [];
  for (const {0: word, index} of text.matchAll(/[^\S\u00a0]*((?:\S|\u00a0)+)/g)) {
    const told = spokenWord(word, names);
    if (!told) continue;
    if (said) said += " ";
    words.push({at: said.length, from: index + word.search(/\S/), to: index + word.length});
    said += told;
  }
  return {said: said.replace(BEGINS, (begin) => begin.toUpperCase()), words}; // it may begin with the name of a card
}

/**
 * Returns a text as spoken.
 * @param {string} text
 * @param {Record<string, string>} names   names of cards
 */
export function spoken(text, names) {
  return spokenWords(text, names).said;
}

/**
 * Returns the accessible name of a control with this text, with cards by their names; null if the text itself will do.
 * @param {string} text
 * @param {Record<string, string>} names   names of cards
 */
export function heardAs(text, names) {
  const heard = spoken(text, names);
  return heard === text ? null : heard;
}

/** @param {Element} element */
function inSight(element) {
  return element.getClientRects().length > 0;
}

/**
 * Returns the pieces to read now: the learner's current question, the rules if they are being read, or the latest
 * narration. Otherwise the help of the open stage.
 * @param {HTMLElement} root
 * @param {Element | null} last   the element that the learner used last
 * @param {Record<string, string>} names   names of cards
 */
export function piecesOf(root, last, names) {
  const opened = last?.ariaExpanded === "true" ? root.querySelector(`#${last.getAttribute("aria-controls")}`) : null;
  const at = opened?.matches(RULES) ? opened : last;
  const here = at && root.contains(at) && inSight(at) ? at.closest(ONE) : null;
  const place = here ?? [...root.querySelectorAll(".cardlab-ticket-list > li")].find(inSight) ?? root;
  const found = elements(place, place.matches(RULES) ? RULES_SPOKEN : SPOKEN);
  const inner = found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
  const pieces = inner.map((element) => pieceOf(element, names)).filter(({said}) => said);
  return pieces.length ? pieces : elements(root, ".cardlab-help").map((element) => pieceOf(element, names));
}

/**
 * Returns the visible elements that a selector finds.
 * @param {Element} place
 * @param {string} selector
 */
function elements(place, selector) {
  return [...place.querySelectorAll(selector)].filter(inSight).filter((element) => element instanceof HTMLElement);
}

/**
 * Returns the visible text of an element as a piece to read.
 * @param {HTMLElement} element
 * @param {Record<string, string>} names
 * @returns {Piece}
 */
export function pieceOf(element, names) {
  let text = "";
  /** @type {Part[]} */
  const parts = [];
  const walk = (/** @type {Node} */ within) => {
    for (const node of within.childNodes) {
      if (node instanceof Text) {
        parts.push({node, at: text.length});
        text += node.data;
      } else if (node instanceof HTMLElement && inSight(node)) {
        const apart = getComputedStyle(node).display.startsWith("inline") ? "" : "\n";
        text += apart;
        walk(node);
        text += apart;
      }
    }
  };
  walk(element);
  const inner = element.querySelector("[lang]") ?? element.closest("[lang]");
  const lang = inner?.getAttribute("lang") ?? "";
  return {...spokenWords(text, CARD_NAMES[lang] ?? names), parts, lang};
}

/**
 * Returns the range on the page for a position in the spoken text, or null before its first word.
 * @param {Piece} piece
 * @param {number} at
 */
function rangeOf({words, parts}, at) {
  const word = words.findLast((one) => one.at <= at);
  if (!word) return null;
  const range = new Range();
  const [first, last] = [word.from, word.to - 1].map((place) => parts.findLast((part) => part.at <= place));
  if (!first || !last) return null;
  range.setStart(first.node, word.from - first.at);
  range.setEnd(last.node, word.to - last.at);
  return range;
}

/**
 * Returns a voice of this device for a language, preferably the default voice, or undefined if there is none.
 * @param {string} lang
 * @param {SpeechSynthesisVoice[]} voices
 */
function voiceFor(lang, voices) {
  const speaks = voices.filter(
    (voice) => voice.localService && voice.lang.toLowerCase().replace("_", "-").split("-")[0] === lang.split("-")[0],
  );
  return speaks.find((voice) => voice.default) ?? speaks[0];
}

/**
 * Reads aloud. `onChange` is called with whether there is a voice and whether it is reading. All pages share the
 * device's one voice, so a reader that starts first silences the others.
 */
export class Reader {
  /** @type {Piece[]} still to be read */
  #waiting = [];
  /** @type {string[]} the texts found the last time */
  #known = [];
  #run = 0;
  #acted = false; // userActivation of the browser may come from an earlier page
  /** @type {SpeechSynthesisVoice | undefined} */
  #voice;

  /**
   * @param {string} lang
   * @param {AbortSignal} signal
   * @param {(now: {able: boolean, reading: boolean}) => void} onChange
   */
  constructor(lang, signal, onChange) {
    this.lang = lang;
    this.onChange = onChange;
    /** @type {SpeechSynthesis | undefined} */
    this.speech = window.speechSynthesis;
    if (!this.speech) return;
    this.speech.addEventListener?.("voiceschanged", () => this.#report(), {signal});
    signal.addEventListener("abort", () => this.stop());
    addEventListener("pagehide", () => this.stop(), {signal});
    for (const type of ["keydown", "pointerdown", "click"]) {
      addEventListener(type, () => (this.#acted = true), {signal, capture: true, once: true});
    }
    this.#report();
  }

  /** Tells whether something is being read. */
  get reading() {
    return this.#waiting.length > 0;
  }

  #report() {
    this.#voice = voiceFor(this.lang, this.speech?.getVoices() ?? []);
    this.onChange({able: Boolean(this.#voice), reading: this.reading});
  }

  /**
   * Reads these pieces one after the other.
   * @param {Piece[]} pieces
   */
  read(pieces) {
    this.stop();
    this.#known = pieces.map(({said}) => said);
    this.#add(pieces);
  }

  /**
   * Reads the new ones of these pieces, and finishes the current piece first if it is still there. Stays silent until
   * the learner has done something on this page.
   * @param {Piece[]} pieces
   */
  follow(pieces) {
    const [before, now] = [this.#known, pieces.map(({said}) => said)];
    const news = pieces.filter(({said}) => !before.includes(said));
    this.#known = now;
    if (!news.length || !this.#acted) return;
    if (this.#waiting.some(({said}) => !now.includes(said))) this.stop();
    this.#add(news);
  }

  /** @param {Piece[]} pieces */
  #add(pieces) {
    const {speech} = this;
    const run = this.#run;
    if (!speech) return;
    for (const piece of pieces) {
      const voice = piece.lang ? voiceFor(piece.lang, speech.getVoices()) : this.#voice;
      if (!voice) continue;
      const utterance = new SpeechSynthesisUtterance(piece.said);
      utterance.lang = voice.lang;
      utterance.voice = voice;
      utterance.rate = 0.9;
      const now = (/** @type {() => void} */ act) => () => this.#run === run && act();
      for (const ended of ["end", "error"]) {
        utterance.addEventListener(
          ended,
          now(() => this.#ended()),
        );
      }
      utterance.addEventListener("boundary", (event) => now(() => show(rangeOf(piece, event.charIndex)))());
      this.#waiting.push(piece);
      speech.speak(utterance);
    }
    this.#report();
  }

  #ended() {
    this.#waiting.shift();
    show(null);
    this.#report();
  }

  /** Stops reading. */
  stop() {
    this.#run += 1;
    if (!this.reading) return;
    this.#waiting = [];
    show(null);
    this.speech?.cancel();
    this.#report();
  }
}

/**
 * Highlights the current word, if the browser supports it.
 * @param {Range | null} range
 */
function show(range) {
  if (!("highlights" in CSS)) return;
  if (range) CSS.highlights.set(MARK, new Highlight(range));
  else CSS.highlights.delete(MARK);
}
