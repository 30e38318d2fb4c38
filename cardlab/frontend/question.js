// A question of a lesson with its cards, and a way to answer each kind: practice and exit ticket show the same.

import {cardElement} from "./cards.js";
import {fill, freshId, h} from "./dom.js";
import {canDraw, picture} from "./picture.js";
import {Mover} from "./order.js";
import {prose} from "./prose.js";

/**
 * @typedef {{value: string, label: string, cards: string[]}} Choice
 * @typedef {{asked: string, prompt: string, choices: Choice[], shows: {cards: string[], label: string}[], model: object | null}} Question
 * @typedef {{inputs: HTMLElement[], said: () => string, put: (said: string) => void}} Field   what is answered, as the checker reads it
 */

const FIELDS = {number, place, one: choices("radio"), card: choices("radio"), several: choices("checkbox"), order};

/**
 * A question to be answered.
 * @param {Question} question
 * @param words  the texts of the page
 * @param {{signal: AbortSignal, number?: string}} options   `number` is put before the prompt
 * @returns {{el: HTMLFieldSetElement, said: () => string, put: (said: string) => void, focus: () => void, close: () => void}}
 */
export function askQuestion(question, words, {signal, number: before = ""}) {
  const ended = new AbortController();
  signal.addEventListener("abort", () => ended.abort(), {signal: ended.signal});
  const legend = h("legend", {class: "cardlab-prompt", id: freshId("prompt")}, before, ...prose(question.prompt));
  const field = FIELDS[question.asked](question, words, {signal: ended.signal, named: legend.id});
  const el = h(
    "fieldset",
    {class: `cardlab-asked cardlab-asked-${question.asked}`},
    legend,
    ...shown(question, words),
    ...field.inputs,
  );
  const focus = () =>
    (el.querySelector("input:checked") ?? el.querySelector("input, [tabindex='0'], button"))?.focus({
      preventScroll: true,
    });
  const close = () => {
    ended.abort();
    el.disabled = true;
  };
  return {el, said: field.said, put: field.put, focus, close};
}

/** The cards that are shown with a question. */
function shown({shows}, words) {
  if (!shows.length) return [];
  const rows = shows.map(({cards, label}) =>
    h(
      "div",
      {class: "cardlab-shown-cards"},
      label && h("span", {class: "cardlab-zone-label"}, label),
      pictures(cards, words),
    ),
  );
  return [h("div", {class: "cardlab-shows"}, ...rows)];
}

function pictures(cards, words) {
  return h("span", {class: "cardlab-some"}, ...cards.map((card) => cardElement(card, words.cards)));
}

// ---------------------------------------------------------------------------------------------- ways to answer

function number(question, words, {named}) {
  const input = h("input", {
    type: "text",
    inputmode: question.whole ? "numeric" : "text",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 40,
    dir: "ltr",
    class: "cardlab-number",
    "aria-labelledby": named,
  });
  return {inputs: [input], said: () => input.value, put: (said) => (input.value = said)};
}

/** A place on the model; where there is no model to choose on, its number is written. */
function place(question, words, {signal, named}) {
  let value = "";
  if (!canDraw(question.model)) return number(question, words, {named});
  const {el, choose} = picture(question.model, words, {signal, onChoose: (n) => (value = String(n))});
  const put = (said) => choose(Number((value = said)));
  return {
    inputs: [h("div", {role: "group", "aria-labelledby": named, class: "cardlab-drawn"}, el)],
    said: () => value,
    put,
  };
}

function choices(type) {
  return (question, words) => {
    const name = freshId("choice");
    const boxes = question.choices.map(({value, label, cards}) => {
      const box = h("input", {type, name, value, "aria-label": label});
      const content = cards.length
        ? [pictures(cards, words), h("span", {class: "cardlab-choice-label", "aria-hidden": "true"}, label)]
        : [h("span", {}, label)];
      return {box, el: h("label", {class: "cardlab-choice"}, box, ...content)};
    });
    const said = () =>
      boxes
        .filter(({box}) => box.checked)
        .map(({box}) => box.value)
        .join(" ");
    const put = (told) => boxes.forEach(({box}) => (box.checked = told.split(" ").includes(box.value)));
    return {inputs: [h("div", {class: "cardlab-choices"}, ...boxes.map(({el}) => el))], said, put};
  };
}

function order(question, words, {signal, named}) {
  const list = h("ol", {class: "cardlab-ordered cardlab-to-order", "aria-labelledby": named});
  const told = h("p", {class: "cardlab-order-told", role: "status"});
  const label = Object.fromEntries(question.choices.map((choice) => [choice.value, choice.label]));
  const mover = new Mover(list, {
    signal,
    onMove: ({dataset}, n, of) => (told.textContent = fill(words.order_place, {name: label[dataset.value], n, of})),
  });
  const lay = (shownChoices) => mover.lay(shownChoices.map((choice) => item(choice, words)));
  lay(question.choices);
  const put = (said) => {
    const values = said.split(" ");
    if (values.length === question.choices.length) {
      lay(values.map((value) => question.choices.find((choice) => choice.value === value)));
    }
  };
  return {
    inputs: [h("p", {class: "cardlab-help"}, words.order_question_help), list, told],
    said: () => [...list.children].map(({dataset}) => dataset.value).join(" "),
    put,
  };
}

function item({value, label, cards}, words) {
  const content = cards.length ? [pictures(cards, words), h("span", {class: "cardlab-choice-label"}, label)] : [label];
  return h(
    "li",
    {"data-value": value},
    h(
      "button",
      {
        type: "button",
        class: "cardlab-choose cardlab-order-item",
        "aria-pressed": "false",
        "aria-label": label,
        tabindex: -1,
      },
      ...content,
    ),
  );
}
