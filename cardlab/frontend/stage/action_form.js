// Builds the form of an action that needs details, such as a number to call. It has a field for each detail.

import {readNumber} from "../common/answer.js";
import {button, freshId, h} from "../common/dom.js";
import {canonical} from "../common/numbers.js";
import {numberField} from "../common/number_pad.js";

/** @import {Said, Words} from "../common/types.d.ts" */

/**
 * Adds the learner's details to an action: "p1 play 7d" and {call: "47", aloud: true} -> "p1 play 7d call 47 aloud".
 * @param {string} action
 * @param {Record<string, string | boolean>} said
 */
export function withDetails(action, said) {
  const parts = Object.entries(said).filter(([, value]) => value);
  return [action, ...parts.map(([name, value]) => (value === true ? name : `${name} ${value}`))].join(" ");
}

/**
 * Creates the form for an action.
 * @param {string} label   the name of the action
 * @param {Said[]} asked
 * @param {Words} words
 * @param {{onSay: (said: Record<string, string>) => void, onLeave: () => void}} options
 */
export function actionForm(label, asked, words, {onSay, onLeave}) {
  const fields = asked.map((field) => (field.choices.length ? choiceField(field, words) : numberSaid(field, words)));
  const say = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.play_it);
  const leave = button(words.another_card);
  const note = h("p", {class: "cardlab-ask-note", role: "status"});
  const form = h("form", {class: "cardlab-ask"}, h("b", {}, label), ...fields.map(({el}) => el), note, say, leave);
  leave.addEventListener("click", onLeave);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = fields.find(({untaken}) => untaken());
    note.textContent = wrong?.untaken() ?? "";
    if (wrong) wrong.el.querySelector("input")?.focus({preventScroll: true});
    else onSay(Object.fromEntries(fields.map(({name, said}) => [name, said()])));
  });
  return form;
}

/**
 * With checkboxes the learner may choose none; with radio buttons always one.
 * @param {Said} field
 * @param {Words} words
 */
function choiceField({name, several, choices, prompt}, words) {
  const type = several ? "checkbox" : "radio";
  const group = freshId("say");
  const boxes = choices.map(({value, label}) => ({label, box: h("input", {type, name: group, value})}));
  const labels = boxes.map(({box, label}) => h("label", {class: "cardlab-option"}, box, h("span", {}, label)));
  const el = h("fieldset", {class: "cardlab-question"}, h("legend", {}, prompt), ...labels);
  const checked = () => boxes.filter(({box}) => box.checked);
  return {
    name,
    el,
    untaken: () => (several || checked().length ? "" : words.answer_first),
    said: () =>
      checked()
        .map(({box}) => box.value)
        .join(" "),
  };
}

/**
 * @param {Said} field
 * @param {Words} words
 */
function numberSaid({name, prompt}, words) {
  const id = freshId("say");
  const {input, pad} = numberField(words, {most: 6, attributes: {id}});
  const el = h("div", {class: "cardlab-question"}, h("label", {for: id}, prompt), input, pad);
  const untaken = () => {
    if (!input.value.trim()) return words.answer_first;
    return readNumber(input.value) ? "" : words.answer_number;
  };
  return {name, el, untaken, said: () => written(input.value)};
}

/**
 * Returns a number as it is spelled in an action.
 * @param {string} said
 */
function written(said) {
  const number = readNumber(said);
  return number ? canonical(number) : "";
}
