// One experiment: what is dealt, the plot and its table, what there is to say, and the question about it.

import {button, find, freshId, h, mark} from "./dom.js";
import {Exercise} from "./exercise.js";
import {fill} from "./locale.js";
import {Plot} from "./plot.js";

/** @import {Counted, Experiment, Option, Row, StageRequest, Words} from "./types.d.ts" */

/** An experiment in the page. */
export class Bench {
  /** @type {Exercise | null} */
  #exercise = null;

  /**
   * @param {Experiment} experiment
   * @param {Option<number>[]} games   how many may be dealt
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {(request: StageRequest) => void} options.post
   * @param {{title: string, open: () => void} | null} options.next   the experiment after this one
   * @param {() => void} [options.onEnd]   hears that the question of the last experiment has been answered
   */
  constructor(experiment, games, words, {signal, post, next, onEnd}) {
    this.onEnd = onEnd;
    this.experiment = experiment;
    this.name = experiment.name;
    this.words = words;
    this.signal = signal;
    this.post = post;
    this.next = next;
    this.fields = experiment.fields.map(({name, label, values}) => ({name, ...chooser(label, values)}));
    this.games = chooser(words.how_many_games, games);
    this.go = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.deal_games);
    this.halt = button(words.halt, {hidden: true});
    this.halt.addEventListener("click", () => post({do: "halt"}));
    this.progress = h("progress", {"aria-label": words.dealing, hidden: true});
    this.counting = h("span", {class: "cardlab-count"});
    this.refusal = h("p", {class: "cardlab-refusal", role: "alert"});
    this.sentence = h("p", {class: "cardlab-bench-said", role: "status"});
    this.plot = new Plot(experiment, words, {signal});
    this.table = h("table", {class: "cardlab-counted"});
    this.question = h("div", {class: "cardlab-bench-question"});
    const plot = h("div", {class: "cardlab-bench-plot"}, this.plot.el, this.question);
    this.shown = h("div", {class: "cardlab-bench-shown", hidden: true}, plot, h("div", {}, this.table));
    const title = h("h2", {class: "cardlab-bench-title"}, experiment.title);
    const look = {class: "cardlab-bench", "aria-label": experiment.title};
    this.el = h("section", look, title, this.#form(), this.refusal, this.sentence, this.shown);
    if (experiment.told) this.show(experiment.told);
  }

  #form() {
    const legend = h("legend", {}, this.words.settings_of);
    const choices = [...this.fields.map(({el}) => el), this.games.el];
    const settings = h("fieldset", {class: "cardlab-bench-settings"}, legend, ...choices);
    const tools = h("div", {class: "cardlab-tools"}, this.go, this.halt, this.progress, this.counting);
    const form = h("form", {class: "cardlab-bench-form"}, settings, tools);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#deal();
    });
    return form;
  }

  #deal() {
    this.refusal.textContent = "";
    this.sentence.textContent = "";
    const options = Object.fromEntries(this.fields.map(({name, value}) => [name, value()]));
    this.post({do: "deal", experiment: this.name, options, games: this.games.value()});
  }

  /**
   * The kernel has said why this cannot be dealt.
   * @param {string} sentence
   */
  refuse(sentence) {
    this.refusal.textContent = sentence;
  }

  /** Nothing more is on its way. */
  rest() {
    if (this.halt === document.activeElement) this.go.focus({preventScroll: true});
    for (const part of [this.halt, this.progress]) part.hidden = true;
    this.counting.textContent = "";
  }

  /**
   * Show what has been counted so far; it is said when all is dealt.
   * @param {Counted} counted
   */
  show(counted) {
    const {words} = this;
    this.shown.hidden = false;
    this.plot.show(counted);
    this.#fillTable(counted);
    this.sentence.textContent = counted.sentence;
    if (counted.ended) {
      this.rest();
      this.#ask();
      return;
    }
    for (const part of [this.halt, this.progress]) part.hidden = false;
    mark(this.progress, {max: counted.games, value: counted.dealt});
    this.counting.textContent = fill(words, words.dealt_so_far, {n: counted.dealt, of: counted.games});
  }

  /** @param {Counted} counted */
  #fillTable({caption, rows}) {
    const {words, experiment} = this;
    const exact = rows.some((row) => row.exact !== null);
    const fractions = rows.some(({fraction}) => fraction.includes("/"));
    const names = [experiment.counted, words.times, words.in_100, ...(exact ? [words.exact_in_100] : [])];
    const head = h("tr", {}, ...names.map((name) => h("th", {scope: "col"}, name)));
    const body = rows.map((row) => {
      const cells = [h("th", {scope: "row"}, row.label), h("td", {}, row.n), h("td", {}, row.share_text)];
      return h("tr", {}, ...cells, ...(exact ? [exactCell(row, fractions)] : []));
    });
    this.table.replaceChildren(h("caption", {}, caption), h("thead", {}, head), h("tbody", {}, ...body));
  }

  /** The question is asked when there is something to look at, and stays. */
  #ask() {
    if (this.#exercise) return;
    const {words, signal} = this;
    const exercise = new Exercise(this.experiment.question, words, {signal, onNext: () => this.#answered(exercise)});
    this.#exercise = exercise;
    this.question.replaceChildren(h("h3", {}, words.look_at_plot), exercise.el);
  }

  /** @param {Exercise} exercise */
  #answered({el}) {
    const {words, next} = this;
    find(el, ".cardlab-tools").remove();
    const label = next ? fill(words, words.investigate_next, {name: next.title}) : words.deal_games;
    const go = button(label, {class: "cardlab-button cardlab-main"});
    go.addEventListener("click", () => (next ? next.open() : this.games.input.focus()));
    el.append(h("p", {}, words.investigate_more), h("div", {class: "cardlab-tools"}, go));
    if (!next) this.onEnd?.();
    go.focus({preventScroll: true});
  }
}

/**
 * An exact chance, beside it as a fraction; where other rows have fractions room is kept, so that numbers stay below
 * each other.
 * @param {Row} row
 * @param {boolean} fractions
 */
function exactCell({exact_text: text, fraction}, fractions) {
  if (!fractions) return h("td", {}, text);
  const shown = fraction.includes("/") ? h("bdi", {dir: "ltr"}, fraction) : "";
  return h("td", {}, text, " ", h("span", {class: "cardlab-fraction"}, shown));
}

/**
 * A list to choose from; `value` gives what is chosen as it was given.
 * @template T
 * @param {string} name
 * @param {Option<T>[]} values
 */
function chooser(name, values) {
  const id = freshId("choose");
  const options = values.map(({label}, i) => h("option", {value: i}, label));
  const input = h("select", {id, class: "cardlab-select"}, ...options);
  const el = h("div", {class: "cardlab-field"}, h("label", {for: id}, name), input);
  return {input, el, value: () => values[input.selectedIndex].value};
}
