// Plays small sounds, made with the browser's synthesizer: a card, a war, cards won, the end.

/** A tone: start and end pitch in hertz, start and duration in seconds, and volume. */
/** @typedef {{from: number, to: number, at: number, lasts: number, loud: number, wave: OscillatorType}} Tone */

/** @type {(from: number, to: number, at: number, lasts: number, loud?: number, wave?: OscillatorType) => Tone} */
const tone = (from, to, at, lasts, loud = 0.12, wave = "triangle") => ({from, to, at, lasts, loud, wave});

/** @typedef {"card" | "event" | "won" | "end"} SoundName */

/** @type {Record<SoundName, Tone[]>} */
const SOUNDS = {
  card: [tone(420, 180, 0, 0.07, 0.1)],
  event: [tone(147, 147, 0, 0.16, 0.14, "sawtooth"), tone(196, 196, 0.18, 0.3, 0.14, "sawtooth")],
  won: [tone(523, 523, 0, 0.1), tone(659, 659, 0.09, 0.16)],
  end: [tone(523, 523, 0, 0.12), tone(659, 659, 0.12, 0.12), tone(784, 784, 0.24, 0.12), tone(1047, 1047, 0.36, 0.4)],
};

/** Shared by all widgets of a page, because a browser allows only a few audio contexts. */
const SHARED = /** @type {{audio?: AudioContext}} */ (
  /** @type {any} */ (globalThis)[Symbol.for("cardlab sounds")] ??= {}
);

/**
 * Plays a sound, unless the learner has not acted on the page yet: browsers forbid it before.
 * @param {SoundName} name
 */
export function play(name) {
  if (!globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  const audio = (SHARED.audio ??= new AudioContext());
  if (audio.state === "suspended") void audio.resume();
  for (const {from, to, at, lasts, loud, wave} of SOUNDS[name]) {
    const begins = audio.currentTime + at;
    const [pitch, volume] = [new OscillatorNode(audio, {type: wave}), new GainNode(audio, {gain: 0})];
    pitch.frequency.setValueAtTime(from, begins);
    pitch.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(loud, begins + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    pitch.connect(volume).connect(audio.destination);
    pitch.start(begins);
    pitch.stop(begins + lasts + 0.02);
  }
}
