// The end of a match: who has won and why, how often the learner has, and what was worth seeing.

import {resultOf, sentences} from "./turn_text.js";
import {winCountsOf} from "./win_counts.js";
import {button} from "../common/dom.js";
import {fill} from "../common/locale.js";

/**
 * @import {Log, Words} from "../common/types.d.ts"
 * @import {MatchState} from "./match_state.js"
 */

const MOST_HIGHLIGHTS = 3;

/**
 * The sentence of the end, and what a screen reader hears of it that it has not heard yet.
 * @param {MatchState} match
 * @param {string} heard   what was heard last
 * @returns {{sentence: string, announced: string}}
 */
export function endTexts({log, status, words, timeline}, heard) {
  const result = resultOf(status.outcome ?? "", log, words);
  const reason = sentences(timeline.steps.slice(-1)).join(" ");
  const isToldIn = (/** @type {string} */ text) =>
    text.toLocaleLowerCase(log.lang).includes(result.toLocaleLowerCase(log.lang));
  const news = [isToldIn(heard) ? "" : result, winsText(log, words), status.looked];
  return {
    sentence: isToldIn(reason) ? reason : `${result} ${reason}`.trim(),
    announced: news.filter(Boolean).join(" "),
  };
}

/**
 * How many matches of this game were won here; "" before the second one.
 * @param {Log} log
 * @param {Words} words
 */
export function winsText({game, name}, words) {
  const {played: of, won: n} = winCountsOf(game);
  return of > 1 ? fill(words, words.won_of, {n, of, game: name}) : "";
}

/**
 * What was worth seeing in a match that is over: three highlights at most, each to look at again.
 * @param {MatchState} match
 * @param {(step: number) => void} onLook
 */
export function highlightButtons({status, narration, timeline, reviewedStep}, onLook) {
  const isOver = status.outcome !== null && !narration.isRunning && reviewedStep === null;
  return (isOver ? status.highlights.slice(0, MOST_HIGHLIGHTS) : []).map(({step, sentence}) => {
    const look = button(timeline.steps[step - 1]?.short || sentence, {class: "cardlab-highlight"});
    look.addEventListener("click", () => onLook(step));
    return look;
  });
}
