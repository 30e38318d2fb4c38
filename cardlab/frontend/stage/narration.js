// Narrates the steps of a match group by group: each group is shown and said, and stays as long as it takes to see and
// to read.
// Before an event its cards are laid face down and wait for a press.

import {comeUp, comeUpWith} from "./shown_position.js";
import {eventOf, turnSentence} from "./turn_text.js";
import {groupEnd} from "../common/step_groups.js";

/**
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {Step} from "../common/types.d.ts"
 */

const LOOK = 700; // milliseconds to look at cards that have come up, before what they come to is shown
const THINK = 700; // in which an opponent is seen to think
const WORD = 230; // and for each word of a sentence that is followed by another one
const BETWEEN_TURNS = {read: 1500, quick: 350, run: 350, end: 0}; // milliseconds, where the match plays by itself

/**
 * How a match plays by itself; a run stops at each event.
 * @typedef {keyof typeof BETWEEN_TURNS} AutoPlaySpeed
 */

/**
 * An event that waits for a press.
 * @typedef {object} HeldEvent
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
 * @property {(from: number) => void} onAnnounce   lets a screen reader say what is told from a step on
 * @property {(group: Step[], event: Step | null) => void} onGroup
 * @property {() => void} onWait   a press that was to skip is not meant for what waits now
 * @property {() => void} onChange   something else can be done
 * @property {(step: Step) => boolean} isThought   whether an opponent has chosen what this step begins
 * @property {(who: string | null) => Promise<void>} onThink   shows who thinks; nobody any more
 * @property {() => boolean} isStill   whether nothing is to move by itself
 */

export class Narration {
  stepsTold = 0; // steps that the learner has been told
  isRunning = false;
  isSkipping = false; // whether the rest of this turn is shown at once
  /** @type {HeldEvent | null} */
  heldEvent = null;
  /** @type {AutoPlaySpeed | null} how the match plays by itself */
  autoPlay = null;
  /** @type {(() => void) | null} ends a pause */
  #wake = null;
  #run = 0; // the narration that is on; a jump ends it

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

  /** Whether all has been told, or what is told waits for a press. */
  get isSettled() {
    return !this.isRunning || Boolean(this.heldEvent?.waits);
  }

  get isComplete() {
    return this.stepsTold === this.timeline.length;
  }

  /**
   * Tell the steps that are new.
   * @returns {Promise<boolean>} whether this narration has come to the end
   */
  async narrate() {
    if (this.isRunning) return false; // which comes to the new steps by itself
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
      callbacks.onSay(sentence);
      callbacks.onGroup(group, event);
      const holds = event !== null && (this.autoPlay === null || this.autoPlay === "run");
      const at = event ? from + group.indexOf(event) : from;
      if (holds && comeUpWith(timeline, at).size) {
        await this.#hold(event, at, at + 1, isOver); // its cards are laid along with it
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
   * Before the move of an opponent who has chosen it, there is a moment to see whose turn it is.
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
   * Before an event its cards are laid, all of them face down, and wait for a press.
   * @param {Step} event
   * @param {number} from   how many steps have been told before they come up
   * @param {number} at   and how many after that
   * @param {() => boolean} isOver   whether something else is told by now
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
    if (this.isComplete) callbacks.onSay(turnSentence(timeline, at)); // a number is asked for first
    callbacks.onChange();
    callbacks.onAnnounce(at - 1);
    callbacks.onGroup(timeline.steps.slice(from, at), null);
    await callbacks.onShow({animate: !this.isSkipping});
    if (!this.isComplete) await this.pause(LOOK);
  }

  /**
   * Between two turns that are played by themselves.
   * @param {AutoPlaySpeed} speed
   * @param {string} sentence   that is read meanwhile
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

  /** Show the rest of the turn at once. */
  skip() {
    this.isSkipping = true;
    this.#wake?.();
  }

  /** No longer play by itself. */
  stopAutoPlay() {
    this.autoPlay = null;
    this.isSkipping = false;
    this.#wake?.();
  }

  /** End what is being told. */
  interrupt() {
    this.#run += 1;
    this.isRunning = false;
    this.#wake?.();
    this.heldEvent?.goOn();
    this.heldEvent = null;
  }
}

/**
 * How long a sentence takes to read, in milliseconds.
 * @param {string} sentence
 */
function reading(sentence) {
  return WORD * sentence.split(/\s+/u).length;
}
