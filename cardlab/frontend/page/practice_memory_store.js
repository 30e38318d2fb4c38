// Stores a learner's memory of a lesson in this browser, under the current player's name. The session decides the
// content (`cardlab/teaching/practice/memory.py`); this module reads and writes it.

import {loadValue, saveValue, storageOf} from "../common/storage.js";
import {ownName} from "../common/profile.js";
import {ANEW} from "./progress.js";

/** @import {Memory} from "../common/types.d.ts" */

/** @typedef {Memory & {unheard?: {at: number}[]}} Kept   with the answers not yet sent to a session */

/**
 * Returns the stored memory of a lesson, or null.
 * @param {string} lesson
 * @param {string[]} [cards]   the name of another player than the current one
 * @returns {Kept | null}
 */
export function keptMemory(lesson, cards) {
  const memory = loadValue(ownName(`memory ${lesson}`, cards));
  const isOne =
    memory?.lesson === lesson && [memory.facts, memory.skills].every((part) => part && typeof part === "object");
  return isOne && Array.isArray(memory.turned) ? memory : null;
}

/**
 * @param {Kept} memory
 * @param {string[]} [cards]   the name of another player than the current one
 */
export function keepMemory(memory, cards) {
  saveValue(ownName(`memory ${memory.lesson}`, cards), memory);
}

/**
 * Returns the memory for the next session: everything stored, or, if the lesson starts over, only the cards of the
 * deck and their review dates.
 * @param {string} lesson
 */
export function memoryToBeginWith(lesson) {
  const memory = keptMemory(lesson);
  const anew = ownName(`${ANEW}${lesson}`);
  if (!loadValue(anew)) return memory;
  storageOf("localStorage")?.removeItem(anew);
  if (!memory) return null;
  const levels = Object.keys(memory.skills).map((stem) => Number(stem.split(".")[1]));
  const level = Math.min(memory.level, ...levels);
  return {...memory, level, top: null, fluency: false, facts: {}, mastered: [], unheard: []};
}

/**
 * Tells whether one memory contains anything that the other lacks.
 * @param {Kept} one
 * @param {Memory} other
 */
export function knowsMore(one, other) {
  const isNews = (/** @type {"facts" | "skills"} */ part) =>
    Object.entries(one[part]).some(([name, {last_review: met}]) => !(other[part][name]?.last_review >= met));
  return (
    Boolean(one.unheard?.length) ||
    !one.turned.every((stem) => other.turned.includes(stem)) ||
    isNews("facts") ||
    isNews("skills")
  );
}
