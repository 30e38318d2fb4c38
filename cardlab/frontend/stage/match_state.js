// The state of a match on the page: the steps already narrated, the step being reviewed, and the learner's options.

import {counted} from "./board_scene.js";
import {sceneAt} from "./scene.js";
import {lastTurn} from "./turn_text.js";
import {fill} from "../common/locale.js";

/**
 * @import {Log, Progress, Status, Words} from "../common/types.d.ts"
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {Decision} from "./decision.js"
 * @import {FirstHints} from "./first_hints.js"
 * @import {Narration} from "./narration.js"
 * @import {Now} from "./scene.js"
 * @import {TurnPredictions} from "./turn_predictions.js"
 */

/**
 * @typedef {object} MatchParts
 * @property {MatchTimeline} timeline
 * @property {Narration} narration
 * @property {Decision} decision
 * @property {TurnPredictions} turnPredictions
 * @property {FirstHints} hints
 */

export class MatchState {
  /** @type {number | null} the step being reviewed */
  reviewedStep = null;
  isDisconnected = false;

  /**
   * @param {Log} log   the setting and the steps so far
   * @param {Status} status
   * @param {Words} words
   * @param {MatchParts} parts
   */
  constructor(log, status, words, {timeline, narration, decision, turnPredictions, hints}) {
    this.log = log;
    this.status = status;
    this.words = words;
    this.timeline = timeline;
    this.narration = narration;
    this.decision = decision;
    this.turnPredictions = turnPredictions;
    this.hints = hints;
    this.#offer();
  }

  /**
   * Adds new steps and the actions that are possible after them.
   * @param {number} from   number of old steps that stay
   * @param {Log["steps"]} news
   * @param {Status} status
   */
  update(from, news, status) {
    this.status = status;
    if (news.length || from < this.timeline.length) this.timeline.splice(from, news);
    this.narration.stepsTold = Math.min(this.narration.stepsTold, from);
    this.#offer();
  }

  #offer() {
    const {timeline, status} = this;
    this.decision.offer(status, timeline.stateAt(timeline.length), `${status.at} ${timeline.length}`);
  }

  /** Tells whether the learner may act now. */
  get isFree() {
    const {held, isSettled, isComplete, autoPlay} = this.narration;
    const told = isSettled && !held && isComplete && this.reviewedStep === null;
    return told && autoPlay === null && !this.status.outcome && !this.isDisconnected;
  }

  /** Returns the learner's only possible action, or null. */
  get playable() {
    const {actions, outcome} = this.status;
    const forced = !outcome && actions.length === 1 && this.narration.isComplete && !this.isDisconnected;
    return forced && !this.decision.isAsking ? actions[0] : null;
  }

  /** Returns the heaps in the current position from which the learner picks a card. */
  get picks() {
    return this.reviewedStep !== null || this.isDisconnected ? [] : this.decision.picks;
  }

  /** Returns the packets that the learner is putting in order on the felt. */
  get ordering() {
    const {order} = this.status;
    return order?.packets.length && this.isFree ? order : null;
  }

  /** Tells whether a move in this match may need a number. */
  get asksNumbers() {
    return this.status.asks.some(({flag, choices}) => !flag && !choices.length);
  }

  /** Tells whether the learner is asked for a number of the hand, which is no amount to choose. */
  get asksAboutHand() {
    return this.log.board && this.decision.number !== null && !this.decision.asksAmount;
  }

  /**
   * Tells whether speed counts and a time limit is set. Then the pile is the button, and letting the time pass means
   * no.
   */
  get hasTimeLimit() {
    return Boolean(this.status.quick?.within);
  }

  /** Tells whether the match can continue without a choice. */
  get canAutoPlay() {
    const {forced, actions, asks, bots} = this.status;
    return forced && actions.length === 1 && !asks.length && !bots && this.reviewedStep === null;
  }

  /** Tells whether the coach or a first hint is available now. */
  get canHelp() {
    const {coach, looks_back, outcome} = this.status;
    return outcome ? looks_back : coach || this.hints.any;
  }

  /**
   * The moments of a first match that this is, for its hints. The most specific one comes first. While the others
   * play, only hints about their moves are of use; the rest waits until the learner can follow it.
   */
  get moments() {
    const {timeline, narration, log, status, decision} = this;
    const told = narration.stepsTold;
    const last = timeline.steps[told - 1];
    const rules = lastTurn(timeline, told).map(({rule}) => rule);
    if (!last || last.action === 0) return ["start"];
    const event = last.rule in log.landmarks ? ["event"] : [];
    const runsOn = narration.autoPlay !== null && this.log.board;
    if (!narration.isComplete || runsOn) return [...rules.reverse(), ...event];
    const chooses = !status.outcome && decision.choice.zones.size > 0;
    const verbs = status.actions.map(({action}) => `can-${action.split(" ")[1]}`);
    const only = verbs.length === 1 ? [`only-${verbs[0].slice(4)}`] : [];
    return [...only, ...(chooses ? ["choose"] : []), ...verbs, ...rules.reverse(), ...event, "turn", "later", "last"];
  }

  /** Returns the progress of the match: "Campaign 2 of 3", "Turn 5 of 13", "Turn 5", or "Hand 1", "Deal 2". */
  get progressTexts() {
    const {timeline, log, words} = this;
    const {progress} = this.status;
    // "turn_of", "hand_of", "match_of", "campaign_of"
    const written = (/** @type {Progress} */ {unit, of}) => (of ? words[`${unit}_of`] : words.turn);
    if (progress.length) return progress.map((one) => fill(words, written(one), {n: one.now, of: one.of}));
    if (!this.log.board) return [];
    const now = timeline.stateAt(this.narration.stepsTold);
    const paces = log.counters.filter(({paces: does, own}) => does && !own);
    return paces.map((kind) => counted(log, words, now, kind)).filter(Boolean);
  }

  /** Returns the number of steps before the position shown. */
  get stepsShown() {
    return this.reviewedStep ?? this.narration.held?.at ?? this.narration.stepsTold;
  }

  /**
   * Returns the state of the table. Cards that the learner is putting in order are shown separately.
   * @param {object} [how]
   * @param {string | null} [how.turn]   the seat whose turn it is, if it differs from the last step
   * @param {number} [how.at]   the position to show, if it is not the one after the last turn
   */
  scene({turn, at} = {}) {
    const now = turn ? {...this.#now, turn} : this.#now;
    const {zones, cards, seats, ...state} = sceneAt(this.timeline, this.words, at ?? this.stepsShown, now, at);
    const ordered = this.ordering?.zone;
    const {outcome} = this.status;
    const winners = this.reviewedStep === null && this.narration.isComplete ? outcome?.split(" ") : null;
    return {
      ...state,
      seats: seats.map((seat) => (winners ? {...seat, turn: false, won: winners.includes(seat.key)} : seat)),
      zones: zones.filter(({key}) => key !== ordered),
      cards: cards.filter(({zone}) => zone !== ordered),
    };
  }

  /**
   * Returns the learner's options in the position shown.
   * @returns {Now}
   */
  get #now() {
    const {turnPredictions, hints, status, narration, picks, words} = this;
    const {choice} = this.decision;
    const {held} = narration;
    const isNow = this.reviewedStep === null;
    const canAct = this.playable !== null || picks.length > 0;
    const zones = status.actions.flatMap(({zone, places}) => (zone && !places.length ? [zone] : []));
    return {
      held,
      prediction: isNow ? turnPredictions.shown(status) : null,
      ready: isNow && (Boolean(held?.covered.size) || (!narration.isRunning && canAct)),
      picks,
      marksPairs: status.marks_pairs,
      ...(this.isFree && {
        turn: status.waiting,
        choosable: choice.zones,
        touched: new Set(zones),
        drags: new Set(turnPredictions.isOn ? [] : Object.values(status.drags).map(({zone}) => zone)),
        chosen: choice.ids,
        // The possible cards in the middle would tell which go together, so they glow only in a first match.
        glowing: choice.possible((zone) => zone.includes(".") || hints.isFirst),
        sum: this.decision.working || choice.sum(words),
        tags: new Map(choice.tags.map(({tag, pays}) => [tag, pays !== null])),
      }),
    };
  }
}
