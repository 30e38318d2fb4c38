// Offers a second language and talk prompts, for several people at one screen. It is loaded when somebody opens the
// settings or has used either before.

import {freshId, h, mark} from "../common/dom.js";
import {ownName} from "../common/profile.js";
import {loadValue, saveValue} from "../common/storage.js";
import {sender} from "../page/connection.js";
import {SecondLanguage} from "./second_language.js";
import {TalkPrompts} from "./talk_prompts.js";

/** @import {LessonTraits, WidgetModel, SessionMessage, Together, Words} from "../common/types.d.ts" */

/**
 * @typedef {object} Context
 * @property {HTMLElement} el   the widget
 * @property {WidgetModel<LessonTraits>} model
 * @property {Words} words
 * @property {AbortSignal} signal
 */

/**
 * The storage key for the current player's choices: the second language, and whether to show talk prompts.
 * @typedef {{also?: string, talk?: boolean}} Choice
 */

const BEGUN = "data-together";

/**
 * Asks once which of these the lesson has, and offers them.
 * @param {Context} context
 */
export function together(context) {
  const {el, model, signal} = context;
  if (el.hasAttribute(BEGUN)) return;
  const heard = (/** @type {SessionMessage | null} */ message) => {
    if (!message || !("together" in message)) return;
    model.off("msg:custom", heard);
    if (message.together) offer(message.together, context);
  };
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
  try {
    sender(model)({do: "open_together"});
    mark(el, {[BEGUN]: ""});
  } catch {
    model.off("msg:custom", heard); // without a session, nothing is offered
  }
}

/**
 * @param {Together} told
 * @param {Context} context
 */
function offer(told, context) {
  const key = ownName("together");
  /** @type {Choice} */
  let choice = {...loadValue(key)};
  const choose = (/** @type {Choice} */ news) => {
    choice = {...choice, ...news};
    saveValue(key, choice);
  };
  const settings = context.el.querySelector(".cardlab-settings");
  const language = languageField(told, context, choice.also ?? "", (also) => choose({also}));
  settings?.querySelector("[id^=cardlab-lang]")?.closest(".cardlab-field")?.after(language);
  const talk = talkSwitch(told, context, choice.talk ?? false, (on) => choose({talk: on}));
  [...(settings?.querySelectorAll(".cardlab-switch") ?? [])].at(-1)?.after(talk);
}

/**
 * Creates the switch for talk prompts.
 * @param {Together} told
 * @param {Context} context
 * @param {boolean} isOn
 * @param {(on: boolean) => void} onChoose
 */
function talkSwitch(told, context, isOn, onChoose) {
  const input = h("input", {type: "checkbox", checked: isOn});
  const show = whileOn(context.signal, (signal) => new TalkPrompts(told, {...context, signal}));
  input.addEventListener("change", () => {
    onChoose(input.checked);
    show(input.checked);
  });
  show(isOn);
  return h("label", {class: "cardlab-switch"}, input, " ", told.texts.talk);
}

/**
 * Returns a switch for something that can be started and stopped again.
 * @param {AbortSignal} signal   stops it for good
 * @param {(signal: AbortSignal) => void} begin
 * @returns {(on: boolean) => void}
 */
function whileOn(signal, begin) {
  let ends = new AbortController();
  return (on) => {
    ends.abort();
    if (!on) return;
    ends = new AbortController();
    signal.addEventListener("abort", () => ends.abort(), {signal: ends.signal});
    begin(ends.signal);
  };
}

/**
 * Creates the choice of a second language, which starts at once.
 * @param {Together} told
 * @param {Context} context
 * @param {string} chosen
 * @param {(lang: string) => void} onChoose
 */
function languageField(told, context, chosen, onChoose) {
  const {words} = context;
  const id = freshId("also");
  const names = Object.keys(told.languages).map((lang) =>
    h("option", {value: lang, lang, selected: lang === chosen}, words.languages[lang]),
  );
  const select = h("select", {id, class: "cardlab-select"}, h("option", {value: ""}, "–"), ...names);
  const show = whileOn(context.signal, (signal) => new SecondLanguage(select.value, told, {...context, signal}));
  select.addEventListener("change", () => {
    onChoose(select.value);
    show(Boolean(select.value));
  });
  show(Boolean(select.value));
  return h("div", {class: "cardlab-field"}, h("label", {for: id}, told.texts.also), select);
}
