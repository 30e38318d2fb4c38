// A whole match in the page: steps forward and back, plays, scrubs, jumps. It asks nobody: no kernel is needed.

import {apart, button, fill, freshId, h, lines, mark, numeral} from "./dom.js";
import {Film, nextLandmark} from "./fold.js";
import {prose} from "./prose.js";
import {CardTable} from "./table.js";

const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 2200; // milliseconds for a step at speed 1

/** The words of one step: title, sentence, working and the rule, told aloud by a screen reader when they change. */
export class Telling {
  constructor(stage, words) {
    this.stage = stage;
    this.words = words;
    this.title = h("h3", {class: "cardlab-title"});
    this.sentence = h("p", {class: "cardlab-sentence"});
    this.working = h("div", {class: "cardlab-working"});
    this.rule = h("details", {class: "cardlab-rule"});
    this.said = h(
      "div",
      {"aria-live": "polite", "aria-atomic": "true", tabindex: -1, class: "cardlab-said"},
      this.title,
      this.sentence,
      this.working,
    );
    this.el = h("div", {class: "cardlab-telling"}, this.said, this.rule);
  }

  /** Tell a step. */
  tell(step) {
    this.title.textContent = step.title;
    this.sentence.replaceChildren(...prose(step.sentence));
    this.working.replaceChildren(...lines(step.working));
    this.working.hidden = !step.working;
    const text = this.stage.rules[step.rule];
    this.rule.hidden = !text;
    if (text) this.rule.replaceChildren(...ruleText(this.words, step, text));
  }
}

/** The link to a rule's text, and the text. */
export function ruleText(words, step, text) {
  return [h("summary", {}, words.the_rule), h("p", {}, text, " ", h("code", {class: "cardlab-id"}, step.rule))];
}

/**
 * A replay in the page.
 * @param log    stage and steps
 * @param words  the texts of the page
 * @param {{signal: AbortSignal, start?: number, ask?: object, onStep?: (n: number) => void}} options
 */
export class Replay {
  constructor(log, words, {signal, start = 1, onStep = () => {}}) {
    this.words = words;
    this.log = log;
    this.film = new Film(log, log.steps);
    this.onStep = onStep;
    this.table = new CardTable(log, words);
    this.telling = new Telling(log, words);
    this.timer = null;
    this.n = 0;
    this.el = h("div", {class: "cardlab-replay", role: "group", "aria-label": fill(words.replay_of, {name: log.name})});
    this.#build(signal);
    this.go(Math.min(Math.max(start, 0), this.film.length) || Math.min(1, this.film.length), {animate: false});
    signal.addEventListener("abort", () => this.pause());
  }

  #build(signal) {
    const {words} = this;
    const tools = {
      first: [words.first, "|◀", () => this.go(1)],
      back: [words.back, "◀", () => this.go(this.n - 1)],
      play: [words.play, "▶", () => (this.timer ? this.pause() : this.play())],
      step: [words.step, "▶", () => this.go(this.n + 1)],
      last: [words.last, "▶|", () => this.go(this.film.length)],
    };
    this.buttons = {};
    for (const [name, [label, icon, act]] of Object.entries(tools)) {
      const made = button(label, name === "play" || name === "step" ? {} : {icon});
      made.classList.add(`cardlab-to-${name}`);
      made.addEventListener("click", () => (name === "play" || this.pause(), act()), {signal});
      this.buttons[name] = made;
    }
    const group = (...inside) => h("div", {class: "cardlab-tools"}, ...inside);
    const b = this.buttons;
    this.scrub = h("input", {
      type: "range",
      min: 1,
      max: Math.max(1, this.film.length),
      class: "cardlab-scrub",
      "aria-label": words.scrub,
    });
    this.scrub.addEventListener("input", () => (this.pause(), this.go(Number(this.scrub.value), {animate: false})), {
      signal,
    });
    this.count = h("span", {class: "cardlab-count"});
    const controls = h(
      "div",
      {class: "cardlab-controls"},
      this.scrub,
      group(b.first, b.back, b.step, b.last),
      group(b.play, this.#speed(signal), ...this.#jumps(signal)),
      this.count,
    );
    this.el.append(h("div", {class: "cardlab-stage"}, this.table.el, controls), this.telling.el);
    this.el.addEventListener("keydown", (event) => this.#key(event), {signal});
  }

  #speed(signal) {
    const id = freshId("speed");
    const choose = h(
      "select",
      {id},
      ...SPEEDS.map((speed) => h("option", {value: speed, selected: speed === 1}, apart(`${numeral(speed)} ×`))),
    );
    this.speed = 1;
    choose.addEventListener("change", () => (this.speed = Number(choose.value)), {signal});
    return h("label", {class: "cardlab-speed", for: id}, this.words.speed, " ", choose);
  }

  /** A button for each kind of place to jump to that comes up in this match. */
  #jumps(signal) {
    const labels = new Map();
    for (const [rule, label] of Object.entries(this.log.landmarks)) {
      labels.set(label, [...(labels.get(label) ?? []), rule]);
    }
    this.jumps = [];
    for (const [label, rules] of labels) {
      if (nextLandmark(this.log.steps, 0, rules) === null) continue;
      const made = button(fill(this.words.next_landmark, {landmark: label}), {class: "cardlab-button cardlab-jump"});
      made.addEventListener(
        "click",
        () => (this.pause(), this.go(nextLandmark(this.log.steps, this.n, rules) ?? this.n)),
        {signal},
      );
      this.jumps.push({made, rules});
    }
    return this.jumps.map(({made}) => made);
  }

  /** The arrow keys, Home and End work anywhere in the replay, except where a control needs them itself. */
  #key(event) {
    if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = this.log.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backward = this.log.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const goal = {[forward]: this.n + 1, [backward]: this.n - 1, Home: 1, End: this.film.length}[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.pause();
    this.go(goal);
  }

  /** Show how things stand after n steps. */
  go(n, {animate = true} = {}) {
    const goal = Math.min(Math.max(n, Math.min(1, this.film.length)), this.film.length);
    const near = Math.abs(goal - this.n) === 1;
    this.n = goal;
    this.table.show(this.film.at(goal), {animate: animate && near});
    if (goal) this.telling.tell(this.film.steps[goal - 1]);
    this.#mark();
    this.onStep(goal);
  }

  #mark() {
    const [n, of] = [this.n, this.film.length];
    const told = fill(this.words.step_of, {n, of});
    this.count.textContent = told;
    this.scrub.max = String(Math.max(1, of));
    this.scrub.value = String(n);
    mark(this.scrub, {"aria-valuetext": told});
    const off = (made, is) => mark(made, {"aria-disabled": is ? "true" : null});
    off(this.buttons.first, n <= 1);
    off(this.buttons.back, n <= 1);
    off(this.buttons.step, n >= of);
    off(this.buttons.last, n >= of);
    for (const {made, rules} of this.jumps) off(made, nextLandmark(this.film.steps, n, rules) === null);
  }

  /** Go on by itself until the end. */
  play() {
    if (this.n >= this.film.length) this.go(1, {animate: false});
    const tick = () => {
      if (this.n >= this.film.length) return this.pause();
      this.go(this.n + 1);
      this.timer = setTimeout(tick, PAUSE / this.speed);
    };
    this.timer = setTimeout(tick, 200);
    this.buttons.play.textContent = this.words.pause;
  }

  /** Stop going on by itself. */
  pause() {
    clearTimeout(this.timer);
    this.timer = null;
    this.buttons.play.textContent = this.words.play;
  }
}
