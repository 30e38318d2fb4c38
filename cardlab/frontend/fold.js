// The fold of events: the same as the table's in Python, over what one viewer may see. Nothing here knows the page.

/** How many steps lie between two states that are kept. */
const KEPT_EVERY = 32;

/** @typedef {{id: number, token: string}} Card   token: "7d", "~7d" (known, face down), "?" (hidden) */
/** @typedef {{zones: Record<string, Card[]>, counters: Record<string, unknown>, outcome: string | null, next: number}} State */

/** The names of all zones of a stage: ["packet.p1", "packet.p2", "pot"]. */
export function zoneNames(stage) {
  return stage.zones.flatMap((zone) => (zone.own ? stage.seats.map(({seat}) => `${zone.name}.${seat}`) : [zone.name]));
}

/** The state before the first step: an empty table. */
export function emptyState(stage) {
  return {
    zones: Object.fromEntries(zoneNames(stage).map((name) => [name, []])),
    counters: {...stage.start},
    outcome: null,
    next: 0,
  };
}

/** A copy that can be changed; cards are never changed, only replaced. */
export function copy(state) {
  const zones = Object.fromEntries(Object.entries(state.zones).map(([name, cards]) => [name, [...cards]]));
  return {...state, zones, counters: {...state.counters}};
}

/** Tokens as a list: 3 -> ["?", "?", "?"]. */
export function tokens(seen) {
  return typeof seen === "number" ? Array(seen).fill("?") : seen;
}

const apply = {
  fill(state, zone, seen) {
    for (const token of tokens(seen)) state.zones[zone].push({id: state.next++, token});
  },
  move(state, places, to, at, seen) {
    const taken = [];
    const left = new Map();
    for (const [zone, which] of places) {
      const cards = state.zones[zone];
      const places_ = typeof which === "number" ? [...Array(which).keys()] : which;
      const gone = left.get(zone) ?? left.set(zone, new Set()).get(zone);
      for (const place of places_) {
        taken.push(cards[place]);
        gone.add(place);
      }
    }
    for (const [zone, gone] of left) state.zones[zone] = state.zones[zone].filter((_, place) => !gone.has(place));
    const faces = tokens(seen);
    const come = taken.map(({id}, i) => ({id, token: faces[i]}));
    const target = state.zones[to];
    target.splice(at === -1 ? target.length : at, 0, ...come);
  },
  turn(state, seen) {
    for (const [zone, place, token] of seen) state.zones[zone][place] = {...state.zones[zone][place], token};
  },
  put(state, values) {
    Object.assign(state.counters, values);
  },
  end(state, outcome) {
    state.outcome = outcome;
  },
};

/** Apply the events of one step to a state, in place. */
export function applyStep(state, step) {
  for (const [kind, ...rest] of step.events) apply[kind](state, ...rest);
  return state;
}

/** The value of a counter, also of one that counts the cards of a zone. */
export function counter(state, declared, seat) {
  const ending = declared.own ? `.${seat}` : "";
  return declared.counts ? state.zones[declared.counts + ending].length : state.counters[declared.name + ending];
}

/** The steps of a match, and the state after any number of them; going back and far ahead is cheap. */
export class Film {
  constructor(stage, steps) {
    this.stage = stage;
    this.steps = [...steps];
    this.kept = [emptyState(stage)];
  }

  get length() {
    return this.steps.length;
  }

  /** The state after n steps. */
  at(n) {
    const from = Math.min(Math.floor(n / KEPT_EVERY), this.kept.length - 1);
    const state = copy(this.kept[from]);
    for (let i = from * KEPT_EVERY; i < n; i++) {
      applyStep(state, this.steps[i]);
      if ((i + 1) % KEPT_EVERY === 0 && (i + 1) / KEPT_EVERY === this.kept.length) this.kept.push(copy(state));
    }
    return state;
  }

  /** Forget the steps from n on and add others. */
  splice(n, steps) {
    this.steps = [...this.steps.slice(0, n), ...steps];
    this.kept.length = Math.min(this.kept.length, Math.floor(n / KEPT_EVERY) + 1);
  }
}

/** The number of steps after which the next step with one of these rules has happened, or null. */
export function nextLandmark(steps, n, rules) {
  const found = steps.findIndex((step, i) => i >= n && rules.includes(step.rule));
  return found < 0 ? null : found + 1;
}
