// Reading aloud: what stands on the page now, by a voice of this computer. Voices that would send the text away are left out.

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
].join(", ");
const ONE = ".cardlab-exercise, .cardlab-ticket-list > li"; // one question with all that belongs to it
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FACE = /(10|[2-9AJQK])[\u00a0 ]?([♣♦♥♠])\ufe0e?/g;
const SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"};

/** A text as it is to be spoken: cards by their names, without marks of direction. */
export function spoken(text, names) {
  const card = (face, rank, suit) => ` ${names[(rank === "10" ? "T" : rank) + SUITS[suit]] ?? face} `;
  return text.replace(MARKS, "").replace(FACE, card).replace(/\s+/g, " ").trim();
}

function seen(element) {
  return element.getClientRects().length > 0;
}

/**
 * What is to be read now, piece by piece: the question where the reader is, or what is told; else the help of the open stage.
 * @param {HTMLElement} root
 * @param {Element | null} last   where the reader was last
 */
export function piecesOf(root, last, names) {
  const here = last && root.contains(last) && seen(last) ? last.closest(ONE) : null;
  const place = here ?? [...root.querySelectorAll(".cardlab-ticket-list > li")].find(seen) ?? root;
  const found = [...place.querySelectorAll(SPOKEN)].filter(seen);
  const inner = found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
  const pieces = (elements) => elements.map((one) => spoken(one.innerText, names)).filter(Boolean);
  const told = pieces(inner);
  return told.length ? told : pieces([...root.querySelectorAll(".cardlab-help")].filter(seen));
}

/** The voice for a language: one of this computer's own, the usual one first; undefined where there is none. */
export function voiceFor(lang, voices) {
  const speaks = voices.filter(
    (voice) => voice.localService && voice.lang.toLowerCase().replace("_", "-").split("-")[0] === lang.split("-")[0],
  );
  return speaks.find((voice) => voice.default) ?? speaks[0];
}

/** Reads aloud; `onChange` hears whether there is a voice, and whether it reads now. */
export class Reader {
  constructor(lang, signal, onChange) {
    Object.assign(this, {lang, onChange, speech: window.speechSynthesis, reading: 0});
    if (!this.speech) return;
    this.speech.addEventListener?.("voiceschanged", () => this.#tell(), {signal});
    signal.addEventListener("abort", () => this.stop());
    addEventListener("pagehide", () => this.stop(), {signal});
    this.#tell();
  }

  #tell() {
    this.voice = voiceFor(this.lang, this.speech.getVoices());
    this.onChange({able: Boolean(this.voice), reading: this.reading > 0});
  }

  /** Read these pieces, one after the other. */
  read(pieces) {
    this.stop();
    const now = this.run;
    for (const piece of pieces) {
      const said = Object.assign(new SpeechSynthesisUtterance(piece), {
        lang: this.voice.lang,
        voice: this.voice,
        rate: 0.9,
      });
      for (const ended of ["end", "error"]) said.addEventListener(ended, () => this.run === now && this.#ended());
      this.reading += 1;
      this.speech.speak(said);
    }
    this.#tell();
  }

  #ended() {
    this.reading -= 1;
    this.#tell();
  }

  /** Be silent. */
  stop() {
    this.run = (this.run ?? 0) + 1;
    if (!this.reading) return;
    this.reading = 0;
    this.speech.cancel();
    this.#tell();
  }
}
