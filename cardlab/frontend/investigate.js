// The stage in which something is investigated: change a rule, deal many games, look at what comes, answer a question.

import {button, fill, freshId, h, mark} from "./dom.js";
import {Outbox, hearOf, sender} from "./kernel.js";
import {Plot} from "./plot.js";
import {Exercise} from "./practise.js";

/** What a page knows that is opened later: of each experiment what was told last. */
export function keepCounts(known, {told}) {
  if (!told) return known;
  return {...known, experiments: known.experiments.map((one) => (one.name === told.experiment ? {...one, told} : one))};
}

/**
 * The experiments of a lesson, one open at a time.
 * @param given  games and experiments
 * @param words  the texts of the page
 * @param {{signal: AbortSignal, send: (message: object) => void}} options   send throws where there is no kernel
 */
export class Laboratory {
  constructor({games, experiments}, words, {signal, send}) {
    this.words = words;
    this.last = 0; // the moment of the last message; each has one of its own
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.benches = experiments.map((experiment, i) => {
      const next = experiments[i + 1];
      return new Bench(experiment, games, words, {
        signal,
        next: next && {title: next.title, open: () => this.open(i + 1, true)},
        post: (message) => this.#post(message),
      });
    });
    this.ways = experiments.length > 1 ? experiments.map((one, i) => this.#way(one, i)) : [];
    const ways = this.ways.length
      ? [h("div", {class: "cardlab-tools", role: "group", "aria-label": words.experiments}, ...this.ways)]
      : [];
    this.el = h("div", {class: "cardlab-laboratory"}, this.notice, ...ways, ...this.benches.map(({el}) => el));
    this.outbox = new Outbox(send, {signal, onAlone: (alone) => this.#tell(alone)});
    this.open(0);
  }

  #way({title}, i) {
    const way = button(title);
    way.addEventListener("click", () => this.open(i));
    return way;
  }

  /** Show one of the experiments. */
  open(wanted, focus = false) {
    this.benches.forEach(({el}, i) => (el.hidden = i !== wanted));
    this.ways.forEach((way, i) => mark(way, {"aria-pressed": String(i === wanted)}));
    if (focus) this.ways[wanted].focus();
  }

  /** Only what was asked last is asked again when a lost connection is back. */
  #post(message) {
    this.last = Math.max(Date.now(), this.last + 1);
    this.outbox.waiting = [];
    this.outbox.post({...message, at: this.last});
  }

  #tell(alone) {
    this.notice.textContent = alone ? this.words.investigate_alone : "";
    if (alone) for (const bench of this.benches) bench.rest();
  }

  /** Take what the kernel says: what has been counted, or why it cannot be dealt. */
  hear({heard, told, refused, experiment}) {
    if (heard !== undefined) this.outbox.heard(heard);
    if (refused !== undefined) (this.benches.find(({name}) => name === experiment) ?? this.benches[0]).refuse(refused);
    if (told) this.benches.find(({name}) => name === told.experiment)?.show(told);
  }
}

/** One experiment: what is dealt, the plot and its table, what there is to say, and the question about it. */
class Bench {
  constructor(experiment, games, words, {signal, post, next}) {
    Object.assign(this, {experiment, name: experiment.name, words, signal, post, next});
    this.title = h("h2", {class: "cardlab-bench-title"}, experiment.title);
    this.fields = experiment.fields.map((field) => ({field, ...chooser(field.label, field.values)}));
    this.games = chooser(words.how_many_games, games);
    this.go = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.deal_games);
    this.halt = button(words.halt, {hidden: true});
    this.progress = h("progress", {"aria-label": words.dealing, hidden: true});
    this.counting = h("span", {class: "cardlab-count"});
    this.refusal = h("p", {class: "cardlab-refusal", role: "alert"});
    const settings = h(
      "fieldset",
      {class: "cardlab-bench-settings"},
      h("legend", {}, words.settings_of),
      ...this.fields.map(({el}) => el),
      this.games.el,
    );
    const form = h(
      "form",
      {class: "cardlab-bench-form"},
      settings,
      h("div", {class: "cardlab-tools"}, this.go, this.halt, this.progress, this.counting),
    );
    this.said = h("p", {class: "cardlab-bench-said", role: "status"});
    this.plot = new Plot(experiment, words, {signal});
    this.table = h("table", {class: "cardlab-counted"});
    this.asked = h("div", {class: "cardlab-bench-question"});
    this.shown = h(
      "div",
      {class: "cardlab-bench-shown", hidden: true},
      h("div", {class: "cardlab-bench-plot"}, this.plot.el, this.asked),
      h("div", {}, this.table),
    );
    this.el = h(
      "section",
      {class: "cardlab-bench", "aria-label": experiment.title},
      this.title,
      form,
      this.refusal,
      this.said,
      this.shown,
    );
    form.addEventListener("submit", (event) => (event.preventDefault(), this.#deal()));
    this.halt.addEventListener("click", () => post({do: "halt"}));
    if (experiment.told) this.show(experiment.told);
  }

  #deal() {
    this.refusal.textContent = "";
    this.said.textContent = "";
    const options = Object.fromEntries(this.fields.map(({field, value}) => [field.name, value()]));
    this.post({do: "deal", experiment: this.name, options, games: this.games.value()});
  }

  /** The kernel has said why this cannot be dealt. */
  refuse(sentence) {
    this.refusal.textContent = sentence;
  }

  /** Nothing more is on its way. */
  rest() {
    if (this.halt === document.activeElement) this.go.focus({preventScroll: true});
    for (const one of [this.halt, this.progress]) one.hidden = true;
    this.counting.textContent = "";
  }

  /** Show what has been counted so far; it is said when all is dealt. */
  show(told) {
    const {words} = this;
    this.shown.hidden = false;
    this.plot.show(told);
    this.#fillTable(told);
    this.said.textContent = told.sentence;
    if (told.ended) {
      this.rest();
      return this.#ask();
    }
    for (const one of [this.halt, this.progress]) one.hidden = false;
    mark(this.progress, {max: told.games, value: told.dealt});
    this.counting.textContent = fill(words.dealt_so_far, {n: told.dealt, of: told.games});
  }

  #fillTable({caption, rows}) {
    const {words, experiment} = this;
    const exact = rows.some((row) => row.exact !== null);
    const fractions = rows.some(({fraction}) => fraction.includes("/"));
    const head = [experiment.counted, words.times, words.in_100, ...(exact ? [words.exact_in_100] : [])];
    const body = rows.map((row) =>
      h(
        "tr",
        {},
        h("th", {scope: "row"}, row.label),
        h("td", {}, row.n),
        h("td", {}, row.share_text),
        ...(exact ? [exactCell(row, fractions)] : []),
      ),
    );
    this.table.replaceChildren(
      h("caption", {}, caption),
      h("thead", {}, h("tr", {}, ...head.map((name) => h("th", {scope: "col"}, name)))),
      h("tbody", {}, ...body),
    );
  }

  /** The question is asked when there is something to look at, and stays. */
  #ask() {
    if (this.exercise) return;
    this.exercise = new Exercise(this.experiment.question, this.words, {
      signal: this.signal,
      onTouched: () => {},
      onEnd: () => {},
      onNext: () => this.#answered(),
    });
    this.asked.replaceChildren(h("h3", {}, this.words.look_at_plot), this.exercise.el);
  }

  #answered() {
    this.exercise.el.querySelector(".cardlab-tools").remove();
    const go = button(this.next ? fill(this.words.investigate_next, {name: this.next.title}) : this.words.deal_games, {
      class: "cardlab-button cardlab-main",
    });
    go.addEventListener("click", () => (this.next ? this.next.open() : this.games.input.focus()));
    this.exercise.el.append(h("p", {}, this.words.investigate_more), h("div", {class: "cardlab-tools"}, go));
    go.focus({preventScroll: true});
  }
}

/** An exact chance, beside it as a fraction; where other rows have fractions room is kept, so that numbers stay below each other. */
function exactCell({exact_text: text, fraction}, fractions) {
  const shown = fraction.includes("/") ? h("bdi", {dir: "ltr"}, fraction) : "";
  return h("td", {}, text, ...(fractions ? [" ", h("span", {class: "cardlab-fraction"}, shown)] : []));
}

/** A list to choose from; `value` gives what is chosen as it was given. */
function chooser(name, values) {
  const id = freshId("choose");
  const input = h(
    "select",
    {id, class: "cardlab-select"},
    ...values.map(({label}, i) => h("option", {value: i}, label)),
  );
  return {
    input,
    el: h("div", {class: "cardlab-field"}, h("label", {for: id}, name), input),
    value: () => values[input.selectedIndex].value,
  };
}

export function investigate(stage, {words, signal, model}) {
  const laboratory = new Laboratory(model.get("investigate"), words, {signal, send: sender(model)});
  hearOf(model, "investigate", signal, (answer) => laboratory.hear(answer));
  return laboratory.el;
}
