// What everybody may set for themselves, at the top of lessons and tables: reading aloud, size, cards, quiet, language.

import {sameDeal, served} from "./address.js";
import {Reader, piecesOf} from "./aloud.js";
import {button, freshId, h, mark} from "./dom.js";
import {SIZES, SWITCHES, follow, set} from "./settings.js";

/**
 * The tools of a widget.
 * @param model the widget's model, whose traits say how cards look where the reader has set nothing
 * @param el    the widget
 * @param {{signal: AbortSignal, lang: string}} options
 */
export function toolbar(model, el, words, {signal, lang}) {
  const size = sizes(words);
  const switches = Object.fromEntries(SWITCHES.map((name) => [name, flag(name, words)]));
  const page = pageSettings(words, lang, model.get("seed"));
  const body = h(
    "div",
    {class: "cardlab-settings", id: freshId("settings"), role: "group", "aria-label": words.settings, hidden: true},
    ...(CSS.supports("zoom", "1.2") ? [size.el] : []),
    ...Object.values(switches).map((one) => one.el),
    ...page,
  );
  const opens = h(
    "button",
    {type: "button", class: "cardlab-button cardlab-opens", "aria-expanded": "false", "aria-controls": body.id},
    words.settings,
  );
  const open = (is) => {
    body.hidden = !is;
    mark(opens, {"aria-expanded": String(is)});
  };
  opens.addEventListener("click", () => open(body.hidden));
  body.addEventListener(
    "keydown",
    (event) => event.key === "Escape" && (event.stopPropagation(), open(false), opens.focus()),
  );
  const bar = h(
    "div",
    {class: "cardlab-toolbar", role: "group", "aria-label": words.toolbar},
    aloud(el, words, lang, signal),
    opens,
    body,
  );
  follow(model, el, signal, (now) => {
    size.show(now.size);
    for (const name of SWITCHES) switches[name].input.checked = now[name];
  });
  return bar;
}

/** Reads the page aloud where this computer has a voice for its language. */
function aloud(el, words, lang, signal) {
  const read = button(words.read_aloud, {class: "cardlab-button cardlab-aloud", hidden: true});
  let last = null;
  el.addEventListener("focusin", ({target}) => !target.closest(".cardlab-toolbar") && (last = target), {signal});
  const reader = new Reader(lang, signal, ({able, reading}) => {
    read.hidden = !able;
    read.textContent = reading ? words.read_stop : words.read_aloud;
  });
  read.addEventListener(
    "click",
    () => (reader.reading ? reader.stop() : reader.read(piecesOf(el, last, words.cards))),
    {signal},
  );
  return read;
}

/** Three sizes, shown by the letter that they make larger. */
function sizes(words) {
  const name = freshId("size");
  const inputs = SIZES.map((size, i) => {
    const input = h("input", {type: "radio", name, value: size, "aria-label": words[`size_${i + 1}`]});
    input.addEventListener("change", () => set("size", size));
    return input;
  });
  const letters = inputs.map((input, i) =>
    h(
      "label",
      {class: "cardlab-option", title: words[`size_${i + 1}`]},
      input,
      h("span", {"aria-hidden": "true", style: `font-size:${0.9 + 0.3 * i}rem`}, words.size_letter),
    ),
  );
  const show = (now) => inputs.forEach((input) => (input.checked = Number(input.value) === now));
  return {el: h("fieldset", {class: "cardlab-sizes"}, h("legend", {}, words.size), ...letters), show};
}

function flag(name, words) {
  const input = h("input", {type: "checkbox"});
  input.addEventListener("change", () => set(name, input.checked));
  return {input, el: h("label", {class: "cardlab-switch"}, input, " ", words[name])};
}

/** Language and digits, which are words of the address: only on a page that is served there is one. */
function pageSettings(words, lang, seed) {
  if (!served()) return [];
  const {offered, chosen} = words.digits;
  const made = [];
  if (Object.keys(words.languages).length > 1) made.push(choice(words.language, words.languages, lang, "lang", seed));
  if (Object.keys(offered).length) {
    made.push(choice(words.digits_name, {"": "0123", ...offered}, chosen, "digits", seed));
  }
  return made.length ? [...made, h("p", {class: "cardlab-help"}, words.reloads)] : [];
}

function choice(name, values, now, word, seed) {
  const id = freshId(word);
  const options = Object.entries(values).map(([value, label]) =>
    h("option", {value, lang: word === "lang" ? value : null, selected: value === now}, label),
  );
  const select = h("select", {id, class: "cardlab-select"}, ...options);
  select.addEventListener("change", () => location.assign(sameDeal(location.href, seed, word, select.value)));
  return h("div", {class: "cardlab-field"}, h("label", {for: id}, name), select);
}
