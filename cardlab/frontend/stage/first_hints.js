// Hints for somebody's first match of a game: each is shown once, when it applies. The menu brings them back.

import {saveValue, loadValue} from "../common/storage.js";

/** @import {MatchSetting} from "../common/types.d.ts" */

const STORED = "cardlab hints seen";

/** The moments of a match at which a hint applies, in the order in which a game writes its hints. */
const MOMENTS = /** @type {const} */ (["start", "turn", "event", "later"]);

/** @typedef {typeof MOMENTS[number]} Moment */

/** @returns {string[]} games */
function seen() {
  const found = loadValue(STORED);
  return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
}

/** Says which hint a moment has. */
export class FirstHints {
  /** @type {Set<Moment>} those whose hint is still to come */
  #left = new Set();

  /** @param {Pick<MatchSetting, "game" | "hints">} setting */
  constructor({game, hints}) {
    this.game = game;
    this.hints = hints;
    if (!seen().includes(game)) this.again();
  }

  /** Whether the game is new to this browser. */
  get isFirst() {
    return this.#left.size > 0;
  }

  get any() {
    return this.hints.length > 0;
  }

  /** Show all of them again, from now on. */
  again() {
    this.#left = new Set(MOMENTS.slice(0, this.hints.length));
  }

  /**
   * The hint of a moment, the first time that it comes; else "".
   * @param {Moment} moment
   */
  at(moment) {
    const now = this.#left.has(moment) || moment !== "turn" ? moment : "later";
    if (!this.#left.delete(now)) return "";
    if (!this.#left.size) this.#note();
    return this.hints[MOMENTS.indexOf(now)];
  }

  /** From now on the game is known in this browser. */
  #note() {
    saveValue(STORED, [...new Set([...seen(), this.game])]);
  }
}
