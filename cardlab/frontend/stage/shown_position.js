// Which position of a match the stage shows. Cards that were compared stay on the felt, with the winner's lit, until
// the next turn begins; the log moves them to the winner's packet at once.

import {applyStep} from "../common/match_timeline.js";

/** @import {MatchTimeline} from "../common/match_timeline.js" */
/** @import {MatchSetting, State, Step} from "../common/types.d.ts" */

/**
 * The names of the zones in which cards are compared.
 * @param {MatchSetting} setting
 */
export function fightZones({zones, seats}) {
  return zones
    .filter(({stands}) => stands === "fight")
    .flatMap(({name, own}) => (own ? seats.map(({seat}) => `${name}.${seat}`) : [name]));
}

/**
 * The index of the first event of a step that takes cards away from where they were compared; -1 for none.
 * @param {Step} step
 * @param {string[]} fights
 */
function takingEvent({events}, fights) {
  return events.findIndex((event) => event[0] === "move" && event[1].some(([zone]) => fights.includes(zone)));
}

/**
 * After how many steps the position stands that is shown when `told` steps have been told: the last one in which all
 * the cards lay that were compared in this action, else just this one.
 * @param {MatchTimeline} timeline
 * @param {string[]} fights
 * @param {number} told
 */
export function shownAfter(timeline, fights, told) {
  const {steps} = timeline;
  const isEmpty = (/** @type {number} */ n) => fights.every((zone) => !timeline.stateAt(n).zones[zone].length);
  let n = told;
  while (n > 0 && isEmpty(n) && steps[n - 1].action === steps[told - 1].action) n--;
  if (!n || isEmpty(n)) return told;
  // Cards that left in the same breath were compared too.
  if (n < told) while (n > 1 && steps[n - 1].flows && takingEvent(steps[n - 1], fights) === 0) n--;
  return n;
}

/**
 * The position that is shown. Where a step lays the last card and takes them all, that is between the two.
 * @param {MatchTimeline} timeline
 * @param {string[]} fights
 * @param {number} at   as `shownAfter` says
 * @param {number} told
 */
export function shownState(timeline, fights, at, told) {
  const state = timeline.stateAt(at);
  const step = at < told ? timeline.steps[at] : null;
  return step ? applyStep(state, {events: step.events.slice(0, Math.max(takingEvent(step, fights), 0))}) : state;
}

/**
 * The zones in which the compared cards lie afterwards; [] where some are still compared.
 * @param {State} shown   with the cards on the felt
 * @param {State} after   without them
 * @param {string[]} fights
 */
export function homesOf(shown, after, fights) {
  const compared = new Set(fights.flatMap((zone) => shown.zones[zone].map(({id}) => id)));
  if (fights.some((zone) => after.zones[zone].length)) return [];
  const homes = Object.entries(after.zones).filter(([, cards]) => cards.some(({id}) => compared.has(id)));
  return homes.map(([zone]) => zone);
}

/**
 * The seat that takes what was compared: the one that all of these zones belong to; null for none.
 * @param {string[]} homes
 */
export function takerOf(homes) {
  const seats = new Set(homes.flatMap((zone) => zone.split(".")[1] ?? []));
  return seats.size === 1 ? [...seats][0] : null;
}

/**
 * How many cards a seat has got, those that it had laid itself included.
 * @param {State} shown   with the cards on the felt
 * @param {State} after   without them
 * @param {string} seat
 * @param {string[]} fights
 */
export function wonBy(shown, after, seat, fights) {
  const own = (/** @type {State} */ {zones}) =>
    Object.entries(zones)
      .filter(([zone]) => zone.endsWith(`.${seat}`) && !fights.includes(zone))
      .flatMap(([, cards]) => cards.map(({id}) => id));
  const before = new Set(own(shown));
  return own(after).filter((id) => !before.has(id)).length;
}

/**
 * The cards that lie face up to be compared, by their ids.
 * @param {State} state
 * @param {string[]} fights
 */
export function openCards(state, fights) {
  const cards = fights.flatMap((zone) => state.zones[zone]).filter(({token}) => token !== "?");
  return new Set(cards.map(({id}) => id));
}

/**
 * The cards that come up to be compared between two positions, by their ids.
 * @param {MatchTimeline} timeline
 * @param {number} from
 * @param {number} to
 */
export function comeUp(timeline, from, to) {
  const fights = fightZones(timeline.setting);
  const seen = (/** @type {number} */ n) => shownState(timeline, fights, shownAfter(timeline, fights, n), n);
  const [before, after] = [from, to].map((n) => openCards(seen(n), fights));
  return new Set([...after].filter((id) => !before.has(id)));
}

/**
 * The cards that come up in the step of an event itself, by their ids: where each side had its card before, they are
 * not those that brought it about.
 * @param {MatchTimeline} timeline
 * @param {number} at   how many steps there are before that
 */
export function comeUpWith(timeline, at) {
  const state = timeline.stateAt(at);
  const open = fightZones(timeline.setting).map((zone) => openCards(state, [zone]).size);
  return open[0] && new Set(open).size === 1 ? comeUp(timeline, at, at + 1) : new Set();
}

/**
 * A position in which these cards lie face down and count for nothing yet.
 * @param {State} state
 * @param {Set<number>} covered
 * @param {State} before   the position in which they had not been laid
 * @returns {State}
 */
export function cover(state, covered, {counters}) {
  const zones = Object.entries(state.zones).map(([zone, cards]) => [
    zone,
    cards.map((card) => (covered.has(card.id) ? {...card, token: "?"} : card)),
  ]);
  return {...state, counters, zones: Object.fromEntries(zones)};
}

/**
 * The event that is on, such as a war: one of the steps that were told last in one breath. It stays on while cards are
 * laid for it that nothing is told of, until one of them comes up.
 * @param {MatchTimeline} timeline
 * @param {string[]} fights
 * @param {number} at
 */
export function eventAt(timeline, fights, at) {
  const {steps, setting} = timeline;
  const open = (/** @type {number} */ n) => [...openCards(timeline.stateAt(n), fights)].join(" ");
  let n = at;
  while (n > 0 && !steps[n - 1].rule && steps[n - 1].action && open(n) === open(at)) n--;
  while (n > 0 && open(n) === open(at)) {
    if (steps[n - 1].rule in setting.landmarks) return steps[n - 1];
    if (!steps[n - 2]?.flows) return null;
    n--;
  }
  return null;
}
