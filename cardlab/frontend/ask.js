// Questions that a step asks before it is told: numbers, and one of several. Nothing is punished; every answer shows why.

import {canonical, readNumber} from "./answer.js";
import {button, fill, freshId, h} from "./dom.js";
import {prose} from "./prose.js";

/** Whether an answer is the right one: "12 " is 12, and so is "١٢". */
export function isRight(question, said) {
  const text = String(said ?? "").trim();
  if (question.kind !== "number") return text === question.answer;
  const number = readNumber(text);
  return number !== null && canonical(number) === String(question.answer);
}

/** A form with the questions of one step; `onAnswer` gets what was said, one answer a question. */
export function askForm(questions, words, onAnswer) {
  const fields = questions.map((question) =>
    question.kind === "number" ? numberField(question) : choiceField(question),
  );
  const form = h(
    "form",
    {class: "cardlab-ask", novalidate: true},
    ...fields.map(({el}) => el),
    h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.check),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onAnswer(fields.map(({said}) => said()));
  });
  return form;
}

function numberField({prompt}) {
  const id = freshId("answer");
  const input = h("input", {
    id,
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 12,
    dir: "ltr",
    class: "cardlab-number",
  });
  return {
    el: h("p", {class: "cardlab-question"}, h("label", {for: id}, ...prose(prompt)), input),
    said: () => input.value,
  };
}

function choiceField({prompt, options}) {
  const name = freshId("choice");
  const set = h("fieldset", {class: "cardlab-question"}, h("legend", {}, ...prose(prompt)));
  for (const {value, label} of options) {
    set.append(h("label", {class: "cardlab-option"}, h("input", {type: "radio", name, value}), h("span", {}, label)));
  }
  return {el: set, said: () => set.querySelector("input:checked")?.value ?? ""};
}

/** What is said about the answers: which part was right, and for each the fact itself. */
export function feedback(questions, answers, words) {
  const items = questions.map((question, i) => {
    const said = answers[i];
    const right = isRight(question, said);
    const shown = question.options?.find(({value}) => value === said)?.label ?? said;
    const told = right ? "" : String(shown ?? "").trim() ? fill(words.you_said, {said: shown}) : words.nothing_said;
    return h(
      "li",
      {class: right ? "cardlab-right" : "cardlab-look"},
      h("b", {}, right ? words.right : words.not_yet),
      " ",
      ...prose(question.reveal),
      h("div", {}, told),
    );
  });
  return h("ul", {class: "cardlab-feedback"}, ...items);
}

/** Counts how often a learner was right. */
export class Tally {
  constructor(words) {
    this.words = words;
    this.right = 0;
    this.asked = 0;
    this.el = h("p", {class: "cardlab-tally", role: "status"});
  }

  add(questions, answers) {
    this.asked += questions.length;
    this.right += questions.filter((question, i) => isRight(question, answers[i])).length;
    this.el.textContent = fill(this.words.asked_so_far, {n: this.right, of: this.asked});
  }
}

/**
 * Steps through a film and stops where a step asks: it shows the cards, asks, and tells the step after the answer.
 * `telling` tells steps; `panel` is where questions and feedback are put; `onStep` hears where the film stands, and whether
 * it is still asked what that step brings; `pace` gives the milliseconds between two steps.
 */
export class Asker {
  constructor(film, table, telling, words, {onStep = () => {}, pace = () => 0} = {}) {
    Object.assign(this, {film, table, telling, words, onStep, pace});
    this.n = 0;
    this.panel = h("div", {class: "cardlab-panel", "aria-live": "polite"});
    this.tally = new Tally(words);
    this.walking = 0;
    this.busy = false; // whether a walk is on its way
  }

  /** Show how things stand after n steps and tell the last one. */
  show(n, {animate = true} = {}) {
    this.n = n;
    this.table.hidden = new Set();
    this.table.show(this.film.at(n), {animate});
    this.panel.replaceChildren();
    this.telling.el.hidden = n === 0;
    if (n) this.telling.tell(this.film.steps[n - 1]);
    this.onStep(n);
  }

  /** Go on step by step until a question or the end; resolves at the end. A later walk takes the place of this one. */
  async walk(to = this.film.length) {
    const walk = ++this.walking;
    this.busy = true;
    while (this.n < to && walk === this.walking) {
      const step = this.film.steps[this.n];
      if (step.ask?.length) await this.#ask(step);
      else this.show(this.n + 1);
      if (this.n < to && walk === this.walking) await pause(this.pace());
    }
    if (walk === this.walking) this.busy = false;
    return walk === this.walking;
  }

  /** Stop walking and show the end, without asking. */
  jump(n = this.film.length) {
    this.walking++;
    this.busy = false;
    this.show(n, {animate: false});
  }

  /** Whether the focus waits at what is told, since a question has gone. */
  get waits() {
    return this.telling.said.contains(document.activeElement);
  }

  #ask(step) {
    this.n += 1;
    this.table.hidden = new Set(step.hides);
    this.table.show(this.film.at(this.n));
    const {waits} = this;
    this.telling.el.hidden = true;
    this.onStep(this.n, {asked: true});
    const walk = this.walking;
    return new Promise((resolve) => {
      const form = askForm(step.ask, this.words, (answers) => {
        this.tally.add(step.ask, answers);
        if (walk !== this.walking) return resolve();
        this.show(this.n, {animate: false});
        this.telling.el.hidden = true; // what is said to the answers tells the same
        const go = button(this.words.goes_on, {class: "cardlab-button cardlab-main"});
        go.addEventListener(
          "click",
          () => {
            this.telling.el.hidden = false;
            this.telling.said.focus({preventScroll: true}); // until something is asked again
            this.panel.replaceChildren();
            resolve();
          },
          {once: true},
        );
        this.panel.replaceChildren(feedback(step.ask, answers, this.words), go);
        go.focus({preventScroll: true});
      });
      this.panel.replaceChildren(form);
      if (this.asksForFocus || waits) form.querySelector("input")?.focus({preventScroll: true});
    });
  }
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
