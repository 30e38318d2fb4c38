// Narrates the steps of a match group by group. It shows each group with its sentence, long enough to read. During an
// event, such as a war, it lays the next cards face down and waits for a press.

import {comeUp, comeUpWith, fightZones, leavingCards} from "./shown_position.js";
import {
  eventOf,
  isEnding,
  lastOnes,
  lastTurn,
  newsSentence,
  saysMore,
  sentences,
  turnSentence,
  waitsAfter,
} from "./turn_text.js";
import {groupEnd} from "../common/step_groups.js";

/**
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {Step} from "../common/types.d.ts"
 */

const LOOK = 700; // milliseconds to look at new cards before the result is shown
const THINK = 700; // while an opponent seems to think
const WORD = 230; // for each word of a sentence before the next one comes
const BETWEEN_TURNS = {read: 1500, quick: 350, run: 350, end: 0}; // milliseconds between turns in auto-play

/**
 * The modes of auto-play. "run" stops at each event.
 * @typedef {keyof typeof BETWEEN_TURNS} AutoPlaySpeed
 */

/**
 * Cards that wait to be turned up, such as those of a war, or to leave the game.
 * @typedef {object} HeldCards
 * @property {Step | null} event   the event that turns them up
 * @property {Set<number>} covered   the cards, which lie face down until then
 * @property {Set<number>} leaving   the cards that leave the game
 * @property {number} from   number of steps narrated before
 * @property {number} at   number of steps narrated when the cards are turned over
 * @property {boolean} waits   whether it can be pressed yet
 * @property {() => void} goOn
 */

/**
 * The callbacks with which a narration shows and announces steps.
 * @typedef {object} NarrationCallbacks
 * @property {(options: {animate: boolean}) => Promise<void>} onShow   shows the current state
 * @property {(options: {animate: boolean}) => Promise<void>} onClear   clears away the cards compared last
 * @property {(sentence: string) => void} onSay
 * @property {(from: number) => void} onAnnounce   announces the narration from a step on to screen readers
 * @property {(group: Step[], event: Step | null) => void} onGroup
 * @property {() => void} onWait   ignores a press meant to skip, because something waits now
 * @property {() => void} onChange   updates the possible actions
 * @property {(step: Step) => boolean} isThought   tells whether an opponent has chosen this step
 * @property {(who: string | null) => Promise<void>} onThink   shows who is thinking; null for nobody
 * @property {() => boolean} isStill   tells whether the learner wants no animation
 */

export class Narration {
  stepsTold = 0; // steps narrated so far
  isRunning = false;
  isSkipping = false; // whether the rest of this turn appears at once
  isPausedToRead = false; // whether a run pauses so that the learner can read what a choice has led to
  /** @type {HeldCards | null} */
  held = null;
  /** @type {AutoPlaySpeed | null} the speed of auto-play */
  autoPlay = null;
  /** @type {(() => void) | null} ends a pause */
  #wake = null;
  #run = 0; // number of the current narration; a jump ends it

  /**
   * @param {MatchTimeline} timeline
   * @param {AbortSignal} signal
   * @param {NarrationCallbacks} callbacks
   */
  constructor(timeline, signal, callbacks) {
    this.timeline = timeline;
    this.signal = signal;
    this.callbacks = callbacks;
  }

  /** Tells whether everything has been narrated, or the narration waits for a press. */
  get isSettled() {
    return !this.isRunning || Boolean(this.held?.waits);
  }

  get isComplete() {
    return this.stepsTold === this.timeline.length;
  }

  /**
   * Narrates the new steps.
   * @returns {Promise<boolean>} whether this narration reached the end
   */
  async narrate() {
    if (this.isRunning) return false; // the running narration will reach the new steps
    const {timeline, callbacks} = this;
    const run = ++this.#run;
    const isOver = () => run !== this.#run || this.signal.aborted;
    this.isRunning = true;
    this.isSkipping = this.autoPlay === "end";
    callbacks.onChange();
    await callbacks.onClear({animate: !this.isSkipping});
    if (isOver()) return false;
    callbacks.onAnnounce(this.stepsTold);
    while (!this.isComplete) {
      const from = this.stepsTold;
      await this.#think(timeline.steps[from], timeline.steps[from - 1]);
      if (isOver()) return false;
      await this.#pointOut(from, isOver);
      if (isOver()) return false;
      this.stepsTold = groupEnd(timeline.steps, from);
      const group = timeline.steps.slice(from, this.stepsTold);
      const event = eventOf(timeline.setting, group);
      const isFight = fightZones(timeline.setting).length > 0;
      // Elsewhere, a last small step is narrated with the next player's turn, too late for the sentence.
      const next = this.stepsTold + (!isFight && timeline.steps[this.stepsTold]?.flows ? 1 : 0);
      const turnEnds = timeline.steps[next]?.action !== timeline.steps[from].action;
      const isMore = saysMore(timeline, from, this.stepsTold);
      const news = this.isComplete && !event ? newsSentence : turnSentence;
      const told = () => (isEnding(timeline, from) ? lastOnes(sentences(group)) : news(timeline, this.stepsTold, from));
      const sentence = turnEnds || event || isMore || isEnding(timeline, this.stepsTold) ? told() : "";
      const goesOn = !sentence && eventOf(timeline.setting, lastTurn(timeline, from)); // its cards are being laid
      if (!goesOn) callbacks.onSay(sentence);
      callbacks.onGroup(group, event);
      const at = event ? from + group.indexOf(event) : from;
      if (this.#waits && event && comeUpWith(timeline, at).size) {
        await this.#hold(event, at, at + 1, isOver); // its cards are laid with the event
        if (isOver()) return false;
        if (!this.isComplete) await this.pause(LOOK);
        continue;
      }
      await callbacks.onShow({animate: !this.isSkipping});
      if (isOver()) return false;
      const later = await this.#holdAll(event, from, isOver);
      if (isOver()) return false;
      if (!this.isComplete) await this.pause(LOOK + reading(later ?? sentence));
      if (isOver()) return false;
    }
    this.isRunning = false;
    return true;
  }

  /**
   * Pauses before the chosen move of an opponent, so that the learner sees whose turn it is.
   * @param {Step} next
   * @param {Step | undefined} last   the step before it
   */
  async #think(next, last) {
    const {callbacks} = this;
    const isMove = next.action > 0 && next.action !== last?.action;
    if (!isMove || this.autoPlay !== null || this.isSkipping || callbacks.isStill() || !callbacks.isThought(next)) {
      return;
    }
    await callbacks.onThink(next.who);
    await this.pause(THINK);
    await callbacks.onThink(null);
  }

  /**
   * Points out the cards that an event takes out of the game, while they are still in their places.
   * @param {number} at   number of steps before the event
   * @param {() => boolean} isOver   tells whether another narration has started
   */
  async #pointOut(at, isOver) {
    const {timeline, callbacks} = this;
    const event = eventOf(timeline.setting, timeline.steps.slice(at, at + 1));
    const leaving = event ? leavingCards(timeline, at) : new Set();
    if (!event || !leaving.size || this.isSkipping || callbacks.isStill()) return;
    const sentence = sentences([event]).join(" ");
    this.held = {event, leaving, covered: new Set(), from: at, at, waits: false, goOn: () => {}};
    callbacks.onSay(sentence);
    await callbacks.onShow({animate: true});
    if (isOver()) return;
    await this.pause(LOOK + reading(sentence));
    if (!isOver()) this.held = null;
  }

  /** Tells whether wars wait for a press. */
  get #waits() {
    return this.autoPlay === null || this.autoPlay === "run";
  }

  /**
   * Waits for a press, again and again, while more cards are laid next to those that have been compared.
   * @param {Step | null} event   the event in the group just narrated
   * @param {number} from   number of steps narrated before that group
   * @param {() => boolean} isOver
   * @returns {Promise<string | null>} the sentence said last; null if it has not waited
   */
  async #holdAll(event, from, isOver) {
    const {timeline} = this;
    let [begins, held, said] = [from, event, /** @type {string | null} */ (null)];
    while (!isOver() && !this.isComplete && this.#waits && waitsAfter(timeline, begins, this.stepsTold)) {
      const ends = this.stepsTold;
      said = await this.#hold(held, ends, groupEnd(timeline.steps, ends), isOver);
      [begins, held] = [ends, null];
    }
    return said;
  }

  /**
   * Lays cards face down and waits for a press.
   * @param {Step | null} event
   * @param {number} from   number of steps narrated before the cards come up
   * @param {number} at   number of steps narrated after that
   * @param {() => boolean} isOver   tells whether another narration has started
   * @returns {Promise<string>} the sentence said after that
   */
  async #hold(event, from, at, isOver) {
    const {timeline, callbacks} = this;
    const covered = comeUp(timeline, from, at);
    await this.pause(LOOK);
    if (isOver()) return "";
    this.held = {event, covered, leaving: new Set(), from, at, waits: false, goOn: () => {}};
    await callbacks.onShow({animate: !this.isSkipping});
    if (isOver()) return "";
    callbacks.onWait();
    /** @type {Promise<void>} */
    const pressed = new Promise((resolve) => {
      if (this.held) Object.assign(this.held, {waits: true, goOn: resolve});
    });
    callbacks.onChange();
    await pressed;
    if (isOver()) return "";
    this.held = null;
    this.stepsTold = at;
    this.isSkipping = this.autoPlay === "end";
    // The turn may be complete: in a lesson, the learner says a number next.
    const sentence = this.isComplete || saysMore(timeline, from, at) ? turnSentence(timeline, at) : "";
    if (sentence) callbacks.onSay(sentence);
    callbacks.onChange();
    callbacks.onAnnounce(from);
    callbacks.onGroup(timeline.steps.slice(from, at), null);
    await callbacks.onShow({animate: !this.isSkipping});
    return sentence;
  }

  /**
   * Pauses between two turns of auto-play. A run leaves time to read what a choice has led to.
   * @param {AutoPlaySpeed} speed
   * @param {string} sentence   the sentence to read meanwhile
   */
  async pauseBetweenTurns(speed, sentence) {
    const {who} = this.timeline.steps[this.stepsTold - 1];
    this.isPausedToRead = speed === "run" && who !== null && who !== "all";
    if (this.isPausedToRead) this.callbacks.onChange();
    await this.pause(BETWEEN_TURNS[speed] + (this.isPausedToRead || speed === "read" ? reading(sentence) : 0));
    this.isPausedToRead = false;
  }

  /** Ends a pause. */
  goOn() {
    this.#wake?.();
  }

  /** @param {number} ms */
  pause(ms) {
    if (this.isSkipping || this.callbacks.isStill()) return Promise.resolve();
    /** @type {Promise<void>} */
    const over = new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
    return over;
  }

  /** Shows the rest of the turn at once. */
  skip() {
    this.isSkipping = true;
    this.#wake?.();
  }

  /** Ends auto-play. */
  stopAutoPlay() {
    this.autoPlay = null;
    this.isPausedToRead = false;
    this.isSkipping = false;
    this.#wake?.();
  }

  /** Ends the current narration. */
  interrupt() {
    this.#run += 1;
    this.isRunning = false;
    this.isPausedToRead = false;
    this.#wake?.();
    this.held?.goOn();
    this.held = null;
  }
}

/**
 * Returns the time to read a sentence, in milliseconds.
 * @param {string} sentence
 */
function reading(sentence) {
  return WORD * sentence.split(/\s+/u).filter(Boolean).length;
}
