// Reading aloud: what stands on the page now, by a voice of this computer. Voices that would send the text away are
// left out.

import {RANK} from "./locale.js";

const SPOKEN = [
  ".cardlab-prompt",
  ".cardlab-choice",
  ".cardlab-hints > li:last-child",
  ".cardlab-replied",
  ".cardlab-ask :is(legend, label)",
  ".cardlab-feedback > li",
  ".cardlab-ticket-told",
  ".cardlab-summary",
  ".cardlab-refusal",
  ".cardlab-coach-said",
  ".cardlab-counsel > li",
  ".cardlab-compared",
  ".cardlab-title",
  ".cardlab-sentence",
  ".cardlab-telling .cardlab-working",
  ".cardlab-whose",
  ".cardlab-bench-said",
  ".cardlab-stakes-ask label",
  ".cardlab-stakes-call",
  ".cardlab-stakes-told",
  ".cardlab-stakes-odds",
].join(", ");
const ONE = ".cardlab-exercise, .cardlab-ticket-list > li"; // one question with all that belongs to it
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FACE = new RegExp(`(${RANK})[\u00a0 ]?([♣♦♥♠])\ufe0e?`, "g");
const BEGINS = /(?<=^|[.!?] )\p{Ll}/gu; // the first letter of a sentence
/** @type {Record<string, string>} */
const SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"};

/**
 * A text as it is to be spoken: cards by their names, without marks of direction.
 * @param {string} text
 * @param {Record<string, string>} names   of the cards
 */
export function spoken(text, names) {
  /** @type {(face: string, rank: string, suit: string, at: number, whole: string) => string} */
  const card = (face, rank, suit, at, whole) => {
    const own = [..."AJQK"].find((letter) => names[letter] === rank) ?? rank;
    const name = names[(rank === "10" ? "T" : own) + SUITS[suit]] ?? face;
    return ` ${name}${/[:;,.!?]/.test(whole.charAt(at + face.length)) ? "" : " "}`;
  };
  const said = text.replace(MARKS, "").replace(FACE, card).replace(/\s+/g, " ").trim();
  return said.replace(BEGINS, (letter) => letter.toUpperCase()); // also where a sentence begins with a card
}

/** @param {Element} element */
function inSight(element) {
  return element.getClientRects().length > 0;
}

/**
 * What is to be read now, piece by piece: the question where the reader is, or what is told; else the help of the open
 * stage.
 * @param {HTMLElement} root
 * @param {Element | null} last   where the reader was last
 * @param {Record<string, string>} names   of the cards
 */
export function piecesOf(root, last, names) {
  const here = last && root.contains(last) && inSight(last) ? last.closest(ONE) : null;
  const place = here ?? [...root.querySelectorAll(".cardlab-ticket-list > li")].find(inSight) ?? root;
  const found = elements(place, SPOKEN);
  const inner = found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
  const pieces = texts(inner, names);
  return pieces.length ? pieces : texts(elements(root, ".cardlab-help"), names);
}

/**
 * What a selector finds and the reader sees.
 * @param {Element} place
 * @param {string} selector
 */
function elements(place, selector) {
  return [...place.querySelectorAll(selector)].filter(inSight).filter((element) => element instanceof HTMLElement);
}

/**
 * @param {HTMLElement[]} read
 * @param {Record<string, string>} names
 */
function texts(read, names) {
  return read.map((element) => spoken(element.innerText, names)).filter(Boolean);
}

/**
 * The voice for a language: one of this computer's own, the usual one first; undefined where there is none.
 * @param {string} lang
 * @param {SpeechSynthesisVoice[]} voices
 */
export function voiceFor(lang, voices) {
  const speaks = voices.filter(
    (voice) => voice.localService && voice.lang.toLowerCase().replace("_", "-").split("-")[0] === lang.split("-")[0],
  );
  return speaks.find((voice) => voice.default) ?? speaks[0];
}

/**
 * Reads aloud; `onChange` hears whether there is a voice, and whether it reads now. The computer has one voice for all
 * pages: whoever begins to read makes it silent first.
 */
export class Reader {
  reading = 0; // pieces that are still to be read
  #run = 0;
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
    this.#report();
  }

  #report() {
    this.#voice = voiceFor(this.lang, this.speech?.getVoices() ?? []);
    this.onChange({able: Boolean(this.#voice), reading: this.reading > 0});
  }

  /**
   * Read these pieces, one after the other.
   * @param {string[]} pieces
   */
  read(pieces) {
    this.stop();
    const run = this.#run;
    const voice = this.#voice;
    if (!this.speech || !voice) return;
    for (const piece of pieces) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = voice.lang;
      utterance.voice = voice;
      utterance.rate = 0.9;
      for (const ended of ["end", "error"]) utterance.addEventListener(ended, () => this.#run === run && this.#ended());
      this.reading += 1;
      this.speech.speak(utterance);
    }
    this.#report();
  }

  #ended() {
    this.reading -= 1;
    this.#report();
  }

  /** Be silent. */
  stop() {
    this.#run += 1;
    if (!this.reading) return;
    this.reading = 0;
    this.speech?.cancel();
    this.#report();
  }
}
