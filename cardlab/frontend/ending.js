// When a match is over: how it ended, what can be done next, and the moments to look back at.

import {addressWith, served} from "./address.js";
import {button, h} from "./dom.js";
import {stepLines} from "./since.js";

/** @import {Film} from "./fold.js" */
/** @import {SeenEvent, Stage, Status, Step, Words} from "./types.d.ts" */

const MOST_MOMENTS = 5;

/**
 * Whose zone it is: "hand.p1" -> "p1"; "" for one of nobody.
 * @param {string} zone
 */
const owner = (zone) => zone.split(".")[1] ?? "";

/**
 * How many more cards a step brings to one than to another: nobody is ahead by what all are dealt, or by what comes
 * from a pile of one's own.
 * @param {SeenEvent[]} events
 */
function carried(events) {
  /** @type {Record<string, number>} */
  const gained = {};
  for (const [kind, places, to] of events) {
    const seat = kind === "move" && owner(to);
    if (!seat) continue;
    for (const [from, which] of places) {
      const cards = typeof which === "number" ? which : which.length;
      if (owner(from) !== seat) gained[seat] = (gained[seat] ?? 0) + cards;
    }
  }
  const all = Object.values(gained);
  return Math.max(0, ...all) - (all.length > 1 ? Math.min(...all) : 0);
}

/**
 * How many points more than before a step gives to somebody.
 * @param {SeenEvent[]} events
 * @param {Record<string, number>} scores   as they were before, and are then
 */
function scored(events, scores) {
  let most = 0;
  for (const [kind, values] of events) {
    if (kind !== "put") continue;
    for (const [name, value] of Object.entries(values)) {
      if (!name.startsWith("score.") || typeof value !== "number") continue;
      most = Math.max(most, value - (scores[name] ?? value));
      scores[name] = value;
    }
  }
  return most;
}

/**
 * What each step brings to somebody: points, where the game keeps a score; else cards, where they are more than usual.
 * @param {Step[]} steps
 * @param {Stage["start"]} start
 */
function gains(steps, start) {
  const numbers = Object.entries(start).filter(([, value]) => typeof value === "number");
  const scores = /** @type {Record<string, number>} */ (Object.fromEntries(numbers));
  const points = steps.map(({events}) => scored(events, scores));
  if (points.some(Boolean)) return points;
  const cards = steps.map(({events}) => carried(events));
  const come = cards.filter(Boolean).sort((a, b) => a - b);
  const usual = come[Math.floor(come.length / 2)];
  return cards.map((n) => (n > usual ? n : 0));
}

/**
 * The steps that one would tell of a match, by their numbers from 1, in their order: what its game calls a landmark,
 * and where most came to one of the players.
 * @param {Step[]} steps
 * @param {Pick<Stage, "landmarks" | "start">} stage
 */
export function moments(steps, {landmarks, start}) {
  const gained = gains(steps, start);
  const weighed = steps.flatMap((step, i) => {
    const [known, gain] = [step.rule in landmarks, gained[i]];
    return step.action && (known || gain) ? [{n: i + 1, known, gain}] : [];
  });
  const best = weighed.sort((a, b) => Number(b.known) - Number(a.known) || b.gain - a.gain || a.n - b.n);
  return best
    .slice(0, MOST_MOMENTS)
    .map(({n}) => n)
    .sort((a, b) => a - b);
}

/** What is there when a match is over. */
export class Ending {
  /** @type {Step[] | null} those of the match whose end is shown */
  #steps = null;

  /**
   * @param {Stage} stage
   * @param {Film} film
   * @param {Words} words
   * @param {object} options
   * @param {(deal: "same" | "new") => void} options.onAgain
   * @param {(n: number) => void} options.onLook   shows how things stood after n steps
   */
  constructor(stage, film, words, {onAgain, onLook}) {
    this.stage = stage;
    this.film = film;
    this.words = words;
    this.onAgain = onAgain;
    this.onLook = onLook;
    this.el = h("section", {class: "cardlab-ending", "aria-label": words.over, hidden: true});
  }

  /** What follows first: another deal; null while the match goes on. */
  get first() {
    return this.el.hidden ? null : this.el.querySelector("button");
  }

  /**
   * @param {Pick<Status, "outcome" | "deals" | "seed">} status   as far as it has been told
   * @param {string} result   who has won
   */
  show({outcome, deals, seed}, result) {
    this.el.hidden = !outcome;
    if (!outcome || this.#steps === this.film.steps) return;
    const {words} = this;
    this.#steps = this.film.steps;
    const tools = h("div", {class: "cardlab-tools"}, ...deals.toReversed().map((deal) => this.#again(deal)));
    if (seed !== null && served()) tools.append(this.#share(seed));
    const found = moments(this.film.steps, this.stage);
    const list = h("ol", {}, ...stepLines(this.film, found, this.onLook));
    const back = found.length ? [h("h3", {}, words.moments), list] : [];
    this.el.replaceChildren(h("h2", {}, result), tools, ...back);
  }

  /** @param {"same" | "new"} deal */
  #again(deal) {
    const look = {class: `cardlab-button ${deal === "new" ? "cardlab-main" : ""}`};
    const made = button(this.words[`again_${deal}`], look);
    made.addEventListener("click", () => this.onAgain(deal));
    return made;
  }

  /**
   * A link to this deal, for the clipboard; where there is none it is shown, to be copied by hand.
   * @param {number} seed
   */
  #share(seed) {
    const {words} = this;
    const made = button(words.share_deal);
    made.addEventListener("click", async () => {
      const link = addressWith(location.href, "seed", String(seed));
      try {
        await navigator.clipboard.writeText(link);
        made.textContent = words.shared;
      } catch {
        made.replaceWith(
          h("input", {class: "cardlab-link", readonly: true, value: link, "aria-label": words.share_deal}),
        );
      }
    });
    return made;
  }
}
