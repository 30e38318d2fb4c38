// What is drawn of a stage, and in which order: seats, and the cards of a zone.

/** @import {Card, MatchSetting, ZoneKind} from "./types.d.ts" */

/**
 * How many cards of a pile are drawn.
 * @type {Record<string, number>}
 */
const DRAWN = {pile: 1, spread: 5};

/**
 * Whether cards lie so that only the top ones are drawn.
 * @param {string} lies
 */
export function isPile(lies) {
  return lies in DRAWN;
}

/**
 * The cards that are drawn: of a pile the top one, of one that is spread the top ones, the uppermost last.
 * @template T
 * @param {Pick<ZoneKind, "lies" | "top">} kind
 * @param {T[]} cards
 */
export function ontop({lies, top}, cards) {
  if (!isPile(lies)) return cards;
  return top === "last" ? cards.slice(-DRAWN[lies]) : cards.slice(0, DRAWN[lies]).reverse();
}

/**
 * Cards by rank and then by suit, backs first: inOrder([{token: "2s"}, {token: "3d"}], "3456789TJQKA2 dchs") begins
 * with 3d.
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
