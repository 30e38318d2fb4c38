// Hints for a learner's first match of a game. Each is shown once, when it applies. The menu can bring them back.

import {saveValue, loadValue} from "../common/storage.js";

/** @import {MatchSetting} from "../common/types.d.ts" */

const STORED = "cardlab hints seen";

/**
 * The moments that every game has. A game may also have a hint for when one of its rules first applies, when an
 * action is first possible, or when it is the only one.
 */
const MOMENTS = /** @type {const} */ (["start", "choose", "turn", "later", "last"]);

/** @returns {string[]} games */
function seen() {
  const found = loadValue(STORED);
  return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
}

/** Chooses the hint for a moment. */
export class FirstHints {
  /** @type {Set<string>} the moments whose hint is still to come */
  #left = new Set();

  /** @param {Pick<MatchSetting, "game" | "hints">} setting */
  constructor({game, hints}) {
    this.game = game;
    this.hints = hints;
    if (!seen().includes(game)) this.restart();
  }

  /** Whether the game is new to this browser. */
  get isFirst() {
    return MOMENTS.some((moment) => this.#left.has(moment));
  }

  get any() {
    return Object.keys(this.hints).length > 0;
  }

  /** Shows all hints again, from now on. */
  restart() {
    this.#left = new Set(Object.keys(this.hints));
  }

  /**
   * Returns the hint of the first of these moments that still has one, or "".
   * @param {string[]} moments
   */
  at(moments) {
    const now = moments.find((moment) => this.#left.has(moment));
    if (now === undefined) return "";
    this.#left.delete(now);
    if (!this.isFirst) this.#note();
    return this.hints[now];
  }

  /**
   * Returns the hint of the first of these moments that has one, also if it was shown before, or "".
   * @param {string[]} moments
   */
  again(moments) {
    return this.hints[moments.find((moment) => moment in this.hints) ?? ""] ?? "";
  }

  /** Notes that this browser knows the game. */
  #note() {
    saveValue(STORED, [...new Set([...seen(), this.game])]);
  }
}
