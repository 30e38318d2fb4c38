// Which position of a match the stage shows. Cards that were compared stay on the felt, with the winner's lit, until
// the next turn begins; the log moves them to the winner's packet at once.

/** @import {Film} from "../common/fold.js" */
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
 * After how many steps the position stands that is shown when `told` steps have been told: the last one of the same
 * action in which cards lay to be compared, else just this one.
 * @param {Film} film
 * @param {string[]} fights
 * @param {number} told
 */
export function shownAfter(film, fights, told) {
  const action = film.steps[told - 1]?.action;
  for (let n = told; n > 0 && film.steps[n - 1].action === action; n--) {
    const {zones} = film.at(n);
    if (fights.some((zone) => zones[zone].length)) return n;
  }
  return told;
}

/**
 * The seat that takes what was compared: whose zone the compared cards are in afterwards; null for none.
 * @param {State} shown   with the cards on the felt
 * @param {State} after   without them
 * @param {string[]} fights
 */
export function takerOf(shown, after, fights) {
  const compared = new Set(fights.flatMap((zone) => shown.zones[zone].map(({id}) => id)));
  if (fights.some((zone) => after.zones[zone].length)) return null;
  const homes = Object.entries(after.zones).filter(([, cards]) => cards.some(({id}) => compared.has(id)));
  const seats = new Set(homes.map(([zone]) => zone.split(".")[1] ?? null));
  return seats.size === 1 ? [...seats][0] : null;
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
 * A position in which these cards lie face down.
 * @param {State} state
 * @param {Set<number>} covered
 * @returns {State}
 */
export function cover(state, covered) {
  if (!covered.size) return state;
  const zones = Object.entries(state.zones).map(([zone, cards]) => [
    zone,
    cards.map((card) => (covered.has(card.id) ? {...card, token: "?"} : card)),
  ]);
  return {...state, zones: Object.fromEntries(zones)};
}
