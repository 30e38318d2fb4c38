// Where the reader has left each lesson, for the pages that lead to them.

import {ownName} from "../common/player.js";
import {storageOf} from "../common/storage.js";
import {OURS, read} from "./progress.js";

/**
 * Where a lesson was left: the stage that was open last, whichever its deal was; null where it has not been begun.
 * @param {string} slug
 */
export function lastVisit(slug) {
  const start = ownName(`${OURS}${slug} `);
  const found = Object.keys(storageOf("localStorage") ?? {})
    .filter((key) => key.startsWith(start))
    .map((key) => read(storageOf("localStorage"), key));
  const [{touched, all} = {touched: 0, all: {}}] = found.sort((a, b) => b.touched - a.touched);
  return typeof all.stage === "string" ? {touched, stage: all.stage} : null;
}
