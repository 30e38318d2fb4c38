// The words of a turn. The ribbon shows them when the cards lie on the felt; a screen reader gets them when the turn
// begins.

import {groupEnd} from "../common/step_groups.js";
import {fill} from "../common/locale.js";
import {comeUp, fightZones} from "./shown_position.js";

/**
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {MatchSetting, Step, Words} from "../common/types.d.ts"
 */

/**
 * The sentences of some steps, in their short form where there is one.
 * @param {Step[]} steps
 */
export function sentences(steps) {
  return steps.map(({short, sentence}) => short ?? sentence).filter(Boolean);
}

/**
 * The event that a group of steps begins, such as a war; null where it is a step like others.
 * @param {Pick<MatchSetting, "landmarks">} setting
 * @param {Step[]} group
 */
export function eventOf({landmarks}, group) {
  return group.find(({rule}) => rule in landmarks) ?? null;
}

/**
 * The steps of the action that was told last.
 * @param {MatchTimeline} timeline
 * @param {number} told
 */
export function lastTurn(timeline, told) {
  const action = timeline.steps[told - 1]?.action;
  return timeline.steps.slice(0, told).filter((step) => step.action === action);
}

const MOST_WORDS = 18; // of several sentences on the ribbon

/**
 * The last ones of some sentences, as many as go on the ribbon.
 * @param {string[]} said
 */
function lastOnes(said) {
  const words = said.map((sentence) => sentence.split(/\s+/u).length);
  let [first, sum] = [said.length - 1, words.at(-1) ?? 0];
  while (first > 0 && sum + words[first - 1] <= MOST_WORDS) sum += words[--first];
  return said.slice(Math.max(first, 0)).join(" ");
}

/**
 * What has happened since cards came up, or since the last event, in one breath. That cards came up is seen; a number
 * that was said is not. While cards are laid in a war, by one action each, the ribbon goes on saying what it is about.
 * @param {MatchTimeline} timeline
 * @param {number} told
 */
export function turnSentence(timeline, told) {
  const fights = fightZones(timeline.setting);
  const isLaid = (/** @type {Step} */ {rule, events}) =>
    !rule && events.some((event) => event[0] === "move" && fights.includes(event[2]));
  const laid = timeline.steps.slice(0, told).findLastIndex((step) => !isLaid(step)) + 1;
  const turn = lastTurn(timeline, laid || told);
  const event = turn.findLastIndex((step, i) => i < turn.length - 1 && step.rule in timeline.setting.landmarks);
  const since = turn.slice(event + 1);
  const isSeen = since.length > 1 && since[0].events.some(([kind]) => kind !== "put");
  const said = sentences(since.slice(isSeen ? 1 : 0));
  return lastOnes(said.length ? said : sentences(since));
}

/**
 * What is heard of the steps from one on, in one message.
 * @param {MatchTimeline} timeline
 * @param {number} from
 * @param {boolean} waits   whether the narration waits at events; what follows one is heard later
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
 * How a match has ended, as its learner is told.
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
