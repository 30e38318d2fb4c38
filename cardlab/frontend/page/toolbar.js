// The toolbar at the top of lessons and tables: reading aloud, and the settings (size, cards, animation, theme,
// language, names).

import {sameDeal, served} from "../common/page_address.js";
import {Reader, piecesOf} from "../common/read_aloud.js";
import {button, freshId, h, mark, targetOf} from "../common/dom.js";
import {stopAtEach} from "../common/keys.js";
import {namesForm} from "./seat_names_form.js";
import {SIZES, SWITCHES, followSettings, changeSetting} from "../common/settings.js";
import {THEMES} from "../common/theme.js";

/**
 * @import {Players} from "./seat_names_form.js"
 * @import {WidgetModel, SessionTraits, Settings, Words} from "../common/types.d.ts"
 */

const SETTLED = 150; // milliseconds without a change before a new text is read

/**
 * Creates the toolbar of a widget.
 * @param {WidgetModel<SessionTraits>} model   its traits give the appearance of cards unless the learner has chosen
 * @param {HTMLElement} el   the widget
 * @param {Words} words
 * @param {{signal: AbortSignal, lang: string, players: Players}} options
 */
export function toolbar(model, el, words, {signal, lang, players}) {
  const size = sizeField(words);
  const theme = themeField(words);
  const switches = SWITCHES.map((name) => ({name, ...settingSwitch(name, words)}));
  const along = switches.filter(({name}) => name === "read_along").map((made) => made.el);
  const voice = readAloudButton(el, words, {signal, lang, along});
  const page = pageSettings(words, lang, model.get("seed"));
  const look = {class: "cardlab-settings", id: freshId("settings"), role: "group", "aria-label": words.settings};
  const choices = [
    ...(CSS.supports("zoom", "1.2") ? [size.el] : []),
    ...switches.map((made) => made.el),
    theme.el,
    h("p", {class: "cardlab-help"}, words.keys_help),
    ...page,
    ...namesForm(players, words),
  ];
  const body = h("div", {...look, hidden: true}, ...choices);
  const opens = button(words.settings, {"aria-expanded": "false", "aria-controls": body.id});
  opens.classList.add("cardlab-toggle");
  const open = (/** @type {boolean} */ is) => {
    body.hidden = !is;
    mark(opens, {"aria-expanded": String(is)});
  };
  opens.addEventListener("click", () => open(Boolean(body.hidden)));
  stopAtEach(el, signal);
  const bar = {class: "cardlab-toolbar", role: "group", "aria-label": words.toolbar};
  followSettings(model, el, signal, (now) => {
    size.show(now.size);
    theme.select.value = now.theme;
    for (const {name, input} of switches) input.checked = now[name];
    voice.goAlong(now.read_along);
  });
  const made = h("div", bar, voice.read, opens, body);
  made.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || body.hidden) return;
    event.stopPropagation();
    open(false);
    opens.focus();
  });
  return made;
}

/**
 * Creates the button that reads the page aloud, if this device has a voice for its language. There is also a setting
 * to read every new text.
 * @param {HTMLElement} el
 * @param {Words} words
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {string} options.lang
 * @param {HTMLElement[]} options.along   elements that are useful only with a voice
 */
function readAloudButton(el, words, {signal, lang, along}) {
  const read = button(words.read_aloud, {class: "cardlab-button cardlab-read-aloud", hidden: true});
  /** @type {Element | null} */
  let last = null;
  const note = (/** @type {Event} */ event) => {
    const target = targetOf(event);
    if (target && !target.closest(".cardlab-toolbar")) last = target;
  };
  el.addEventListener("focusin", note, {signal});
  const reader = new Reader(lang, signal, ({able, reading}) => {
    for (const one of [read, ...along]) one.hidden = !able;
    read.textContent = reading ? words.read_stop : words.read_aloud;
  });
  const pieces = () => piecesOf(el, last, words.cards);
  const press = () => (reader.reading ? reader.stop() : reader.read(pieces()));
  read.addEventListener("click", press, {signal});
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  const changes = new MutationObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(() => reader.follow(pieces()), SETTLED);
  });
  const goAlong = (/** @type {boolean} */ is) => {
    changes.disconnect();
    if (is) changes.observe(el, {subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"]});
    else clearTimeout(soon);
  };
  signal.addEventListener("abort", () => goAlong(false));
  return {read, goAlong};
}

/**
 * Creates the choice of three sizes, each shown as a letter.
 * @param {Words} words
 */
function sizeField(words) {
  const name = freshId("size");
  const titles = [words.size_1, words.size_2, words.size_3];
  const inputs = SIZES.map((size, i) => {
    const input = h("input", {type: "radio", name, value: size, "aria-label": titles[i]});
    input.addEventListener("change", () => changeSetting("size", size));
    return input;
  });
  const letters = inputs.map((input, i) => {
    const letter = h("span", {"aria-hidden": "true", style: `font-size:${0.9 + 0.3 * i}rem`}, words.size_letter);
    return h("label", {class: "cardlab-option", title: titles[i]}, input, letter);
  });
  const show = (/** @type {number} */ now) => inputs.forEach((input) => (input.checked = Number(input.value) === now));
  return {el: h("fieldset", {class: "cardlab-sizes"}, h("legend", {}, words.size), ...letters), show};
}

/**
 * Creates the choice of a theme.
 * @param {Words} words
 */
function themeField(words) {
  const id = freshId("theme");
  const options = THEMES.map((theme) => h("option", {value: theme}, words[`theme_${theme}`]));
  const select = h("select", {id, class: "cardlab-select"}, ...options);
  select.addEventListener("change", () => changeSetting("theme", /** @type {Settings["theme"]} */ (select.value)));
  return {select, el: h("div", {class: "cardlab-field"}, h("label", {for: id}, words.theme), select)};
}

/** The labels of switches that differ from the names of their settings. */
const LABELS = /** @type {const} */ ({quiet: "reduce_motion", each_stop: "switch_access"});

/**
 * @param {(typeof SWITCHES)[number]} name
 * @param {Words} words
 */
function settingSwitch(name, words) {
  const label = words[name === "quiet" || name === "each_stop" ? LABELS[name] : name];
  const input = h("input", {type: "checkbox"});
  input.addEventListener("change", () => changeSetting(name, input.checked));
  return {input, el: h("label", {class: "cardlab-switch"}, input, " ", label)};
}

/**
 * Creates the choices of language and digits. Only a served page has an address that holds them.
 * @param {Words} words
 * @param {string} lang
 * @param {number | null} seed   null if the server knows it
 */
function pageSettings(words, lang, seed) {
  if (!served()) return [];
  const {offered, chosen} = words.digits;
  const made = [];
  if (Object.keys(words.languages).length > 1) made.push(choice(words.language, words.languages, lang, "lang", seed));
  if (Object.keys(offered).length) {
    made.push(choice(words.digits_name, {"": "0123", ...offered}, chosen, "digits", seed));
  }
  return made.length ? [...made, h("p", {class: "cardlab-help"}, words.page_reloads)] : [];
}

/**
 * Creates a choice.
 * @param {string} name
 * @param {Record<string, string>} values   value -> label
 * @param {string} now
 * @param {"lang" | "digits"} word   the query parameter
 * @param {number | null} seed
 */
function choice(name, values, now, word, seed) {
  const id = freshId(word);
  const options = Object.entries(values).map(([value, label]) =>
    h("option", {value, lang: word === "lang" ? value : null, selected: value === now}, label),
  );
  const select = h("select", {id, class: "cardlab-select"}, ...options);
  select.addEventListener("change", () => location.assign(sameDeal(location.href, seed, word, select.value)));
  return h("div", {class: "cardlab-field"}, h("label", {for: id}, name), select);
}
