// Shows one experiment on the felt: the guess, the matches, the bars with a question about them, the exact chances and
// the reason. Further comparisons come below.

import {button, find, freshId, h, mark} from "../common/dom.js";
import {Exercise} from "./exercise.js";
import {choiceField} from "./question.js";
import {QuestionFrame, bringIntoView} from "./question_frame.js";
import {fill} from "../common/locale.js";
import {Plots} from "../models/plot.js";
import {mathText} from "../common/math_text.js";

/** @import {Counted, Experiment, Row, StageRequest, Values, Words} from "../common/types.d.ts" */

const BESIDE = 3; // arms side by side
const BESIDE_FROM = 460; // pixels; in a narrower table, the numbers of the arms are stacked

/** An experiment on the page. */
export class ExperimentPanel {
  /** @type {Exercise | null} */
  #exercise = null;
  /** @type {Counted | null} the latest results */
  #told = null;

  /**
   * @param {Experiment} experiment
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {(request: StageRequest) => void} options.post
   * @param {{title: string, open: () => void} | null} options.next   the experiment after this one
   * @param {() => void} [options.onEnd]   called when the question of the last experiment has been answered
   */
  constructor(experiment, words, {signal, post, next, onEnd}) {
    this.onEnd = onEnd;
    this.experiment = experiment;
    this.name = experiment.name;
    this.words = words;
    this.signal = signal;
    this.post = post;
    this.next = next;
    this.answered = experiment.answered;
    this.guess = experiment.guess;
    this.fields = experiment.fields.map(({name, label, values}) => ({name, ...chooser(label, values)}));
    this.games = chooser(words.how_many_games, experiment.games, experiment.usual.games);
    this.halt = button(words.stop_dealing);
    this.halt.addEventListener("click", () => post({do: "stop_experiment"}));
    this.progress = h("progress", {"aria-label": words.dealing});
    this.counting = h("span", {class: "cardlab-count"});
    this.dealing = h("div", {class: "cardlab-tools", hidden: true}, this.halt, this.progress, this.counting);
    this.refusal = h("p", {class: "cardlab-refusal", role: "alert"});
    this.sentence = h("p", {class: "cardlab-experiment-sentence", role: "status", tabindex: -1});
    this.plots = new Plots(experiment, words, {signal});
    this.table = h("table", {class: "cardlab-count-table"});
    this.question = h("div", {class: "cardlab-experiment-question"});
    this.ending = h("div", {class: "cardlab-experiment-ending", role: "status"});
    this.nextButtons = h("div", {class: "cardlab-tools"});
    this.plots.el.hidden = true;
    this.numbers = h("details", {class: "cardlab-experiment-numbers", hidden: true});
    this.exactly = h("div", {});
    this.numbers.append(h("summary", {}, words.numbers), this.exactly, this.table);
    this.first = this.#guessing();
    this.more = this.#changing();
    // The guess asks the same in more words.
    const title = h("h2", {class: "cardlab-visually-hidden", tabindex: -1}, experiment.title);
    const look = {class: "cardlab-experiment", "aria-label": experiment.title};
    const parts = [this.first, this.dealing, this.refusal, this.sentence, this.plots.el, this.question, this.ending];
    const felt = new QuestionFrame(words, {signal});
    felt.el.classList.add("cardlab-experiment-felt");
    felt.body.append(h("div", {class: "cardlab-experiment-body"}, ...parts, this.nextButtons));
    const onDemand = h("div", {class: "cardlab-experiment-details"}, this.numbers, this.more);
    this.el = h("section", look, title, felt.el, onDemand);
    if (experiment.told) this.show(experiment.told);
  }

  /** Creates the form for the guess, which comes before the first game. */
  #guessing() {
    const {words, experiment} = this;
    const {games} = experiment;
    const name = freshId("guess");
    const options = experiment.options.map((option) => {
      const {box, el} = choiceField("radio", name, option, words);
      box.checked = option.value === experiment.guess;
      return el;
    });
    const dealt = games.find(({value}) => value === experiment.usual.games)?.label ?? "";
    const go = h("button", {type: "submit", class: "cardlab-button cardlab-main"});
    go.append(fill(words, words.deal_games, {n: dealt}));
    const asked = h("legend", {class: "cardlab-prompt"}, ...mathText(experiment.ask));
    const choices = h("div", {class: "cardlab-choices"}, ...options);
    const asking = h("fieldset", {class: "cardlab-question-fields"}, asked, choices);
    const form = h("form", {class: "cardlab-experiment-form"}, asking, h("div", {class: "cardlab-tools"}, go));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#deal(new FormData(form).get(name));
    });
    return form;
  }

  /**
   * Deals the first games after the guess.
   * @param {FormDataEntryValue | null} guess
   */
  #deal(guess) {
    if (typeof guess !== "string") {
      this.refuse(this.words.guess_first);
      find(this.first, "input").focus();
      return;
    }
    const {arms, games} = this.experiment.usual;
    if (guess !== this.guess) this.post({do: "guess", experiment: this.name, guess});
    this.guess = guess;
    this.#begin(arms, games);
  }

  /** Creates the form for further comparisons, which comes after the question. */
  #changing() {
    const {words} = this;
    const settings = h("div", {class: "cardlab-experiment-settings"}, ...this.fields.map(({el}) => el), this.games.el);
    const go = h("button", {type: "submit", class: "cardlab-button"}, words.deal_to_compare);
    const form = h("form", {class: "cardlab-experiment-form"}, h("p", {}, words.investigate_more), settings, go);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = Object.fromEntries(this.fields.map(({name, value}) => [name, value()]));
      const {usual} = this.experiment;
      const arms = beside(this.#told?.settings ?? usual.arms, chosen);
      this.#begin(arms, this.games.value());
    });
    return h("details", {class: "cardlab-experiment-more", hidden: true}, h("summary", {}, words.settings_of), form);
  }

  /**
   * @param {Values[]} arms
   * @param {number} games
   */
  #begin(arms, games) {
    this.refusal.textContent = "";
    this.sentence.textContent = "";
    this.post({do: "run_experiment", experiment: this.name, arms, games});
  }

  /**
   * Shows the session's reason for a refusal.
   * @param {string} sentence
   */
  refuse(sentence) {
    this.refusal.textContent = sentence;
  }

  /** Ends the waiting state. */
  rest() {
    this.dealing.hidden = true;
  }

  /**
   * Shows the counts so far. Announces them once all games are dealt.
   * @param {Counted} told
   */
  show(told) {
    const {words} = this;
    const at = document.activeElement;
    const here = this.first.contains(at) || this.dealing.contains(at);
    const again = this.more.contains(at);
    this.#told = told;
    for (const part of [this.plots.el, this.numbers]) part.hidden = false;
    this.refusal.textContent = "";
    this.#draw();
    if (!told.ended) {
      this.dealing.hidden = false;
      this.first.hidden = true;
      if (here) this.halt.focus({preventScroll: true});
      mark(this.progress, {max: told.games, value: told.dealt});
      this.counting.textContent = fill(words, words.dealt_so_far, {n: told.dealt, of: told.games});
      return;
    }
    this.rest();
    // The end says what came, except that another comparison needs its own sentence.
    this.sentence.textContent = this.answered && told.why && !again ? "" : told.sentence;
    this.more.hidden = !this.answered;
    this.first.hidden = this.answered || Boolean(told.question);
    if (this.answered) this.#end();
    else if (told.question) this.#ask(told, here);
    if (here && !this.first.hidden) find(this.first, "button").focus({preventScroll: true});
    if ((here || again) && this.answered) this.#look();
  }

  /** Scrolls to a new comparison, because it appears above the form that asked for it. */
  #look() {
    this.sentence.focus({preventScroll: true});
    bringIntoView(this.plots.el, this.sentence);
  }

  /** Draws the bars and their table. Before the question is answered, they show nothing but the counts. */
  #draw() {
    if (!this.#told) return;
    this.plots.show(this.#told, this.answered);
    const isNarrow = this.el.clientWidth < BESIDE_FROM;
    this.table.replaceChildren(...tableOf(this.#told, this.experiment, this.words, this.answered, isNarrow));
    this.exactly.replaceChildren(...(this.answered ? this.#exactMeans(this.#told) : []));
  }

  /**
   * Says the exact mean of each setting, if it has one.
   * @param {Counted} told
   */
  #exactMeans({arms}) {
    const {words} = this;
    return arms
      .filter(({exact_figure: exact}) => exact)
      .map(({label, exact_figure: what}) => h("p", {}, h("b", {}, label), " ", fill(words, words.exactly, {what})));
  }

  /**
   * Asks the question once all its games are dealt.
   * @param {Counted} told
   * @param {boolean} here   whether the learner is at this experiment
   */
  #ask({question}, here) {
    if (this.#exercise || !question) return;
    const {words, signal} = this;
    const exercise = new Exercise(question, words, {signal, worked: words.bars_show, onNext: () => this.#answer()});
    this.#exercise = exercise;
    this.question.replaceChildren(...this.#guessed(), exercise.el);
    if (here) exercise.focus();
  }

  /** Creates the line with the guess, above the results. */
  #guessed() {
    const {words, experiment} = this;
    const guess = experiment.options.find(({value}) => value === this.guess);
    if (!guess) return [];
    return [h("p", {class: "cardlab-experiment-guess"}, fill(words, words.guess_yours, {said: guess.label}))];
  }

  /** Handles the answer to the question: draws the exact chances over the counts. */
  #answer() {
    this.answered = true;
    this.sentence.textContent = "";
    this.post({do: "conclude_experiment", experiment: this.name});
    this.question.replaceChildren();
    this.#draw();
    this.more.hidden = false;
    this.#end();
    this.nextButtons.querySelector("button")?.focus({preventScroll: true});
    bringIntoView(this.plots.el, this.ending, this.nextButtons);
  }

  /** Shows the guess next to the results, the reason, and the link that leads on. */
  #end() {
    const {words, next} = this;
    const told = this.#told;
    if (told?.why) {
      const why = h("details", {}, h("summary", {}, words.investigate_why), h("p", {}, ...mathText(told.why)));
      const compared = comparedGuess(this.experiment, this.guess, told, words);
      const said = compared ? [h("p", {class: "cardlab-experiment-guess"}, compared)] : [];
      this.ending.replaceChildren(...said, why);
    }
    if (!next) {
      this.onEnd?.();
      return;
    }
    const go = button(fill(words, words.investigate_next, {name: next.title}), {class: "cardlab-button cardlab-main"});
    go.addEventListener("click", () => next.open());
    this.nextButtons.replaceChildren(go);
  }
}

/**
 * Compares the guess with what came; "" without a guess or a question.
 * @param {Experiment} experiment
 * @param {string | null} guess
 * @param {Counted} told
 * @param {Words} words
 */
export function comparedGuess({options}, guess, {question}, words) {
  const guessed = options.find(({value}) => value === guess);
  if (!guessed || !question) return "";
  const text = question.answer === guess ? words.guess_right : words.guess_other;
  return fill(words, text, {said: guessed.label, what: question.answer_text});
}

/**
 * Adds an arm to the arms shown. If there are too many, the oldest ones go.
 * @param {Values[]} arms
 * @param {Values} chosen
 */
export function beside(arms, chosen) {
  const same = (/** @type {Values} */ one) => Object.keys(chosen).every((name) => one[name] === chosen[name]);
  return [...arms.filter((one) => !same(one)), chosen].slice(-BESIDE);
}

/**
 * Creates the table of counts.
 * @param {Counted} told
 * @param {Experiment} experiment
 * @param {Words} words
 * @param {boolean} reveals   whether it shows the exact chances
 * @param {boolean} isNarrow   whether arms are stacked
 */
function tableOf({caption, arms}, {counted, of}, words, reveals, isNarrow) {
  const above = h("caption", {}, caption, " ", fill(words, words.share, {of}));
  const columns = arms.map(({rows}) => ({
    exact: reveals && rows.some((row) => row.exact !== null),
    fractions: rows.some(({fraction}) => fraction.includes("/")),
  }));
  const namesOf = (/** @type {boolean} */ exact) => [words.times, words.in_100, ...(exact ? [words.exact_in_100] : [])];
  const headOf = (/** @type {string[]} */ names) =>
    h("tr", {}, ...[counted, ...names].map((name) => h("th", {scope: "col"}, name)));
  if (isNarrow && arms.length > 1) {
    const names = namesOf(columns.some(({exact}) => exact));
    const bodies = arms.map(({label, rows}, k) => {
      const title = h("tr", {}, h("th", {scope: "rowgroup", colspan: names.length + 1}, label));
      const told = rows.map((row) => h("tr", {}, h("th", {scope: "row"}, row.label), ...cellsOf(row, columns[k])));
      return h("tbody", {}, title, ...told);
    });
    return [above, h("thead", {}, headOf(names)), ...bodies];
  }
  const below = headOf(columns.flatMap(({exact}) => namesOf(exact)));
  const labels = arms.map(({label}, i) => h("th", {scope: "colgroup", colspan: columns[i].exact ? 3 : 2}, label));
  const head = arms.length > 1 ? [h("tr", {}, h("td"), ...labels), below] : [below];
  const body = arms[0].rows.map(({label}, i) => {
    const cells = arms.flatMap(({rows}, k) => cellsOf(rows[i], columns[k]));
    return h("tr", {}, h("th", {scope: "row"}, label), ...cells);
  });
  return [above, h("thead", {}, ...head), h("tbody", {}, ...body)];
}

/**
 * @param {Row} row
 * @param {{exact: boolean, fractions: boolean}} column
 */
function cellsOf(row, {exact, fractions}) {
  const cells = [h("td", {}, row.n), h("td", {}, row.share_text)];
  return exact ? [...cells, exactCell(row, fractions)] : cells;
}

/**
 * Creates a cell with an exact chance and its fraction. If other rows have fractions, leaves room for one, so that the
 * numbers stay aligned.
 * @param {Row} row
 * @param {boolean} fractions
 */
function exactCell({exact_text: text, fraction}, fractions) {
  if (!fractions) return h("td", {}, text);
  const shown = fraction.includes("/") ? h("bdi", {dir: "ltr"}, fraction) : "";
  return h("td", {}, text, " ", h("span", {class: "cardlab-fraction"}, shown));
}

/**
 * Creates a list of choices. `value` returns the chosen one as it was passed in.
 * @template T
 * @param {string} name
 * @param {{value: T, label: string}[]} values
 * @param {T} [chosen]   the initial choice; default: the first
 */
function chooser(name, values, chosen) {
  const id = freshId("choose");
  const options = values.map(({label, value}, i) => h("option", {value: i, selected: value === chosen}, label));
  const input = h("select", {id, class: "cardlab-select"}, ...options);
  const el = h("div", {class: "cardlab-field"}, h("label", {for: id}, name), input);
  return {input, el, value: () => values[input.selectedIndex].value};
}
