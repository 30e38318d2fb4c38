// Auto-play for stretches without a choice. The match plays to its end, or to the next landmark, until the learner
// stops it.

import {button, h} from "../common/dom.js";
import {fill} from "../common/locale.js";

/** @import {MatchSetting, Status, Step, Words} from "../common/types.d.ts" */

/**
 * Whether steps take their time, and which one ends it.
 * @typedef {{slow: boolean, ends: (step: Step) => boolean}} Run
 */

/** The buttons that have a match play on. */
export class AutoPlay {
  /** @type {Run | null} what goes on now */
  now = null;

  /**
   * @param {MatchSetting} stage
   * @param {Words} words
   * @param {{signal: AbortSignal, onRun: () => void}} options   hears that a run begins
   */
  constructor(stage, words, {signal, onRun}) {
    const begins = (/** @type {string} */ label, /** @type {Run} */ run) => {
      const made = button(label, {class: "cardlab-button cardlab-small"});
      const begin = () => {
        this.now = run;
        onRun();
      };
      made.addEventListener("click", begin, {signal});
      return made;
    };
    const kinds = [...new Set(Object.values(stage.landmarks))].map((landmark) => {
      const ends = (/** @type {Step} */ {rule}) => stage.landmarks[rule] === landmark;
      return begins(fill(words, words.run_to, {landmark}), {slow: false, ends});
    });
    this.el = h(
      "div",
      {class: "cardlab-runs", hidden: true},
      begins(words.run, {slow: true, ends: () => false}),
      ...kinds,
    );
    this.halt = button(words.run_halt, {hidden: true});
    this.halt.addEventListener("click", () => this.stop(), {signal});
  }

  /**
   * Whether a match that stands so can go on by itself: in this game nobody ever chooses.
   * @param {Pick<Status, "forced" | "actions" | "bots">} status
   */
  static can({forced, actions, bots}) {
    return forced && actions.length === 1 && !bots;
  }

  /** @param {Status} status   as far as it has been told */
  show(status) {
    this.el.hidden = this.now !== null || !AutoPlay.can(status);
    this.halt.hidden = this.now === null;
  }

  /**
   * A step has been told: it may be the one that the run was for.
   * @param {Step} step
   */
  told(step) {
    if (this.now?.ends(step)) this.stop();
  }

  /** The learner leads again. */
  stop() {
    this.now = null;
    this.halt.hidden = true;
  }
}
