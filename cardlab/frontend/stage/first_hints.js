// Hints for a learner's first match of a game. Each is shown once, when it applies. The menu can bring them back.

import {saveValue, loadValue} from "../common/storage.js";

/** @import {MatchSetting} from "../common/types.d.ts" */

const STORED = "cardlab hints seen";

/** The moments of a match that have hints, in the order in which a game writes them. */
const MOMENTS = /** @type {const} */ (["start", "turn", "event", "later"]);

/** @typedef {typeof MOMENTS[number]} Moment */

/** @returns {string[]} the games already played */
function seen() {
  const found = loadValue(STORED);
  return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
}

/** Finds the hint for a moment. */
export class FirstHints {
  /** @type {Set<Moment>} the moments whose hint is still to come */
  #left = new Set();

  /** @param {Pick<MatchSetting, "game" | "hints">} setting */
  constructor({game, hints}) {
    this.game = game;
    this.hints = hints;
    if (!seen().includes(game)) this.again();
  }

  /** Tells whether the game is new in this browser. */
  get isFirst() {
    return this.#left.size > 0;
  }

  get any() {
    return this.hints.length > 0;
  }

  /** Shows all hints again from now on. */
  again() {
    this.#left = new Set(MOMENTS.slice(0, this.hints.length));
  }

  /**
   * Returns the hint for a moment when it first comes; "" otherwise.
   * @param {Moment} moment
   */
  at(moment) {
    const now = this.#left.has(moment) || moment !== "turn" ? moment : "later";
    if (!this.#left.delete(now)) return "";
    if (!this.#left.size) this.#note();
    return this.hints[MOMENTS.indexOf(now)];
  }

  /** Marks the game as known in this browser. */
  #note() {
    saveValue(STORED, [...new Set([...seen(), this.game])]);
  }
}
