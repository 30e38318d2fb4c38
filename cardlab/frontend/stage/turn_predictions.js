// Asks the learner before each turn who will win it, if she wants that. The answer is the button that plays the turn.

import {saveSetting, storedSettings} from "../common/storage.js";

/**
 * @import {OfferedPredictions, Prediction, PredictionOffer, Status, Words} from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 */

/** Whether the learner predicts, and what may be predicted now. */
export class TurnPredictions {
  isOn = storedSettings().guesses === true;
  /** @type {string | null} the prediction of the turn that is on: a seat, or what is equal */
  current = null;
  /** @type {PredictionOffer | null} */
  #offer = null;
  #at = -1;
  #asked = -1;

  /**
   * @param {Words} words
   * @param {string} viewer
   * @param {{onAsk: () => void, onChange: () => void}} options   asks the session what may be predicted; it has come
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
   * What was asked for has come, perhaps too late.
   * @param {OfferedPredictions} answer
   */
  receive({predictions, at}) {
    if (at !== this.#asked || !predictions) return;
    this.#offer = predictions;
    this.#at = at;
    this.onChange();
  }

  /**
   * A button for each thing that may come; null where nothing is predicted.
   * @param {Pick<Status, "predictions" | "at">} status
   * @param {(prediction: Prediction) => void} onPredict
   * @returns {ActionItem[] | null}
   */
  items({predictions, at}, onPredict) {
    if (!this.isOn || !predictions) return null;
    if (predictions.offer) [this.#offer, this.#at] = [predictions.offer, at];
    if (this.#at !== at || !this.#offer) {
      if (this.#asked !== at) {
        this.#asked = at;
        this.onAsk();
      }
      return null;
    }
    const {choices} = this.#offer;
    const own = choices.filter(({value}) => value === this.viewer);
    const seats = choices.filter(({value}) => value !== this.viewer && /^p\d+$/.test(value));
    const others = choices.filter((choice) => !own.includes(choice) && !seats.includes(choice));
    return [...own, ...others, ...seats].map(({value, label}) => {
      const {predict_me: me, predict_equal: equal} = this.words;
      const called = value === this.viewer ? me : others.some((one) => one.value === value) ? equal : label;
      const run = () => {
        this.current = value;
        onPredict({value, bet: 0});
      };
      return {key: `predict_${value}`, label: called, run};
    });
  }

  /**
   * What is asked where the buttons are choices; "" where they are not.
   * @param {Pick<Status, "predictions" | "at" | "outcome">} status
   */
  prompt({predictions, at, outcome}) {
    return this.isOn && predictions && !outcome && this.#at === at ? this.words.who_wins : "";
  }

  /**
   * How many predictions were right, and of how many; null where there has been none.
   * @param {Pick<Status, "predictions">} status
   */
  record({predictions}) {
    return this.isOn && predictions?.of ? {n: predictions.right, of: predictions.of} : null;
  }
}
