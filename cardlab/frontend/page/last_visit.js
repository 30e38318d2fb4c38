// Finds where the learner left each lesson, for pages with links to lessons.

import {ownName} from "../common/profile.js";
import {storageOf} from "../common/storage.js";
import {OURS, read} from "./progress.js";

/**
 * Returns the stage to go on with in a lesson, whatever its deal number, and its deck of numbers; null if the lesson
 * has not been started. It is the stage opened last, or practice once the exit ticket is finished.
 * @param {string} slug
 */
export function lastVisit(slug) {
  const start = ownName(`${OURS}${slug} `);
  const found = Object.keys(storageOf("localStorage") ?? {})
    .filter((key) => key.startsWith(start))
    .map((key) => read(storageOf("localStorage"), key));
  const [{touched, all} = {touched: 0, all: {}}] = found.sort((a, b) => b.touched - a.touched);
  if (typeof all.stage !== "string") return null;
  const isOver = all.stage === "ticket" && Array.isArray(all.done) && all.done.includes("ticket");
  return {touched, stage: isOver ? "practise" : all.stage, deck: String(all.deck ?? "")};
}
