// Stores a learner's progress through a lesson in this browser, under the current player's name: the finished stages,
// and the state of the others. A name that the learner has typed is deleted when the window closes, because others may
// use this computer. Nothing here leaves the browser.

import {ownName} from "../common/profile.js";
import {saveValue, storageOf} from "../common/storage.js";

/** @import {Lesson} from "../common/types.d.ts" */

export const OURS = "lesson ";
export const ANEW = "anew "; // key prefix: a lesson that starts over, for the memory of practice
export const TRIED = "tried "; // key prefix: what has been tried at the open question of practice
const DAYS = 30; // that a lesson is stored after its last use, as on a server
const MOST = 24; // lessons stored for each player; each deal counts separately
const LONGEST = 4000; // characters in one entry
const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns a number that almost always differs for different texts.
 * @param {string} text
 */
function checksum(text) {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 40, 7).toString(36);
}

/**
 * Returns the value of a key and the time of its last use. If it can't be read, there is no value, and the time is 0.
 * @param {Storage | null} storage
 * @param {string} key
 * @returns {{touched: number, all: Record<string, any>}}
 */
export function read(storage, key) {
  try {
    const {touched, all} = JSON.parse(storage?.getItem(key) ?? "");
    if (Number.isFinite(touched) && all && typeof all === "object") return {touched, all};
  } catch {
    // it can't be read
  }
  return {touched: -Infinity, all: {}};
}

/**
 * @param {Storage | null} storage
 * @param {string} key
 * @param {string} text
 */
function write(storage, key, text) {
  try {
    storage?.setItem(key, text);
  } catch {
    // the browser stores nothing
  }
}

/**
 * Deletes entries that are too old, and then all but the latest.
 * @param {Storage | null} storage
 * @param {number} now
 */
function tidy(storage, now) {
  const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(ownName(OURS)));
  const times = new Map(keys.map((key) => [key, read(storage, key).touched]));
  const latest = keys.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  latest.forEach((key, i) => {
    if (i >= MOST || now - (times.get(key) ?? 0) > DAYS * DAY) storage?.removeItem(key);
  });
}

/** The stored progress of one lesson. The match that is watched identifies the deal, in any language. */
export class Progress {
  /** @type {Record<string, any>} */
  #all;

  /**
   * @param {Lesson} lesson
   * @param {object} [options]
   * @param {Storage | null} [options.storage]
   * @param {Storage | null} [options.ofWindow]
   * @param {() => number} [options.now]
   */
  constructor({slug, key, stages}, options = {}) {
    const {storage = storageOf("localStorage"), ofWindow = storageOf("sessionStorage"), now = Date.now} = options;
    this.storage = storage;
    this.ofWindow = ofWindow;
    this.now = now;
    const dealt = "log" in stages[0] ? stages[0].log.steps.map(({events}) => events) : [];
    this.memory = key;
    this.key = `${ownName(OURS)}${slug} ${checksum(JSON.stringify(dealt))}`;
    tidy(storage, now());
    this.#all = read(storage, this.key).all;
  }

  /** @param {string} name */
  get(name) {
    return this.#all[name];
  }

  /**
   * Returns the whole numbers stored under a name, each with its key.
   * @param {string} name
   * @returns {Record<string, number | undefined>}
   */
  counts(name) {
    const entries = Object.entries(this.get(name) ?? {});
    return Object.fromEntries(entries.filter(([, n]) => Number.isInteger(n) && n >= 0));
  }

  /**
   * Stores a value.
   * @param {string} name
   * @param {unknown} value   a JSON value
   */
  set(name, value) {
    this.#all = {...this.#all, ...read(this.storage, this.key).all, [name]: value};
    const text = JSON.stringify({touched: this.now(), all: this.#all});
    if (text.length <= LONGEST) write(this.storage, this.key, text);
  }

  /** Returns the learner's written name on the exit ticket. */
  get name() {
    return this.ofWindow?.getItem(this.key) ?? "";
  }

  set name(written) {
    write(this.ofWindow, this.key, written);
  }

  /** Deletes the progress, because the lesson starts over. */
  forget() {
    this.#all = {};
    for (const storage of [this.storage, this.ofWindow]) storage?.removeItem(this.key);
    this.ofWindow?.removeItem(ownName(`${TRIED}${this.memory}`));
    if (this.storage?.getItem(ownName(`memory ${this.memory}`))) saveValue(ownName(`${ANEW}${this.memory}`), true);
  }
}
