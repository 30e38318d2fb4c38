// Narrates the steps of a match beat by beat: each is shown and said, and stays as long as it takes to see and to read.
// Before an event its cards are laid face down and wait for a press.

import {comeUp} from "./shown_position.js";
import {eventOf, turnSentence} from "./turn_text.js";
import {beatEnd} from "../common/beats.js";

/**
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {Step} from "../common/types.d.ts"
 */

const BEAT = 700; // milliseconds to look at cards that have come up, before what they come to is shown
const WORD = 230; // and for each word of a sentence that is followed by another one
const BETWEEN_TURNS = {read: 1500, quick: 350, end: 0}; // milliseconds, where the match plays by itself

/** @typedef {keyof typeof BETWEEN_TURNS} Pace */

/**
 * An event that waits for a press.
 * @typedef {object} Held
 * @property {Step} event
 * @property {Set<number>} covered   its cards, which lie face down until then
 * @property {number} from   how many steps had been told before
 * @property {number} at   how many have been when the cards are turned over
 * @property {boolean} waits   whether it can be pressed by now
 * @property {() => void} goOn
 */

/**
 * What a narration calls, to show and say what it narrates.
 * @typedef {object} NarrationCallbacks
 * @property {(options: {animate: boolean}) => Promise<void>} onShow   shows how things stand
 * @property {(options: {animate: boolean}) => Promise<void>} onClear   clears away what was compared last
 * @property {(sentence: string) => void} onSay
 * @property {(from: number) => void} onHear   lets a screen reader say what is told from a step on
 * @property {(beat: Step[], event: Step | null) => void} onBeat
 * @property {() => void} onHeld   a press that was to skip is not meant for what waits now
 * @property {() => void} onChange   something else can be done
 * @property {() => boolean} isStill   whether nothing is to move by itself
 */

export class Narration {
  told = 0; // steps that the learner has been told
  isOn = false;
  skips = false; // whether the rest of this turn is shown at once
  /** @type {Held | null} */
  held = null;
  /** @type {Pace | null} how the match plays by itself */
  pace = null;
  /** @type {(() => void) | null} ends a pause */
  #wake = null;
  #run = 0; // the narration that is on; a jump ends it

  /**
   * @param {MatchTimeline} timeline
   * @param {AbortSignal} signal
   * @param {NarrationCallbacks} teller
   */
  constructor(timeline, signal, teller) {
    this.timeline = timeline;
    this.signal = signal;
    this.teller = teller;
  }

  /** Whether all has been told, or what is told waits for a press. */
  get isSettled() {
    return !this.isOn || Boolean(this.held?.waits);
  }

  get isWhole() {
    return this.told === this.timeline.length;
  }

  /**
   * Tell the steps that are new.
   * @returns {Promise<boolean>} whether this narration has come to the end
   */
  async tell() {
    if (this.isOn) return false; // which comes to the new steps by itself
    const {timeline, teller} = this;
    const run = ++this.#run;
    const isOver = () => run !== this.#run || this.signal.aborted;
    this.isOn = true;
    this.skips = this.pace === "end";
    teller.onChange();
    await teller.onClear({animate: !this.skips});
    if (isOver()) return false;
    teller.onHear(this.told);
    while (!this.isWhole) {
      const from = this.told;
      this.told = beatEnd(timeline.steps, from);
      const beat = timeline.steps.slice(from, this.told);
      const event = eventOf(timeline.setting, beat);
      const turnEnds = timeline.steps[this.told]?.action !== timeline.steps[from].action;
      const sentence = turnEnds || event ? turnSentence(timeline, this.told) : "";
      teller.onSay(sentence);
      teller.onBeat(beat, event);
      await teller.onShow({animate: !this.skips});
      if (isOver()) return false;
      if (this.isWhole) break;
      if (event && this.pace === null) await this.#hold(event, isOver);
      else await this.pause(turnEnds ? BEAT + reading(sentence) : BEAT);
      if (isOver()) return false;
    }
    this.isOn = false;
    return true;
  }

  /**
   * Before an event its cards are laid, all of them face down, and wait for a press.
   * @param {Step} event
   * @param {() => boolean} isOver   whether something else is told by now
   */
  async #hold(event, isOver) {
    const {timeline, teller} = this;
    const from = this.told;
    const at = beatEnd(timeline.steps, from);
    const covered = comeUp(timeline, from, at);
    await this.pause(BEAT);
    if (!covered.size || isOver()) return;
    this.held = {event, covered, from, at, waits: false, goOn: () => {}};
    await teller.onShow({animate: !this.skips});
    if (isOver()) return;
    teller.onHeld();
    /** @type {Promise<void>} */
    const pressed = new Promise((resolve) => {
      if (this.held) Object.assign(this.held, {waits: true, goOn: resolve});
    });
    teller.onChange();
    await pressed;
    if (isOver()) return;
    this.held = null;
    this.told = at;
    this.skips = this.pace === "end";
    if (this.isWhole) teller.onSay(turnSentence(timeline, at)); // a number is asked for, before anything else is told
    teller.onChange();
    teller.onHear(at - 1);
    teller.onBeat(timeline.steps.slice(from, at), null);
    await teller.onShow({animate: !this.skips});
    if (!this.isWhole) await this.pause(BEAT);
  }

  /**
   * Between two turns that are played by themselves.
   * @param {Pace} pace
   * @param {string} sentence   that is read meanwhile
   */
  rest(pace, sentence) {
    return this.pause(BETWEEN_TURNS[pace] + (pace === "read" ? reading(sentence) : 0));
  }

  /** @param {number} ms */
  pause(ms) {
    if (this.skips || this.teller.isStill()) return Promise.resolve();
    /** @type {Promise<void>} */
    const over = new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
    return over;
  }

  /** Show the rest of the turn at once. */
  skip() {
    this.skips = true;
    this.#wake?.();
  }

  /** No longer play by itself. */
  halt() {
    this.pace = null;
    this.skips = false;
    this.#wake?.();
  }

  /** End what is being told. */
  interrupt() {
    this.#run += 1;
    this.isOn = false;
    this.#wake?.();
    this.held?.goOn();
    this.held = null;
  }
}

/**
 * How long a sentence takes to read, in milliseconds.
 * @param {string} sentence
 */
function reading(sentence) {
  return WORD * sentence.split(/\s+/u).length;
}
