// The sentences of a turn. The ribbon shows them once the cards lie on the felt; a screen reader gets them when the
// turn begins.

import {groupEnd} from "../common/step_groups.js";
import {fill} from "../common/locale.js";
import {comeUp, fightZones, takingEvent} from "./shown_position.js";

/**
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {MatchSetting, Step, Words} from "../common/types.d.ts"
 */

/**
 * Returns the sentences of some steps, in their short form if there is one.
 * @param {Step[]} steps
 */
export function sentences(steps) {
  return steps.map(({short, sentence}) => short ?? sentence).filter(Boolean);
}

/**
 * Returns the event that a group of steps begins, such as a war, or null.
 * @param {Pick<MatchSetting, "landmarks">} setting
 * @param {Step[]} group
 */
export function eventOf({landmarks}, group) {
  return group.find(({rule}) => rule in landmarks) ?? null;
}

/**
 * Returns the steps of the latest action.
 * @param {MatchTimeline} timeline
 * @param {number} told
 */
export function lastTurn(timeline, told) {
  const action = timeline.steps[told - 1]?.action;
  return timeline.steps.slice(0, told).filter((step) => step.action === action);
}

/**
 * Tells whether a step lays cards for comparison.
 * @param {Step} step
 * @param {string[]} fights
 */
function lays({events}, fights) {
  const isOutside = (/** @type {[string, unknown]} */ [zone]) => !fights.includes(zone);
  return events.some((event) => event[0] === "move" && fights.includes(event[2]) && event[1].some(isOutside));
}

/**
 * Tells whether steps remain in the action that ends the match. Each of their groups is narrated by itself, because the
 * result replaces the last sentence at once.
 * @param {MatchTimeline} timeline
 * @param {number} told
 */
export function isEnding({steps, setting}, told) {
  const [next, last] = [steps[told], steps.at(-1)];
  const ends = last?.events.some(([kind]) => kind === "end") && next?.action === last.action;
  return Boolean(ends) && !fightZones(setting).length;
}

/**
 * Tells whether nobody has won the cards on the felt yet: the turn lays more, or it is over.
 * @param {MatchTimeline} timeline
 * @param {number} told
 */
export function isOpen({steps, setting}, told) {
  const rest = steps.slice(told).filter(({action}) => action === steps[told - 1].action);
  return !rest.length || rest.some((step) => lays(step, fightZones(setting)));
}

/**
 * Tells whether a step says more than that cards are laid.
 * @param {Step} step
 * @param {string[]} fights
 */
export function isNews(step, fights) {
  return !lays(step, fights) && sentences([step]).length > 0;
}

/**
 * Tells whether a group of steps says something that the sentence of the whole turn leaves out, because an event or
 * more cards to compare follow.
 * @param {MatchTimeline} timeline
 * @param {number} from
 * @param {number} end
 */
export function saysMore({steps, setting}, from, end) {
  const fights = fightZones(setting);
  const {action} = steps[end - 1];
  const inTurn = (/** @type {Step} */ step) => step.action === action;
  const goesOn = (/** @type {Step} */ step) => step.rule in setting.landmarks || lays(step, fights);
  return (
    steps.slice(end).some((step) => inTurn(step) && goesOn(step)) &&
    steps.slice(from, end).some((step) => inTurn(step) && isNews(step, fights))
  );
}

/**
 * Tells whether the narration waits for a press after a group of steps. It waits before the cards that an event turns
 * up, and before more cards are laid next to those that have been compared.
 * @param {MatchTimeline} timeline
 * @param {number} from
 * @param {number} end
 */
export function waitsAfter(timeline, from, end) {
  const {steps, setting} = timeline;
  const fights = fightZones(setting);
  const to = groupEnd(steps, end);
  const next = steps.slice(end, to);
  const isLaid = next.some((step) => lays(step, fights));
  const isTurned = next.some(({events}) => events.some(([kind]) => kind === "turn"));
  const stays = fights.some((zone) => timeline.stateAt(end).zones[zone].length);
  const waits = eventOf(setting, steps.slice(from, end))
    ? isLaid || isTurned
    : isLaid && stays && saysMore(timeline, from, end);
  return waits && comeUp(timeline, end, to).size > 0;
}

const MOST_WORDS = 18; // of several sentences on the ribbon, without signs such as + and =

/**
 * Returns as many of the last sentences as fit on the ribbon.
 * @param {string[]} said
 * @param {number} [most]   words
 */
export function lastOnes(said, most = MOST_WORDS) {
  const words = said.map((sentence) => sentence.split(/[^\p{L}\p{N}]*\s/u).length);
  let [first, sum] = [said.length - 1, words.at(-1) ?? 0];
  while (first > 0 && sum + words[first - 1] <= most) sum += words[--first];
  return said.slice(Math.max(first, 0)).join(" ");
}

/**
 * Returns the text of everything since cards came up or since the last event. It leaves out that cards came up,
 * because that can be seen, but not a number that a player says. While cards are laid in a war one by one, the ribbon
 * keeps saying what the war is about. In games in which no cards are compared, a played card is news too. If the
 * latest action says nothing, the one before it is still the news.
 * @param {MatchTimeline} timeline
 * @param {number} told
 * @returns {string}
 */
export function turnSentence(timeline, told) {
  const fights = fightZones(timeline.setting);
  const isLaid = (/** @type {Step} */ {rule, events}) =>
    !rule && events.some((event) => event[0] === "move" && fights.includes(event[2]));
  const isEvent = (/** @type {Step} */ {rule}) => fights.length > 0 && rule in timeline.setting.landmarks;
  const isTaken = (/** @type {Step} */ step) => takingEvent(step, fights) >= 0;
  const laid = timeline.steps.slice(0, told).findLastIndex((step) => !isLaid(step)) + 1;
  const turn = lastTurn(timeline, laid || told);
  const comesUp = (/** @type {Step["events"][number]} */ event) =>
    event[0] === "move" && fights.includes(event[2]) && event[1].some(([zone]) => zone !== event[2]);
  const comes = turn.findLastIndex(({events}) => events.some(comesUp));
  const before = turn.slice(0, Math.min(Math.max(comes, 0) + 1, turn.length - 1));
  const isOld = (/** @type {Step} */ step) => isTaken(step) || isNews(step, fights);
  const since = turn.slice(before.findLastIndex((step, i) => isEvent(step) || (i < comes && isOld(step))) + 1);
  const isSeen = fights.length && since[1] && since[0].events.some(([kind]) => kind === "move");
  const said = sentences(since.slice(isSeen ? 1 : 0));
  const best = sentences(since.filter((step) => step.best));
  // Who is nearest to each goal has the room; how the pot is shared can be seen at the counters.
  if (best[1]) return best.join(" ");
  const begins = timeline.steps.findIndex(({action}) => action === turn[0]?.action);
  return lastOnes(said[0] ? said : sentences(since)) || (begins > 0 ? turnSentence(timeline, begins) : "");
}

/**
 * Returns the text that stays when the learner can act: the last turn of each of the others since the learner's own,
 * or else the latest turn. The learner's own is part of it if it came up together with them, such as a missed match.
 * @param {MatchTimeline} timeline
 * @param {number} told
 * @param {number} [from]   number of steps narrated before this group
 */
export function newsSentence(timeline, told, from = told) {
  const {viewer} = timeline.setting;
  /** @type {Map<string, string>} */
  const news = new Map();
  for (let end = told; end > 0;) {
    const turn = lastTurn(timeline, end);
    const {who} = turn[0];
    if (!who || who === "all" || (who === viewer && (end === told || end <= from)) || news.has(who)) break;
    news.set(who, sentences(turn).join(" "));
    end -= turn.length;
  }
  const said = [...news.values()].reverse().filter(Boolean);
  return said.length > 1 ? lastOnes(said) : turnSentence(timeline, told);
}

/**
 * Returns the screen-reader text of the steps from one on, as one message.
 * @param {MatchTimeline} timeline
 * @param {number} from
 * @param {boolean} waits   whether the narration waits at events; the text after an event comes later
 */
export function heardFrom(timeline, from, waits) {
  let end = from;
  while (end < timeline.length) {
    const begins = end;
    end = groupEnd(timeline.steps, begins);
    if (waits && waitsAfter(timeline, begins, end)) break;
  }
  return sentences(timeline.steps.slice(from, end)).join(" ");
}

/**
 * Returns the result of a match, addressed to the learner.
 * @param {string} outcome
 * @param {Pick<MatchSetting, "seats" | "viewer" | "lang">} setting
 * @param {Words} words
 */
export function resultOf(outcome, {seats, viewer, lang}, words) {
  if (outcome === "draw" || outcome === "unfinished") return words[outcome];
  if (outcome === viewer) return words.you_win;
  const names = outcome.split(" ").map((one) => seats.find(({seat}) => seat === one)?.name ?? one);
  const player = new Intl.ListFormat(lang).format(names);
  return fill(words, names.length > 1 ? words.winners : words.winner, {player});
}
