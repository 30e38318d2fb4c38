// Cards as pictures: faces with pips that can be counted, backs, and cards whose face is not known. SVG, nothing to load.

import {h} from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 60;
const HEIGHT = 84;

/** Suit signs in a box of 100 by 100. */
const SIGN = {
  h: "M50 90C20 64 7 47 7 30 7 17 17 8 29 8c9 0 17 5 21 13C54 13 62 8 71 8c12 0 22 9 22 22 0 17-13 34-43 60Z",
  d: "M50 3Q64 30 88 50 64 70 50 97 36 70 12 50 36 30 50 3Z",
  s: "M50 5c9 21 42 34 42 57 0 14-10 22-21 22-8 0-14-4-18-10 1 11 5 17 12 22H35c7-5 11-11 12-22-4 6-10 10-18 10C18 84 8 76 8 62 8 39 41 26 50 5Z",
  x: "M50 6 61 38 95 38 68 59 78 92 50 72 22 92 32 59 5 38 39 38Z",
  c: "M50 6a20 20 0 0 1 15 34 20 20 0 1 1-11 36c1 9 5 15 11 20H35c6-5 10-11 11-20a20 20 0 1 1-11-36A20 20 0 0 1 50 6Z",
};

const LEFT = 21.5;
const MIDDLE = 30;
const RIGHT = 38.5;

/** Where the pips of each number lie, as on printed cards: [across, down]. */
const PIPS = {
  A: [[MIDDLE, 42]],
  2: [
    [MIDDLE, 19],
    [MIDDLE, 65],
  ],
  3: [
    [MIDDLE, 19],
    [MIDDLE, 42],
    [MIDDLE, 65],
  ],
  4: [
    [LEFT, 19],
    [RIGHT, 19],
    [LEFT, 65],
    [RIGHT, 65],
  ],
  5: [
    [LEFT, 19],
    [RIGHT, 19],
    [MIDDLE, 42],
    [LEFT, 65],
    [RIGHT, 65],
  ],
  6: [
    [LEFT, 19],
    [RIGHT, 19],
    [LEFT, 42],
    [RIGHT, 42],
    [LEFT, 65],
    [RIGHT, 65],
  ],
  7: [
    [LEFT, 19],
    [RIGHT, 19],
    [MIDDLE, 30.5],
    [LEFT, 42],
    [RIGHT, 42],
    [LEFT, 65],
    [RIGHT, 65],
  ],
  8: [
    [LEFT, 19],
    [RIGHT, 19],
    [MIDDLE, 30.5],
    [LEFT, 42],
    [RIGHT, 42],
    [MIDDLE, 53.5],
    [LEFT, 65],
    [RIGHT, 65],
  ],
  9: [
    [LEFT, 17],
    [RIGHT, 17],
    [LEFT, 34],
    [RIGHT, 34],
    [MIDDLE, 42],
    [LEFT, 50],
    [RIGHT, 50],
    [LEFT, 67],
    [RIGHT, 67],
  ],
  T: [
    [LEFT, 17],
    [RIGHT, 17],
    [MIDDLE, 25.5],
    [LEFT, 34],
    [RIGHT, 34],
    [LEFT, 50],
    [RIGHT, 50],
    [MIDDLE, 58.5],
    [LEFT, 67],
    [RIGHT, 67],
  ],
};

/** The parts of a token: "~7d'" -> {rank: "7", suit: "d", hidden: false, down: true}. */
export function parts(token) {
  if (token === "?") return {rank: "", suit: "", hidden: true, down: true};
  const down = token[0] === "~";
  const name = down ? token.slice(1) : token;
  return {rank: name[0], suit: name[1], hidden: false, down};
}

/** Where the pips of a rank lie on a face of 60 by 84; a court card and a joker have none. */
export function pips(rank) {
  return PIPS[rank] ?? [];
}

function svg(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function sign(suit, x, y, size, turned = false) {
  const half = size / 2;
  const turn = turned ? ` rotate(180 ${half} ${half})` : "";
  return svg("path", {d: SIGN[suit], transform: `translate(${x - half} ${y - half})${turn} scale(${size / 100})`});
}

function text(content, x, y, size, extra = {}) {
  const made = svg("text", {x, y, "font-size": size, "text-anchor": "middle", ...extra});
  made.textContent = content;
  return made;
}

function corner(rank, suit) {
  const group = svg("g", {class: "cardlab-index"});
  if (rank === "X") group.append(sign("x", 8.5, 10, 12));
  else {
    group.append(
      text(
        rank === "T" ? "10" : rank,
        8.5,
        15,
        15.5,
        rank === "T" ? {textLength: 13, lengthAdjust: "spacingAndGlyphs"} : {},
      ),
      sign(suit, 8.5, 22.5, 8),
    );
  }
  return group;
}

function face(rank, suit) {
  const drawn = [svg("rect", {class: "cardlab-paper", x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, rx: 5})];
  const other = svg("g", {class: "cardlab-far", transform: `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`});
  other.append(corner(rank, suit));
  drawn.push(corner(rank, suit), other);
  if (rank === "X") return [...drawn, joker()];
  const places = pips(rank);
  if (!places.length) {
    drawn.push(svg("rect", {class: "cardlab-court", x: 16, y: 11, width: 28, height: 62, rx: 3}));
    drawn.push(text(rank, 30, 49, 28, {class: "cardlab-letter"}), sign(suit, 30, 22, 13), sign(suit, 30, 62, 13, true));
  }
  const size = rank === "A" ? 26 : 10.5;
  const group = svg("g", {class: "cardlab-pips"});
  for (const [x, y] of places) group.append(sign(suit, x, y, size, y > 43));
  drawn.push(group);
  const large = svg("g", {class: "cardlab-big"}); // the look for small screens and weak eyes
  large.append(
    rank === "T" ? text("10", 36, 42, 38, {textLength: 36, lengthAdjust: "spacingAndGlyphs"}) : text(rank, 37, 43, 44),
    sign(suit, 37, 64, 26),
  );
  drawn.push(large);
  return drawn;
}

function joker() {
  const group = svg("g", {});
  group.append(sign("x", 30, 42, 32), text("JOKER", 30, 68, 9));
  return group;
}

function back() {
  const drawn = [svg("rect", {class: "cardlab-back", x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, rx: 5})];
  drawn.push(svg("rect", {class: "cardlab-back-frame", x: 5, y: 5, width: WIDTH - 10, height: HEIGHT - 10, rx: 3}));
  for (let i = 0; i < 3; i++) {
    const y = 22 + 20 * i;
    drawn.push(svg("path", {class: "cardlab-back-mark", d: `M30 ${y - 9}L40 ${y} 30 ${y + 9} 20 ${y}Z`}));
  }
  return drawn;
}

/** The picture of a card; it is named by the element around it. */
export function picture(token) {
  const {rank, suit, hidden, down} = parts(token);
  const drawn = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    class: `cardlab-svg cardlab-suit-${suit}`,
    "aria-hidden": "true",
  });
  drawn.append(...(hidden || down ? back() : face(rank, suit)));
  if (down && !hidden) {
    // the teacher knows it
    drawn.append(svg("rect", {class: "cardlab-paper", x: 0.5, y: 0.5, width: 17, height: 29, rx: 4}));
    drawn.append(corner(rank, suit));
  }
  return drawn;
}

/** The element of a card: its picture and its name. */
export function cardElement(token, names) {
  const made = h("span", {class: "cardlab-card", role: "img"});
  showCard(made, token, names);
  return made;
}

/** Make an element show another card, or the card's other side. */
export function showCard(element, token, names) {
  if (element.dataset.token === token) return;
  element.dataset.token = token;
  element.setAttribute("aria-label", cardName(token, names));
  element.replaceChildren(picture(token));
}

/** What a card is called: "seven of diamonds". */
export function cardName(token, names) {
  const {hidden, down} = parts(token);
  if (hidden) return names.back;
  const name = names[(down ? token.slice(1) : token).replaceAll("'", "")] ?? token;
  return down ? `${name} (${names.back})` : name;
}

/** What is printed on a card: "Td" -> "10♦"; a card that is not known is a blank. */
export function printed(token) {
  const {rank, suit, hidden} = parts(token);
  return hidden ? "▯" : rank === "X" ? "★" : (rank === "T" ? "10" : rank) + {c: "♣", d: "♦", h: "♥", s: "♠"}[suit];
}
