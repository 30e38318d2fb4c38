// Draws the court cards: jacks, queens, kings and jokers. Each has two heads, so we draw one half and repeat it upside
// down. The origin is the middle of the card, and a half reaches up to -38. A head has its own origin. Skin, hair and
// crowns get their colours here. The stylesheet holds the colours of the suits, because the reader can change them.

import {sign} from "./suit_symbols.js";
import {s} from "../common/svg.js";

/** @import {Attributes} from "../common/dom.js" */

/** @typedef {{skin: string, hair?: string, cut: string, beard?: string, hat: string}} Person */
/** @typedef {[d: string, look: string]} Shape   the look is a colour or a CSS class */

const PALE = "#f8d3b4";
const TAN = "#e6b287";
const BROWN = "#b97a50";
const DEEP = "#93603f";

const JET = "#2b2430";
const CHESTNUT = "#6b4028";
const COPPER = "#b0562a";
const STRAW = "#dfae55";
const SILVER = "#dcd9d5";

const GOLD = "#e8ad33";
const LEAF = "#5b8f4a";
const WOOD = "#a0703f";

const CLOTH = "cardlab-robe";
const LIGHT = "cardlab-light";
const FUR = "cardlab-fur";
const JEWELS = "cardlab-jewels";
const FLECKS = "cardlab-flecks";
const PEARLS = "cardlab-pearls";
const BUTTONS = "cardlab-buttons";

/**
 * Gives every court card a face of its own.
 * @type {Record<string, Person>}
 */
const PEOPLE = {
  Kh: {skin: PALE, hair: COPPER, cut: "short", beard: "full", hat: "points"},
  Kd: {skin: BROWN, hair: JET, cut: "short", beard: "pointed", hat: "arches"},
  Ks: {skin: DEEP, hair: SILVER, cut: "short", beard: "curly", hat: "tower"},
  Kc: {skin: TAN, hair: CHESTNUT, cut: "bob", beard: "forked", hat: "leaves"},
  Qh: {skin: DEEP, hair: JET, cut: "cloud", hat: "diadem"},
  Qd: {skin: PALE, hair: CHESTNUT, cut: "long", hat: "diadem"},
  Qs: {skin: TAN, hair: JET, cut: "straight", hat: "diadem"},
  Qc: {skin: BROWN, cut: "scarf", hat: "diadem"},
  Jh: {skin: BROWN, hair: JET, cut: "bob", hat: "beret"},
  Jd: {skin: DEEP, hair: JET, cut: "curls", hat: "beret"},
  Js: {skin: PALE, hair: STRAW, cut: "bob", hat: "cap"},
  Jc: {skin: PALE, hair: COPPER, cut: "curls", hat: "cap"},
  X1: {skin: PALE, hair: CHESTNUT, cut: "curls", hat: "bells"},
  X2: {skin: BROWN, hair: JET, cut: "curls", hat: "bells"},
};

// Parts of the head. Its origin lies between the eyes and the mouth.
const FACE = "M-6.6-4C-6.6-10 6.6-10 6.6-4C6.6 4 4 8.2 0 8.2S-6.6 4-6.6-4Z";
const CHEEKS = "M-4.2 2.2h0M4.2 2.2h0";
const EYES = "M-2.7-1h0M2.7-1h0";
const SMILE = "M-2.2 3.6Q0 5.6 2.2 3.6";

/**
 * The hair behind the face, and the hair over the forehead.
 * @type {Record<string, [string, string]>}
 */
const HAIR = {
  short: ["M-7.5.5C-9.5-11 9.5-11 7.5.5Z", ""],
  bob: ["M-7.8-3C-8-12 8-12 7.8-3L9 5.5Q6 8 4 6H-4Q-6 8-9 5.5Z", ""],
  curls: ["M-7-7a3.4 3.4 0 0 0-1.6 5.4a3.3 3.3 0 0 0 2 6h13.2a3.3 3.3 0 0 0 2-6A3.4 3.4 0 0 0 7-7Z", ""],
  cloud: ["M-7-8a5 5 0 0 0-4 7a5 5 0 0 0 3 8.4q4 2 8 2t8-2a5 5 0 0 0 3-8.4a5 5 0 0 0-4-7Q0-15-7-8Z", ""],
  long: [
    "M-7.8-3C-8-12 8-12 7.8-3C8 2 11.5 4 10 9Q9 12 10.5 14.5Q4 15 4 8H-4Q-4 15-10.5 14.5Q-9 12-10 9C-11.5 4-8 2-7.8-3Z",
    "M-6.8-2.6Q-3-4 0-9Q3-4 6.8-2.6L4-9H-4Z",
  ],
  straight: ["M-8-3C-8-12 8-12 8-3L9 9Q8 12 4.5 11.5V7H-4.5V11.5Q-8 12-9 9Z", "M-6.8-3.4Q0-5 6.8-3.4L4-9H-4Z"],
  scarf: ["M-8.4-3C-8.4-13 8.4-13 8.4-3C8.4 3 11.5 6 10 11Q0 16-10 11C-11.5 6-8.4 3-8.4-3Z", ""],
};

/** @type {Record<string, string>} */
const BEARD = {
  full: "M-7.4-2C-8 8-5 13 0 13S8 8 7.4-2C5.5 2 4 1.6 0 1.6S-5.5 2-7.4-2Z",
  pointed: "M-7.2-2C-8 6-3 8 0 14.5C3 8 8 6 7.2-2C6 2.2 4 1.6 0 1.6S-6 2.2-7.2-2Z",
  curly:
    "M-7.4-2a3 3 0 0 0 .4 5a3 3 0 0 0 2 5a3.2 3.2 0 0 0 5 2.4a3.2 3.2 0 0 0 5-2.4a3 3 0 0 0 2-5a3 3 0 0 0 .4-5" +
    "C5.5 2 4 1.6 0 1.6S-5.5 2-7.4-2Z",
  forked: "M-7.4-2C-8 6-6 10-4 13.5L0 10 4 13.5C6 10 8 6 7.4-2C5.5 2 4 1.6 0 1.6S-5.5 2-7.4-2Z",
};

const FEATHER = "M-5-7Q-14-7-13-17Q-5-16-5-7Z";

/**
 * The hat or crown, and its jewels.
 * @type {Record<string, [Shape, Shape]>}
 */
const HAT = {
  points: [
    ["M-8-5.5-9.5-14.5-4.5-10.5 0-16 4.5-10.5 9.5-14.5 8-5.5Q0-8-8-5.5Z", GOLD],
    ["M0-9.4h0M-4.6-8.7h0M4.6-8.7h0", JEWELS],
  ],
  arches: [
    ["M-8-5.5-9-12Q-7-15-4.5-12Q-3-16 0-16T4.5-12Q7-15 9-12L8-5.5Q0-8-8-5.5Z", GOLD],
    ["M0-10.5h0", JEWELS],
  ],
  tower: [
    ["M-8-5.5-9-15H-5V-12.6H-2V-15H2V-12.6H5V-15H9L8-5.5Q0-8-8-5.5Z", GOLD],
    ["M0-9.4h0M-5-8.7h0M5-8.7h0", JEWELS],
  ],
  leaves: [
    ["M-8-5.5Q-11-11-9-14Q-5-13-4.5-10Q-4-14 0-16Q4-14 4.5-10Q5-13 9-14Q11-11 8-5.5Q0-8-8-5.5Z", GOLD],
    ["M0-10.4h0", JEWELS],
  ],
  diadem: [
    ["M-7.4-5Q-4-8.4-3-10Q-1-10 0-14Q1-10 3-10Q4-8.4 7.4-5Q0-9-7.4-5Z", GOLD],
    ["M0-9.8h0", JEWELS],
  ],
  beret: [
    ["M-8.4-4.6C-12-9-8-13.5 0-13.5S12-10 8.4-4.6Q0-8-8.4-4.6Z", LIGHT],
    [FEATHER, CLOTH],
  ],
  cap: [
    ["M-8.4-4.6Q-8-11-2-13.5Q6-16 10-12Q7-11 8.4-4.6Q0-8-8.4-4.6Z", CLOTH],
    [FEATHER, LIGHT],
  ],
  bells: [
    [
      "M-7.6-5Q-11-6-10-1.5Q-14-8-9-12-4-13-3-10-2-14 0-15.5 2-14 3-10 4-13 9-12 14-8 10-1.5 11-6 7.6-5 0-8-7.6-5Z",
      CLOTH,
    ],
    ["M-10-1h0M0-15.5h0M10-1h0", BUTTONS],
  ],
};

// Parts of a half card.
const GROUND = "M-13-14V-35Q-13-38-10-38H23Q26-38 26-35V5L-26-5V-11Q-26-14-23-14Z";
const ROBE = "M-26-5Q-26-12-17-13.2L-3-14.5H8Q17-13.5 18-7L26 5Z";
const BELT = "M0 0 25.6 4.9M0 0-25.6-4.9";
const STAFF = "M19-22V3";
const SLEEVES =
  "M11.5 2.2Q16-1 16.6-6.8H21.6Q22-1 26 5Z" +
  "M-19.5-12.8Q-23.5-10-23.7-4.6L-21.2-4.1Q-21-9-17.6-13.2ZM-14.6-13.4Q-18-10-18.2-3.5L-15.7-3Q-15.6-9-12.6-13.6Z";
const HAND = "M19-8.4h0";

/**
 * What each rank wears at the neck and on the chest, and holds with the sign of its suit.
 * @type {Record<string, {neck: Shape, breast: Shape, staff: string, holds: Shape}>}
 */
const DRESS = {
  K: {
    neck: ["M-12-13.6C-12-5-6-1.5 2.5-1.5S15-5 15-12.8Z", FUR],
    breast: ["M-8.6-9.5v1.8M-5.8-5.6v1.8M2.5-4.4v1.8M9.5-5.6v1.8M12.2-9.5v1.8", FLECKS],
    staff: GOLD,
    holds: ["M14.8-20.6H23.2L20.8-17.6H17.2Z", GOLD],
  },
  Q: {
    neck: ["M-6-14 0 0H5L11-14Z", LIGHT],
    breast: ["M-2.5-9.6Q2.5-3.6 7.5-9.6", PEARLS],
    staff: LEAF,
    holds: ["M19-11Q13.5-12 13-18 19-17 19-11 19-17 25-18 24.5-12 19-11Z", LEAF],
  },
  J: {
    neck: ["M-9-13.8-6.5-6.5-2-10 2.5-5 7-10 11.5-6.5 14-12.8Z", LIGHT],
    breast: ["M2.5-2.6h0", BUTTONS],
    staff: WOOD,
    holds: ["M19-20.6H26L23.8-18 26-15.4H19Z", LIGHT],
  },
  X: {
    neck: ["M-9-13.8-6.5-6.5-2-10 2.5-5 7-10 11.5-6.5 14-12.8Z", LIGHT],
    breast: ["M-6.5-5.8h0M2.5-4h0M11.5-5.8h0", BUTTONS],
    staff: WOOD,
    holds: ["M14.8-20.6H23.2L20.8-17.6H17.2Z", LIGHT],
  },
};

/**
 * The stitching of the belt, by suit.
 * @type {Record<string, string>}
 */
const STITCH = {h: "0 4", d: "2 3", s: "6 2", c: "0 3 3 3", x: "0 6"};

/**
 * @param {string} d
 * @param {string} look
 * @param {Attributes} [more]
 */
function paint(d, look, more) {
  return s("path", {d, [look[0] === "#" ? "fill" : "class"]: look, ...more});
}

/** @param {Person} person */
function head({skin, hair = LIGHT, cut, beard, hat}) {
  const [behind, before] = HAIR[cut];
  const [worn, fastened] = HAT[hat];
  const parts = [
    paint(behind, hair),
    paint(FACE, skin),
    paint(CHEEKS, "cardlab-cheeks"),
    beard && paint(BEARD[beard], hair),
    before && paint(before, hair),
    paint(EYES, "cardlab-eyes"),
    paint(SMILE, "cardlab-smile", {stroke: beard ? skin : JET}),
    paint(...worn),
    paint(...fastened),
  ];
  return s("g", {transform: "translate(2.5 -19.5) scale(1.1)"}, ...parts.filter((part) => part instanceof Node));
}

/**
 * @param {string} rank
 * @param {string} suit
 */
function half(rank, suit) {
  const person = PEOPLE[rank + suit];
  const {neck, breast, staff, holds} = DRESS[rank];
  const emblem = rank === "X" ? "x" : suit;
  return s(
    "g",
    {class: "cardlab-half"},
    paint(GROUND, "cardlab-ground"),
    paint(ROBE, CLOTH),
    paint(...neck),
    paint(...breast),
    head(person),
    paint(STAFF, "cardlab-staff", {stroke: staff}),
    paint(...holds),
    s("g", {fill: rank === "X" && GOLD}, sign(emblem, 19, -27, 11.5)),
    paint(SLEEVES, LIGHT),
    paint(HAND, "cardlab-court-hand", {stroke: person.skin}),
    paint(BELT, "cardlab-belt", {stroke: GOLD}),
    paint(BELT, "cardlab-stitch", {"stroke-dasharray": STITCH[emblem]}),
  );
}

/**
 * Draws the figure of a court card or a joker.
 * @param {string} rank
 * @param {string} suit
 */
export function figure(rank, suit) {
  const upper = half(rank, suit);
  const lower = s("g", {transform: "rotate(180)"}, upper.cloneNode(true));
  return s("g", {class: "cardlab-figure", transform: "translate(30 42)"}, upper, lower);
}
