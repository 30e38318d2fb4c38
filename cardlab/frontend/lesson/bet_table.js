// A table for games without choices. The learner sees her own pair, says whether the other pair is worth less or more,
// and bets counters on it. The screen asks one thing at a time: look, say, bet, see what came.

import {isRight} from "./step_answer.js";
import {readNumber} from "../common/answer.js";
import {cardElement} from "../cards/cards.js";
import {button, freshId, h, mark} from "../common/dom.js";
import {Exchange} from "../page/connection.js";
import {fill} from "../common/locale.js";
import {numberField} from "../common/number_pad.js";
import {prose} from "../common/prose.js";

/**
 * @import {
 *   DrawBeside, MatchAnswer, Send, BetPair, Bets, NextBet, OfferedPredictions, Status, Step, Thinks, Words
 * } from "../common/types.d.ts"
 */

/** Play with bets. What has come stays until the learner goes on; all else is the session's. */
export class BetTable {
  #bets; // how things stand

  /**
   * @param {Status} status
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Send} options.send
   * @param {(ended: boolean) => void} [options.onEnd]   hears whether all turns have been played, and seen
   * @param {DrawBeside} [options.draw]   makes what draws models of both pairs, once they have come
   */
  constructor(status, words, {signal, send, onEnd, draw}) {
    this.onEnd = onEnd;
    this.status = status;
    this.words = words;
    this.#bets = betsOf(status);
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.place = h("p", {class: "cardlab-stakes-place"});
    this.counters = h("div", {class: "cardlab-stakes-counters"});
    this.pairs = h("div", {class: "cardlab-stakes-pairs"});
    this.panel = h("div", {class: "cardlab-stakes-panel"});
    const head = h("div", {class: "cardlab-stakes-head"}, this.place, this.counters);
    this.beside = draw?.([], words, {signal, table: () => this.pairs});
    const models = this.beside ? [this.beside.el] : []; // below what is pressed, which they push nowhere
    this.el = h("div", {class: "cardlab-stakes"}, this.notice, head, this.pairs, this.panel, ...models);
    // A key that is held down presses nothing that comes after what it has pressed.
    const held = (/** @type {KeyboardEvent} */ event) =>
      event.repeat && ["Enter", " "].includes(event.key) && event.preventDefault();
    this.el.addEventListener("keydown", held, {signal});
    this.exchange = new Exchange(send, {
      signal,
      onAlone: (alone) => this.#alone(alone),
      onThinking: () => {},
    });
    this.#begin();
  }

  /**
   * Take an answer of the session.
   * @param {MatchAnswer | OfferedPredictions | Thinks} answer
   */
  hear(answer) {
    if ("predictions" in answer) return;
    if ("thinks" in answer) {
      this.exchange.thinks(answer.thinks);
      return;
    }
    const focused = this.el.contains(document.activeElement);
    const before = this.#bets;
    const same = answer.status.at === this.status.at && before.turn === betsOf(answer.status).turn;
    this.exchange.answered();
    this.status = answer.status;
    this.#bets = betsOf(answer.status);
    if (answer.said) this.notice.textContent = answer.said.sentence;
    if (same) return; // the page is back after a while, or something was refused: what is begun stays
    if (this.#bets.last && this.#bets.turn > before.turn) this.#reveal(answer.steps);
    else this.#begin();
    if (focused) this.#focus();
  }

  /** @param {boolean} alone   whether nobody answers: what has come can be read, and nothing new is played */
  #alone(alone) {
    this.notice.textContent = alone ? this.words.alone : "";
    for (const sends of this.panel.querySelectorAll("[data-sends]")) {
      mark(sends, {"aria-disabled": alone ? "true" : null});
    }
  }

  /** The turn that comes, or the end where none does. */
  #begin() {
    const {next} = this.#bets;
    this.beside?.show(0);
    this.#head(this.#bets.place);
    if (next) this.#own(next);
    else this.#end();
    this.onEnd?.(!next);
  }

  /**
   * @param {string} place   which turn it is
   * @param {number} won   so many of the counters are new
   */
  #head(place, won = 0) {
    const {counters, counted} = this.#bets;
    const discs = Array.from({length: counters}, (_, i) => {
      return h("span", {class: i < counters - won ? "cardlab-disc" : "cardlab-disc cardlab-disc-won"});
    });
    this.place.textContent = place;
    const row = h("span", {class: "cardlab-discs", "aria-hidden": "true"}, ...discs);
    this.counters.replaceChildren(h("b", {}, counted), row);
  }

  /**
   * Both pairs, the learner's first.
   * @param {BetPair[]} pairs
   */
  #lay(pairs) {
    const [own, ...others] = this.#bets.seats;
    const seats = [fill(this.words, this.words.you, {player: own}), ...others];
    const laid = pairs.map(({cards, worth}, i) => {
      const shown = cards.map((card) => cardElement(card, this.words.cards));
      const look = {class: "cardlab-stakes-pair", role: "group", "aria-label": seats[i]};
      const label = h("span", {class: "cardlab-zone-label"}, seats[i]);
      const told = h("p", {class: "cardlab-stakes-worth"}, ...prose(worth));
      return h("div", look, label, h("div", {class: "cardlab-some"}, ...shown), told);
    });
    this.pairs.replaceChildren(...laid);
  }

  /**
   * Put what is asked or told in the place of what was, with a line that takes the focus.
   * @param {HTMLElement} line
   * @param {...HTMLElement} more
   */
  #put(line, ...more) {
    mark(line, {tabindex: -1});
    this.line = line;
    this.panel.replaceChildren(line, ...more);
  }

  #focus() {
    const input = this.panel.querySelector("input");
    (input ?? this.line)?.focus({preventScroll: true});
  }

  /**
   * A button that is pressed once: a double click presses nothing else.
   * @param {string} label
   * @param {() => void} onPress
   */
  #button(label, onPress, attributes = {}) {
    const made = button(label, {class: "cardlab-button cardlab-main", ...attributes});
    made.addEventListener("click", ({detail}) => detail > 1 || onPress());
    return made;
  }

  /**
   * The same where it asks the session, which may be gone or be answering.
   * @param {string} label
   * @param {() => import("../common/types.d.ts").MatchRequest} request
   */
  #sends(label, request, attributes = {}) {
    const ask = () => {
      if (!this.exchange.free || this.exchange.alone) return;
      this.notice.textContent = "";
      this.exchange.ask({at: this.status.at, ...request()});
    };
    const alone = this.exchange.alone ? "true" : null;
    return this.#button(label, ask, {"data-sends": true, "aria-disabled": alone, ...attributes});
  }

  // ------------------------------------------------------------------ a turn

  /**
   * First: what is the own pair worth?
   * @param {NextBet} next
   */
  #own(next) {
    const {words} = this;
    const {own, cards, backs} = next;
    this.#lay([{cards, worth: ""}, hidden(backs)]);
    const id = freshId("answer");
    const {input, pad} = numberField(words, {most: 12, attributes: {id}});
    const blank = h("p", {class: "cardlab-ask-note", role: "status"});
    const question = h("p", {class: "cardlab-question"}, h("label", {for: id}, ...prose(own.prompt)), input);
    const check = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.check_answer);
    const form = h("form", {class: "cardlab-stakes-ask", novalidate: true}, question, pad, blank, check);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (readNumber(input.value) === null) {
        blank.textContent = words.stake_blank;
        input.focus();
        check.scrollIntoView({block: "nearest"}); // what is told above has moved it
        return;
      }
      this.#call(next, isRight(own, input.value));
      this.#focus();
    });
    this.#put(form);
  }

  /**
   * Then: is the other pair less or more, and how many counters are put on it?
   * @param {NextBet} next
   * @param {boolean} right   whether the learner knew what the own pair is worth
   */
  #call({own, cards, backs, ask, choices, bets, none, action}, right) {
    const {words} = this;
    this.#lay([{cards, worth: own.reveal}, hidden(backs)]);
    const verdict = h("p", {class: right ? "cardlab-right" : "cardlab-look"});
    verdict.append(h("b", {}, right ? words.right : words.not_yet), " ", ...prose(own.reveal));
    const line = h("div", {role: "status"}, verdict, h("p", {class: "cardlab-prompt"}, ...prose(ask)));
    const betting = h("div", {class: "cardlab-stakes-row"});
    const betOn = (/** @type {string} */ value) => {
      const offered = bets.length ? bets : [{value: 0, label: none}];
      const made = offered.map(({value: bet, label}) =>
        this.#sends(label, () => ({do: "play", action, prediction: {value, bet}})),
      );
      betting.replaceChildren(...made);
    };
    const calls = choices.map(({value, label}) => {
      const made = button(label, {class: "cardlab-button cardlab-stakes-call", "aria-pressed": "false"});
      made.addEventListener("click", () => {
        for (const other of calls) mark(other, {"aria-pressed": String(other === made)});
        betOn(value);
        betting.lastElementChild?.scrollIntoView({block: "nearest"});
      });
      return made;
    });
    this.#put(line, h("div", {class: "cardlab-stakes-row"}, ...calls), betting);
  }

  /**
   * What has come, and how it compares; a war has models of its own, and these are of the pairs that were bet on.
   * @param {Step[]} steps   of the turn
   */
  #reveal(steps) {
    const {last} = this.#bets;
    if (!last) return;
    const {place, right, gain, pairs, told, war, odds} = last;
    this.#head(place, Math.max(gain, 0));
    this.#lay(pairs);
    const [compared, ...mine] = told.map((text) => h("p", {}, ...prose(text)));
    compared.className = "cardlab-prompt";
    const look = {class: `cardlab-stakes-told ${right ? "cardlab-right" : "cardlab-look"}`, role: "status"};
    const wars = war.map((text) => h("p", {class: "cardlab-stakes-war"}, ...prose(text)));
    const line = h("div", look, compared, ...mine, ...wars);
    const share = odds ? [h("p", {class: "cardlab-stakes-odds"}, ...prose(odds))] : [];
    const on = this.#button(this.#bets.next ? this.words.stake_next : this.words.goes_on, () => {
      this.#begin();
      this.#focus();
    });
    this.#put(line, ...share, h("div", {class: "cardlab-tools"}, on));
    this.beside?.follow(steps);
    this.beside?.show(steps.findIndex(({models}) => models?.length) + 1);
  }

  /** What was won, and what wins most often. */
  #end() {
    const {end} = this.#bets;
    this.pairs.replaceChildren();
    const [first, ...more] = end.map((text) => h("p", {}, ...prose(text)));
    first.className = "cardlab-prompt";
    const line = h("div", {class: "cardlab-stakes-told cardlab-right", role: "status"}, first, ...more);
    const quiet = {class: "cardlab-button"}; // what leads on is the way on
    const again = this.#sends(this.words.again_new, () => ({do: "new_match", deal: "new"}), quiet);
    this.#put(line, h("div", {class: "cardlab-tools"}, again));
  }
}

/**
 * A pair of which only the backs are seen.
 * @param {number} n   how many cards
 * @returns {BetPair}
 */
function hidden(n) {
  return {cards: Array.from({length: n}, () => "?"), worth: ""};
}

/**
 * @param {Status} status
 * @returns {Bets}
 */
function betsOf({bets}) {
  if (!bets) throw new Error("there are no bets in this match");
  return bets;
}
