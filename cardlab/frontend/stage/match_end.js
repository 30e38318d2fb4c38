// The end of a match: the winner, the reason, the learner's score so far, and the highlights.

import {lastTurn, resultOf, sentences} from "./turn_text.js";
import {fightZones} from "./shown_position.js";
import {winCountsOf} from "./win_counts.js";
import {button} from "../common/dom.js";
import {fill} from "../common/locale.js";

/**
 * @import {Log, Words} from "../common/types.d.ts"
 * @import {MatchState} from "./match_state.js"
 */

const MOST_HIGHLIGHTS = 3;

/**
 * Returns the final sentence, smaller text below it, and the part of them that a screen reader has not announced yet.
 * @param {MatchState} match
 * @param {string} heard   the last announcement
 * @returns {{sentence: string, below: string, announced: string}}
 */
export function endTexts({log, status, words, timeline}, heard) {
  const result = resultOf(status.outcome ?? "", log, words);
  // While cards are compared, the result comes before the last turn could be read.
  const last = fightZones(log).length ? (sentences(lastTurn(timeline, timeline.length).slice(0, -1)).at(-1) ?? "") : "";
  const reason = sentences(timeline.steps.slice(-1)).join(" ");
  const plain = (/** @type {string} */ text) => text.toLocaleLowerCase(log.lang).replace(/[!.¡\s]/gu, "");
  const isToldIn = (/** @type {string} */ text) => plain(text).includes(plain(result)); // as in: Omar wins with 107!
  const {uncounted, looked} = status;
  const joined = (/** @type {string[]} */ ...texts) => texts.filter(Boolean).join(" ");
  return {
    sentence: isToldIn(reason) ? reason : result,
    below: joined(last, isToldIn(reason) ? "" : reason, uncounted, looked),
    announced: joined(isToldIn(heard) ? "" : result, uncounted || winsText(log, words), looked),
  };
}

/**
 * Returns the number of matches of this game won in this browser; "" before the second match.
 * @param {Log} log
 * @param {Words} words
 */
export function winsText({game, name}, words) {
  const {played: of, won: n} = winCountsOf(game);
  return of > 1 ? fill(words, words.won_of, {n, of, game: name}) : "";
}

/**
 * Creates the buttons of up to three highlights, each of which shows its step again.
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
