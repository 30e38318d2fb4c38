// Chooses the position of a match that the stage shows. In the log, the winner takes the compared cards at once. On
// the stage they stay on the felt, with the winner's lit, until the next turn begins.

import {isDown} from "../cards/cards.js";
import {applyStep} from "../common/match_timeline.js";

/** @import {MatchTimeline} from "../common/match_timeline.js" */
/** @import {MatchSetting, State, Step} from "../common/types.d.ts" */

/** @typedef {{won: number, got: number, gave: number}} Gain   a seat's cards: won, from other players, given away */

/**
 * Returns the names of the zones in which cards are compared.
 * @param {MatchSetting} setting
 */
export function fightZones({zones, seats}) {
  return zones
    .filter(({stands}) => stands === "fight")
    .flatMap(({name, own}) => (own ? seats.map(({seat}) => `${name}.${seat}`) : [name]));
}

/**
 * Returns the index of the first event that takes away compared cards, or -1.
 * @param {Step} step
 * @param {string[]} fights
 */
export function takingEvent({events}, fights) {
  return events.findIndex((event) => event[0] === "move" && event[1].some(([zone]) => fights.includes(zone)));
}

/**
 * Returns the number of steps before the position to show after `told` steps: the last one in which all the cards
 * compared in this action lay on the felt, or else `told` itself.
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
  // Cards taken in the same step group were compared too.
  if (n < told) while (n > 1 && steps[n - 1].flows && takingEvent(steps[n - 1], fights) === 0) n--;
  return n;
}

/**
 * Returns the position to show. If one step lays the last card and takes them all, it is the position between the two.
 * @param {MatchTimeline} timeline
 * @param {string[]} fights
 * @param {number} at   the result of `shownAfter`
 * @param {number} told
 */
export function shownState(timeline, fights, at, told) {
  const state = timeline.stateAt(at);
  const step = at < told ? timeline.steps[at] : null;
  return step ? applyStep(state, {events: step.events.slice(0, Math.max(takingEvent(step, fights), 0))}) : state;
}

/**
 * Returns the zones that the compared cards go to; [] if some are still being compared.
 * @param {State} shown   the position with the cards on the felt
 * @param {State} after   the position without them
 * @param {string[]} fights
 */
export function homesOf(shown, after, fights) {
  const compared = new Set(fights.flatMap((zone) => shown.zones[zone].map(({id}) => id)));
  if (fights.some((zone) => after.zones[zone].length)) return [];
  const homes = Object.entries(after.zones).filter(([, cards]) => cards.some(({id}) => compared.has(id)));
  return homes.map(([zone]) => zone);
}

/**
 * Returns the seat that takes the compared cards: the owner of all these zones, or null.
 * @param {string[]} homes
 */
export function takerOf(homes) {
  const seats = new Set(homes.flatMap((zone) => zone.split(".")[1] ?? []));
  return seats.size === 1 ? [...seats][0] : null;
}

/**
 * Returns the cards that each seat wins, gets from other players, and gives away, once the compared cards are taken.
 * @param {MatchTimeline} timeline
 * @param {string[]} fights
 * @param {number} at   the result of `shownAfter`
 * @param {number} told
 */
export function gainsOf({setting, steps}, fights, at, told) {
  /** @type {Map<string, Gain>} */
  const gains = new Map(setting.seats.map(({seat}) => [seat, {won: 0, got: 0, gave: 0}]));
  const ownerOf = (/** @type {string} */ zone) => gains.get(fights.includes(zone) ? "" : zone.split(".")[1]);
  steps.slice(at, told).forEach(({events}, i) => {
    const first = i ? 0 : Math.max(takingEvent(steps[at], fights), 0);
    for (const event of events.slice(first)) {
      if (event[0] !== "move" || fights.includes(event[2])) continue;
      const to = ownerOf(event[2]);
      for (const [zone, which] of event[1]) {
        const from = ownerOf(zone);
        const n = typeof which === "number" ? which : which.length;
        if (from === to) continue;
        if (to) to[from ? "got" : "won"] += n;
        if (from) from.gave += n;
      }
    }
  });
  return gains;
}

/**
 * Returns the ids of the face-up cards being compared.
 * @param {State} state
 * @param {string[]} fights
 */
function openCards(state, fights) {
  const cards = fights.flatMap((zone) => state.zones[zone]).filter(({token}) => !isDown(token));
  return new Set(cards.map(({id}) => id));
}

/**
 * Returns the ids of the cards that come up for comparison between two positions.
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
 * Returns the ids of the cards that come up in the step of an event itself. If each side already had its card, they
 * did not cause the event.
 * @param {MatchTimeline} timeline
 * @param {number} at   number of steps before that
 */
export function comeUpWith(timeline, at) {
  const state = timeline.stateAt(at);
  const open = fightZones(timeline.setting).map((zone) => openCards(state, [zone]).size);
  return open[0] && new Set(open).size === 1 ? comeUp(timeline, at, at + 1) : new Set();
}

/**
 * Returns the ids of the compared cards that a step takes out of the game, to a zone of nobody's.
 * @param {MatchTimeline} timeline
 * @param {number} at   number of steps before that
 */
export function leavingCards(timeline, at) {
  const fights = fightZones(timeline.setting);
  const compared = new Set(fights.flatMap((zone) => timeline.stateAt(at).zones[zone].map(({id}) => id)));
  const away = Object.entries(timeline.stateAt(at + 1).zones).filter(([zone]) => !zone.includes("."));
  const gone = away.flatMap(([zone, cards]) => (fights.includes(zone) ? [] : cards.map(({id}) => id)));
  return new Set(gone.filter((id) => compared.has(id)));
}

/**
 * Returns the position with these cards face down and not counted yet.
 * @param {State} state
 * @param {Set<number>} covered
 * @param {State} before   the position before they were laid
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
 * Returns the current event, such as a war: one of the steps in the last group. It lasts while cards are silently laid
 * for it, until one of them comes up.
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
