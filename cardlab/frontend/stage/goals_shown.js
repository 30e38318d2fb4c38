// Computes the number line of a game with goals (Seven Twenty-Seven), with each player's total, and the table of
// totals at the end of a hand. `table/draw_goals.js` draws them.

import {nameOf, seatsInOrder, sideAt} from "./compare_scene.js";
import {fill, numeral} from "../common/locale.js";
import {canonical, exact, lowest, sum, written} from "../common/numbers.js";

/**
 * @import {MatchSetting, State, Words} from "../common/types.d.ts"
 * @import {Fraction} from "../common/numbers.js"
 * @import {Dot, GoalsShown, TotalsRow} from "../table/table_state.d.ts"
 */

const MOST_ROWS = 4;
const BEYOND = 3; // the line extends this far beyond the last goal

/**
 * Returns all possible totals of a hand, the lowest first. In the viewer's own hand, a hidden card is the one that is
 * about to turn up and does not count yet. Any other hand with a hidden card has no totals.
 * @param {MatchSetting} setting
 * @param {State} state
 * @param {string} seat
 * @returns {Fraction[]}
 */
function totalsOf({zones, numbers, others, viewer}, state, seat) {
  const held = zones.filter(({own, stands}) => own && stands === "hand");
  const cards = held.flatMap(({name}) => state.zones[`${name}.${seat}`]);
  const tokens = cards.map(({token}) => token.replace("~", ""));
  const known = tokens.filter((token) => token in numbers);
  if (!known.length || (seat !== viewer && known.length < tokens.length)) return [];
  let totals = new Set(["0"]);
  for (const token of known) {
    const counts = token in others ? [numbers[token], others[token]] : [numbers[token]];
    totals = new Set([...totals].flatMap((total) => counts.map((count) => canonical(sum([total, count])))));
  }
  const fractions = [...totals].map((total) => /** @type {Fraction} */ (exact(total)));
  return fractions.sort((a, b) => sizeOf(a) - sizeOf(b));
}

/** @param {Fraction} number */
function sizeOf({over, under}) {
  return Number(over) / Number(under);
}

/**
 * Returns the distance of a total from a goal.
 * @param {Fraction} total
 * @param {number} goal
 */
function awayFrom({over, under}, goal) {
  const away = over - BigInt(goal) * under;
  return lowest(away < 0n ? -away : away, under);
}

/**
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {State} state
 * @param {string[]} best   the counters that name the best players
 * @returns {GoalsShown | null} null in games without goals
 */
export function goalsShown(setting, words, state, best) {
  const {goals} = setting;
  if (!goals.length) return null;
  const text = (/** @type {Fraction} */ number) => numeral(words, written(number));
  const players = seatsInOrder(setting).map(({seat, face}, i) => {
    const told = goals.map(({counter}) => exact(state.counters[`${counter}.${seat}`]));
    const lit = goals.map(({counter}) => best.includes(`${counter}.${seat}`));
    const name = nameOf(setting, words, seat);
    return {seat, face, side: sideAt(setting, i), name, told, lit, isTold: told.some(Boolean)};
  });
  const compared = players.filter(({isTold}) => isTold);
  const anyTold = compared.length > 0;
  const dotted = players.map(({seat, face, side, name, told, lit, isTold}) => {
    const known = anyTold ? (isTold ? told.filter((total) => total !== null) : []) : totalsOf(setting, state, seat);
    const totals = [...new Map(known.map((total) => [canonical(total), total])).values()];
    const wins = (/** @type {Fraction} */ total) =>
      goals.filter((_, i) => lit[i] && told[i] && canonical(told[i]) === canonical(total)).map(({goal}) => goal);
    const dots = totals.map((total) => ({n: sizeOf(total), text: text(total), side, face, wins: wins(total)}));
    return {name, dots};
  });
  const some = dotted.filter(({dots}) => dots.length);
  /** @type {Dot[]} */
  const dots = some.flatMap((player) =>
    player.dots.map((dot) => ({...dot, face: some.length > 1 || compared.length > 1 ? dot.face : ""})),
  );
  const farthest = Math.max(...goals.map(({goal}) => goal + BEYOND), ...dots.map(({n}) => n));
  const said = some.map((player) => `${player.name}: ${player.dots.map((dot) => dot.text).join(", ")}.`);
  const names = goals.map(({goal, counter}) => ({
    n: goal,
    text: numeral(words, goal),
    label: setting.counters.find(({name}) => name === counter)?.label ?? "",
  }));
  return {
    goals: names,
    high: 5 * Math.ceil(farthest / 5),
    numerals: Array.from({length: Math.ceil(farthest / 5) + 1}, (_, i) => numeral(words, 5 * i)),
    dots,
    rows: fewest(compared.length > 1 ? compared : []).map(({seat, face, side, name, told, lit}) => ({
      ...{key: seat, face, side, name},
      cells: goals.map(({goal}, i) => {
        const total = told[i];
        const away = total && fill(words, words.away, {n: text(awayFrom(total, goal))});
        return {text: total ? text(total) : "–", away: away ?? "", lit: lit[i]};
      }),
    })),
    heard: fill(words, words.goal_line, {goals: names.map((goal) => goal.text).join(", "), totals: said.join(" ")}),
  };
}

/**
 * Limits the players to the rows of the table: the best ones, the viewer, and then others.
 * @template {{lit: boolean[], side: TotalsRow["side"]}} P
 * @param {P[]} players
 */
function fewest(players) {
  const weight = (/** @type {P} */ {lit, side}) => (lit.some(Boolean) ? 0 : side === "you" ? 1 : 2);
  const chosen = players.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST_ROWS);
  return players.filter((player) => chosen.includes(player));
}
