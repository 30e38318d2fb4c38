// A question with its cards and its answer field. Practice and the exit ticket both use it.

import {cardElement, isNumberCard} from "../cards/cards.js";
import {freshId, h} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {showFlash} from "./flash.js";
import {SortableList} from "../common/sortable_list.js";
import {numberField} from "../common/number_pad.js";
import {isOnModel, picture} from "./question_picture.js";
import {mathText} from "../common/math_text.js";

/** @import {DrawnModel, QuestionToAnswer, Words} from "../common/types.d.ts" */

/**
 * An answer field: its elements, and functions that read and set the answer in the checker's format.
 * @typedef {object} Field
 * @property {HTMLElement[]} inputs
 * @property {() => string} said
 * @property {(said: string, wrong?: string, solution?: DrawnModel | null) => void} put   `wrong`: what the picture
 * marks as wrong, if it can; `solution`: what the picture shows of the way to the answer
 * @property {() => boolean} [touched]   tells whether the learner has changed anything; if missing, they
 * have
 */

/** @typedef {{signal: AbortSignal, named: string}} FieldOptions   `named`: id of the element that names it */
/** @typedef {(question: QuestionToAnswer, words: Words, options: FieldOptions) => Field} MakeField */

const LONG = 20; // characters; a longer question has its own line above its box
const HOLE = /^([^\p{L}]*)[?؟]([^\p{L}]*)$/u; // arithmetic with a number left out: 3/5 = ?/10
const ASIDE = /^(.*\S)\s+(\([^()]*\))$/s; // a reminder in brackets at the end

/** @type {Record<QuestionToAnswer["answer_type"], MakeField>} */
const FIELDS = {number, place, one: choices("radio"), card: choices("radio"), several, order};

/**
 * Creates a question.
 * @param {QuestionToAnswer} question
 * @param {Words} words
 * @param {{signal: AbortSignal, number?: string}} options   `number` precedes the prompt
 */
export function askQuestion(question, words, {signal, number: before = ""}) {
  const ended = new AbortController();
  signal.addEventListener("abort", () => ended.abort(), {signal: ended.signal});
  const [, asked, aside = ""] = ASIDE.exec(question.prompt) ?? ["", question.prompt];
  const look = {class: "cardlab-prompt", id: freshId("prompt"), "data-long": asked.length > LONG || null};
  const numbered = before && h("span", {class: "cardlab-prompt-number"}, before);
  const small = aside && h("small", {}, " ", ...mathText(aside));
  const legend = h("legend", look, numbered);
  const field = FIELDS[question.answer_type](question, words, {signal: ended.signal, named: legend.id});
  const [input, ...others] = field.inputs;
  const hole = input instanceof HTMLInputElement && HOLE.exec(asked);
  legend.append(...(hole ? around(input, hole[1], hole[2]) : mathText(asked)), small);
  const fields = `cardlab-question-fields cardlab-asks-${question.answer_type}`;
  const flash = question.flash && showFlash(question, question.flash, words, {signal: ended.signal, onCovered: focus});
  const cards = flash ? [flash.el] : shown(question, words);
  // A legend with a field in it would be read out with what is written there.
  const attributes = {class: fields, "aria-label": hole ? question.prompt : null};
  const el = h("fieldset", attributes, legend, ...cards, ...(hole ? others : field.inputs));
  if (flash) el.querySelector("input")?.setAttribute("aria-describedby", flash.told.id);
  function focus() {
    const first =
      el.querySelector("input:checked") ?? el.querySelector("input, [tabindex='0'], button:not(.cardlab-flash-look)");
    const now = flash?.isNew() ? flash.look : first;
    if (now instanceof HTMLElement || now instanceof SVGElement) now.focus({preventScroll: true});
  }
  const close = () => {
    ended.abort();
    el.disabled = true;
  };
  return {el, said: field.said, put: field.put, touched: field.touched ?? (() => true), focus, close};
}

/**
 * Creates arithmetic with the field in place of the number left out. In 3/5 = ?/10 the field stands over the 10.
 * @param {HTMLInputElement} input
 * @param {string} before
 * @param {string} after
 */
function around(input, before, after) {
  const hole = [input, h("span", {class: "cardlab-hole"}, "?")]; // read aloud, and seen in a worked solution
  const [, under, rest] = /^\/(\p{Nd}+)(.*)$/u.exec(after) ?? [];
  if (!under) return [before, ...hole, after];
  const written = before.split(/(\p{Nd}+\/\p{Nd}+)/u).map((part, i) => {
    const [over, below] = part.split("/");
    return i % 2 ? fraction([over], below) : part;
  });
  return [...written, fraction(hole, under), rest];
}

/**
 * Writes a fraction with a bar.
 * @param {(string | Node)[]} over
 * @param {string} under
 */
function fraction(over, under) {
  const slash = h("span", {class: "cardlab-visually-hidden"}, "/");
  return h("span", {class: "cardlab-stacked"}, ...over, slash, h("span", {}, under));
}

/**
 * Creates the cards shown with a question.
 * @param {QuestionToAnswer} question
 * @param {Words} words
 */
function shown({shows}, words) {
  if (!shows.length) return [];
  const rows = shows.map(({cards, label}) => {
    const named = label && h("span", {class: "cardlab-zone-label"}, label);
    return h("div", {class: "cardlab-shown-cards"}, named, pictures(cards, words));
  });
  return [h("div", {class: "cardlab-question-cards"}, ...rows)];
}

/**
 * Tells whether a choice is one number card, which has its label on it.
 * @param {string[]} cards
 */
function isPlain(cards) {
  return cards.length === 1 && isNumberCard({token: cards[0]});
}

/**
 * @param {string[]} cards
 * @param {Words} words
 */
function pictures(cards, words) {
  return h("span", {class: "cardlab-card-row"}, ...cards.map((card) => cardElement(card, words.cards)));
}

// ------------------------------------------------------------------ answer fields

/** @type {MakeField} */
function number(question, words, {signal}) {
  const attributes = {"aria-label": words.answer}; // the question is the name of the surrounding group
  const {input, pad} = numberField(words, {signal, signs: question.signs, attributes});
  return {inputs: [input, pad], said: () => input.value, put: (said) => (input.value = said)};
}

/**
 * Creates a field for a place on a model. Without a model, the learner types the number.
 * @type {MakeField}
 */
function place(question, words, {signal, named}) {
  if (!isOnModel(question)) return number(question, words, {signal, named});
  let value = "";
  const drawn = picture(question.model, words, {signal, onChoose: (n) => (value = drawn.answered(n))});
  /** @type {Field["put"]} */
  const put = (said, wrong = "", solution = null) => {
    value = said;
    const missed = wrong && drawn.compares("place") ? drawn.placed(wrong) : null;
    drawn.choose({...solution, value: drawn.placed(said), said: missed});
  };
  return {inputs: onModel(drawn.el, how(`${question.model.model}-how`, words)), said: () => value, put};
}

/**
 * Creates a field from a model, with an instruction.
 * @param {HTMLElement} el
 * @param {string} help
 */
function onModel(el, help) {
  return [...(help ? [h("p", {class: "cardlab-help"}, help)] : []), h("div", {class: "cardlab-question-picture"}, el)];
}

/**
 * Returns the model's own instruction for choosing on it; "" if it has none.
 * @param {string} name
 * @param {Words} words
 */
function how(name, {models}) {
  const text = models[name];
  return typeof text === "string" ? text : "";
}

/**
 * Creates a field for several choices: on the model, if they can be coloured there.
 * @type {MakeField}
 */
function several(question, words, {signal, named}) {
  if (!isOnModel(question)) return choices("checkbox")(question, words, {signal, named});
  /** @type {number[]} */
  let chosen = [];
  const {el, choose, compares} = picture(question.model, words, {signal, onColour: (now) => (chosen = now)});
  const isChosen = (/** @type {{value: string}} */ {value}) => chosen.includes(Number(value));
  return {
    inputs: onModel(el, how(`${question.model.model}-how_some`, words)),
    said: () => spoken(question.choices.filter(isChosen)),
    put: (said, wrong = "") => {
      chosen = numbersIn(said);
      choose({chosen, said: compares("several") ? numbersIn(wrong) : null});
    },
  };
}

/**
 * Returns the numbers of an answer with several choices.
 * @param {string} said
 */
function numbersIn(said) {
  return said.split(" ").filter(Boolean).map(Number);
}

/**
 * Returns choices in the format in which they are sent.
 * @param {{value: string}[]} chosen
 */
function spoken(chosen) {
  return chosen.map(({value}) => value).join(" ");
}

/**
 * Creates a choice: its cards, or else its words.
 * @param {"radio" | "checkbox"} type
 * @param {string} name   of the group
 * @param {{value: string, label: string, cards: string[]}} told
 * @param {Words} words
 */
export function choiceField(type, name, {value, label, cards}, words) {
  const box = h("input", {type, name, value, "aria-label": label});
  const text = h("span", {class: "cardlab-choice-label", "aria-hidden": "true"}, label);
  const content = cards.length ? [pictures(cards, words), isPlain(cards) ? "" : text] : [h("span", {}, label)];
  return {box, el: h("label", {class: "cardlab-choice"}, box, ...content)};
}

/**
 * @param {"radio" | "checkbox"} type
 * @returns {MakeField}
 */
function choices(type) {
  return (question, words) => {
    const name = freshId("choice");
    const boxes = question.choices.map((one) => choiceField(type, name, one, words));
    const checked = () => boxes.filter(({box}) => box.checked);
    return {
      inputs: [h("div", {class: "cardlab-choices"}, ...boxes.map(({el}) => el))],
      said: () => spoken(checked().map(({box}) => box)),
      put: (said) => boxes.forEach(({box}) => (box.checked = said.split(" ").includes(box.value))),
    };
  };
}

/** @type {MakeField} */
function order(question, words, {signal, named}) {
  const list = h("ol", {class: "cardlab-ordered cardlab-to-order", "aria-labelledby": named});
  const status = h("p", {class: "cardlab-order-status", role: "status"});
  const choiceOf = (/** @type {string | undefined} */ value) =>
    question.choices.find((choice) => choice.value === value);
  let touched = false;
  const tell = (/** @type {HTMLElement} */ {dataset}, /** @type {number} */ n, /** @type {number} */ of) => {
    touched = true;
    const name = choiceOf(dataset.value)?.label ?? "";
    status.textContent = fill(words, words.order_place, {name, n, of});
  };
  const mover = new SortableList(list, {signal, onMove: tell});
  const lay = (/** @type {QuestionToAnswer["choices"]} */ laid) =>
    mover.lay(laid.map((choice) => orderItem(choice, words)));
  lay(question.choices);
  const keys = h("span", {class: "cardlab-visually-hidden"}, ` ${words.order_question_keys}`);
  return {
    inputs: [h("p", {class: "cardlab-help"}, words.order_question_help, keys), list, status],
    said: () =>
      mover
        .items()
        .map(({dataset}) => dataset.value)
        .join(" "),
    put: (said) => {
      const laid = said
        .split(" ")
        .map(choiceOf)
        .filter((choice) => choice !== undefined);
      if (laid.length !== question.choices.length) return;
      touched = true;
      lay(laid);
    },
    touched: () => touched,
  };
}

/**
 * @param {QuestionToAnswer["choices"][number]} choice
 * @param {Words} words
 */
function orderItem({value, label, cards}, words) {
  const text = isPlain(cards) ? "" : h("span", {class: "cardlab-choice-label"}, label);
  const content = cards.length ? [pictures(cards, words), text] : [label];
  const look = {class: "cardlab-choose cardlab-order-item", "aria-pressed": "false", "aria-label": label, tabindex: -1};
  return h("li", {"data-value": value}, h("button", {type: "button", ...look}, ...content));
}
