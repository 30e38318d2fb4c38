// The names that the learner gives the players. This browser keeps them with the settings, and nobody else learns them:
// the server says *Player 1*, and the names are put in on the page.

import {served} from "../common/page_address.js";
import {storageOf} from "../common/storage.js";

/** @typedef {Record<string, string>} Names   seat -> name */

const STORED = "cardlab names";
const MOST_MARKS = 2; // on a letter; Arabic has two on one
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Letters of a name: more would push the cards away. */
export const LONGEST_NAME = 12;

/**
 * A name as somebody may have written it, on one line and no higher than one, with nothing that nobody sees and that
 * turns what stands around it: the twin of `name_as_written`.
 * @param {unknown} written
 */
export function cleanName(written) {
  if (typeof written !== "string") return "";
  let marks = 0;
  const kept = [...written.replace(/\s/gu, " ")].slice(0, LONGEST_NAME).filter((sign) => {
    marks = /\p{Mn}/u.test(sign) ? marks + 1 : 0;
    return marks <= MOST_MARKS && (sign === " " || /[^\p{C}\p{Z}]/u.test(sign));
  });
  return kept.join("").split(/ +/).filter(Boolean).join(" ");
}

/**
 * The names that are kept.
 * @param {Pick<Storage, "getItem"> | null} storage
 * @returns {Names}
 */
export function keptNames(storage = storageOf("localStorage")) {
  let found = null;
  try {
    found = JSON.parse(storage?.getItem(STORED) ?? "{}");
  } catch {
    // nothing that can be read
  }
  const clean = Object.entries(found ?? {}).map(([seat, name]) => [seat, cleanName(name)]);
  return Object.fromEntries(clean.filter(([seat, name]) => /^p\d+$/.test(seat) && name));
}

/**
 * Keep names beside those of other seats; an empty one is forgotten.
 * @param {Names} names
 */
export function keepNames(names) {
  const all = Object.entries({...keptNames(), ...names}).filter(([, name]) => cleanName(name));
  const storage = storageOf("localStorage");
  try {
    if (all.length) storage?.setItem(STORED, JSON.stringify(Object.fromEntries(all)));
    else storage?.removeItem(STORED);
  } catch {
    // a browser that keeps nothing
  }
}

/**
 * What the server calls the players of a served page: {p1: "Player 1", …}.
 * @returns {Names}
 */
export function usualNames() {
  return JSON.parse(served()?.dataset.seats ?? "{}");
}

/**
 * What puts the names into all that is told, as `JSON.parse` takes it; undefined where there are none. A name stands
 * apart where it is read the other way than what is around it.
 * @param {Names} usual
 * @param {Names} names
 * @param {string} dir
 * @returns {((key: string, value: unknown) => unknown) | undefined}
 */
export function renaming(usual, names, dir) {
  const given = Object.entries(names).filter(([seat]) => seat in usual);
  if (!given.length) return undefined;
  const turned = (/** @type {string} */ name) => dir === "rtl" || RTL_LETTER.test(name);
  const instead = new Map(given.map(([seat, name]) => [usual[seat], turned(name) ? `\u2068${name}\u2069` : name]));
  const escaped = [...instead.keys()].map((name) => name.replace(/[^\p{L}\p{N} ]/gu, "\\$&"));
  const seats = new RegExp(escaped.join("|"), "gu");
  const put = (/** @type {string} */ found, /** @type {number} */ at, /** @type {string} */ text) =>
    (isWord(text, at, at + found.length) && instead.get(found)) || found;
  return (_, value) => (typeof value === "string" ? value.replace(seats, put) : value);
}

/**
 * Whether a part of a text is a word of its own: Player 1, and not that of Player 10; Lin, and not that of Line.
 * Arabic writes its *and* together with the word after it.
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function isWord(text, start, end) {
  const before = text.slice(0, start).replace(/(^|[^\p{L}])و$/u, "$1");
  return !/[\p{L}\p{Nd}]$/u.test(before) && !/^[\p{L}\p{M}\p{Nd}]/u.test(text.slice(end));
}
