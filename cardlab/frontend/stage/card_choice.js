// Keeps track of the cards that the learner has lifted, and finds the actions for them.

import {numeral} from "../common/locale.js";
import {sum, written} from "../common/numbers.js";

/** @import {Drag, LegalAction, Place, Status, Words, Zones} from "../common/types.d.ts" */

/**
 * Returns the keys by which places are compared: the place itself, or, if any card of a rank will do, its zone and
 * rank.
 * @param {Place[]} places
 * @param {Zones} zones
 * @param {boolean} byRank
 */
function placeKeys(places, zones, byRank) {
  return places.map(([zone, n]) => `${zone} ${byRank ? zones[zone][n].token.replace("~", "")[0] : n}`).sort();
}

/**
 * Returns the actions for exactly these places, and those for these and more.
 * @param {LegalAction[]} actions
 * @param {Place[]} places
 * @param {Zones} zones
 */
export function matching(actions, places, zones, byRank = false) {
  const wanted = placeKeys(places, zones, byRank);
  /** @type {{exact: LegalAction[], more: LegalAction[]}} */
  const found = {exact: [], more: []};
  for (const action of actions) {
    if (!action.places.length) continue;
    const has = placeKeys(action.places, zones, byRank);
    if (!wanted.every((key) => times(has, key) >= times(wanted, key))) continue;
    (has.length === wanted.length ? found.exact : found.more).push(action);
  }
  return found;
}

/**
 * @param {string[]} keys
 * @param {string} key
 */
function times(keys, key) {
  return keys.filter((other) => other === key).length;
}

/**
 * Writes out the sum of some numbers: [5, 4, 9] -> "5 + 4 + 9 = 18"; "" if one is unknown.
 * @param {(number | string | null | undefined)[]} numbers
 */
export function addedUp(numbers) {
  const known = numbers.filter((n) => n != null);
  if (!known.length || known.length < numbers.length) return "";
  return known.length === 1 ? written(known[0]) : `${known.map(written).join(" + ")} = ${written(sum(known))}`;
}

/** @typedef {Pick<Status, "actions" | "choice" | "drags">} Offered */

/**
 * Returns the way to drag an action, if there is one.
 * @param {Pick<Status, "drags">} offered
 * @param {Pick<LegalAction, "action">} action
 * @returns {Drag | undefined}
 */
function dragOf({drags}, {action}) {
  return drags[action.split(" ")[1]];
}

export class CardChoice {
  /** @type {number[]} in the order in which they were lifted */
  #ids = [];
  /** @type {Offered} */
  #status = {actions: [], drags: {}, choice: {zones: [], several: false, numbers: {}, byRank: false}};
  /** @type {Zones} */
  #zones = {};

  /**
   * Updates the possible choices. Lifted cards stay lifted if the position is the same and they can still be chosen.
   * @param {Offered} status
   * @param {Zones} zones
   * @param {boolean} same   whether the position is the same
   */
  offer(status, zones, same) {
    this.#status = status;
    this.#zones = zones;
    this.#ids = same ? this.#ids.filter((id) => this.#placeOf(id)) : [];
  }

  get ids() {
    return this.#ids;
  }

  /** Returns the zones whose cards can be lifted. */
  get zones() {
    return new Set(this.#status.choice.zones);
  }

  /** Returns the places of the lifted cards. */
  get places() {
    return this.#ids.map((id) => this.#placeOf(id)).filter((place) => place !== null);
  }

  /**
   * Lifts a card or puts it back. If every action takes a single card of the hand, lifting one puts the other back.
   * @param {number} id
   */
  toggle(id) {
    const place = this.#placeOf(id);
    if (!place) return;
    if (this.#ids.includes(id)) this.#ids = this.#ids.filter((other) => other !== id);
    else this.#ids = [...this.#ids.filter((other) => !this.#takesPlaceOf(place[0], other)), id];
  }

  /**
   * Lifts exactly these cards.
   * @param {number[]} ids
   */
  lift(ids) {
    this.#ids = ids;
  }

  /**
   * Returns the actions for exactly the lifted cards.
   * @returns {LegalAction[]}
   */
  get actions() {
    const {actions, choice} = this.#status;
    return this.#ids.length ? matching(actions, this.places, this.#zones, choice.byRank).exact : [];
  }

  /**
   * Returns the price tags, each with the action that pays it with the lifted cards (whatever the change), or null.
   * @returns {{tag: string, pays: LegalAction | null}[]}
   */
  get tags() {
    const {actions, choice} = this.#status;
    const {exact, more} = matching(actions, this.places, this.#zones, choice.byRank);
    const own = new Set(this.places.map(([zone]) => zone));
    const paid = this.#ids.length
      ? [...exact, ...more.filter(({places}) => places.filter(([zone]) => own.has(zone)).length === this.#ids.length)]
      : [];
    const texts = [...new Set(actions.map(({tag}) => tag))].filter(Boolean);
    return texts.map((tag) => ({tag, pays: paid.find((action) => action.tag === tag) ?? null}));
  }

  /**
   * Returns the cards of some zones that take part in some action.
   * @param {(zone: string) => boolean} isIn
   */
  possible(isIn) {
    const places = this.#status.actions.flatMap((action) => action.places);
    return new Set(this.#idsAt(places.filter(([zone]) => isIn(zone))));
  }

  /**
   * Returns the drop targets for cards dragged from a zone: zones that the lifted cards may go to, cards that they may
   * be combined with, and other cards, where dropping explains why the two don't go together. If no card of the zone
   * is lifted, the dragged card counts alone.
   * @param {string} from
   * @returns {{zones: string[], cards: number[], others: number[]}}
   */
  goals(from) {
    const {actions, choice} = this.#status;
    const way = (/** @type {LegalAction} */ action) => dragOf(this.#status, action);
    const dragged = actions.filter((action) => way(action)?.zone === from);
    const lifted = this.places.some(([zone]) => zone === from) ? this.places : [];
    const {exact, more} = matching(dragged, lifted, this.#zones, choice.byRank);
    const dropped = lifted.length ? exact : dragged.filter(({places}) => !places.length);
    const isElsewhere = (/** @type {Place} */ [zone]) => zone !== from;
    const cards = this.#idsAt([...lifted, ...more.flatMap(({places}) => places)].filter(isElsewhere));
    const all = lifted.length ? choice.zones.filter((zone) => zone !== from) : [];
    const others = all.flatMap((zone) => this.#zones[zone].map(({id}) => id)).filter((id) => !cards.includes(id));
    return {zones: [...new Set(dropped.map((action) => way(action)?.to ?? ""))], cards: [...new Set(cards)], others};
  }

  /**
   * Returns the sum of the lifted cards in the middle, or in the hand if only those are lifted: "5 + 3 = 8".
   * @param {Words} words
   */
  sum(words) {
    const {numbers} = this.#status.choice;
    const isOwn = (/** @type {Place} */ [zone]) => zone.includes(".");
    const middle = this.places.filter((place) => !isOwn(place));
    const several = [middle, this.places.filter(isOwn)].filter((places) => places.length > 1);
    const tokens = (several.length === 1 ? several[0] : []).map(([zone, n]) => this.#zones[zone][n].token);
    return numeral(words, addedUp(tokens.map((token) => numbers[token.replace("~", "")])));
  }

  /** @param {Place[]} places */
  #idsAt(places) {
    return places.map(([zone, n]) => this.#zones[zone]?.[n]?.id);
  }

  /**
   * @param {string} zone
   * @param {number} id
   */
  #takesPlaceOf(zone, id) {
    const other = this.#placeOf(id);
    const taken = (/** @type {LegalAction} */ {places}) => places.filter(([from]) => from === zone).length;
    const one = Math.max(...this.#status.actions.map(taken)) <= 1;
    return other?.[0] === zone && ((one && zone.includes(".")) || !this.#status.choice.several);
  }

  /**
   * Returns the zone and place of a card that can be lifted.
   * @param {number} id
   * @returns {Place | null}
   */
  #placeOf(id) {
    for (const zone of this.#status.choice.zones) {
      const n = this.#zones[zone].findIndex((card) => card.id === id);
      if (n >= 0) return [zone, n];
    }
    return null;
  }
}
