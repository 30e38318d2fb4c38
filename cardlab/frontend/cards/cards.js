// Draws cards as SVG: faces with pips that can be counted, backs, and blanks for unknown cards. Loads no images.

import {h} from "../common/dom.js";
import {figure} from "./court_cards.js";
import {sign} from "./suit_symbols.js";
import {s} from "../common/svg.js";

/** @import {Attributes} from "../common/dom.js" */

const WIDTH = 60;
const HEIGHT = 84;

/** @typedef {[across: number, down: number]} Point */

/** @type {(...downs: number[]) => Point[]} */
const middle = (...downs) => downs.map((down) => [30, down]);
/** @type {(...downs: number[]) => Point[]} */
const sides = (...downs) =>
  downs.flatMap((down) => /** @type {Point[]} */ ([21.5, 38.5].map((across) => [across, down])));

/**
 * The pip positions for each number, as on printed cards.
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

const SUITED = /^[A2-9TJQK][cdhsx]|^X/;

/**
 * Splits a token: "~7d'" -> {rank: "7", suit: "d", hidden: false, down: true}. The rank of a number card is its
 * spelling: "3/4'" -> "3/4".
 * @param {string} token
 */
export function parts(token) {
  if (token === "?") return {rank: "", suit: "", hidden: true, down: true};
  const down = token[0] === "~";
  const name = (down ? token.slice(1) : token).replaceAll("'", "");
  return SUITED.test(name)
    ? {rank: name[0], suit: name[1], hidden: false, down}
    : {rank: name, suit: "", hidden: false, down};
}

/**
 * Tells whether a number is printed on a card instead of a rank and a suit.
 * @param {{token: string}} card
 */
export function isNumberCard({token}) {
  const {suit, hidden} = parts(token);
  return !suit && !hidden;
}

/**
 * Tells whether a card lies face down, also if its own player knows it.
 * @param {string} token
 */
export function isDown(token) {
  return token === "?" || token[0] === "~";
}

/**
 * Returns the pip positions for a rank, on a face of 60 by 84. Court cards and jokers have none.
 * @param {string} rank
 */
export function pips(rank) {
  return PIPS[rank] ?? [];
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
 * Draws a printed rank. A ten has two digits, squeezed into the width of one.
 * @param {string} index   "10", or one character
 * @param {{x: number, y: number, size: number}} usual
 * @param {{x: number, y: number, size: number, wide: number}} ten
 */
function rankSign(index, usual, ten) {
  if (index.length < 2) return text(index, usual.x, usual.y, usual.size);
  return text(index, ten.x, ten.y, ten.size, {textLength: ten.wide, lengthAdjust: "spacingAndGlyphs"});
}

/**
 * Returns the printed form of a rank: "T" -> "10"; letters follow the language ("K" -> "R" in French).
 * @param {string} rank
 * @param {Record<string, string>} names
 */
function indexSign(rank, names) {
  return rank === "T" ? "10" : (names[rank] ?? rank);
}

/**
 * @param {string} rank
 * @param {string} suit
 * @param {string} index
 */
function corner(rank, suit, index) {
  const place = {x: 8.5, y: 15, size: 15.5};
  const signs =
    rank === "X" ? [sign("x", 8.5, 10, 12)] : [rankSign(index, place, {...place, wide: 13}), sign(suit, 8.5, 22.5, 8)];
  return s("g", {class: "cardlab-index"}, ...signs);
}

function paper() {
  return s("rect", {class: "cardlab-paper", x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, rx: 5});
}

/** The decoration behind the sign of an ace: a ring of sixteen arcs. */
const ROSETTE = Array.from({length: 17}, (_, arc) => {
  const turn = (arc * Math.PI) / 8;
  const [x, y] = [30 + 19 * Math.cos(turn), 42 + 19 * Math.sin(turn)];
  return `${arc ? "A4.2 4.2 0 0 1 " : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join("");

/**
 * Draws what a card has in its middle apart from pips.
 * @param {string} rank
 * @param {string} suit
 */
function ornament(rank, suit) {
  if (rank === "A") return [s("path", {class: "cardlab-rosette", d: ROSETTE})];
  return pips(rank).length || suit === "x" ? [] : [figure(rank, suit)]; // stars have no court
}

/**
 * @param {string} rank
 * @param {string} suit
 * @param {string} index
 */
function face(rank, suit, index) {
  const far = {class: "cardlab-far", transform: `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`};
  const framed = [paper(), corner(rank, suit, index), s("g", far, corner(rank, suit, index))];
  if (rank === "X") return [...framed, figure(rank, suit)];
  const places = pips(rank);
  const size = rank === "A" ? 26 : 10.5;
  const signs = places.map(([x, y]) => sign(suit, x, y, size, y > 43));
  const large = rankSign(index, {x: 37, y: 43, size: 44}, {x: 36, y: 42, size: 38, wide: 36});
  return [
    ...framed,
    s("g", {class: "cardlab-court"}, ...ornament(rank, suit)),
    s("g", {class: "cardlab-pips"}, ...signs),
    s("g", {class: "cardlab-big"}, large, sign(suit, 37, 64, 26)), // for small screens and poor eyesight
  ];
}

/** The pattern of the back. In each square of 12, petals run from corner to corner; four of them make a flower. */
const PETALS = Array.from({length: 24}, (_, square) => {
  const [across, down] = [square % 4, Math.floor(square / 4)];
  const [x, y] = [6 + 12 * across, 6 + 12 * down];
  return (across + down) % 2 ? `M${x} ${y}q12 0 12 12q-12 0-12-12Z` : `M${x} ${y + 12}q0-12 12-12q0 12-12 12Z`;
}).join("");
const SEEDS = "M30 18h0M18 30h0M42 30h0M30 42h0M18 54h0M42 54h0M30 66h0";

function back() {
  return [
    paper(),
    s("rect", {class: "cardlab-back", x: 4, y: 4, width: WIDTH - 8, height: HEIGHT - 8, rx: 3}),
    s("path", {class: "cardlab-back-petals", d: PETALS}),
    s("path", {class: "cardlab-back-seeds", d: SEEDS}),
  ];
}

/**
 * Draws a card. The surrounding element gives it its accessible name.
 * @param {string} token
 * @param {Record<string, string>} names   the language's letters for ranks, among others
 */
export function picture(token, names = {}) {
  const {rank, suit, hidden, down} = parts(token);
  const index = indexSign(rank, names);
  const look = `cardlab-svg cardlab-suit-${suit}`;
  const drawn = s("svg", {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: look, "aria-hidden": "true"});
  if (hidden || down) drawn.append(...back());
  else if (suit) drawn.append(...face(rank, suit, index));
  else {
    drawn.innerHTML = names[`#${rank}`] ?? ""; // drawn by the server, from digits and signs alone
    drawn.prepend(paper());
  }
  if (down && !hidden) {
    // only the teacher sees this face
    const slip = s("rect", {class: "cardlab-paper", x: 0.5, y: 0.5, width: 17, height: 29, rx: 4});
    drawn.append(slip, suit ? corner(rank, suit, index) : text(names[`+${rank}`], 8.5, 15, 8));
  }
  return drawn;
}

/**
 * Creates the element of a card, with its picture and its name.
 * @param {string} token
 * @param {Record<string, string>} names
 */
export function cardElement(token, names) {
  const made = h("span", {class: "cardlab-card", role: "img"});
  showCard(made, token, names);
  return made;
}

/**
 * Makes an element show another card, or the other side of its card.
 * @param {HTMLElement} element
 * @param {string} token
 * @param {Record<string, string>} names
 */
function showCard(element, token, names) {
  if (element.dataset.token === token) return;
  element.dataset.token = token;
  element.setAttribute("aria-label", cardName(token, names));
  element.replaceChildren(picture(token, names));
}

/**
 * Returns the spoken name of a card: "seven of diamonds".
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
 * Returns the printed name of a card: "Td" -> "10♦", "3*7" -> "3 × 7 = 21". An unknown card is a blank.
 * @param {string} token
 * @param {Record<string, string>} names   the language's letters for ranks, among others
 */
export function printed(token, names) {
  const {rank, suit, hidden} = parts(token);
  if (!suit && !hidden) return names[`=${rank}`] ?? rank;
  return hidden ? "▯" : rank === "X" ? "★" : indexSign(rank, names) + PRINTED[suit];
}
