// Small helpers for making and changing elements.

/**
 * An element with attributes and children: h("p", {class: "note"}, "text"). An attribute that is false or null is left out.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  mark(element, attributes);
  element.append(...children);
  return element;
}

/** Set attributes; false and null take one away. */
export function mark(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value == null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** A button that says what it does; an icon is for the eye alone. */
export function button(label, {icon = "", ...attributes} = {}) {
  const made = h("button", {type: "button", class: "cardlab-button", ...attributes});
  if (icon) {
    made.append(h("span", {"aria-hidden": "true", class: "cardlab-icon"}, icon));
    mark(made, {"aria-label": label, title: label});
  } else made.append(label);
  return made;
}

let signs = ""; // the digits that the reader has chosen beside 0123456789
let rtl = false; // whether the page is read from right to left

const NUMBER = "[-−]?[(|]?[-−]?(?:\\p{Nd}+(?:[.,/٫٬]\\p{Nd}+)*(?: \\p{Nd}+/\\p{Nd}+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔]|\\?)[)|]?";
const SUM = `${NUMBER}(?: ?[-+−×÷·=≠≈<>≤≥] ?${NUMBER})+|\\p{Nd}+ ?[½¼¾⅓⅔]|\\p{Nd}+ \\p{Nd}+/\\p{Nd}+|[-−]\\p{Nd}+|\\p{Nd}+(?:[.,]\\p{Nd}+)? ?%`;
const APART = "\u2066[^\u2066-\u2069]*\u2069|(?:(?:10|[2-9AJQK])[♣♦♥♠]|★)(?:[\u00a0 ]+(?:(?:10|[2-9AJQK])[♣♦♥♠]|★))*";
const CARDS_APART = new RegExp(APART, "gu");
const SUM_APART = new RegExp(`${APART}|${SUM}`, "gu");
const FORCED_SUM = new RegExp(`\u202d[^\u202c]*\u202c|${SUM}`, "gu");

/**
 * A number, or a text with numbers, in the reader's digits: the twin of `Words.in_digits`. Cards stay as they are printed, and
 * arithmetic goes from left to right.
 */
export function numeral(value) {
  const text = String(value);
  if (!rtl && !signs) return text;
  const isolate = (found) => (found[0] === "\u2066" ? found : `\u2066${found}\u2069`);
  if (!signs) return text.replace(SUM_APART, isolate);
  const forced = text
    .replace(CARDS_APART, isolate)
    .replace(FORCED_SUM, (found) => (found[0] === "\u202d" ? found : `\u2066\u202d${found}\u202c\u2069`));
  const sign = (one) => signs[one] ?? {".": "٫", ",": "٬"}[one];
  return forced.replace(/(?<![A-Za-z_=\d])\d+(?:[.,]\d+)*([♣♦♥♠])?/g, (found, suit) =>
    suit ? found : found.replace(/[0-9.,]/g, sign),
  );
}

const TURNED = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u; // letters that are read from right to left

/** What is kept from left to right on a page that is read the other way: arithmetic, cards, what somebody has typed. */
export function apart(text) {
  return !rtl || /^\p{Nd}*$/u.test(text) || TURNED.test(text) ? text : `\u2066${text}\u2069`;
}

/** Fill the fields of a text: fill("Step {n}", {n: 3}) -> "Step 3". */
export function fill(text, fields) {
  return numeral(text.replace(/\{(\w+)\}/g, (whole, name) => (name in fields ? apart(String(fields[name])) : whole)));
}

/** The lines of a working: arithmetic goes from left to right, a line with words as the page does. */
export function lines(text) {
  return (text ? text.split("\n") : []).map((line) => h("div", {dir: TURNED.test(line) ? "rtl" : "ltr"}, line));
}

let quiet = false;

/** Let nothing move by itself from now on, or let it. */
export function keepQuiet(is) {
  quiet = is;
}

/** Whether the reader asked for less motion. */
export function still() {
  return quiet || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

let used = 0;

/** An id that no other element of the page has: two views of one model may live side by side. */
export function freshId(name) {
  used += 1;
  return `cardlab-${name}-${used}-${Math.random().toString(36).slice(2, 7)}`;
}

/**
 * The root of a widget: language, direction, digits and look are set here, and the notebook's own shortcuts are kept out. What is
 * said before this is said in the widget's language and in 0123456789.
 */
export function root(el, {lang, dir, digits}, ...classes) {
  rtl = dir === "rtl";
  signs = digits?.signs ?? "";
  el.classList.add("cardlab", ...classes);
  mark(el, {lang, dir, "data-digits": digits?.chosen || null, "data-lm-suppress-shortcuts": "true"});
  return el;
}

/** Give the reader a file to keep. */
export function saveFile(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  h("a", {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
