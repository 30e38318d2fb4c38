// Offers a prediction before each turn that is decided by chance alone, if the learner wants it. The answer is the
// button that plays the turn. The counter of the bet lies at the chosen seat until the cards are turned up: double or
// nothing.

import {fill, numeral} from "../common/locale.js";
import {saveSetting, storedSettings} from "../common/storage.js";

/**
 * @import {OfferedPredictions, Prediction, PredictionOffer, Status, Words} from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 */

/**
 * A prediction on the table.
 * @typedef {object} LaidPrediction
 * @property {string} value   a seat, or another result
 * @property {number | null} cards   how likely it was, as a number of cards out of twenty; null if not shown
 * @property {string} paid   the counters won: "+1"
 */

/** Keeps the learner's predictions, and the ones that are possible now. */
export class TurnPredictions {
  isOn = storedSettings().guesses === true;
  isOffered = false; // whether this match has offered any
  /** @type {{value: string, cards: number | null} | null} the last prediction */
  #made = null;
  /** @type {PredictionOffer | null} */
  #offer = null;
  #at = -1;
  #asked = -1;

  /**
   * @param {Words} words
   * @param {string} viewer
   * @param {{onAsk: () => void, onChange: () => void}} options   onAsk: asks the session for the possible predictions;
   *   onChange: called when they have arrived
   */
  constructor(words, viewer, {onAsk, onChange}) {
    this.words = words;
    this.viewer = viewer;
    this.onAsk = onAsk;
    this.onChange = onChange;
  }

  /** @param {boolean} on */
  turnOn(on) {
    this.isOn = on;
    saveSetting("guesses", on);
    this.onChange();
  }

  /**
   * Takes the session's answer, which may be too late.
   * @param {OfferedPredictions} answer
   */
  receive({predictions, at}) {
    if (at !== this.#asked || !predictions) return;
    this.#offer = predictions;
    this.#at = at;
    this.onChange();
  }

  /**
   * Returns a button for each prediction and one to skip, or null if nothing can be predicted.
   * @param {Pick<Status, "predictions" | "at">} status
   * @param {(prediction?: Prediction) => void} onPredict
   * @returns {ActionItem[] | null}
   */
  items({predictions, at}, onPredict) {
    this.isOffered ||= Boolean(predictions);
    if (!this.isOn || !predictions?.next) return null;
    if (predictions.offer) [this.#offer, this.#at] = [predictions.offer, at];
    if (this.#at !== at || !this.#offer) {
      if (this.#asked !== at) {
        this.#asked = at;
        this.onAsk();
      }
      return null;
    }
    const {choices} = this.#offer;
    const {predict_me: me, predict_equal: equal, predict_skip: skip} = this.words;
    const isSeat = (/** @type {string} */ value) => /^p\d+$/.test(value);
    const place = (/** @type {string} */ value) => (value === this.viewer ? 0 : isSeat(value) ? 2 : 1);
    const others = choices.filter(({value}) => !isSeat(value)).length;
    const items = [...choices]
      .sort((one, other) => place(one.value) - place(other.value))
      .map(({value, label, cards}) => ({
        key: `predict_${value}`,
        label: value === this.viewer ? me : isSeat(value) || others > 1 ? label : equal,
        run: () => {
          this.#made = {value, cards};
          onPredict({value});
        },
      }));
    const pass = () => {
      this.#made = null;
      onPredict();
    };
    return [...items, {key: "predict_nothing", label: skip, secondary: true, run: pass}];
  }

  /**
   * Returns the question above the choices, or "".
   * @param {Pick<Status, "predictions" | "at" | "outcome">} status
   */
  prompt({predictions, at, outcome}) {
    return this.isOn && predictions?.next && !outcome && this.#at === at ? (this.#offer?.ask ?? "") : "";
  }

  /**
   * Returns the prediction for the current or latest turn.
   * @param {Pick<Status, "predictions">} status
   * @returns {LaidPrediction | null}
   */
  shown({predictions}) {
    const last = predictions?.last;
    if (!this.isOn || !last) return null;
    const {gain, right, value} = last;
    const won = gain ? ` ${gain > 0 ? "+" : "−"}${numeral(this.words, Math.abs(gain))}` : "";
    const cards = this.#made?.value === value ? this.#made.cards : null;
    return {value, cards, paid: `${right ? "✓" : "✗"}${won}`};
  }

  /**
   * Returns the result of the last prediction, for a screen reader.
   * @param {Pick<Status, "predictions">} status
   */
  announcement({predictions}) {
    const {cards = null} = this.shown({predictions}) ?? {};
    const told = this.isOn ? (predictions?.last?.told ?? "") : "";
    return cards === null || !told ? told : `${told} ${fill(this.words, this.words.of_twenty, {n: cards})}.`;
  }

  /**
   * Returns the learner's counters; null before the first prediction.
   * @param {Pick<Status, "predictions">} status
   */
  counters({predictions}) {
    return this.isOn && predictions?.of ? predictions.counters : null;
  }
}
