// One practice question: checking, a second try, hints, and the worked solution.

import {check, reply, saysTheSame, UNCOUNTED} from "../common/answer.js";
import {button, h, mark, pressOnce} from "../common/dom.js";
import {endTurn, hearAnswer} from "../common/pair_mode.js";
import {canDraw, isOnModel, mendPlace, mendSome, picture, showsMiss} from "./question_picture.js";
import {mathText, workingLines} from "../common/math_text.js";
import {askQuestion} from "./question.js";
import {bringIntoView} from "./question_frame.js";

/** @import {DrawnModel, Verdict, Question, Words} from "../common/types.d.ts" */

const TRIES = 2;
const COUNTABLE = ["ten_frames", "number_line"]; // models with counters or places to count
const SEARCHED = ["hundred_chart"]; // models on which a choice can be checked

/**
 * The answers given, and the hints taken before the first one.
 * @typedef {{said: string[], notes: Verdict[], hints: number}} End
 */

/**
 * What has been tried at a question that is still open.
 * @typedef {Pick<End, "said" | "hints">} Tried
 */

/**
 * Tells whether a question has its picture from the beginning. At the first level there are counters or places to
 * count, or numbers to look at; later the picture is a hint.
 * @param {Question} question
 */
function isPictured({level, answer_type, model, flash}) {
  const helps = answer_type === "number" ? COUNTABLE : answer_type === "one" ? SEARCHED : [];
  return level === 1 && !flash && helps.includes(model?.model ?? "");
}

/**
 * Tells whether a picture can stand in place of the cards: its two rows of dots are the pips of two cards.
 * @param {DrawnModel} model
 * @param {Question} question
 */
function areCards({model}, {answer_type, shows}) {
  return model === "matching_rows" && answer_type === "number" && shows.every(({cards}) => cards.length < 2);
}

/** A question on the page, until it is finished. */
export class Exercise {
  /** @type {string[]} */
  #said = [];
  /** @type {Verdict[]} */
  #notes = [];
  #hints = 0; // taken so far
  /** @type {number | null} hints taken before the first answer */
  #before = null;
  #ended = false;
  #refused = false; // whether the feedback asks for an answer
  /** @type {ReturnType<typeof picture> | undefined} the model drawn by a hint */
  #drawn;

  /**
   * @param {Question} question
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {string} [options.worked]   the words above the worked solution
   * @param {Tried | null} [options.tried]   the tries before the page was loaded again
   * @param {(tried: Tried) => void} [options.onTry]   called after a hint and after a wrong answer
   * @param {() => void} [options.onTouched]   called when the learner begins to do something
   * @param {(end: End) => void} [options.onEnd]
   * @param {() => void} options.onNext
   */
  constructor(question, words, {signal, worked = words.worked, tried = null, onTry, onTouched, onEnd, onNext}) {
    this.question = question;
    this.words = words;
    this.signal = signal;
    this.worked = worked;
    this.onEnd = onEnd;
    this.onTry = onTry;
    this.#said = [...(tried?.said ?? [])];
    this.#notes = this.#said.map((said) => check(question, said));
    this.#before = tried?.hints || (this.#said.length ? 0 : null);
    this.onNext = onNext;
    this.asked = askQuestion(question, words, {signal});
    this.hints = h("ol", {class: "cardlab-hints"});
    this.solution = h("div", {class: "cardlab-solution-picture"});
    this.feedback = h("div", {class: "cardlab-feedback", role: "status"});
    this.hint = button(words.hint);
    const submit = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.check_answer);
    pressOnce(submit);
    this.tools = h("div", {class: "cardlab-tools"}, submit, this.hint);
    const parts = [this.asked.el, this.solution, this.feedback, this.hints, this.tools];
    this.el = h("form", {class: "cardlab-exercise", novalidate: true}, ...parts);
    this.el.addEventListener("submit", (event) => {
      event.preventDefault();
      onTouched?.();
      this.#check();
    });
    const answers = () => {
      mark(this.el, {"data-same": null});
      if (this.#refused) this.feedback.replaceChildren();
      this.#refused = false;
    };
    for (const begins of ["input", "pointerdown"]) this.asked.el.addEventListener(begins, answers);
    this.hint.addEventListener("click", () => {
      onTouched?.();
      this.#help();
    });
    this.steps = this.#steps();
    if (isPictured(question)) this.#drawInPlace();
    const last = this.#said.at(-1);
    if (last !== undefined && isOnModel(question)) this.#showMiss(last); // as before the page was loaded again
  }

  /**
   * Focuses the answer. Scrolls the whole question into view if the window is high enough, otherwise the place of the
   * answer.
   */
  focus() {
    this.asked.focus();
    bringIntoView(this.el, document.activeElement ?? this.el);
  }

  /** Returns the hints: a question, the model, and the first line of the working. */
  #steps() {
    const {hints, model} = this.question;
    const [back, line] = hints.map((hint) => () => h("p", {}, ...mathText(hint)));
    if (!canDraw(model) || isOnModel(this.question)) return [back, line]; // the model is visible from the beginning
    return [back, () => this.#draw(model), line];
  }

  /** @param {DrawnModel} model */
  #draw(model) {
    this.#drawn = picture(model, this.words, {signal: this.signal});
    mark(this.el, {"data-rows-for-cards": areCards(model, this.question) || null});
    return h("div", {class: "cardlab-question-picture"}, this.#drawn.el);
  }

  /** Draws the picture of the question, unless a hint has drawn it or the question is answered on it. */
  #drawInPlace() {
    const {model} = this.question;
    if (this.#drawn || !canDraw(model) || isOnModel(this.question)) return;
    this.solution.append(this.#draw(model));
    this.steps.splice(1, 1); // the hint that would draw it
  }

  /**
   * Draws a wrong answer next to the right picture, where the learner can correct it.
   * @param {string} said
   */
  #showMiss(said) {
    const {question} = this;
    if (isOnModel(question)) {
      const wrong = this.#wrongIn(said);
      this.asked.put(said, wrong.join(" "));
      if (question.answer_type === "place") return mendPlace(question, said, this.words);
      return mendSome(question, wrong, said.split(" "), this.words);
    }
    if (!showsMiss(question)) return "";
    this.#drawInPlace();
    return this.#drawn?.miss(said) ?? "";
  }

  /**
   * Returns the wrong ones of several choices, or the whole of any other wrong answer.
   * @param {string} said
   */
  #wrongIn(said) {
    const {answer, answer_type: type} = this.question;
    return type === "several" ? said.split(" ").filter((value) => !answer.includes(value)) : [said];
  }

  /**
   * Tells which kind of mistake there is in several choices, but not where; "" for other answers.
   * @param {string} said
   */
  #fitting(said) {
    const {answer, answer_type: type} = this.question;
    if (type !== "several") return "";
    const isComplete = [answer].flat().every((value) => said.split(" ").includes(value));
    return this.words[!this.#wrongIn(said).length ? "some_missing" : isComplete ? "some_wrong" : "some_both"];
  }

  #help() {
    if (this.#hints === this.steps.length) {
      this.#solve();
      return;
    }
    const step = h("li", {tabindex: -1}, this.steps[this.#hints]());
    this.feedback.replaceChildren(); // the hint takes its place
    this.#hints += 1;
    this.hints.append(step);
    this.#report();
    this.hint.textContent = this.#hints === this.steps.length ? this.words.show_working : this.words.next_hint;
    step.focus({preventScroll: true});
    bringIntoView(this.tools, step);
  }

  #check() {
    if (this.#ended) return;
    const {question} = this;
    const said = this.asked.said();
    const note = check(question, said);
    this.#refused = UNCOUNTED.includes(note);
    if (this.#refused) {
      this.#tell("not-yet", question.replies[note]);
      return;
    }
    if (saysTheSame(question, said, this.#said.at(-1) ?? "")) {
      this.#showMiss(said); // no second try
      this.#again();
      this.#tell("not-yet", this.#isDrawn ? this.words.same_look : this.words.same_read);
      mark(this.el, {"data-same": true}); // the stylesheet lights up the picture
      return;
    }
    hearAnswer(this.#inWords(said), () => this.#take(said, note));
  }

  /**
   * Returns an answer in words: choices have names.
   * @param {string} said
   */
  #inWords(said) {
    const {choices} = this.question;
    if (!choices.length) return said;
    const names = new Map(choices.map(({value, label}) => [value, label]));
    return said
      .split(" ")
      .map((value) => names.get(value))
      .join(" · ");
  }

  /**
   * @param {string} said
   * @param {Verdict} note
   */
  #take(said, note) {
    const {question} = this;
    this.#before ??= this.#hints;
    this.#said.push(said);
    this.#notes.push(note);
    if (note === "right") {
      if (this.#drawn) this.#drawSolution();
      this.#walk();
      this.#end("right", reply(question, note));
    } else if (this.#said.length < TRIES) {
      this.#report();
      this.#reply(said, note);
    } else this.#solve();
  }

  /**
   * Replies to a wrong answer, and lets the learner try again.
   * @param {string} said
   * @param {Verdict} note
   */
  #reply(said, note) {
    const mend = this.#showMiss(said);
    this.#again();
    this.#tell("not-yet", (note === "other" && (mend || this.#fitting(said))) || reply(this.question, note));
    mark(this.el, {"data-same": null});
  }

  /** Whether there is a picture to look at. */
  get #isDrawn() {
    return Boolean(this.#drawn) || isOnModel(this.question);
  }

  #report() {
    this.onTry?.({said: this.#said, hints: this.#before ?? this.#hints});
  }

  /** Lets the learner try again. */
  #again() {
    this.asked.focus();
    /** @type {HTMLInputElement | null} */ (this.el.querySelector("input[type=text]"))?.select();
  }

  /** Draws the picture of the solution in place of the one that helps, which must not show so much. */
  #drawSolution() {
    const {solution} = this.question;
    if (!canDraw(solution) || this.question.answer_type === "place") return; // a place has it where it was chosen
    this.hints.querySelector("li:has(.cardlab-question-picture)")?.remove();
    this.solution.replaceChildren(this.#draw(solution));
  }

  /** Shows the worked solution, in words and on the picture. A model on which the question is answered shows it too. */
  #solve() {
    this.#drawInPlace();
    this.#drawSolution();
    const last = this.#said.at(-1);
    const wrong = last === undefined ? [] : this.#wrongIn(last); // the learner may only have taken all hints
    this.#walk(wrong.join(" "));
    this.#end("not-yet", this.worked, h("div", {class: "cardlab-working"}, ...workingLines(this.question.working)));
  }

  /**
   * Shows the right answer on the model on which the question is answered, with the way there.
   * @param {string} [wrong]   a wrong answer beside it
   */
  #walk(wrong = "") {
    const {answer, solution} = this.question;
    if (isOnModel(this.question)) this.asked.put([answer].flat().join(" "), wrong, solution);
  }

  /**
   * @param {"right" | "not-yet"} look
   * @param {...(string | HTMLElement)} parts
   */
  #end(look, ...parts) {
    this.#ended = true;
    this.onEnd?.({said: this.#said, notes: this.#notes, hints: this.#before ?? this.#hints});
    endTurn();
    this.asked.close();
    this.#drawn?.solve(look === "right" || !showsMiss(this.question) ? "" : this.#said.at(-1));
    const next = button(this.words.next_question, {class: "cardlab-button cardlab-main"});
    pressOnce(next); // it takes the place of the Check button
    next.addEventListener("click", () => this.onNext(), {once: true});
    this.tools.replaceChildren(next);
    this.tools.before(this.feedback); // below the open hints
    this.#tell(look, ...parts);
    next.focus({preventScroll: true});
  }

  /**
   * @param {"right" | "not-yet"} look
   * @param {...(string | HTMLElement)} parts
   */
  #tell(look, ...parts) {
    const elements = parts.map((part) => (typeof part === "string" ? h("p", {}, ...mathText(part)) : part));
    this.feedback.replaceChildren(h("div", {class: `cardlab-${look}`}, ...elements));
    bringIntoView(this.tools, this.feedback);
  }
}
