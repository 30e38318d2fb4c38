// Replays a whole match on the stage: forwards, backwards, automatically, or to any step. Asks no session, so it needs
// no Jupyter kernel.

import {ActionBar} from "./action_bar.js";
import {StageFrame} from "./frame.js";
import {iconPicture, iconButton} from "./icons.js";
import {historyList} from "./match_history.js";
import {sceneAt} from "./scene.js";
import {fightZones} from "./shown_position.js";
import {LONG} from "./ribbon.js";
import {isNews, lastOnes, sentences, turnSentence} from "./turn_text.js";
import {groupEnds, pastSilent} from "../common/step_groups.js";
import {button, h, mark} from "../common/dom.js";
import {MatchTimeline, nextLandmark} from "../common/match_timeline.js";
import {isTaken, onSpace} from "../common/keys.js";
import {apart, fill, numeral} from "../common/locale.js";

/**
 * @import {DrawModelPanel, Log, Step, Words} from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 */

const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 2200; // milliseconds for a step at speed 1
const MOST_TOLD = 24; // words of a stop; a turn of Fast Food has a sum and up to three foods
const AT_FIRST = 200; // milliseconds until the first step

/**
 * Returns the numbers of steps at which a replay stops: the ends of step groups and turns. Silent steps of the same
 * turn, such as putting cards under a packet, belong to the stop before them. Turns in which there is nothing to look
 * at, such as passing, share a stop.
 * @param {Step[]} steps
 */
export function stops(steps) {
  const shown = new Set(steps.filter(({flows}) => !flows).map(({action}) => action));
  const endsTurn = (/** @type {number} */ n) =>
    steps[n]?.action !== steps[n - 1].action &&
    (n === steps.length || shown.has(steps[n].action) || shown.has(steps[n - 1].action));
  const turnEnds = steps.map((_, i) => i + 1).filter(endsTurn);
  const past = (/** @type {number} */ n) => Math.min(pastSilent(steps, n), ...turnEnds.filter((end) => end >= n));
  return [...new Set([...groupEnds(steps).map(past), ...turnEnds])];
}

export class Replay {
  n = 0;
  #speed = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {(() => void) | null} shows the previous step while the parts of the current one move back */
  #arrive = null;

  /**
   * @param {Log} log
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {number} [options.start]   the step shown at first
   * @param {number} [options.begins]   the first step that can be shown
   * @param {(n: number) => void} options.onStep
   * @param {DrawModelPanel} [options.draw]   creates the models of the cards
   * @param {import("../lesson/conclusion.js").Conclusion} [options.conclusion]   the links at the end of a lesson's
   *   stage, which has fewer controls
   */
  constructor(log, words, {signal, start = 1, begins = 1, onStep, draw, conclusion}) {
    this.words = words;
    this.signal = signal;
    this.onStep = onStep;
    this.conclusion = conclusion;
    this.timeline = new MatchTimeline(log, log.steps);
    this.first = Math.min(Math.max(begins, 1), log.steps.length);
    const ends = [...stops(log.steps), this.first, start].filter((end) => end >= this.first);
    this.ends = [...new Set(ends)].sort((a, b) => a - b);
    this.back = iconButton("undo", words.step_back);
    this.back.addEventListener("click", () => this.#jump(this.#before));
    this.playing = iconButton("play", words.play);
    this.playing.addEventListener("click", () => (this.#timer ? this.pause() : this.play()));
    this.actions = new ActionBar({before: [this.back], after: conclusion ? [] : [this.playing]});
    this.scrub = this.#scrub();
    if (!conclusion) this.actions.el.append(this.scrub);
    this.frame = new StageFrame(log, words, {
      signal,
      onTouch: () => this.actions.press(),
      onMenu: () => this.frame.dialog.open(words.menu, this.#menu()),
      foot: [this.actions.el],
      tells: {KeyL: () => [this.#sentence]},
    });
    this.count = h("p", {class: "cardlab-stage-chip"});
    this.frame.chips.append(this.count);
    this.el = this.frame.el;
    mark(this.el, {"aria-label": fill(words, words.replay_of, {name: log.name})});
    this.panel = draw?.(log.steps, words, {signal, table: () => this.frame.table.el});
    if (this.panel) this.frame.draw(this.panel.el);
    this.el.addEventListener("keydown", (event) => this.#key(event), {signal});
    if (conclusion) onSpace(this.el, signal, () => this.actions.press()); // elsewhere the space bar scrolls the page
    this.go(start, {animate: false});
    signal.addEventListener("abort", () => this.pause());
  }

  #scrub() {
    const range = {type: "range", min: 1, max: Math.max(1, this.timeline.length)};
    const scrub = h("input", {...range, class: "cardlab-scrub", "aria-label": this.words.scrub});
    scrub.addEventListener("input", () => this.#jump(Number(scrub.value), {animate: false}));
    return scrub;
  }

  /** Creates the menu: start and end, highlights, speed, and the list of all steps. */
  #menu() {
    const {timeline, words} = this;
    const row = (/** @type {string} */ label, /** @type {number | null} */ to) => {
      const made = button(label, {class: "cardlab-menu-row", "aria-disabled": to === null ? "true" : null});
      made.addEventListener("click", () => to !== null && this.#look(to));
      return made;
    };
    const list = historyList(timeline, words, {onLook: (n) => this.#look(n)});
    const history = h("details", {class: "cardlab-menu-part"}, h("summary", {}, words.history), list);
    const ends = [row(words.to_start, this.first), row(words.to_end, timeline.length)];
    const plays = this.#timer !== undefined;
    const auto = button(words.auto_play, {class: "cardlab-menu-row", hidden: !this.conclusion || plays});
    auto.addEventListener("click", () => {
      this.frame.dialog.shut();
      this.play();
    });
    return h("div", {class: "cardlab-menu"}, ...ends, ...this.#landmarks(row), auto, this.#speeds(), history);
  }

  /**
   * Creates a button for each kind of highlight, which goes to the next one.
   * @param {(label: string, to: number | null) => HTMLElement} row
   */
  #landmarks(row) {
    const {timeline, words} = this;
    /** @type {Map<string, string[]>} */
    const labels = new Map();
    for (const [rule, label] of Object.entries(timeline.setting.landmarks)) {
      labels.set(label, [...(labels.get(label) ?? []), rule]);
    }
    return [...labels]
      .filter(([, rules]) => nextLandmark(timeline.steps, 0, rules) !== null)
      .map(([landmark, rules]) =>
        row(fill(words, words.next_landmark, {landmark}), nextLandmark(timeline.steps, this.n, rules)),
      );
  }

  #speeds() {
    const {words} = this;
    // Written as ½: formatting a decimal makes the browser load its number data, 60 ms on an old laptop.
    const name = (/** @type {number} */ speed) => apart(words, `${numeral(words, speed < 1 ? "½" : speed)} ×`);
    const made = SPEEDS.map((speed) => {
      const choice = button(name(speed), {class: "cardlab-menu-choice", "aria-pressed": String(speed === this.#speed)});
      choice.addEventListener("click", () => {
        this.#speed = speed;
        this.frame.dialog.shut();
      });
      return choice;
    });
    return h("div", {class: "cardlab-menu-row", role: "group", "aria-label": words.speed}, words.speed, ...made);
  }

  /** @param {number} n */
  #look(n) {
    this.frame.dialog.shut();
    this.#jump(n, {animate: false});
  }

  /**
   * Goes to a step that the learner chose, and ends auto-play.
   * @param {number} n
   * @param {{animate?: boolean}} [how]
   */
  #jump(n, how) {
    this.pause();
    this.go(n, how);
  }

  /**
   * Handles the arrow keys, Home and End. They work anywhere in the replay, except in a control that needs them.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (isTaken(event) || this.frame.dialog.isOpen) return;
    const rtl = this.timeline.setting.dir === "rtl";
    const [forward, backward] = rtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    /** @type {Record<string, number>} */
    const goals = {[forward]: this.#after, [backward]: this.#before, Home: this.first, End: this.timeline.length};
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#jump(goal);
  }

  /** Returns the step at which the current group began. A step back leads there. */
  get #before() {
    return this.ends.findLast((end) => end < this.n) ?? 0;
  }

  /** Returns the step at which the next group ends. */
  get #after() {
    return this.ends.find((end) => end > this.n) ?? this.timeline.length;
  }

  /** Returns the steps of the current group. */
  get #told() {
    return this.timeline.steps.slice(this.#before, this.n);
  }

  /**
   * Returns the sentences of the current group, without those about cards that can be seen. The first one begins with
   * the aim of the game.
   */
  get #said() {
    const fights = fightZones(this.timeline.setting);
    const news = this.#told.filter((step) => isNews(step, fights));
    const said = sentences(news.length ? news : this.#told);
    return this.n === this.first ? [this.timeline.setting.aim, ...said] : said;
  }

  /** Returns the text of a stop: the whole turn if cards are compared, otherwise what is new since the last stop. */
  get #sentence() {
    const {timeline, n} = this;
    const isWhole = fightZones(timeline.setting).length > 0;
    return (!isWhole && lastOnes(this.#said, MOST_TOLD)) || turnSentence(timeline, n) || this.#said.join(" ");
  }

  /**
   * Shows the state after n steps.
   * @param {number} n
   * @param {{animate?: boolean}} [how]
   */
  go(n, {animate = true} = {}) {
    this.#arrive?.();
    const {length} = this.timeline;
    const goal = Math.min(Math.max(n, this.first), length);
    const near = goal === this.#before || goal === this.#after || Math.abs(goal - this.n) === 1;
    const goesBack = animate && near && goal < this.n ? this.panel?.back(goal) : null;
    this.n = goal;
    const arrive = () => {
      this.#arrive = null;
      void this.frame.table.show(sceneAt(this.timeline, this.words, goal), {animate: animate && near});
      this.panel?.show(goal);
      this.onStep(goal);
    };
    if (goesBack) {
      this.#arrive = arrive;
      goesBack.then(() => this.#arrive === arrive && !this.signal.aborted && arrive());
    } else arrive();
    this.#tell();
  }

  #tell() {
    const {conclusion, timeline, n, words} = this;
    const ends = n === timeline.length;
    const isPast = (/** @type {number} */ end) => end <= n;
    const stop = {n: this.ends.filter(isPast).length, of: this.ends.length};
    const place = fill(words, words.step_of, conclusion ? stop : {n, of: timeline.length});
    const [told, sentence] = [this.#told, this.#sentence];
    const hasSum = told.some((step) => step.working && sentences([step]).length);
    const [first, ...rest] = !ends && hasSum && sentence.length > LONG ? this.#said : [sentence];
    const frames = ends || n === this.first; // what a lesson teaches comes before the match and after it
    const below = conclusion ? [...rest, ...told.map(({rule}) => timeline.setting.hints[rule] ?? "")] : rest;
    this.frame.ribbon.show(first, "plain", (frames && conclusion?.learned) || below.join(" ").trim());
    this.frame.setExplained(told);
    this.frame.liveRegion.say(sentence);
    this.count.textContent = place;
    this.scrub.value = String(n);
    mark(this.scrub, {"aria-valuetext": place});
    mark(this.back, {"aria-disabled": n <= this.first ? "true" : null});
    this.#offer();
    if (ends) conclusion?.markReached();
  }

  /** Offers the main action: the next step, or in a lesson to stop auto-play, and at the end the next stage. */
  #offer() {
    const {conclusion, words} = this;
    const ends = this.n === this.timeline.length;
    /** @type {ActionItem} */
    let item = {key: "step", label: words.next_step, disabled: ends, run: () => this.#jump(this.#after)};
    if (conclusion && ends) item = {key: "lesson_on", label: conclusion.next.label, run: () => conclusion.next.go()};
    else if (conclusion && this.#timer) item = {key: "stop", label: words.stop_auto_play, run: () => this.pause()};
    this.actions.show([item]);
  }

  /** Plays automatically until the end. */
  play() {
    clearTimeout(this.#timer);
    if (this.n >= this.timeline.length) this.go(this.first, {animate: false});
    const tick = () => {
      const {n} = this;
      this.go(this.#after);
      if (this.n === this.timeline.length) this.pause();
      else this.#timer = setTimeout(tick, ((this.n - n) * PAUSE) / this.#speed);
    };
    this.#timer = setTimeout(tick, AT_FIRST);
    this.#showPlaying("pause");
  }

  /** Stops playing automatically. */
  pause() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#showPlaying("play");
  }

  /** @param {"play" | "pause"} does   the label of the round button */
  #showPlaying(does) {
    this.#offer();
    const label = this.words[does];
    mark(this.playing, {"aria-label": label, title: label});
    this.playing.replaceChildren(iconPicture(does));
  }
}
