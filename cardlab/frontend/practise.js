// The stage in which questions are practised, one at a time. Asking, checking, hints and feedback need no kernel: questions
// travel ahead, and the kernel takes note of the answers, schedules, and sends more.

import {check, reply, unread} from "./answer.js";
import {button, fill, h, lines, mark, saveFile} from "./dom.js";
import {canDraw, picture} from "./picture.js";
import {Outbox, hearOf, sender} from "./kernel.js";
import {after, due, outcomeOf} from "./pace.js";
import {prose} from "./prose.js";
import {askQuestion} from "./question.js";

const SET = 10; // questions in a row of dots
const TRIES = 2;
const LONGEST_FILE = 400_000; // bytes; the kernel refuses what is longer than a memory can be

/** What a page knows that is opened later: what it was given, and what the kernel has said since. */
export function keepUp(known, {pace, facts, memory, more = [], answered}) {
  const kept = memory ?? {
    ...known.memory,
    level: pace?.level ?? known.memory.level,
    facts: {...known.memory.facts, ...facts},
  };
  const back = new Set((pace ?? known.pace).back.map(([name]) => name));
  const questions = [...known.questions.filter(({id}) => id !== answered || back.has(id)), ...more];
  return {questions, pace: pace ?? known.pace, memory: kept};
}

/** The questions that the page has: of each level those that are new, and those that have been asked. */
export class Pool {
  constructor(questions) {
    this.all = new Map();
    this.fresh = new Map();
    this.asked = new Map();
    this.add(questions, []);
  }

  add(questions, back) {
    for (const question of questions) {
      if (!this.all.has(question.id) && !back.includes(question.id)) {
        this.#at(this.fresh, question.level).push(question);
      }
      this.all.set(question.id, question);
    }
  }

  /** The next question: one that comes back, or a new one of the level; when those run out, the one asked longest ago. */
  next(pace, last = null) {
    const back = this.all.get(due(pace));
    if (back) return this.#take(back);
    const waiting = new Set(pace.back.map(([name]) => name));
    const fresh = this.#at(this.fresh, pace.level).find(({id}) => !waiting.has(id));
    if (fresh) return this.#take(fresh);
    const asked = this.#at(this.asked, pace.level);
    return this.#take(asked.find(({id}) => id !== last && !waiting.has(id)) ?? asked[0] ?? [...this.all.values()][0]);
  }

  #take(question) {
    for (const kind of [this.fresh, this.asked]) {
      kind.set(
        question.level,
        this.#at(kind, question.level).filter((one) => one !== question),
      );
    }
    this.#at(this.asked, question.level).push(question);
    return question;
  }

  #at(kind, level) {
    if (!kind.has(level)) kind.set(level, []);
    return kind.get(level);
  }
}

/**
 * Practice in the page.
 * @param given  questions, pace and memory
 * @param words  the texts of the page
 * @param {{signal: AbortSignal, send: (message: object) => void, now?: () => number}} options   send throws where there is no kernel
 */
export class Practice {
  constructor(given, words, {signal, send, now = Date.now}) {
    Object.assign(this, {words, signal, now});
    this.pace = given.pace;
    this.memory = given.memory;
    this.pool = new Pool(given.questions);
    this.last = 0; // the moment of the last message; each has one of its own
    this.came = new Map(); // moment -> what came of the question that was answered then
    this.begun = false; // whether the learner has done anything here: only then the focus is moved
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.dots = h("ol", {class: "cardlab-dots"});
    this.body = h("div", {class: "cardlab-practice-body"});
    this.kept = new Kept(words, {file: () => this.file(), onLoad: (text) => this.#post({do: "load", memory: text})});
    this.el = h("div", {class: "cardlab-practice"}, this.notice, this.dots, this.body, this.kept.el);
    this.outbox = new Outbox(send, {signal, onAlone: (alone) => this.#tell(alone)});
    this.#begin();
  }

  #tell(alone) {
    this.notice.textContent = alone ? this.words.practise_alone : "";
    this.#tellLoading();
  }

  /** What the learner keeps: the kernel's memory, and the answers that it has not heard of. */
  file() {
    const unheard = this.outbox.waiting
      .filter((message) => message.do === "answered")
      .map(({do: _, ...answered}) => answered);
    return {...this.memory, level: this.pace.level, unheard};
  }

  /** Take an answer of the kernel: to a question that was answered, or to a file that was loaded. */
  hear({did, heard, pace, facts, memory, more = [], refused}) {
    this.outbox.heard(heard);
    if (did === "load") this.kept.tell(refused ?? this.words.memory_loaded);
    if (refused !== undefined) return;
    if (memory) {
      this.pace = this.outbox.waiting.reduce(
        (now, {at, question}) => (question ? after(now, question, this.came.get(at)) : now),
        pace,
      );
    }
    this.memory = memory ?? {...this.memory, facts: {...this.memory.facts, ...facts}};
    this.pool.add(
      more,
      this.pace.back.map(([name]) => name),
    );
  }

  #post(message) {
    this.last = Math.max(this.now(), this.last + 1);
    this.outbox.post({...message, at: this.last});
    this.#tellLoading();
    return this.last;
  }

  /** A file that is waiting to be loaded is not forgotten. */
  #tellLoading() {
    if (this.outbox?.waiting.some((message) => message.do === "load")) {
      this.kept.tell(this.words[this.outbox.alone ? "memory_alone" : "memory_loading"]);
    }
  }

  // ------------------------------------------------------------------ ten questions, one at a time

  #begin() {
    this.outcomes = [];
    this.#ask();
  }

  #ask() {
    if (this.outcomes.length === SET) return this.#rest();
    this.question = this.pool.next(this.pace, this.question?.id);
    this.#showDots();
    const asked = new Exercise(this.question, this.words, {
      signal: this.signal,
      onTouched: () => (this.begun = true),
      onEnd: (end) => this.#note(end),
      onNext: () => this.#ask(),
    });
    this.body.replaceChildren(asked.el);
    if (this.begun) asked.focus();
  }

  /** A question has been answered: what came of it counts here at once, and the kernel is told. */
  #note({said, hints, notes}) {
    const {id} = this.question;
    const outcome = outcomeOf(notes, hints);
    this.pace = after(this.pace, id, outcome);
    this.outcomes.push(outcome);
    this.#showDots();
    this.came.set(this.#post({do: "answered", question: id, said, hints}), outcome);
  }

  #showDots() {
    const {words, outcomes} = this;
    const dots = Array.from({length: SET}, (_, i) => {
      const now = i === outcomes.length;
      const told = outcomes[i] ? words[`dot_${outcomes[i]}`] : now ? words.dot_now : words.dot_to_come;
      return h(
        "li",
        {
          class: `cardlab-came cardlab-came-${outcomes[i] ?? (now ? "now" : "to-come")}`,
          "aria-current": now ? "step" : null,
        },
        h("span", {class: "cardlab-unseen"}, told),
      );
    });
    mark(this.dots, {"aria-label": fill(words.practise_dots, {n: Math.min(outcomes.length + 1, SET), of: SET})});
    this.dots.replaceChildren(...dots);
  }

  /** After ten: what has been done, and ten more for whoever wants them. */
  #rest() {
    const n = this.outcomes.filter((outcome) => outcome === "first").length;
    const more = button(this.words.practise_more, {class: "cardlab-button cardlab-main"});
    more.addEventListener("click", () => this.#begin());
    const told = [h("p", {class: "cardlab-prompt"}, fill(this.words.practise_done, {n: SET}))];
    if (n) told.push(h("p", {}, fill(this.words.practise_first, {n})));
    this.body.replaceChildren(
      h(
        "div",
        {class: "cardlab-exercise", role: "status"},
        ...told,
        h("p", {}, this.words.practise_rest),
        h("div", {class: "cardlab-tools"}, more),
      ),
    );
    more.focus({preventScroll: true});
  }
}

/** One question: check, a second try, hints, the worked solution. `onEnd` gets what was said when nothing more will be. */
export class Exercise {
  constructor(question, words, {signal, onTouched, onEnd, onNext}) {
    Object.assign(this, {question, words, signal, onEnd, onNext});
    this.said = [];
    this.notes = [];
    this.taken = 0; // hints
    this.before = null; // hints taken before the first answer
    this.asked = askQuestion(question, words, {signal});
    this.hints = h("ol", {class: "cardlab-hints"});
    this.replied = h("div", {class: "cardlab-replied", role: "status"});
    this.check = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.check_answer);
    this.hint = button(words.hint);
    this.tools = h("div", {class: "cardlab-tools"}, this.check, this.hint);
    this.el = h(
      "form",
      {class: "cardlab-exercise", novalidate: true},
      this.asked.el,
      this.replied,
      this.hints,
      this.tools,
    );
    this.el.addEventListener("submit", (event) => (event.preventDefault(), onTouched(), this.#check()));
    this.hint.addEventListener("click", () => (onTouched(), this.#help()));
    this.steps = this.#steps();
  }

  /** Begin to answer: the whole question is in sight where the window is high enough, and else the place of the answer. */
  focus() {
    this.asked.focus();
    for (const part of [this.el, document.activeElement]) part.scrollIntoView({block: "nearest"});
  }

  /** The hints: a question back, the model, the first line of the working. */
  #steps() {
    const {hints, model, asked} = this.question;
    const [back, line] = hints.map((told) => () => h("p", {}, ...prose(told)));
    return canDraw(model) && asked !== "place" ? [back, () => this.#draw(), line] : [back, line]; // a place is chosen on the model
  }

  #draw() {
    this.drawn = picture(this.question.model, this.words, {signal: this.signal});
    return h("div", {class: "cardlab-drawn"}, this.drawn.el);
  }

  #help() {
    if (this.taken === this.steps.length) return this.#solve();
    const step = h("li", {tabindex: -1}, this.steps[this.taken]());
    this.taken += 1;
    this.hints.append(step);
    this.hint.textContent = this.taken === this.steps.length ? this.words.show_working : this.words.next_hint;
    step.focus({preventScroll: true});
    for (const part of [this.tools, step]) part.scrollIntoView({block: "nearest"});
  }

  #check() {
    if (this.ended) return;
    const said = this.asked.said();
    const note = check(this.question, said);
    if (unread(this.question, said)) return this.#tell("look", this.question.replies[note]);
    this.before ??= this.taken;
    this.said.push(said);
    this.notes.push(note);
    if (note === "right") return this.#end("right", reply(this.question, note));
    if (this.said.length < TRIES) {
      this.#tell("look", reply(this.question, note), ...(note === "other" ? [] : [this.words.once_more]));
      this.asked.focus();
      this.el.querySelector("input[type=text]")?.select();
      return;
    }
    this.#solve();
  }

  /** The worked solution. */
  #solve() {
    this.#end("look", this.words.worked, h("div", {class: "cardlab-working"}, ...lines(this.question.working)));
  }

  #end(look, ...told) {
    this.ended = true;
    this.onEnd({said: this.said, notes: this.notes, hints: this.before ?? this.taken});
    this.asked.close();
    this.drawn?.solve();
    const next = button(this.words.next_question, {class: "cardlab-button cardlab-main"});
    next.addEventListener("click", () => this.onNext(), {once: true});
    this.tools.replaceChildren(next);
    this.tools.before(this.replied); // under the hints that are open
    this.#tell(look, ...told);
    next.focus({preventScroll: true});
  }

  #tell(look, ...told) {
    const parts = told.map((one) => (typeof one === "string" ? h("p", {}, ...prose(one)) : one));
    this.replied.replaceChildren(h("div", {class: `cardlab-${look}`}, ...parts));
    (this.ended ? this.tools : this.replied).scrollIntoView({block: "nearest"});
  }
}

/** What the learner keeps: a small file to save and to load. */
class Kept {
  constructor(words, {file, onLoad}) {
    const save = button(words.memory_save);
    save.addEventListener("click", () => {
      saveFile(`${file().lesson}.json`, JSON.stringify(file()), "application/json");
      this.tell(words.memory_saved);
    });
    const input = h("input", {type: "file", accept: ".json,application/json", class: "cardlab-file"});
    input.addEventListener("change", async () => {
      const text = await input.files[0]?.slice(0, LONGEST_FILE).text();
      input.value = "";
      if (text !== undefined) onLoad(text);
    });
    this.said = h("p", {class: "cardlab-kept-said", role: "status"});
    this.el = h(
      "details",
      {class: "cardlab-kept"},
      h("summary", {}, words.memory),
      h("p", {}, words.memory_help),
      h("div", {class: "cardlab-tools"}, save, h("label", {class: "cardlab-load"}, words.memory_load, " ", input)),
      this.said,
    );
  }

  tell(sentence) {
    this.said.textContent = sentence;
  }
}

export function practise(stage, {words, signal, model}) {
  const practice = new Practice(model.get("practise"), words, {signal, send: sender(model)});
  hearOf(model, "practise", signal, (answer) => practice.hear(answer));
  return practice.el;
}
