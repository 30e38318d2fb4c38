// Offers a second language, talk prompts and pair mode, for several people at one screen. It is loaded when somebody
// opens the settings or has used any of them before.

import {freshId, h, mark} from "../common/dom.js";
import {settlePair} from "../common/pair_mode.js";
import {asksForTalk} from "../common/page_address.js";
import {currentProfile, ownName} from "../common/profile.js";
import {loadValue, saveValue} from "../common/storage.js";
import {TOGETHER, knownProfiles} from "../page/choose_profile.js";
import {onConnection, sender} from "../page/connection.js";
import {Pair} from "./pair.js";
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

/** @import {PairKept} from "./pair.js" */

/**
 * The current player's choices: the second language, whether to show talk prompts, and the other child of the pair.
 * @typedef {{also?: string, talk?: boolean, pair?: PairKept | null}} Choice
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
    settlePair();
  };
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
  onConnection(signal, (lost) => lost && settlePair());
  try {
    sender(model)({do: "open_together"});
    mark(el, {[BEGUN]: ""});
  } catch {
    model.off("msg:custom", heard); // without a session, nothing is offered
    settlePair();
  }
}

/**
 * @param {Together} told
 * @param {Context} context
 */
function offer(told, context) {
  const key = ownName(TOGETHER);
  /** @type {Choice} */
  let choice = {...loadValue(key)};
  const choose = (/** @type {Choice} */ news) => {
    choice = {...choice, ...news};
    saveValue(key, choice);
  };
  const settings = context.el.querySelector(".cardlab-settings");
  const language = languageField(told, context, choice.also ?? "", (also) => choose({also}));
  settings?.querySelector("[id^=cardlab-lang]")?.closest(".cardlab-field")?.after(language);
  const talk = talkSwitch(told, context, (on) => choose({talk: on}));
  // In a pair and on the board it is on from the first.
  const showTalk = () => talk.show(choice.talk ?? (Boolean(choice.pair) || asksForTalk()));
  showTalk();
  const keepTurn = (/** @type {Partial<PairKept>} */ news) => choice.pair && choose({pair: {...choice.pair, ...news}});
  const pair = pairField(told, context, choice.pair ?? null, keepTurn, (other) => {
    choose({pair: other});
    showTalk();
  });
  [...(settings?.querySelectorAll(".cardlab-switch") ?? [])].at(-1)?.after(talk.el, pair);
}

/**
 * Creates the switch for talk prompts.
 * @param {Together} told
 * @param {Context} context
 * @param {(on: boolean) => void} onChoose
 */
function talkSwitch(told, context, onChoose) {
  const input = h("input", {type: "checkbox"});
  const begin = whileOn(context.signal, (signal) => new TalkPrompts(told, {...context, signal}));
  const show = (/** @type {boolean} */ on) => {
    input.checked = on;
    begin(on);
  };
  input.addEventListener("change", () => {
    onChoose(input.checked);
    begin(input.checked);
  });
  return {el: h("label", {class: "cardlab-switch"}, input, " ", told.texts.talk), show};
}

/**
 * Creates the switch for pair mode, and the choice of the second child.
 * @param {Together} told
 * @param {Context} context
 * @param {PairKept | null} kept
 * @param {(news: Partial<PairKept>) => void} onTurn
 * @param {(kept: PairKept | null) => void} onChoose
 */
function pairField(told, context, kept, onTurn, onChoose) {
  const {words, signal} = context;
  const id = freshId("pair");
  const own = currentProfile()?.cards.join();
  const others = knownProfiles().filter(({cards}) => cards.join() !== own);
  const named = others.map(({cards}) => {
    const chosen = kept?.cards?.join() === cards.join();
    return h("option", {value: cards.join(), selected: chosen}, cards.map((card) => words.cards[card]).join(", "));
  });
  const select = h("select", {id, class: "cardlab-select"}, h("option", {value: ""}, told.texts.pair_nobody), ...named);
  const who = h("div", {class: "cardlab-field"}, h("label", {for: id}, told.texts.pair_who), select);
  const input = h("input", {type: "checkbox", checked: kept !== null});
  const cards = () => others.find((one) => one.cards.join() === select.value)?.cards ?? null;
  const begin = whileOn(signal, (until, /** @type {PairKept | null} */ pair) => {
    if (pair) new Pair(pair, told, {...context, signal: until, onChange: onTurn});
  });
  const show = (/** @type {PairKept | null} */ pair) => {
    who.hidden = !pair || !others.length;
    begin(pair);
  };
  const choose = () => {
    const pair = input.checked ? {cards: cards(), turn: 0} : null;
    onChoose(pair);
    show(pair);
  };
  for (const one of [input, select]) one.addEventListener("change", choose);
  show(kept && {...kept, cards: cards()});
  return h("div", {}, h("label", {class: "cardlab-switch"}, input, " ", told.texts.pair), who);
}

/**
 * Returns a function that starts something with a choice, and stops it when nothing is chosen.
 * @template T
 * @param {AbortSignal} signal   stops it for good
 * @param {(signal: AbortSignal, chosen: T) => void} begin
 * @returns {(chosen: T) => void}
 */
function whileOn(signal, begin) {
  let ends = new AbortController();
  return (chosen) => {
    ends.abort();
    if (!chosen) return;
    ends = new AbortController();
    signal.addEventListener("abort", () => ends.abort(), {signal: ends.signal});
    begin(ends.signal, chosen);
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
  /** @type {(lang: string) => void} */
  const show = whileOn(context.signal, (signal, lang) => new SecondLanguage(lang, told, {...context, signal}));
  select.addEventListener("change", () => {
    onChoose(select.value);
    show(select.value);
  });
  show(select.value);
  return h("div", {class: "cardlab-field"}, h("label", {for: id}, told.texts.also), select);
}
