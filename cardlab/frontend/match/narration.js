// How far the learner has come in the narration of a match, and which step she looks at. The page knows a step before
// it tells it, and shows nothing of it until then.

import {StepQuestions} from "./step_questions.js";
import {button, h} from "../common/dom.js";
import {Voice} from "./screen_reader.js";
import {ExplanationPanel} from "./explanation.js";
import {Film} from "../common/fold.js";
import {fill} from "../common/locale.js";
import {AutoAdvance} from "./auto_advance.js";
import {MatchHistory} from "./match_history.js";
import {lastOwn, RecentMoves} from "./recent_moves.js";

/**
 * @import {AutoPlay} from "./auto_play.js"
 * @import {CardTable} from "./card_table.js"
 * @import {DrawBeside, Log, Step, Words} from "../common/types.d.ts"
 */

/** Tells the steps of a match, and shows earlier ones again. */
export class Narration {
  /** How many steps the learner has been told. */
  told = 0;

  /**
   * @param {Log} log   stage and steps so far
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {CardTable} options.table
   * @param {AutoPlay} options.runs
   * @param {() => HTMLElement} options.root   the whole widget
   * @param {DrawBeside} [options.draw]   makes what draws models beside the table
   * @param {() => void} options.onMark   another step stands there
   * @param {() => void} options.onLook   an earlier step is looked at …
   * @param {() => void} options.onNow   … and no longer
   * @param {(to: number) => void} options.onWhatIf   goes another way from an action on
   */
  constructor(log, words, {signal, table, runs, root, draw, onMark, onLook, onNow, onWhatIf}) {
    this.viewer = log.viewer;
    this.words = words;
    this.onMark = onMark;
    this.onLook = onLook;
    this.film = new Film(log, log.steps);
    this.voice = new Voice(words);
    this.beside = draw?.(this.film.steps, words, {signal, table: () => table.el});
    this.explanation = new ExplanationPanel(log, words, {live: false});
    this.onward = new AutoAdvance(words, {signal, root, table: () => table.el, runs});
    this.asker = new StepQuestions(this.film, table, this.explanation, words, {
      onward: this.onward,
      onStep: (n, {asked}) => this.#mark(n, asked),
    });
    this.asker.takesFocus = true;
    const look = (/** @type {number} */ n) => this.look(n);
    this.since = new RecentMoves(log, this.film, words, {onLook: look});
    this.past = new MatchHistory(log, this.film, words, {onLook: look, onWhatIf});
    this.place = h("span", {}); // how far back the learner looks
    const back = button(words.to_now);
    back.addEventListener("click", () => this.#toNow(onNow), {signal});
    this.looking = h("p", {class: "cardlab-looking", hidden: true}, this.place, " ", back);
  }

  /** Whether all has been told. */
  get isWhole() {
    return this.told >= this.film.length;
  }

  /** What has been told since the learner's last move, or with the last one of all. */
  get lastTurn() {
    const {steps} = this.film;
    const last = steps[lastOwn(steps, this.told, this.viewer)]?.action;
    const began = steps.findIndex(({action}) => action === last);
    return steps.slice(Math.max(0, began), this.told).map(({sentence}) => sentence);
  }

  /** What has been told last. */
  get lastStep() {
    return this.film.steps
      .slice(0, this.told)
      .slice(-1)
      .map(({sentence}) => sentence);
  }

  /**
   * Other steps follow the first ones.
   * @param {number} cut
   * @param {Step[]} steps
   */
  splice(cut, steps) {
    this.film.splice(cut, steps);
    this.beside?.follow(this.film.steps);
    this.told = Math.min(this.told, cut);
    this.past.forget();
  }

  /**
   * Look at an earlier step again.
   * @param {number} n
   */
  look(n) {
    this.voice.forget();
    this.asker.jump(n);
    this.onLook();
    this.voice.say(this.film.steps[n - 1].sentence);
  }

  /** Nothing is done while an earlier step is looked at. */
  toEnd() {
    if (this.asker.n < this.film.length) this.asker.jump();
  }

  /**
   * Back from an earlier step to where the telling was left.
   * @param {() => void} onNow
   */
  #toNow(onNow) {
    this.asker.jump(this.told);
    onNow();
  }

  /**
   * Note where the film stands, and whether it is still asked what its last step brings.
   * @param {number} n
   * @param {boolean} asked
   */
  #mark(n, asked) {
    const {asker, film, onward} = this;
    const told = asked ? n - 1 : n;
    const news = film.steps.slice(this.told, told);
    this.told = Math.max(this.told, told);
    this.past.show(this.told);
    this.since.show(this.told);
    this.beside?.show(n, {asked});
    this.onMark();
    this.looking.hidden = n === film.length || asker.busy;
    this.place.textContent = fill(this.words, this.words.looking_back, {n, of: this.told});
    if (!asker.busy) return;
    this.voice.keep(...news.map(({sentence}) => sentence));
    if (onward.byHand && !onward.hurries && n < film.length) this.voice.say();
  }
}
