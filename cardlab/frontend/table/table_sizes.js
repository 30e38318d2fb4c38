// Computes how much room the cards of a state need, in card widths. The stylesheet turns the results into pixels.

import {isDown} from "../cards/cards.js";
import {isPile, ontop} from "../common/zone_order.js";
import {levels} from "./draw_goals.js";
import {heapSizes, isHeap} from "./draw_heap.js";

/** @import {CardShown, TableState, ZoneShown} from "./table_state.d.ts" */

const STRIP = 0.3; // the visible part of a back under the next card, in card widths
const NARROW_STRIP = 0.14; // the same where many cards are covered
const MOST_LINES = 3; // of compared cards
const TOO_WIDE = 1000; // card widths
const WIDEST_ROW = 7; // cards in a row of the hand on a tall stage

const isCovered = (/** @type {CardShown} */ {token, covered, compared}) => covered || (isDown(token) && !compared);

/**
 * Groups compared cards into overlapping chains: each back lies under the next card, and so does a face that was laid
 * earlier. Another face ends the chain. A line break never splits a chain.
 * @param {CardShown[]} cards
 */
export function chainsOf(cards) {
  /** @type {CardShown[][]} */
  const chains = [];
  cards.forEach((card, i) => {
    if (i && isCovered(cards[i - 1])) chains[chains.length - 1].push(card);
    else chains.push([card]);
  });
  return chains;
}

/**
 * Returns the width of a chain, or of its end, in card widths. Each covered card shows a strip: a narrow one if it is
 * one of many unknown backs, and its corner if it is known.
 * @param {CardShown[]} chain
 * @param {boolean} many   whether more than two cards of the zone are covered
 */
export function widthOf(chain, many) {
  return chain.slice(0, -1).reduce((width, {token}) => width + (many && token === "?" ? NARROW_STRIP : STRIP), 1);
}

/**
 * Tells whether more than two of the compared cards of a zone are covered.
 * @param {CardShown[]} cards
 */
export function coversMany(cards) {
  return cards.length - chainsOf(cards).length > 2;
}

/**
 * Splits the compared cards of a zone into lines. A face-up card after a back starts a new line, so that cards laid
 * together stay together. Covered backs alone lie under the card that follows.
 * @param {CardShown[]} cards
 */
export function linesOf(cards) {
  const isOpen = (/** @type {number} */ i) => i < cards.length && !isCovered(cards[i]);
  const follows = (/** @type {number} */ i) => !cards.slice(0, i).every(({token, covered}) => covered && isDown(token));
  const starts = [...cards.keys()].filter((i) => follows(i) && !isOpen(i - 1) && isOpen(i) && isOpen(i + 1));
  const lines = [0, ...starts].map((start, i) => cards.slice(start, starts[i] ?? cards.length));
  return lines.length > MOST_LINES ? [cards] : lines;
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);

/**
 * Distributes widths over at most this many rows, so that the widest row is as narrow as possible.
 * @param {number[]} widths
 * @param {number} most
 */
function inRows(widths, most) {
  for (let limit = Math.max(0, ...widths); ;) {
    /** @type {number[][]} */
    const rows = [[]];
    for (const width of widths) {
      if (rows[rows.length - 1].length && sum(rows[rows.length - 1]) + width > limit) rows.push([]);
      rows[rows.length - 1].push(width);
    }
    if (rows.length <= most) return rows;
    limit = Math.min(...rows.slice(1).map(([first], i) => sum(rows[i]) + first));
  }
}

/**
 * Returns the width of the widest row, in cards and gaps, when the cards are laid in this many rows. If there are
 * fewer rows than lines, the result is too wide to be chosen.
 * @param {CardShown[][]} zones
 * @param {number} rows
 * @param {boolean} covers   whether each back lies under the next card
 */
function spanInRows(zones, rows, covers) {
  const spans = zones.flatMap((cards) => {
    const lines = covers ? linesOf(cards) : [cards];
    const each = Math.floor(rows / lines.length);
    if (!each) return [[TOO_WIDE]];
    const many = coversMany(cards);
    const widths = (/** @type {CardShown[]} */ line) => chainsOf(line).map((chain) => widthOf(chain, many));
    return lines.flatMap((line) => inRows(covers ? widths(line) : line.map(() => 1), each));
  });
  return {
    widths: Math.max(1, ...spans.map(sum)),
    gaps: Math.max(0, ...spans.map(({length}) => length - 1)),
  };
}

/**
 * Returns the width of the cards of a zone with one row for each line.
 * @param {CardShown[]} cards
 * @param {boolean} covers   whether each back lies under the next card
 */
export function spanOf(cards, covers) {
  return spanInRows([cards], covers ? linesOf(cards).length : 1, covers);
}

/**
 * Tells whether the cards of a zone lie side by side and not in a pile.
 * @param {ZoneShown} zone
 */
export function isRow({lies}) {
  return !isPile(lies);
}

/**
 * Tells whether a zone is a price tag, which has no cards.
 * @param {ZoneShown} zone
 */
export function isTag({stands}) {
  return stands === "tag";
}

/**
 * Groups the cards by zone, in their order.
 * @param {TableState} state
 */
export function cardsByZone({zones, cards}) {
  /** @type {Map<string, CardShown[]>} */
  const found = new Map(zones.map(({key}) => [key, []]));
  for (const card of cards) found.get(card.zone)?.push(card);
  return found;
}

/**
 * Returns the custom properties for the table's stylesheet.
 * @param {TableState} state
 * @param {Map<string, CardShown[]>} lying
 */
export function tableSizes(state, lying) {
  const {layout, seats, zones, marks} = state;
  const own = seats.find(({side}) => side === "you")?.key ?? "";
  const rows = zones.filter(isRow);
  const cards = (/** @type {ZoneShown[]} */ some) => some.map(({key}) => lying.get(key) ?? []);
  const compared = cards(rows.filter(({seat}) => layout !== "board" && seat !== null));
  const free = zones.filter(
    ({seat, stands}) => seat === null && stands !== "tag" && (layout !== "board" || stands !== "stock"),
  );
  const inMiddle = free.map((zone) => {
    const n = lying.get(zone.key)?.length ?? 0;
    return isRow(zone) ? Math.max(n, 1) : zone.lies === "spread" ? 1 + STRIP * ontop(zone, Array(n)).length : 1;
  });
  const middle = Math.ceil(sum(inMiddle));
  const mine = cards(rows.filter(({seat}) => seat === own));
  const most = (/** @type {CardShown[][]} */ lists) => Math.max(1, ...lists.map(({length}) => length));
  const [once, twice, thrice] = [1, 2, 3].map((n) => spanInRows(compared, n, layout === "compare"));
  const drawn = (/** @type {string} */ kind) => marks.filter(({draws}) => draws === kind);
  return {
    ...heapSizes(state),
    "--tags": zones.some(isTag) ? 1 : 0,
    "--goals": state.goals ? 1 : 0,
    "--totals-rows": state.goals?.rows.length ? state.goals.rows.length + 1 : 0,
    "--levels": state.goals ? levels(state.goals) : 0,
    "--seats": seats.length,
    "--most": most(compared),
    "--widths-1": once.widths,
    "--gaps-1": once.gaps,
    "--needs-two": once.widths === TOO_WIDE ? 1 : 0,
    "--widths-2": twice.widths,
    "--gaps-2": twice.gaps,
    "--widths-3": thrice.widths,
    "--gaps-3": thrice.gaps,
    "--commons":
      (layout === "compare" && zones.some((zone) => zone.seat === null && !isHeap(zone))) ||
      drawn("chip").some(({at}) => at === "table")
        ? 1
        : 0,
    "--middle": Math.max(middle, 1),
    "--middle-2": Math.max(Math.ceil(middle / 2), 1),
    "--middle-3": Math.max(Math.ceil(middle / 3), 1),
    "--middle-zones": Math.max(free.length, 1),
    "--middle-piles": free.some((zone) => !isRow(zone)) ? 1 : 0,
    "--hand": most(mine),
    "--hand-2": most(mine) > WIDEST_ROW ? Math.ceil(most(mine) / 2) : most(mine),
    "--hand-rows": most(mine) > WIDEST_ROW ? 2 : 1,
    "--other-rows": Math.max(1, Math.ceil((seats.length - 1) / 3)),
    "--mine": mine.length,
    "--board": free.length ? 1 : 0,
    "--handless": mine.length ? 0 : 1,
    "--zone-rows": Math.max(1, ...seats.map(({key}) => rows.filter(({seat}) => seat === key).length)),
    "--own-piles": zones.filter((zone) => zone.seat === own && own && !isRow(zone)).length,
    "--words": drawn("word").length ? 1 : 0,
    "--sums": drawn("sum").length ? 1 : 0,
    "--lines": drawn("sum").length + drawn("sign").length ? 1 : 0,
    "--piles": Math.max(1, ...seats.map(({key}) => zones.filter((zone) => zone.seat === key && !isRow(zone)).length)),
    "--chips": [...drawn("chip"), ...drawn("coins"), ...drawn("prediction")].some(({at}) => at === "middle") ? 1 : 0,
  };
}
