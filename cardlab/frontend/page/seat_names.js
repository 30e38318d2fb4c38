// Puts in the names that the learner gives the players. This browser stores them with the settings. The server never
// sees them: it writes *Player 1*, and the page puts in the names.

import {served} from "../common/page_address.js";
import {storageOf} from "../common/storage.js";

/** @typedef {Record<string, string>} Names   seat -> name */

const STORED = "cardlab names";
const MOST_MARKS = 2; // on one letter; Arabic puts two on some
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Maximum number of letters; a longer name would push the cards away. */
export const LONGEST_NAME = 12;

/**
 * Cleans up a typed name: one line of normal height, without invisible characters that change the text around it. Must
 * agree with `name_as_written` in Python.
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
 * Returns the stored names.
 * @param {Pick<Storage, "getItem"> | null} storage
 * @returns {Names}
 */
export function keptNames(storage = storageOf("localStorage")) {
  let found = null;
  try {
    found = JSON.parse(storage?.getItem(STORED) ?? "{}");
  } catch {
    // it can't be read
  }
  const clean = Object.entries(found ?? {}).map(([seat, name]) => [seat, cleanName(name)]);
  return Object.fromEntries(clean.filter(([seat, name]) => /^p\d+$/.test(seat) && name));
}

/**
 * Stores names and keeps those of other seats. An empty name is deleted.
 * @param {Names} names
 */
export function keepNames(names) {
  const all = Object.entries({...keptNames(), ...names}).filter(([, name]) => cleanName(name));
  const storage = storageOf("localStorage");
  try {
    if (all.length) storage?.setItem(STORED, JSON.stringify(Object.fromEntries(all)));
    else storage?.removeItem(STORED);
  } catch {
    // the browser stores nothing
  }
}

/**
 * Returns the server's names for the players of a served page: {p1: "Player 1", …}.
 * @returns {Names}
 */
export function usualNames() {
  return JSON.parse(served()?.dataset.seats ?? "{}");
}

/**
 * Returns a reviver for `JSON.parse` that puts in the names, or undefined if there are none. Isolates a name whose
 * direction differs from the text around it.
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
 * Tells whether a part of a text is a whole word: "Player 1" but not the start of "Player 10"; "Lin" but not the start
 * of "Line". In Arabic, *and* is joined to the next word.
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function isWord(text, start, end) {
  const before = text.slice(0, start).replace(/(^|[^\p{L}])و$/u, "$1");
  return !/[\p{L}\p{Nd}]$/u.test(before) && !/^[\p{L}\p{M}\p{Nd}]/u.test(text.slice(end));
}
