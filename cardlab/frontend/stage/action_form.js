// Builds the form of an action that asks for more, such as a number to call: a field for each thing that it asks for.

import {readNumber} from "../common/answer.js";
import {button, freshId, h} from "../common/dom.js";
import {canonical} from "../common/numbers.js";
import {numberField} from "../common/number_pad.js";

/** @import {Said, Words} from "../common/types.d.ts" */

/**
 * An action with what the learner said: "p1 play 7d" and {call: "47", aloud: true} -> "p1 play 7d call 47 aloud".
 * @param {string} action
 * @param {Record<string, string | boolean>} said
 */
export function withDetails(action, said) {
  const parts = Object.entries(said).filter(([, value]) => value);
  return [action, ...parts.map(([name, value]) => (value === true ? name : `${name} ${value}`))].join(" ");
}

/**
 * A form that asks what is to be said with an action.
 * @param {string} label   what the action is called
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
 * Of several none may fit, of one there is always one.
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
 * A number as an action spells it.
 * @param {string} said
 */
function written(said) {
  const number = readNumber(said);
  return number ? canonical(number) : "";
}
