// What this window keeps of a lesson until it is closed, so that nothing is lost when the page is loaded again: which
// stages have come to their end, and how far one is where nobody else keeps that. It is told to nobody.

import {storageOf} from "./storage.js";

/** @import {Lesson} from "./types.d.ts" */

const OURS = "cardlab lesson ";

/**
 * A number that differs where two texts do, as good as always.
 * @param {string} text
 */
function checksum(text) {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 40, 7).toString(36);
}

/**
 * Forget all lessons: they begin anew.
 * @param {Storage | null} storage
 */
export function forgetLessons(storage = storageOf("sessionStorage")) {
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(OURS)) storage?.removeItem(key);
}

/** What is kept of one lesson; its deal is known by the match that is watched, in whatever language that is told. */
export class Kept {
  /** @type {Record<string, any>} */
  #all = {};

  /**
   * @param {Lesson} lesson
   * @param {Storage | null} [storage]
   */
  constructor({slug, stages}, storage = storageOf("sessionStorage")) {
    this.storage = storage;
    const dealt = stages.flatMap((stage) => ("log" in stage ? stage.log.steps.map(({events}) => events) : []));
    this.key = `${OURS}${slug} ${checksum(JSON.stringify(dealt))}`;
    try {
      this.#all = JSON.parse(storage?.getItem(this.key) ?? "{}") ?? {};
    } catch {
      // nothing that can be read
    }
  }

  /** @param {string} name */
  get(name) {
    return this.#all[name];
  }

  /**
   * @param {string} name
   * @param {unknown} value   as JSON has it
   */
  set(name, value) {
    this.#all = {...this.#all, [name]: value};
    try {
      this.storage?.setItem(this.key, JSON.stringify(this.#all));
    } catch {
      // a browser that keeps nothing
    }
  }
}
