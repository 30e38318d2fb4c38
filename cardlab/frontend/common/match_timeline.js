// Computes the state of a match after any number of its steps. It applies the events that one viewer may see, just as
// the table does in Python. Knows nothing of the page.

/**
 * @import {
 *   Card, CounterKind, SeenCards, SeenEvent, MatchSetting, State, Step, Value, Zones
 * } from "./types.d.ts"
 */

/** Number of steps between two cached states. */
const CACHED_EVERY = 32;

/**
 * Returns the names of all zones of a match: ["packet.p1", "packet.p2", "pot"].
 * @param {MatchSetting} setting
 */
export function zoneNames({zones, seats}) {
  return zones.flatMap(({name, own}) => (own ? seats.map(({seat}) => `${name}.${seat}`) : [name]));
}

/**
 * Returns the state before the first step: an empty table.
 * @param {MatchSetting} setting
 * @returns {State}
 */
function emptyState(setting) {
  return {
    zones: Object.fromEntries(zoneNames(setting).map((name) => [name, []])),
    counters: {...setting.start},
    outcome: null,
    next: 0,
  };
}

/**
 * Copies a state. The copy shares its cards, because a card is never changed, only replaced.
 * @param {State} state
 * @returns {State}
 */
export function copy(state) {
  const zones = Object.fromEntries(Object.entries(state.zones).map(([name, cards]) => [name, [...cards]]));
  return {...state, zones, counters: {...state.counters}};
}

/**
 * Returns tokens as a list: 3 -> ["?", "?", "?"].
 * @param {SeenCards} seen
 * @returns {string[]}
 */
export function tokens(seen) {
  return typeof seen === "number" ? Array(seen).fill("?") : seen;
}

/**
 * Takes cards out of their zones. Places refer to the zones before any card is taken.
 * @param {Zones} zones
 * @param {[zone: string, which: number | number[]][]} places
 */
function take(zones, places) {
  /** @type {Card[]} */
  const taken = [];
  /** @type {Map<string, Set<number>>} */
  const gone = new Map();
  for (const [zone, which] of places) {
    const from = gone.get(zone) ?? new Set();
    gone.set(zone, from);
    for (const place of typeof which === "number" ? Array(which).keys() : which) {
      taken.push(zones[zone][place]);
      from.add(place);
    }
  }
  // Remove them all at once at the end: each removal would shift the places after it.
  for (const [zone, from] of gone) zones[zone] = zones[zone].filter((_, place) => !from.has(place));
  return taken;
}

/**
 * Applies one event to a state, in place.
 * @param {State} state
 * @param {SeenEvent} event
 */
function apply(state, event) {
  const {zones} = state;
  switch (event[0]) {
    case "fill": {
      const [, zone, seen] = event;
      for (const token of tokens(seen)) zones[zone].push({id: state.next++, token});
      break;
    }
    case "move": {
      const [, places, to, at, seen] = event;
      const faces = tokens(seen);
      // The id stays, so that the page can follow the card. The face comes from this event: a card that goes out of
      // sight must not keep its old one.
      const come = take(zones, places).map(({id}, i) => ({id, token: faces[i]}));
      zones[to].splice(at === -1 ? zones[to].length : at, 0, ...come);
      break;
    }
    case "turn": {
      // Create a new object: `copy` shares cards between states, so a change in place would reach the cached ones.
      for (const [zone, place, token] of event[1]) zones[zone][place] = {...zones[zone][place], token};
      break;
    }
    case "put": {
      Object.assign(state.counters, event[1]);
      break;
    }
    case "end": {
      state.outcome = event[1];
      break;
    }
  }
}

/**
 * Applies the events of one step to a state, in place.
 * @param {State} state
 * @param {Pick<Step, "events">} step
 */
export function applyStep(state, step) {
  for (const event of step.events) apply(state, event);
  return state;
}

/**
 * Returns the value of a counter, even if that is the number of cards in a zone.
 * @param {State} state
 * @param {CounterKind} declared
 * @param {string | null} seat
 * @returns {Value | undefined}
 */
export function counter(state, declared, seat) {
  const ending = declared.own ? `.${seat}` : "";
  return declared.counts ? state.zones[declared.counts + ending].length : state.counters[declared.name + ending];
}

/** The steps of a match, and its state after any number of them. Cached states make jumps cheap. */
export class MatchTimeline {
  /**
   * @param {MatchSetting} setting
   * @param {Step[]} steps
   */
  constructor(setting, steps) {
    this.setting = setting;
    this.steps = [...steps];
    this.cache = [emptyState(setting)];
  }

  get length() {
    return this.steps.length;
  }

  /**
   * Returns the state after n steps.
   * @param {number} n
   */
  stateAt(n) {
    const from = Math.min(Math.floor(n / CACHED_EVERY), this.cache.length - 1);
    const state = copy(this.cache[from]);
    for (let i = from * CACHED_EVERY; i < n; i++) {
      applyStep(state, this.steps[i]);
      if ((i + 1) % CACHED_EVERY === 0 && (i + 1) / CACHED_EVERY === this.cache.length) this.cache.push(copy(state));
    }
    return state;
  }

  /**
   * Tells whether a list of steps begins with all the steps of this timeline.
   * @param {Step[]} steps
   */
  isPrefixOf(steps) {
    return this.length > 0 && JSON.stringify(steps.slice(0, this.length)) === JSON.stringify(this.steps);
  }

  /**
   * Drops the steps from n on and adds others.
   * @param {number} n
   * @param {Step[]} steps
   */
  splice(n, steps) {
    this.steps = [...this.steps.slice(0, n), ...steps];
    // Keep cached states up to n; the later ones belong to dropped steps.
    this.cache.length = Math.min(this.cache.length, Math.floor(n / CACHED_EVERY) + 1);
  }
}

/**
 * Returns the number of steps up to and including the next one with one of these rules, or null.
 * @param {Step[]} steps
 * @param {number} n
 * @param {string[]} rules
 */
export function nextLandmark(steps, n, rules) {
  const found = steps.findIndex((step, i) => i >= n && rules.includes(step.rule));
  return found < 0 ? null : found + 1;
}
