// Decides which cards of a zone are drawn, and in which order.

/** @import {Card, MatchSetting, ZoneKind} from "./types.d.ts" */

/**
 * The number of cards drawn for each kind of pile.
 * @type {Record<string, number>}
 */
const DRAWN = {pile: 1, spread: 5};

/**
 * Tells whether only the top cards are drawn.
 * @param {string} lies
 */
export function isPile(lies) {
  return lies in DRAWN;
}

/**
 * Returns the cards that are drawn: one for a pile, several if it is spread, the top card last.
 * @template T
 * @param {Pick<ZoneKind, "lies" | "top">} kind
 * @param {T[]} cards
 */
export function ontop({lies, top}, cards) {
  if (!isPile(lies)) return cards;
  return top === "last" ? cards.slice(-DRAWN[lies]) : cards.slice(0, DRAWN[lies]).reverse();
}

/**
 * Sorts cards by rank and then by suit, backs first: inOrder([{token: "2s"}, {token: "3d"}], "3456789TJQKA2 dchs")
 * begins with 3d.
 * @param {Card[]} cards
 * @param {string} sorts
 */
export function inOrder(cards, sorts) {
  const [ranks, suits] = sorts.split(" ");
  const place = (/** @type {Card} */ {token}) => {
    const [rank, suit] = token.replace("~", "");
    return ranks.indexOf(rank) * suits.length + suits.indexOf(suit);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
