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

const MOST_WORDS = 18; // of several sentences on the ribbon

/**
 * Returns as many of the last sentences as fit on the ribbon.
 * @param {string[]} said
 * @param {number} [most]   words
 */
export function lastOnes(said, most = MOST_WORDS) {
  const words = said.map((sentence) => sentence.split(/\s+/u).length);
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
  const isEvent = (/** @type {Step} */ {rule}) => rule in timeline.setting.landmarks;
  const isTaken = (/** @type {Step} */ step) => takingEvent(step, fights) >= 0;
  const laid = timeline.steps.slice(0, told).findLastIndex((step) => !isLaid(step)) + 1;
  const turn = lastTurn(timeline, laid || told);
  const comes = turn.findLastIndex(({events}) => events.some((one) => one[0] === "move" && fights.includes(one[2])));
  const before = turn.slice(0, Math.min(Math.max(comes, 0) + 1, turn.length - 1));
  const since = turn.slice(before.findLastIndex((step, i) => isEvent(step) || (i < comes && isTaken(step))) + 1);
  const isSeen = fights.length > 0 && since.length > 1 && since[0].events.some(([kind]) => kind !== "put");
  const said = sentences(since.slice(isSeen ? 1 : 0));
  const text = lastOnes(said.length ? said : sentences(since));
  const begins = timeline.steps.findIndex(({action}) => action === turn[0]?.action);
  return text || (begins > 0 ? turnSentence(timeline, begins) : "");
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
    const event = waits && eventOf(timeline.setting, timeline.steps.slice(begins, end));
    if (event && comeUp(timeline, end, groupEnd(timeline.steps, end)).size) break;
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
