// Questions that a step asks before it is told: a number, or one of several. Nothing is punished, and every answer
// shows why.

import {readNumber} from "../common/answer.js";
import {asOne, beatEnd} from "../common/beats.js";
import {button, freshId, h} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {canonical} from "../common/numbers.js";
import {numberField} from "../common/number_pad.js";
import {prose} from "../common/prose.js";

/** @import {Ask, Step, Words} from "../common/types.d.ts" */
/** @import {ExplanationPanel} from "./explanation.js" */
/** @import {Film} from "../common/fold.js" */
/** @import {AutoAdvance} from "./auto_advance.js" */
/** @import {CardTable} from "./card_table.js" */

/**
 * Whether an answer is the right one: "12 " is 12, and so is "١٢".
 * @param {Pick<Ask, "kind" | "answer">} question
 * @param {string | null | undefined} said
 */
export function isRight(question, said) {
  const text = String(said ?? "").trim();
  if (question.kind !== "number") return text === question.answer;
  const number = readNumber(text);
  return number !== null && canonical(number) === String(question.answer);
}

/**
 * What is said to an answer that cannot be taken, since nothing was written or chosen or it is no number; "" where it
 * can.
 * @param {Ask} question
 * @param {string} said
 * @param {Words} words
 */
export function untaken({kind}, said, words) {
  if (!said.trim()) return words.answer_first;
  return kind === "number" && !readNumber(said) ? words.answer_number : "";
}

/**
 * A form with one question; `onAnswer` gets what was said, when that can be taken.
 * @param {Ask} question
 * @param {Words} words
 * @param {(said: string) => void} onAnswer
 * @param {string} [label]   of its button
 */
export function askForm(question, words, onAnswer, label = words.check) {
  const {el, said} = question.kind === "number" ? numberQuestion(question, words) : choiceQuestion(question);
  const check = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, label);
  const note = h("p", {class: "cardlab-ask-note", role: "status"});
  const form = h("form", {class: "cardlab-ask", novalidate: true}, el, note, check);
  check.addEventListener("click", (event) => event.detail > 1 && event.preventDefault()); // a double click answers once
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    note.textContent = untaken(question, said(), words);
    if (!note.textContent) onAnswer(said());
    else form.querySelector("input")?.focus({preventScroll: true});
  });
  return form;
}

/**
 * @param {Ask} question
 * @param {Words} words
 */
function numberQuestion({prompt}, words) {
  const id = freshId("answer");
  const {input, pad} = numberField(words, {most: 12, attributes: {id}});
  const el = h("div", {class: "cardlab-question"}, h("label", {for: id}, ...prose(prompt)), input, pad);
  return {el, said: () => input.value};
}

/** @param {Ask} question */
function choiceQuestion({prompt, options = []}) {
  const name = freshId("choice");
  const boxes = options.map(({value, label}) => ({box: h("input", {type: "radio", name, value}), label}));
  const labels = boxes.map(({box, label}) => h("label", {class: "cardlab-option"}, box, h("span", {}, label)));
  const el = h("fieldset", {class: "cardlab-question"}, h("legend", {}, ...prose(prompt)), ...labels);
  return {el, said: () => boxes.find(({box}) => box.checked)?.box.value ?? ""};
}

/**
 * An answer in the words of its question.
 * @param {Ask} question
 * @param {string} said
 */
function inWords({options}, said) {
  return options?.find(({value}) => value === said)?.label ?? said;
}

/**
 * What has been said to the questions of this step before the one that is asked now.
 * @param {Ask[]} questions
 * @param {string[]} answers
 * @param {Words} words
 */
function saidSoFar(questions, answers, words) {
  const items = answers.map((said, i) =>
    h("li", {}, ...prose(questions[i].prompt), " ", fill(words, words.you_said, {said: inWords(questions[i], said)})),
  );
  return items.length ? [h("ul", {class: "cardlab-said-so-far"}, ...items)] : [];
}

/**
 * What is said about the answers: which part was right, and for each the fact itself.
 * @param {Ask[]} questions
 * @param {string[]} answers
 * @param {Words} words
 */
export function feedback(questions, answers, words) {
  const items = questions.map((question, i) => {
    const right = isRight(question, answers[i]);
    const echo = right ? "" : fill(words, words.you_said, {said: inWords(question, answers[i])});
    const verdict = h("b", {}, right ? words.right : words.not_yet);
    const look = {class: right ? "cardlab-right" : "cardlab-look"};
    return h("li", look, verdict, " ", ...prose(question.reveal), h("div", {}, echo));
  });
  return h("ul", {class: "cardlab-feedback"}, ...items);
}

/** Counts how often a learner was right. */
export class Tally {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.right = 0;
    this.asked = 0;
    this.el = h("p", {class: "cardlab-tally"});
  }

  /**
   * Count on from what has been counted.
   * @param {{right: number, asked: number}} counted
   */
  set({right, asked}) {
    this.right = right;
    this.asked = asked;
    this.#show();
  }

  #show() {
    const {words, right, asked} = this;
    this.el.textContent = asked ? fill(words, words.asked_so_far, {n: right, of: asked}) : "";
  }

  /**
   * @param {Ask[]} questions
   * @param {string[]} answers
   */
  add(questions, answers) {
    this.asked += questions.length;
    this.right += questions.filter((question, i) => isRight(question, answers[i])).length;
    this.#show();
  }
}

/**
 * Steps through a film and stops where a step asks: it shows the cards, asks, and tells the step after the answer.
 * `explanation` tells steps; `panel` is where questions and feedback are put.
 */
export class StepQuestions {
  n = 0;
  busy = false; // whether a walk is under way
  takesFocus = false; // whether a question that is asked takes the focus
  #walk = 0; // the number of the walk that counts

  /**
   * @param {Film} film
   * @param {CardTable} table
   * @param {ExplanationPanel} explanation
   * @param {Words} words
   * @param {object} options
   * @param {(n: number, how: {asked: boolean}) => void} options.onStep   hears where the film stands, and whether it is
   *   still asked what that step brings
   * @param {AutoAdvance} options.onward   waits between two steps
   */
  constructor(film, table, explanation, words, {onStep, onward}) {
    this.film = film;
    this.table = table;
    this.explanation = explanation;
    this.words = words;
    this.onStep = onStep;
    this.onward = onward;
    this.panel = h("div", {class: "cardlab-panel"});
    this.tally = new Tally(words);
  }

  /**
   * Show how things stand after n steps and tell the last of them.
   * @param {number} n
   * @param {{animate?: boolean, from?: number}} [how]   `from`: how many had been told before those
   */
  show(n, {animate = true, from = n - 1} = {}) {
    this.n = n;
    this.table.hidden = new Set();
    this.table.show(this.film.at(n), {animate});
    this.panel.replaceChildren();
    this.explanation.el.hidden = n === 0;
    if (n) this.explanation.tell(this.film.steps.slice(from, n));
    this.onStep(n, {asked: false});
  }

  /**
   * Go on to the end of the film, a breath at a time, also where that grows meanwhile. A later walk takes the place of
   * this one.
   * @returns {Promise<boolean>} whether it has come to the end
   */
  async walk() {
    const walk = ++this.#walk;
    this.busy = true;
    while (this.n < this.film.length && walk === this.#walk) {
      const {steps} = this.film;
      const from = this.n;
      const step = steps[from];
      if (step.ask?.length) {
        await this.#ask(step, step.ask);
        if (walk === this.#walk) this.#pass(beatEnd(steps, from));
      } else {
        const told = steps.slice(from, beatEnd(steps, from));
        this.show(from + told.length, {animate: !this.onward.hurries, from});
        for (const one of told) this.onward.runs?.told(one);
        const leads = this.#leads;
        if (this.n < this.film.length && walk === this.#walk && !leads) await this.#pause(asOne(told));
      }
    }
    if (walk === this.#walk) this.#stop();
    return walk === this.#walk;
  }

  /**
   * Pass over steps that tell what has just been said to an answer; what they count is seen with the next one.
   * @param {number} end
   */
  #pass(end) {
    if (end < this.film.length) this.n = end;
    else if (end > this.n) this.show(end);
  }

  /** Whether what has been told last is told in one breath with what is asked next. */
  get #leads() {
    const {steps} = this.film;
    return Boolean(this.n && steps[this.n - 1].flows && steps[this.n]?.ask?.length);
  }

  /** @param {Pick<Step, "sentence" | "working">} step */
  #pause(step) {
    const waits = this.waits || this.takesFocus;
    const gone = this.onward.wait(step);
    if (waits && this.onward.waits) this.onward.next.focus({preventScroll: true});
    return gone;
  }

  #stop() {
    this.busy = false;
    this.onward.rest();
  }

  /** Stop walking and show the end, without asking. */
  jump(n = this.film.length) {
    this.#walk++;
    this.#stop();
    this.show(n, {animate: false});
  }

  /** Whether the focus waits at what is told, since a question has gone, or at what goes on. */
  get waits() {
    const {explanation, onward} = this;
    return [explanation.text, onward.el].some((place) => place.contains(document.activeElement));
  }

  /**
   * @param {Step} step
   * @param {Ask[]} questions
   * @returns {Promise<void>}
   */
  #ask(step, questions) {
    const {waits} = this;
    this.explanation.el.hidden = !this.#leads;
    this.n += 1;
    this.onward.runs?.stop();
    this.onward.rest();
    this.table.hidden = new Set(step.hides);
    this.table.show(this.film.at(this.n));
    this.onStep(this.n, {asked: true});
    const walk = this.#walk;
    return new Promise((resolve) => {
      const focus = this.takesFocus || waits;
      /** @param {string[]} answers   to the questions before */
      const ask = (answers) => {
        const {next, check} = this.words; // before the last one there is nothing to look at yet
        const label = answers.length < questions.length - 1 ? next : check;
        const form = askForm(questions[answers.length], this.words, (said) => answered([...answers, said]), label);
        this.panel.replaceChildren(...saidSoFar(questions, answers, this.words), form);
        if (focus || answers.length) form.querySelector("input")?.focus({preventScroll: true});
      };
      const answered = (/** @type {string[]} */ answers) => {
        if (answers.length < questions.length) {
          ask(answers);
          return;
        }
        this.tally.add(questions, answers);
        if (walk === this.#walk) this.#reply(questions, answers, resolve);
        else resolve();
      };
      ask([]);
    });
  }

  /**
   * Say what is to be said to the answers, and wait until the learner goes on.
   * @param {Ask[]} questions
   * @param {string[]} answers
   * @param {() => void} goOn
   */
  #reply(questions, answers, goOn) {
    const {explanation, words} = this;
    this.show(this.n, {animate: false});
    explanation.el.hidden = true; // what is said to the answers tells the same
    const next = button(words.goes_on, {class: "cardlab-button cardlab-main"});
    const leave = () => {
      explanation.el.hidden = false;
      explanation.text.focus({preventScroll: true}); // until something is asked again
      this.panel.replaceChildren();
      goOn();
    };
    next.addEventListener("click", leave, {once: true});
    this.panel.replaceChildren(h("div", {role: "status"}, feedback(questions, answers, words)), next);
    next.focus({preventScroll: true});
  }
}
