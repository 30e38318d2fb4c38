// The stage of a lesson in which a match stops before each trick and asks what will happen. Nothing is punished: each
// answer is told at once, with the fact itself. The models show what a learner needs to find it, and all of it when it
// has been said.

import {untaken, isRight} from "./step_answer.js";
import {ModelPanel} from "../models/model_panel.js";
import {beatEnd} from "../common/beats.js";
import {freshId, h, mark} from "../common/dom.js";
import {Film} from "../common/fold.js";
import {isFor} from "../common/keys.js";
import {fill, numeral} from "../common/locale.js";
import {numberField} from "../common/number_pad.js";
import {ActionBar} from "../stage/action_bar.js";
import {StageFrame} from "../stage/frame.js";
import {askedScene, sceneAt} from "../stage/scene.js";
import {sentences} from "../stage/turn_text.js";

/** @import {Ask, Log, MatchStage, StageContext, Words} from "../common/types.d.ts" */

/**
 * @param {MatchStage} stage
 * @param {StageContext} context
 */
export function predict({log, begins}, context) {
  return new Prediction(log, begins, context).el;
}

/** A match that asks. */
class Prediction {
  #n = 0; // steps that have been told
  #right = 0;
  #asked = 0;
  #isUsed = false; // whether something has been pressed or written: the keyboard is then where the next thing is done

  /**
   * @param {Log} log
   * @param {number} begins   so many steps have been told before the first question
   * @param {StageContext} context
   */
  constructor(log, begins, {words, signal, conclusion, kept}) {
    this.begins = begins;
    this.words = words;
    this.conclusion = conclusion;
    this.kept = kept;
    this.film = new Film(log, log.steps);
    this.actions = new ActionBar();
    this.form = h("div", {class: "cardlab-stage-ask", hidden: true});
    this.frame = new StageFrame(log, words, {
      signal,
      onTouch: () => this.#goOn(),
      foot: [this.form, this.actions.el],
      tells: {KeyL: () => sentences(this.#lastBeat)},
    });
    this.score = h("p", {class: "cardlab-stage-chip", role: "img", hidden: true});
    this.frame.chips.append(this.score);
    this.el = this.frame.el;
    this.beside = new ModelPanel(log.steps, words, {signal, table: () => this.frame.table.el});
    this.frame.draw(this.beside.el);
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " " || !isFor(event, this.el)) return;
      event.preventDefault();
      if (!event.repeat) this.#goOn();
    };
    document.addEventListener("keydown", key, {signal});
    const {told = begins, right = 0, asked = 0} = kept.counts("predict");
    this.#n = Math.min(told, this.film.length);
    this.#count(right, asked);
    this.#begin();
  }

  /** @returns {import("../common/types.d.ts").Step[]} */
  get #lastBeat() {
    const {steps} = this.film;
    let from = 0;
    for (let end = beatEnd(steps, 0); end < this.#n; end = beatEnd(steps, end)) from = end;
    return steps.slice(from, this.#n);
  }

  /** Where the match stands is seen: what comes next is asked at once. */
  #begin() {
    if (this.film.steps[this.#n]?.ask?.length) this.#next();
    else this.#tell(this.#n);
  }

  #goOn() {
    if (!this.actions.el.hidden) this.actions.press();
  }

  /**
   * @param {number} right
   * @param {number} asked
   */
  #count(right, asked) {
    const {words} = this;
    [this.#right, this.#asked] = [right, asked];
    this.score.textContent = `✓ ${numeral(words, right)}/${numeral(words, asked)}`;
    const heard = fill(words, words.asked_so_far, {n: right, of: asked});
    mark(this.score, {hidden: !asked, "aria-label": heard});
    this.kept.set("predict", {told: this.#n, right, asked});
  }

  /**
   * Tell how things stand after n steps, and wait until the learner goes on; or ask what comes next, where nothing is
   * told meanwhile.
   * @param {number} n
   */
  #tell(n) {
    const {film, frame, words} = this;
    this.#n = n;
    this.kept.set("predict", {told: n, right: this.#right, asked: this.#asked});
    void frame.table.show(sceneAt(film, words, n));
    this.beside.show(n);
    const told = this.#lastBeat;
    const sentence = sentences(told).join(" ");
    frame.explains(told);
    if (n === film.length) {
      this.#end(sentence);
      return;
    }
    frame.ribbon.show(sentence);
    frame.voice.say(sentence);
    this.#offer(words.next, () => this.#next());
  }

  /** What comes next is asked about, or told. */
  #next() {
    const {steps} = this.film;
    const {ask} = steps[this.#n];
    if (ask?.length) this.#ask(ask, 0, "");
    else this.#tell(beatEnd(steps, this.#n));
  }

  /**
   * @param {Ask[]} questions   of the next step
   * @param {number} i   which of them
   * @param {string} said   about the answer to the one before
   */
  #ask(questions, i, said) {
    const {beside, film, frame, words} = this;
    const n = this.#n + 1;
    void frame.table.show(askedScene(film, words, n));
    beside.show(n, {asked: true});
    frame.explains([]);
    const {prompt} = questions[i];
    frame.ribbon.show(said || prompt, "plain", said ? prompt : "");
    frame.voice.say([said, prompt].filter(Boolean).join(" "));
    const answered = (/** @type {string} */ answer) => {
      const right = isRight(questions[i], answer);
      this.#count(this.#right + Number(right), this.#asked + 1);
      const reply = this.#reply(questions[i], answer, right);
      if (i + 1 < questions.length) this.#ask(questions, i + 1, reply);
      else this.#answered(reply);
    };
    if (questions[i].kind === "number") this.#askNumber(prompt, answered);
    else this.#askChoice(questions[i], answered);
  }

  /**
   * What is said to an answer: whether it is right, and the fact itself.
   * @param {Ask} question
   * @param {string} answer
   * @param {boolean} right
   */
  #reply({options, reveal}, answer, right) {
    const {words} = this;
    const said = options?.find(({value}) => value === answer)?.label ?? answer;
    return right
      ? `${words.right} ${reveal}`
      : `${words.not_yet} ${reveal} ${fill(words, words.you_said, {said})}`.trim();
  }

  /**
   * All that was asked of a step has been answered: what it brings is seen, and told by the reply.
   * @param {string} reply
   */
  #answered(reply) {
    const {film, frame, words} = this;
    this.#n += 1;
    void frame.table.show(sceneAt(film, words, this.#n));
    this.beside.show(this.#n);
    frame.explains(film.steps.slice(this.#n - 1, this.#n));
    frame.ribbon.show(reply);
    frame.voice.say(reply);
    // What else is told in one breath with it has been said.
    const end = beatEnd(film.steps, this.#n - 1);
    this.#offer(words.goes_on, () => {
      if (end >= film.length) this.#tell(film.length);
      else {
        this.#n = end;
        this.#next();
      }
    });
  }

  /**
   * @param {string} prompt
   * @param {(answer: string) => void} onAnswer
   */
  #askNumber(prompt, onAnswer) {
    const {words} = this;
    const id = freshId("answer");
    const {input, pad} = numberField(words, {most: 12, attributes: {id, "aria-label": prompt}});
    const check = h("button", {type: "submit", class: "cardlab-act"}, words.check_answer);
    const note = h("p", {class: "cardlab-ask-note", role: "status"});
    const row = h("div", {class: "cardlab-stage-answer"}, input, check);
    const form = h("form", {novalidate: true}, row, pad, note);
    // A double click answers once.
    check.addEventListener("click", (event) => event.detail > 1 && event.preventDefault());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#isUsed = true;
      note.textContent = untaken("number", input.value, words);
      if (note.textContent) input.focus({preventScroll: true});
      else onAnswer(input.value);
    });
    this.form.replaceChildren(form);
    this.#ready({asks: true});
    if (this.#isUsed) input.focus({preventScroll: true});
  }

  /**
   * @param {Ask} question
   * @param {(answer: string) => void} onAnswer
   */
  #askChoice({options = []}, onAnswer) {
    const acts = options.map(({value, label}) => ({key: value, label, run: () => onAnswer(value)}));
    this.actions.show(acts);
    this.#ready({asks: false});
    if (this.#isUsed) this.actions.main.focus({preventScroll: true});
  }

  /**
   * The one thing that can be done.
   * @param {string} label
   * @param {() => void} run
   */
  #offer(label, run) {
    const pressed = () => {
      this.#isUsed = true;
      run();
    };
    this.actions.show([{key: "on", label, run: pressed}]);
    this.#ready({asks: false});
    if (this.#isUsed) this.actions.main.focus({preventScroll: true});
  }

  /** @param {{asks: boolean}} what   whether a number is written */
  #ready({asks}) {
    this.form.hidden = !asks;
    this.actions.el.hidden = asks;
  }

  /** @param {string} sentence   that was told last */
  #end(sentence) {
    const {conclusion, frame, words} = this;
    const result = fill(words, words.predicted, {n: this.#right, of: this.#asked});
    const told = [sentence, result, conclusion.learned].filter(Boolean);
    frame.ribbon.show(told.slice(0, 2).join(" "), "plain", conclusion.learned ?? "");
    frame.voice.say(told.join(" "));
    const again = () => {
      this.#n = this.begins;
      this.#count(0, 0);
      this.#begin();
    };
    const {way} = conclusion;
    this.actions.show([
      {key: "lesson_on", label: way.label, run: () => way.go()},
      {key: "again", label: words.another, quiet: true, run: again},
    ]);
    this.#ready({asks: false});
    if (this.#isUsed) this.actions.main.focus({preventScroll: true});
    conclusion.reach();
  }
}
