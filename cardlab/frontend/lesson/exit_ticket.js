// The exit ticket: a few questions, one at a time. The session checks them all after the last one, and the learner
// sees the cards of the ticket face up. The summary on paper can be printed or saved. A ticket that counts goes to the
// teacher, and its cards stay face down until the teacher shows the answers.

import {unread} from "../common/answer.js";
import {picture, printed} from "../cards/cards.js";
import {button, find, h, mark, pressOnce, saveFile} from "../common/dom.js";
import {Outbox, onStageAnswer, sender} from "../page/connection.js";
import {apart, fill, numeral} from "../common/locale.js";
import {mathText, workingLines} from "../common/math_text.js";
import {Reader, pieceOf} from "../common/read_aloud.js";
import {askQuestion} from "./question.js";
import {canDraw, picture as modelPicture} from "./question_picture.js";
import {QuestionFrame, bringIntoView} from "./question_frame.js";
import {iconButton} from "../stage/icons.js";

/**
 * @import {
 *   Lesson, LessonStage, Send, StageContext, TicketAnswer, TicketItem, TicketResult, TicketTrait, Words
 * } from "../common/types.d.ts"
 */

const LONGEST_NAME = 60;
const MOST_CARDS = 6; // on the face of a card of the ticket, which has no room for more
const PAGE_STYLE = [
  "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}",
  "li{margin:.8rem 0}",
  ".cardlab-working{font-weight:650}",
  ".cardlab-working>div{text-align:match-parent;text-align:-webkit-match-parent}",
].join("");

/**
 * A question of the ticket on the page, and the message if its answer can't be read.
 * @typedef {object} TicketField
 * @property {TicketTrait["questions"][number]} question
 * @property {ReturnType<typeof askQuestion>} field
 * @property {HTMLElement} note
 * @property {HTMLElement} confirm   confirms that the order shown is the answer
 * @property {HTMLElement} el
 */

/** The exit ticket on the page. */
export class Ticket {
  /** @type {TicketField[]} */
  #fields = [];
  #at = 0; // index of the question shown
  #ends = false; // whether the last question has been shown; from then on the button hands the ticket in
  #warned = false; // whether the learner was told about empty answers

  /**
   * @param {TicketTrait} given
   * @param {Lesson} lesson
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Send} options.send
   * @param {Pick<import("../page/progress.js").Progress, "get" | "set" | "name">} options.progress
   * @param {(result: TicketResult | null, felt: HTMLElement) => void} [options.onSummary]   called at the end;
   *   without a result as long as the teacher does not show it
   */
  constructor(given, lesson, words, {signal, send, progress, onSummary}) {
    this.onSummary = onSummary;
    this.given = given;
    this.lesson = lesson;
    this.words = words;
    this.signal = signal;
    this.progress = progress;
    this.key = `ticket ${given.seed} ${given.seat}`;
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.status = h("p", {class: "cardlab-ticket-status", role: "status"});
    this.submit = h("button", {type: "submit", class: "cardlab-button cardlab-main"});
    pressOnce(this.submit);
    this.name = h("input", {
      type: "text",
      dir: "auto",
      maxlength: LONGEST_NAME,
      autocomplete: "off",
      class: "cardlab-ticket-own-name",
    });
    this.name.value = given.name || progress.name;
    this.whose = h("label", {class: "cardlab-ticket-whose"}, h("span", {}, words.ticket_name), this.name);
    this.cards = h("div", {class: "cardlab-ticket-cards"});
    this.named = h("div", {});
    this.body = h("div", {});
    this.el = h("div", {class: "cardlab-ticket"}, this.notice, this.body);
    if (given.result) this.#summary(given.result);
    else if (given.handed_in) this.#wait();
    else this.#ask();
    this.outbox = new Outbox(send, {signal, onConnectionChange: (alone) => this.#tell(alone)});
  }

  /** @param {boolean} alone */
  #tell(alone) {
    this.notice.textContent = alone && !this.given.handed_in ? this.words.ticket_connection_lost : "";
  }

  #ask() {
    this.#fields = this.given.questions.map((question, i) => this.#field(question, i + 1));
    const list = h("ol", {class: "cardlab-ticket-list"}, ...this.#fields.map(({el}) => el));
    this.cards.replaceChildren(...this.#fields.map((_, i) => this.#card(i)));
    const tools = h("div", {class: "cardlab-tools"}, this.submit);
    const {hands_in: counts} = this.given;
    const kind = counts ? this.words.ticket_counts : this.words.ticket_for_practice;
    this.named.replaceChildren(...(counts ? [this.whose] : []), h("p", {class: "cardlab-help"}, kind));
    const parts = [this.named, list, this.status, tools];
    const form = h("form", {class: "cardlab-ticket-form", novalidate: true}, ...parts);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#ends) this.#handIn();
      else this.#next();
    });
    for (const name of ["input", "change", "click", "keyup"]) form.addEventListener(name, () => this.#keep());
    this.#remember();
    const takesSpace = () => !this.#ends; // it never hands the ticket in
    const felt = new QuestionFrame(this.words, {signal: this.signal, head: [this.cards], takesSpace});
    felt.el.classList.add("cardlab-ticket-felt");
    felt.body.append(form);
    this.body.replaceChildren(felt.el);
    const [first = this.#fields.length] = this.#empty(this.#answers());
    this.#show(first - 1);
  }

  /**
   * Creates a card of the row at the top, which leads to its question.
   * @param {number} i
   */
  #card(i) {
    const card = button("", {class: "cardlab-ticket-card"});
    card.append(picture("?"));
    card.addEventListener("click", () => this.#go(i));
    return card;
  }

  /**
   * Shows one question.
   * @param {number} at
   */
  #show(at) {
    const {words, given} = this;
    const last = this.#fields.length - 1;
    this.#at = at;
    this.#ends ||= at === last;
    this.#fields.forEach(({el}, i) => mark(el, {"data-away": i === at ? null : true}));
    mark(this.named, {"data-away": at === 0 && !this.#warned ? null : true});
    this.submit.textContent = !this.#ends
      ? words.next_question
      : given.hands_in
        ? words.ticket_hand_in
        : words.ticket_check;
    this.#markCards(this.#answers());
  }

  /**
   * Raises the current card and marks the answered ones.
   * @param {string[]} answers
   */
  #markCards(answers) {
    const {words} = this;
    const empty = this.#empty(answers);
    [...this.cards.children].forEach((card, i) => {
      const isAnswered = !empty.includes(i + 1);
      const text = isAnswered ? words.ticket_answered : words.question_of;
      const label = fill(words, text, {n: i + 1, of: this.#fields.length});
      const current = i === this.#at ? "step" : null;
      mark(card, {"aria-label": label, "aria-current": current, "data-answered": isAnswered || null});
    });
  }

  /** Goes to the next question. If the answer can't be read, says so first. */
  #next() {
    const {question, field, note} = this.#fields[this.#at];
    const isStrange = unread(question, field.touched() ? field.said() : "") === "unreadable";
    note.textContent = isStrange ? question.unreadable : "";
    this.#go(isStrange ? this.#at : this.#at + 1);
  }

  /**
   * @param {TicketTrait["questions"][number]} question
   * @param {number} n
   * @returns {TicketField}
   */
  #field(question, n) {
    const {words, signal} = this;
    const field = askQuestion(question, words, {signal, number: `${numeral(words, n)}. `});
    const note = h("p", {class: "cardlab-ticket-status", role: "status"});
    const confirm = button(words.ticket_order_mine, {class: "cardlab-button cardlab-small", hidden: field.touched()});
    confirm.addEventListener("click", () => field.put(field.said()), {signal});
    const el = h("li", {class: "cardlab-exercise"}, field.el, confirm, note);
    return {question, field, note, confirm, el};
  }

  /** Returns the answers. Untouched questions are empty. */
  #answers() {
    return this.#fields.map(({field}) => (field.touched() ? field.said() : ""));
  }

  /** Stores the answers in this browser, and the learner's name only until the window is closed. */
  #keep(answers = this.#answers()) {
    for (const {question, confirm, field, note} of this.#fields) {
      confirm.hidden = field.touched();
      if (field.touched() && !unread(question, field.said())) note.textContent = "";
    }
    this.progress.set(this.key, answers);
    this.progress.name = this.name.value;
    if (!answers.length) return;
    this.#markCards(answers);
    if (this.#warned && !this.outbox.waiting.length) this.#tellEmpty(this.#empty(answers));
  }

  /**
   * Returns the numbers of the questions without an answer.
   * @param {string[]} answers
   */
  #empty(answers) {
    return this.#fields.flatMap(({question}, i) => (unread(question, answers[i]) === "blank" ? [i + 1] : []));
  }

  /**
   * Names the empty questions, leaving out those filled in since.
   * @param {number[]} numbers
   */
  #tellEmpty(numbers) {
    const {words, lesson} = this;
    const n = new Intl.ListFormat(lesson.lang).format(numbers.map(String));
    const told = numbers.length ? fill(words, words.ticket_empty, {n}) : "";
    if (this.status.textContent !== told) this.status.textContent = told;
  }

  #remember() {
    const answers = this.progress.get(this.key);
    const texts = (Array.isArray(answers) ? answers : []).map((said) => (typeof said === "string" ? said : ""));
    texts.forEach((said, i) => said && this.#fields[i]?.field.put(said));
    for (const {confirm, field} of this.#fields) confirm.hidden = field.touched();
  }

  /**
   * Goes to a question.
   * @param {number} i
   */
  #go(i) {
    this.#show(i);
    const {field, el} = this.#fields[i];
    field.focus();
    bringIntoView(el);
  }

  /** Starts with the first question. */
  focus() {
    this.#go(0);
  }

  #handIn() {
    if (this.outbox.waiting.length) return;
    const {words} = this;
    const answers = this.#answers();
    const notes = this.#fields.map(({question}, i) => unread(question, answers[i]));
    this.#fields.forEach(({question, note}, i) => {
      note.textContent = notes[i] === "unreadable" ? question.unreadable : ""; // the status names the empty ones
    });
    const strange = notes.indexOf("unreadable");
    if (strange >= 0) {
      this.#go(strange);
      return;
    }
    const empty = this.#empty(answers);
    if (empty.length && !this.#warned) {
      this.#warned = true;
      this.#tellEmpty(empty);
      this.#go(empty[0] - 1);
      return;
    }
    this.status.textContent = words.ticket_handed_in;
    for (const {field} of this.#fields) field.close();
    this.submit.setAttribute("aria-disabled", "true");
    bringIntoView(this.submit); // the message above has moved it
    this.name.readOnly = this.given.hands_in;
    const whose = this.given.hands_in ? {name: this.name.value} : {}; // otherwise the name stays on the page
    this.outbox.post({do: "hand_in_ticket", answers, ...whose});
  }

  /**
   * Handles the session's answer.
   * @param {TicketAnswer} answer
   */
  hear({heard, result, handed_in, refused}) {
    this.outbox.heard(heard);
    if (refused !== undefined) {
      this.status.textContent = refused;
      this.submit.removeAttribute("aria-disabled"); // it can be pressed again
    }
    if (this.given.result || !(result || (handed_in && !this.given.handed_in))) return;
    const isShownLater = this.given.handed_in; // by the teacher, while the learner may be elsewhere
    this.given = {...this.given, handed_in: true, result: result ?? null};
    this.#keep([]); // keep the name for the printed summary
    this.#tell(false);
    if (result) this.#summary(result);
    else this.#wait();
    if (isShownLater) return;
    const heading = find(this.body, "h2");
    heading.focus({preventScroll: true});
    bringIntoView(heading);
  }

  /** Says that the teacher has the ticket, with its cards face down. */
  #wait() {
    const {words, given, signal} = this;
    const backs = given.questions.map(() => h("span", {class: "cardlab-ticket-card"}, picture("?")));
    const felt = new QuestionFrame(words, {signal});
    const parts = [
      h("div", {class: "cardlab-ticket-cards", "aria-hidden": "true"}, ...backs),
      h("h2", {tabindex: -1, class: "cardlab-ended"}, words.ticket_with_teacher),
      h("p", {class: "cardlab-help", role: "status"}, words.ticket_answers_later),
    ];
    felt.body.append(h("div", {class: "cardlab-ticket-end"}, ...parts));
    this.body.replaceChildren(felt.el);
    this.onSummary?.(null, felt.el);
  }

  // ------------------------------------------------------------------ the summary

  /**
   * Shows the cards of the ticket face up, with one sentence. Each card leads to its answer. The sheet for the
   * teacher is only for paper.
   * @param {TicketResult} result
   */
  #summary(result) {
    const {words, given, signal} = this;
    const nameLine = this.#nameLine();
    const paper = this.#paper(result, nameLine);
    this.name.addEventListener("input", () => {
      this.progress.name = this.name.value;
      nameLine.replaceChildren(...this.#nameLine().childNodes);
    });
    const print = button(words.ticket_print);
    print.addEventListener("click", () => window.print());
    const keep = button(words.ticket_keep);
    keep.addEventListener("click", () => this.#save(paper));
    const another = button(words.ticket_new, {hidden: !given.renews});
    another.addEventListener("click", () => this.outbox.post({do: "new_ticket"}));
    const here = given.hands_in ? [] : [this.whose, h("p", {class: "cardlab-help"}, words.ticket_name_here)];
    const more = sheet(words.menu, another, print, keep, ...here);
    const menu = iconButton("menu", words.menu, {"aria-haspopup": "dialog"});
    menu.addEventListener("click", () => more.showModal());
    const answer = sheet();
    const show = this.#answersOn(answer);
    const parts = [
      h("div", {class: "cardlab-ticket-faces"}, ...result.answers.map((item) => this.#face(item, show))),
      h("h2", {tabindex: -1, class: "cardlab-ended"}, canDo(result, words)),
      ...(given.hands_in ? [h("p", {class: "cardlab-help"}, words.ticket_with_teacher)] : []),
    ];
    const felt = new QuestionFrame(words, {signal, head: [menu]});
    felt.body.append(h("div", {class: "cardlab-ticket-end"}, ...parts, answer, more));
    this.body.replaceChildren(felt.el, paper);
    this.onSummary?.(result, felt.el);
  }

  /**
   * Puts a loudspeaker button on the sheet that shows one answer at a time. Returns the function that shows another.
   * @param {HTMLDialogElement} answers
   */
  #answersOn(answers) {
    const {words, signal} = this;
    const text = h("ul", {class: "cardlab-ended"});
    const speaker = iconButton("speaker", words.read_aloud, {hidden: true});
    const reader = new Reader(words.lang, signal, ({able}) => (speaker.hidden = !able));
    speaker.addEventListener("click", () => {
      if (reader.reading) reader.stop();
      else reader.read([pieceOf(text, words.cards)]);
    });
    answers.addEventListener("close", () => reader.stop());
    answers.append(speaker, text);
    return (/** @type {string} */ label, /** @type {TicketItem} */ item) => {
      reader.stop();
      mark(answers, {"aria-label": label});
      text.replaceChildren(this.#item(item));
      if (!answers.open) answers.showModal();
    };
  }

  /**
   * Creates a card of the ticket face up. It opens a sheet with its answer.
   * @param {TicketItem} item
   * @param {(label: string, item: TicketItem) => void} show   shows an answer on the sheet
   */
  #face(item, show) {
    const {words, given} = this;
    const n = item.index + 1;
    const dots = fill(words, words.question_of, {n, of: given.questions.length});
    const label = `${dots}. ${item.right ? words.ticket_mastered : words.ticket_again}`;
    const face = button("", {class: "cardlab-ticket-face", "aria-label": label, "data-right": item.right || null});
    face.append(h("b", {}, numeral(words, n)), h("span", {inert: true}, ...this.#small(given.questions[item.index])));
    face.addEventListener("click", () => show(label, item));
    return face;
  }

  /**
   * Returns a small picture of a question: its cards, those to choose from, or its model. Words have no room here.
   * @param {TicketTrait["questions"][number]} question
   */
  #small({shows, choices, flash, model: asked}) {
    const {words, signal} = this;
    const [cards] = [shows, choices]
      .map((rows) => rows.flatMap((row) => row.cards))
      .filter(({length}) => length > 0 && length <= MOST_CARDS);
    if (cards) return cards.map((card) => picture(card, words.cards));
    const drawn = flash?.model ?? asked;
    return canDraw(drawn) ? [modelPicture(drawn, words, {signal}).el] : [];
  }

  /**
   * Creates the summary on paper.
   * @param {TicketResult} result
   * @param {HTMLElement} nameLine
   */
  #paper(result, nameLine) {
    const {answers} = result;
    const {words, lesson, given} = this;
    const about = given.seat ? words.ticket_seat : words.ticket_seed;
    return h(
      "div",
      {class: "cardlab-summary"},
      h("h2", {}, fill(words, words.ticket_summary, {name: lesson.name})),
      nameLine,
      h("p", {}, canDo(result, words)),
      ...this.#list(
        words.ticket_mastered,
        answers.filter((item) => item.right),
      ),
      ...this.#list(
        words.ticket_again,
        answers.filter((item) => !item.right),
      ),
      h("p", {class: "cardlab-help"}, fill(words, about, {n: given.seed, of: given.seat})),
    );
  }

  /** @param {HTMLElement} paper */
  #save(paper) {
    saveFile(`${this.lesson.slug}.html`, pageOf(paper, this.lesson), "text/html");
  }

  /** Creates the line for the name and the date. Without a name it is empty, to write on. */
  #nameLine() {
    const {words, lesson} = this;
    const date = new Date().toLocaleDateString(`${lesson.lang}-u-nu-latn`, {dateStyle: "long"});
    const today = h("span", {class: "cardlab-unbroken"}, numeral(words, date));
    const name = this.name.value.trim();
    const line = name ? h("b", {}, h("bdi", {}, name)) : h("span", {class: "cardlab-blank-line"});
    return h("p", {class: "cardlab-ticket-name"}, words.ticket_name, " ", line, name ? " · " : " ", today);
  }

  /**
   * @param {string} heading
   * @param {TicketItem[]} items
   */
  #list(heading, items) {
    if (!items.length) return [];
    return [h("h3", {}, heading), h("ul", {}, ...items.map((item) => this.#item(item)))];
  }

  /** @param {TicketItem} item */
  #item({index, right, answer_kind, prompt, said, reply, working, answer}) {
    const {words, given} = this;
    const line = (/** @type {string[]} */ cards) => cards.map((card) => printed(card, words.cards)).join("\u00a0");
    const {shows, flash} = given.questions[index];
    const rows = flash ? [flash.heard] : shows.map((row) => apart(words, line(row.cards)));
    const cards = rows.join(" · ");
    const asked = h("p", {}, h("b", {}, ...mathText(prompt)), cards && ` (${cards})`);
    if (right) return h("li", {class: "cardlab-right"}, asked, h("p", {}, answer));
    const echo = said ? fill(words, words.you_said, {said}) : words.ticket_left_empty;
    const solution = h("div", {class: "cardlab-working"}, ...workingLines(working));
    const code = h("code", {dir: "ltr"}, answer_kind);
    const noted = reply ? [h("small", {class: "cardlab-help cardlab-for-teacher"}, words.ticket_note, " ", code)] : [];
    const replied = reply ? [h("p", {}, ...mathText(reply))] : [];
    return h("li", {class: "cardlab-not-yet"}, asked, h("p", {}, echo), ...replied, solution, ...noted);
  }
}

/**
 * Creates a sheet over the page. A press outside closes it, and opens the card that lies there.
 * @param {string} [label]
 * @param {...HTMLElement} parts
 */
function sheet(label, ...parts) {
  const made = h("dialog", {class: "cardlab-ticket-sheet", "aria-label": label}, ...parts);
  made.addEventListener("click", ({target, clientX, clientY}) => {
    if (target !== made) return;
    made.close();
    const under = document.elementFromPoint(clientX, clientY)?.closest(".cardlab-ticket-face");
    if (under instanceof HTMLElement) under.click();
  });
  return made;
}

/**
 * Returns the summary as a separate page.
 * @param {HTMLElement} summary
 * @param {Lesson} lesson
 */
function pageOf(summary, {lang, dir, name}) {
  const head = h("head", {}, h("meta", {charset: "utf-8"}), h("title", {}, name), h("style", {}, PAGE_STYLE));
  const page = h("html", {lang, dir}, head, h("body", {}, summary.cloneNode(true)));
  return `<!doctype html>${page.outerHTML}`;
}

/**
 * Says what the learner can do, or what to do next if nothing was right.
 * @param {TicketResult} result
 * @param {Words} words
 */
export function canDo({answers, right}, words) {
  const of = answers.length;
  if (right === of) return fill(words, words.ticket_all_right, {of});
  return right ? fill(words, words.ticket_right, {n: right, of}) : words.ticket_few;
}

/**
 * @param {LessonStage} stage
 * @param {StageContext} context
 */
export function ticket(stage, {words, signal, model, lesson, conclusion, progress, wayTo}) {
  const canPractise = lesson.stages.some(({kind}) => kind === "practise");
  const onSummary = (/** @type {TicketResult | null} */ result, /** @type {HTMLElement} */ felt) => {
    felt.append(conclusion.el);
    if (!result) {
      conclusion.show("");
      return;
    }
    const isAllRight = result.right === result.answers.length;
    conclusion.show(isAllRight ? undefined : "", !isAllRight && canPractise ? wayTo("practise") : null);
  };
  const options = {send: sender(model), progress, onSummary};
  let ended = new AbortController();
  const fresh = (/** @type {TicketTrait} */ given) => {
    ended.abort(); // releases the ticket before it
    ended = new AbortController();
    const own = ended;
    signal.addEventListener("abort", () => own.abort(), {signal: own.signal});
    return new Ticket(given, lesson, words, {...options, signal: own.signal});
  };
  let made = fresh(model.get("ticket"));
  const el = h("div", {}, made.el);
  onStageAnswer(model, "ticket", signal, (answer) => {
    made.hear(answer);
    if (!answer.ticket) return;
    conclusion.hide();
    made = fresh(answer.ticket);
    el.replaceChildren(made.el);
    made.focus();
  });
  return el;
}
