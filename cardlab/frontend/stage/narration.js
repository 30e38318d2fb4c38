// Narrates the steps of a match group by group. It shows each group with its sentence, long enough to read. Before an
// event, such as a war, it lays the cards face down and waits for a press.

import {comeUp, comeUpWith} from "./shown_position.js";
import {eventOf, lastTurn, turnSentence} from "./turn_text.js";
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
 * An event that waits for a press.
 * @typedef {object} HeldEvent
 * @property {Step} event
 * @property {Set<number>} covered   its cards, which lie face down until then
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
  /** @type {HeldEvent | null} */
  heldEvent = null;
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
    return !this.isRunning || Boolean(this.heldEvent?.waits);
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
      this.stepsTold = groupEnd(timeline.steps, from);
      const group = timeline.steps.slice(from, this.stepsTold);
      const event = eventOf(timeline.setting, group);
      const turnEnds = timeline.steps[this.stepsTold]?.action !== timeline.steps[from].action;
      const sentence = turnEnds || event ? turnSentence(timeline, this.stepsTold) : "";
      const goesOn = !sentence && eventOf(timeline.setting, lastTurn(timeline, from)); // its cards are being laid
      if (!goesOn) callbacks.onSay(sentence);
      callbacks.onGroup(group, event);
      const holds = event !== null && (this.autoPlay === null || this.autoPlay === "run");
      const at = event ? from + group.indexOf(event) : from;
      if (holds && comeUpWith(timeline, at).size) {
        await this.#hold(event, at, at + 1, isOver); // its cards are laid with the event
        if (isOver()) return false;
        continue;
      }
      await callbacks.onShow({animate: !this.isSkipping});
      if (isOver()) return false;
      if (this.isComplete) break;
      if (holds) await this.#hold(event, this.stepsTold, groupEnd(timeline.steps, this.stepsTold), isOver);
      else await this.pause(turnEnds ? LOOK + reading(sentence) : LOOK);
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
   * Lays the cards of an event face down and waits for a press.
   * @param {Step} event
   * @param {number} from   number of steps narrated before the cards come up
   * @param {number} at   number of steps narrated after that
   * @param {() => boolean} isOver   tells whether another narration has started
   */
  async #hold(event, from, at, isOver) {
    const {timeline, callbacks} = this;
    const covered = comeUp(timeline, from, at);
    await this.pause(LOOK);
    if (!covered.size || isOver()) return;
    this.heldEvent = {event, covered, from, at, waits: false, goOn: () => {}};
    await callbacks.onShow({animate: !this.isSkipping});
    if (isOver()) return;
    callbacks.onWait();
    /** @type {Promise<void>} */
    const pressed = new Promise((resolve) => {
      if (this.heldEvent) Object.assign(this.heldEvent, {waits: true, goOn: resolve});
    });
    callbacks.onChange();
    await pressed;
    if (isOver()) return;
    this.heldEvent = null;
    this.stepsTold = at;
    this.isSkipping = this.autoPlay === "end";
    if (this.isComplete) callbacks.onSay(turnSentence(timeline, at)); // the learner says a number first
    callbacks.onChange();
    callbacks.onAnnounce(at - 1);
    callbacks.onGroup(timeline.steps.slice(from, at), null);
    await callbacks.onShow({animate: !this.isSkipping});
    if (!this.isComplete) await this.pause(LOOK);
  }

  /**
   * Pauses between two turns of auto-play.
   * @param {AutoPlaySpeed} speed
   * @param {string} sentence   the sentence to read meanwhile
   */
  pauseBetweenTurns(speed, sentence) {
    return this.pause(BETWEEN_TURNS[speed] + (speed === "read" ? reading(sentence) : 0));
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
    this.isSkipping = false;
    this.#wake?.();
  }

  /** Ends the current narration. */
  interrupt() {
    this.#run += 1;
    this.isRunning = false;
    this.#wake?.();
    this.heldEvent?.goOn();
    this.heldEvent = null;
  }
}

/**
 * Returns the time to read a sentence, in milliseconds.
 * @param {string} sentence
 */
function reading(sentence) {
  return WORD * sentence.split(/\s+/u).length;
}
