// A learner's progress through a lesson, kept by this browser from day to day: which stages are finished, and how far
// she is in the others, under the current player's name. What a learner has written as her name is forgotten with
// the window, because others may use this computer. Nothing here leaves the browser.

import {ownName} from "../common/player.js";
import {saveValue, storageOf} from "../common/storage.js";

/** @import {Lesson} from "../common/types.d.ts" */

export const OURS = "lesson ";
export const ANEW = "anew "; // where it is kept that a lesson begins anew, for what practice remembers
const DAYS = 30; // that a lesson is kept after it was last touched, as a server keeps its sessions
const MOST = 24; // lessons that are kept of a player; a deal of its own is one
const LONGEST = 4000; // letters of one
const DAY = 24 * 60 * 60 * 1000;

/**
 * A number that differs where two texts do, as good as always.
 * @param {string} text
 */
function checksum(text) {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 40, 7).toString(36);
}

/**
 * What stands under a key, and when it was last touched; nothing and never where that cannot be read.
 * @param {Storage | null} storage
 * @param {string} key
 * @returns {{touched: number, all: Record<string, any>}}
 */
export function read(storage, key) {
  try {
    const {touched, all} = JSON.parse(storage?.getItem(key) ?? "");
    if (Number.isFinite(touched) && all && typeof all === "object") return {touched, all};
  } catch {
    // nothing that can be read
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
    // a browser that keeps nothing
  }
}

/**
 * Forget what is too old, and of the rest all but the latest.
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

/** What is kept of one lesson; its deal is known by the match that is watched, in whatever language that is told. */
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
  constructor({slug, stages}, options = {}) {
    const {storage = storageOf("localStorage"), ofWindow = storageOf("sessionStorage"), now = Date.now} = options;
    this.storage = storage;
    this.ofWindow = ofWindow;
    this.now = now;
    const dealt = "log" in stages[0] ? stages[0].log.steps.map(({events}) => events) : [];
    this.slug = slug;
    this.key = `${ownName(OURS)}${slug} ${checksum(JSON.stringify(dealt))}`;
    tidy(storage, now());
    this.#all = read(storage, this.key).all;
  }

  /** @param {string} name */
  get(name) {
    return this.#all[name];
  }

  /**
   * The whole numbers that are kept under a name, each with its own.
   * @param {string} name
   * @returns {Record<string, number | undefined>}
   */
  counts(name) {
    const entries = Object.entries(this.get(name) ?? {});
    return Object.fromEntries(entries.filter(([, n]) => Number.isInteger(n) && n >= 0));
  }

  /**
   * @param {string} name
   * @param {unknown} value   as JSON has it
   */
  set(name, value) {
    this.#all = {...this.#all, ...read(this.storage, this.key).all, [name]: value};
    const text = JSON.stringify({touched: this.now(), all: this.#all});
    if (text.length <= LONGEST) write(this.storage, this.key, text);
  }

  /** Whose exit ticket it is, as the learner has written it. */
  get name() {
    return this.ofWindow?.getItem(this.key) ?? "";
  }

  set name(written) {
    write(this.ofWindow, this.key, written);
  }

  /** The lesson begins anew. */
  forget() {
    this.#all = {};
    for (const storage of [this.storage, this.ofWindow]) storage?.removeItem(this.key);
    if (this.storage?.getItem(ownName(`memory ${this.slug}`))) saveValue(ownName(`${ANEW}${this.slug}`), true);
  }
}
