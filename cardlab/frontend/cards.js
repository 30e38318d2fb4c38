// Cards as pictures: faces with pips that can be counted, backs, and cards whose face is not known. SVG, nothing to
// load.

import {h} from "./dom.js";
import {s} from "./svg.js";

/** @import {Attributes} from "./dom.js" */

const WIDTH = 60;
const HEIGHT = 84;

/**
 * Suit signs in a box of 100 by 100.
 * @type {Record<string, string>}
 */
const SIGN = {
  h: "M50 90C20 64 7 47 7 30 7 17 17 8 29 8c9 0 17 5 21 13C54 13 62 8 71 8c12 0 22 9 22 22 0 17-13 34-43 60Z",
  d: "M50 3Q64 30 88 50 64 70 50 97 36 70 12 50 36 30 50 3Z",
  s:
    "M50 5c9 21 42 34 42 57 0 14-10 22-21 22-8 0-14-4-18-10 1 11 5 17 12 22H35c7-5 11-11 12-22-4 6-10 10-18 10" +
    "C18 84 8 76 8 62 8 39 41 26 50 5Z",
  x: "M50 6 61 38 95 38 68 59 78 92 50 72 22 92 32 59 5 38 39 38Z",
  c: "M50 6a20 20 0 0 1 15 34 20 20 0 1 1-11 36c1 9 5 15 11 20H35c6-5 10-11 11-20a20 20 0 1 1-11-36A20 20 0 0 1 50 6Z",
};

/** @typedef {[across: number, down: number]} Point */

/** @type {(...downs: number[]) => Point[]} */
const middle = (...downs) => downs.map((down) => [30, down]);
/** @type {(...downs: number[]) => Point[]} */
const sides = (...downs) =>
  downs.flatMap((down) => /** @type {Point[]} */ ([21.5, 38.5].map((across) => [across, down])));

/**
 * Where the pips of each number lie, as on printed cards.
 * @type {Record<string, Point[]>}
 */
const PIPS = {
  A: middle(42),
  2: middle(19, 65),
  3: middle(19, 42, 65),
  4: sides(19, 65),
  5: [...sides(19, 65), ...middle(42)],
  6: sides(19, 42, 65),
  7: [...sides(19, 42, 65), ...middle(30.5)],
  8: [...sides(19, 42, 65), ...middle(30.5, 53.5)],
  9: [...sides(17, 34, 50, 67), ...middle(42)],
  T: [...sides(17, 34, 50, 67), ...middle(25.5, 58.5)],
};

/**
 * The parts of a token: "~7d'" -> {rank: "7", suit: "d", hidden: false, down: true}.
 * @param {string} token
 */
export function parts(token) {
  if (token === "?") return {rank: "", suit: "", hidden: true, down: true};
  const down = token[0] === "~";
  const name = down ? token.slice(1) : token;
  return {rank: name[0], suit: name[1], hidden: false, down};
}

/**
 * Where the pips of a rank lie on a face of 60 by 84; a court card and a joker have none.
 * @param {string} rank
 */
export function pips(rank) {
  return PIPS[rank] ?? [];
}

/**
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function sign(suit, x, y, size, turned = false) {
  const half = size / 2;
  const turn = turned ? ` rotate(180 ${half} ${half})` : "";
  return s("path", {d: SIGN[suit], transform: `translate(${x - half} ${y - half})${turn} scale(${size / 100})`});
}

/**
 * @param {string} content
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Attributes} extra
 */
function text(content, x, y, size, extra = {}) {
  return s("text", {x, y, "font-size": size, "text-anchor": "middle", ...extra}, content);
}

/**
 * A rank as it is printed: a ten has two signs, which share the width of one.
 * @param {string} rank
 * @param {{x: number, y: number, size: number}} usual
 * @param {{x: number, y: number, size: number, wide: number}} ten
 */
function rankSign(rank, usual, ten) {
  if (rank !== "T") return text(rank, usual.x, usual.y, usual.size);
  return text("10", ten.x, ten.y, ten.size, {textLength: ten.wide, lengthAdjust: "spacingAndGlyphs"});
}

/**
 * @param {string} rank
 * @param {string} suit
 */
function corner(rank, suit) {
  const place = {x: 8.5, y: 15, size: 15.5};
  const signs =
    rank === "X" ? [sign("x", 8.5, 10, 12)] : [rankSign(rank, place, {...place, wide: 13}), sign(suit, 8.5, 22.5, 8)];
  return s("g", {class: "cardlab-index"}, ...signs);
}

/**
 * @param {string} rank
 * @param {string} suit
 */
function face(rank, suit) {
  const paper = s("rect", {class: "cardlab-paper", x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, rx: 5});
  const far = {class: "cardlab-far", transform: `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`};
  const framed = [paper, corner(rank, suit), s("g", far, corner(rank, suit))];
  if (rank === "X") return [...framed, joker()];
  const places = pips(rank);
  const court = [
    s("rect", {class: "cardlab-court", x: 16, y: 11, width: 28, height: 62, rx: 3}),
    text(rank, 30, 49, 28, {class: "cardlab-letter"}),
    sign(suit, 30, 22, 13),
    sign(suit, 30, 62, 13, true),
  ];
  const size = rank === "A" ? 26 : 10.5;
  const signs = places.map(([x, y]) => sign(suit, x, y, size, y > 43));
  const large = rankSign(rank, {x: 37, y: 43, size: 44}, {x: 36, y: 42, size: 38, wide: 36});
  return [
    ...framed,
    ...(places.length ? [] : court),
    s("g", {class: "cardlab-pips"}, ...signs),
    s("g", {class: "cardlab-big"}, large, sign(suit, 37, 64, 26)), // for small screens and weak eyes
  ];
}

function joker() {
  return s("g", {}, sign("x", 30, 42, 32), text("JOKER", 30, 68, 9));
}

function back() {
  const marks = [22, 42, 62].map((y) =>
    s("path", {class: "cardlab-back-mark", d: `M30 ${y - 9}L40 ${y} 30 ${y + 9} 20 ${y}Z`}),
  );
  return [
    s("rect", {class: "cardlab-back", x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, rx: 5}),
    s("rect", {class: "cardlab-back-frame", x: 5, y: 5, width: WIDTH - 10, height: HEIGHT - 10, rx: 3}),
    ...marks,
  ];
}

/**
 * The picture of a card; it is named by the element around it.
 * @param {string} token
 */
export function picture(token) {
  const {rank, suit, hidden, down} = parts(token);
  const look = `cardlab-svg cardlab-suit-${suit}`;
  const drawn = s("svg", {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: look, "aria-hidden": "true"});
  drawn.append(...(hidden || down ? back() : face(rank, suit)));
  if (down && !hidden) {
    // the teacher knows it
    drawn.append(s("rect", {class: "cardlab-paper", x: 0.5, y: 0.5, width: 17, height: 29, rx: 4}), corner(rank, suit));
  }
  return drawn;
}

/**
 * The element of a card: its picture and its name.
 * @param {string} token
 * @param {Record<string, string>} names
 */
export function cardElement(token, names) {
  const made = h("span", {class: "cardlab-card", role: "img"});
  showCard(made, token, names);
  return made;
}

/**
 * Make an element show another card, or the card's other side.
 * @param {HTMLElement} element
 * @param {string} token
 * @param {Record<string, string>} names
 */
export function showCard(element, token, names) {
  if (element.dataset.token === token) return;
  element.dataset.token = token;
  element.setAttribute("aria-label", cardName(token, names));
  element.replaceChildren(picture(token));
}

/**
 * What a card is called: "seven of diamonds".
 * @param {string} token
 * @param {Record<string, string>} names
 */
export function cardName(token, names) {
  const {hidden, down} = parts(token);
  if (hidden) return names.back;
  const name = names[(down ? token.slice(1) : token).replaceAll("'", "")] ?? token;
  return down ? `${name} (${names.back})` : name;
}

/** @type {Record<string, string>} */
const PRINTED = {c: "♣", d: "♦", h: "♥", s: "♠"};

/**
 * What is printed on a card: "Td" -> "10♦"; a card that is not known is a blank.
 * @param {string} token
 */
export function printed(token) {
  const {rank, suit, hidden} = parts(token);
  return hidden ? "▯" : rank === "X" ? "★" : (rank === "T" ? "10" : rank) + PRINTED[suit];
}
