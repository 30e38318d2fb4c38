// Turns a position of a timeline into the state of a table. Chooses the scene for the game, and the cards that are
// visible.

import {boardScene} from "./board_scene.js";
import {compareScene} from "./compare_scene.js";
import {cover, eventAt, fightZones, gainsOf, homesOf, shownAfter, shownState, takerOf} from "./shown_position.js";
import {isNews, isOpen, lastTurn} from "./turn_text.js";
import {modelsAt} from "../common/step_groups.js";

/**
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {MatchSetting, Step, Words} from "../common/types.d.ts"
 * @import {HeldCards} from "./narration.js"
 * @import {LaidPrediction} from "./turn_predictions.js"
 * @import {TableState} from "../table/table_state.d.ts"
 */

/**
 * The learner's options in a position, and everything that must stay hidden.
 * @typedef {object} Now
 * @property {Pick<HeldCards, "event" | "covered" | "leaving" | "from"> | null} [held]   cards that wait to be turned
 *   up, or to leave the game
 * @property {LaidPrediction | null} [prediction]   the learner's prediction for this turn
 * @property {boolean} [ready]   whether touching the packet continues
 * @property {string[]} [picks]   the heaps from which the learner picks a card
 * @property {string | null} [turn]   the seat whose turn it is, if it differs from the last step
 * @property {Set<string>} [choosable]   the zones whose cards can be touched
 * @property {Set<string>} [touched]   the zones that can be touched as a whole to act
 * @property {Set<string>} [drags]   the zones whose cards may be dragged
 * @property {number[]} [chosen]   the lifted cards
 * @property {Set<number>} [glowing]   the cards that glow
 * @property {string} [sum]   the sum of the chosen cards
 * @property {Map<string, boolean>} [tags]   price tag -> whether the chosen cards can pay it
 * @property {boolean} [marksPairs]   whether to mark which of the viewer's pairs fit
 */

/**
 * Returns the state of the table after this many steps.
 * @param {MatchTimeline} timeline
 * @param {Words} words
 * @param {number} told
 * @param {Now} [now]
 * @param {number} [at]   the position to show, if it differs
 * @returns {TableState}
 */
export function sceneAt(
  timeline,
  words,
  told,
  now = {},
  at = shownAfter(timeline, fightZones(timeline.setting), told),
) {
  return timeline.setting.board ? boardAt(timeline, words, at, told, now) : comparedAt(timeline, words, at, told, now);
}

/** No choices on a board. */
export const NOTHING = {
  before: null,
  choosable: new Set(),
  touched: new Set(),
  drags: new Set(),
  chosen: [],
  glowing: new Set(),
  sum: "",
  marksPairs: false,
  taker: null,
  gained: new Map(),
  event: null,
  written: "",
  best: [],
  tags: new Map(),
};
/** No comparison that has been told. */
export const UNTOLD = {
  taker: null,
  gains: new Map(),
  told: false,
  open: false,
  leaving: new Set(),
  homes: [],
  event: null,
  ready: false,
  prediction: null,
  picks: [],
  choosable: new Set(),
  chosen: [],
  drags: new Set(),
  pictured: false,
};

/**
 * @param {MatchTimeline} timeline
 * @param {Words} words
 * @param {number} at
 * @param {number} told
 * @param {Now} now
 */
function comparedAt(timeline, words, at, told, now) {
  const {held = null, prediction = null, ready = false, picks = []} = now;
  const {choosable = UNTOLD.choosable, chosen = [], drags = UNTOLD.drags} = now;
  const fights = fightZones(timeline.setting);
  const [state, after] = [shownState(timeline, fights, at, told), timeline.stateAt(told)];
  const homes = at < told && !held ? homesOf(state, after, fights) : [];
  const taker = takerOf(homes);
  const ends = after.outcome !== null;
  const gains = homes.length && !ends ? gainsOf(timeline, fights, at, told) : UNTOLD.gains;
  const isTold = held !== null || (told > 0 && isNews(timeline.steps[told - 1], fights));
  const event = held?.event ?? (taker === null && !ends ? eventAt(timeline, fights, at) : null);
  const isWon = [...gains.values()].some(({won}) => won);
  const open = held ? held.covered.size > 0 : event !== null && !isWon && isOpen(timeline, told);
  return compareScene(timeline.setting, words, {
    state: held ? cover(state, held.covered, timeline.stateAt(held.from)) : state,
    // At the end the last cards still lie on the felt, but count for the winner, as the result says.
    counted: ends && !held ? after : state,
    ...{
      taker,
      gains,
      told: isTold,
      open,
      homes,
      event,
      ready,
      prediction,
      picks,
      choosable,
      chosen,
      drags,
    },
    leaving: held?.leaving ?? UNTOLD.leaving,
    pictured: modelsAt(timeline.steps, told).length > 0,
  });
}

/**
 * @param {MatchTimeline} timeline
 * @param {Words} words
 * @param {number} at
 * @param {number} told
 * @param {Now} now
 */
function boardAt(timeline, words, at, told, now) {
  const {
    turn,
    choosable,
    touched,
    drags,
    chosen = [],
    glowing,
    sum = "",
    marksPairs = false,
    tags = NOTHING.tags,
  } = now;
  const last = lastTurn(timeline, at);
  const state = timeline.stateAt(at);
  const before = timeline.stateAt(at - last.length);
  const piles = Object.keys(state.zones).filter((zone) => isWinningsPile(timeline.setting, zone));
  const more = (/** @type {string} */ zone) => state.zones[zone].length - before.zones[zone].length;
  const fights = fightZones(timeline.setting);
  const after = timeline.stateAt(told);
  const homes = at < told ? homesOf(state, after, fights) : [];
  const taker = takerOf(homes);
  const won = taker === null ? 0 : (gainsOf(timeline, fights, at, told).get(taker)?.won ?? 0);
  /** @type {[string, number][]} */
  const taken = homes.filter((zone) => zone.endsWith(`.${taker}`)).map((zone) => [zone, won]);
  return boardScene(timeline.setting, words, {
    ...{...NOTHING, state, chosen, sum, marksPairs},
    before: isWatched(timeline.setting) && last.at(-1)?.action ? before : null,
    turn: turn ?? last.at(-1)?.who ?? null,
    choosable: choosable ?? NOTHING.choosable,
    touched: touched ?? NOTHING.touched,
    drags: drags ?? NOTHING.drags,
    glowing: glowing ?? NOTHING.glowing,
    taker,
    gained: new Map(taken.length || !last.at(-1)?.action ? taken : piles.map((zone) => [zone, more(zone)])),
    written: last.findLast(({rule}) => timeline.setting.written.includes(rule))?.working?.split("\n")[0] ?? "",
    tags,
    best: last.flatMap(({best}) => best ?? []),
    event: (chosen.length ? null : last.findLast(({rule}) => rule in timeline.setting.landmarks)) ?? null,
  });
}

/**
 * Tells whether nobody here plays, so that the few seats have room to show how their counters change.
 * @param {MatchSetting} setting
 */
function isWatched({seats, viewer}) {
  return seats.length <= 3 && !seats.some(({seat}) => seat === viewer);
}

/**
 * @param {MatchSetting} setting
 * @param {string} zone
 */
function isWinningsPile({zones}, zone) {
  const kind = zones.find(({name}) => name === zone.split(".")[0]);
  return Boolean(kind?.own) && (kind?.stands === "won" || kind?.stands === "packet");
}
