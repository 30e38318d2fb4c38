// Finds where the learner left each lesson, for pages with links to lessons.

import {ownName} from "../common/profile.js";
import {storageOf} from "../common/storage.js";
import {OURS, read} from "./progress.js";

/**
 * Returns the stage opened last in a lesson, whatever its deal number, and its deck of numbers; null if the lesson has
 * not been started.
 * @param {string} slug
 */
export function lastVisit(slug) {
  const start = ownName(`${OURS}${slug} `);
  const found = Object.keys(storageOf("localStorage") ?? {})
    .filter((key) => key.startsWith(start))
    .map((key) => read(storageOf("localStorage"), key));
  const [{touched, all} = {touched: 0, all: {}}] = found.sort((a, b) => b.touched - a.touched);
  return typeof all.stage === "string" ? {touched, stage: all.stage, deck: String(all.deck ?? "")} : null;
}
