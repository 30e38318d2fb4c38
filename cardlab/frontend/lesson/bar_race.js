// A race of bars: the learner guesses one, has one, ten, a hundred or a thousand matches played, and watches the bars
// grow. A single match also shows its cards. Then come one question, which result came most often, and the reason.

import {cardElement} from "../cards/cards.js";
import {button, h, mark, pressOnce} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {endTurn, hearAnswer} from "../common/pair_mode.js";
import {mathText} from "../common/math_text.js";
import {prefersReducedMotion} from "../common/settings.js";
import {drawRace} from "../models/plot.js";
import {QuestionFrame} from "./question_frame.js";

/** @import {Counted, Experiment, StageRequest, Words} from "../common/types.d.ts" */
/** @import {Conclusion} from "./conclusion.js" */

const STEPS = 20; // maximum number of steps in which bars grow
const PACE = 140; // milliseconds between steps, if there are few
const AROUND = 70; // pixels for the names below the bars and the face above
const LEAST = 5; // the scale shows at least this many

/** A race on the page. */
export class RacePanel {
  /** @type {Counted | null} the latest results */
  #told = null;
  /** @type {number[]} the count drawn for each bar */
  #shown = [];
  #newest = -1; // the bar of the cards in sight
  #isDealing = false; // whether an answer is pending
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Experiment} experiment
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {(request: StageRequest) => void} options.post
   * @param {Conclusion} [options.conclusion]
   */
  constructor(experiment, words, {signal, post, conclusion}) {
    this.experiment = experiment;
    this.name = experiment.name;
    this.words = words;
    this.post = post;
    this.conclusion = conclusion;
    this.guess = experiment.guess;
    this.answered = experiment.answered;
    this.sentence = h("p", {class: "cardlab-experiment-sentence cardlab-race-sentence", role: "status"});
    this.acts = h("div", {class: "cardlab-race-acts", role: "group"});
    this.plot = h("div", {class: "cardlab-race-plot", dir: "ltr"});
    const watching = new ResizeObserver(() => this.#draw());
    watching.observe(this.plot);
    this.felt = new QuestionFrame(words, {signal});
    this.felt.el.classList.add("cardlab-race");
    this.cards = h("div", {class: "cardlab-race-cards", dir: "ltr"}); // as the sum below is read
    this.#showCards();
    this.felt.body.append(h("div", {class: "cardlab-race-body"}, this.cards, this.plot, this.sentence, this.acts));
    if (conclusion) this.felt.el.append(conclusion.el);
    this.el = this.felt.el;
    signal.addEventListener("abort", () => {
      watching.disconnect();
      clearTimeout(this.#timer);
    });
    this.#shown = experiment.options.map(() => 0);
    if (experiment.told) this.show(experiment.told, false);
    else this.#begin();
  }

  /** @param {string | null} value */
  #place(value) {
    return this.experiment.options.findIndex((option) => option.value === value);
  }

  /** Lays the cards of a single match beside the bars, or backs in their places. */
  #showCards(dealt = Array.from({length: this.experiment.turns_up}, () => "?")) {
    const {cards} = this.words;
    this.cards.replaceChildren(...[...this.experiment.cards, ...dealt].map((card) => cardElement(card, cards)));
  }

  /** Starts with nothing dealt. */
  #begin() {
    this.#told = null;
    this.answered = false;
    this.#shown = this.experiment.options.map(() => 0);
    this.#newest = -1;
    this.conclusion?.hide();
    this.#showCards();
    this.#draw();
    if (this.guess === null) this.#askGuess();
    else this.#readyToDeal(fill(this.words, this.words.race_guess, {what: this.#label(this.guess)}));
  }

  /** @param {string} value */
  #label(value) {
    return this.experiment.options[this.#place(value)]?.label ?? value;
  }

  /** Asks for the guess: which bar will be the highest? */
  #askGuess() {
    const guesses = this.experiment.options.map(({value, label}) => {
      const made = button(label, {class: "cardlab-button cardlab-race-guess"});
      made.addEventListener("click", () => {
        this.guess = value;
        this.post({do: "guess", experiment: this.name, guess: value});
        this.#begin();
        this.acts.querySelector("button")?.focus({preventScroll: true});
      });
      return made;
    });
    this.#say(this.experiment.ask);
    this.#offer("guesses", guesses);
  }

  /** @param {string} sentence */
  #readyToDeal(sentence) {
    this.#say(sentence);
    if (this.acts.dataset.acts === "deal") return;
    const deals = this.experiment.games.map(({value, label}) => {
      const made = button(label, {"aria-label": fill(this.words, this.words.race_deal, {n: value})});
      made.addEventListener("click", () => this.#deal(value));
      return made;
    });
    this.#offer("deal", deals);
  }

  /** @param {number} games */
  #deal(games) {
    if (this.#isDealing) return;
    this.#isDealing = true;
    this.#finish();
    this.post({do: "run_experiment", experiment: this.name, arms: this.experiment.usual.arms, games});
  }

  /**
   * Offers the possible buttons.
   * @param {string} kind
   * @param {HTMLElement[]} buttons
   */
  #offer(kind, buttons) {
    this.acts.dataset.acts = kind;
    this.acts.replaceChildren(...buttons);
  }

  /** @param {string} sentence */
  #say(sentence) {
    if (this.sentence.textContent !== sentence) this.sentence.replaceChildren(...mathText(sentence));
  }

  /**
   * Shows the session's reason for a refusal.
   * @param {string} sentence
   */
  refuse(sentence) {
    this.rest();
    this.#say(sentence);
  }

  /** Ends the waiting state. */
  rest() {
    this.#isDealing = false;
  }

  /**
   * Shows the results. The bars grow, one by one if there are few new games.
   * @param {Counted} told
   */
  show(told, grows = true) {
    this.#told = told;
    if (!told.ended) return;
    this.rest();
    this.#showCards(told.one_game?.cards);
    this.#newest = told.one_game && grows ? this.#counts().findIndex((n, i) => n > this.#shown[i]) : -1;
    this.#grow(grows && !prefersReducedMotion(this.el));
  }

  /** Returns the count for each bar. */
  #counts() {
    const {arms, dealt} = /** @type {Counted} */ (this.#told);
    return arms[0].rows.map(({share}) => Math.round(share * dealt));
  }

  /** @param {boolean} slowly */
  #grow(slowly) {
    clearTimeout(this.#timer);
    const counts = this.#counts();
    // Each bar grows at an even pace to its own end, so that the shape is true all the time.
    const more = counts.flatMap((n, i) => {
      const length = Math.max(0, n - this.#shown[i]);
      return Array.from({length}, (_, k) => ({i, at: (k + 0.5) / length}));
    });
    if (!slowly || !more.length) {
      this.#finish();
      return;
    }
    more.sort((a, b) => a.at - b.at);
    const step = Math.ceil(more.length / STEPS);
    mark(this.sentence, {"data-old": true}); // until the bars are there
    const tick = () => {
      for (const {i} of more.splice(0, step)) this.#shown[i] += 1;
      if (!more.length) {
        this.#finish();
        return;
      }
      this.#draw();
      this.#timer = setTimeout(tick, PACE);
    };
    tick();
  }

  /** Draws and announces the final counts. */
  #finish() {
    clearTimeout(this.#timer);
    if (!this.#told?.ended) return;
    this.#shown = this.#counts();
    mark(this.sentence, {"data-old": null});
    this.#draw();
    this.#tell(this.#told);
  }

  /** @param {Counted} told */
  #tell(told) {
    const {words} = this;
    if (this.answered) {
      this.#end(told);
      return;
    }
    if (told.question) {
      this.#ask(told);
      return;
    }
    if (told.one_game) {
      this.#readyToDeal(fill(words, words.race_one, {sum: told.one_game.text, n: told.dealt}));
      return;
    }
    const most = Math.max(...this.#shown);
    const ahead = this.experiment.options.filter((_, i) => this.#shown[i] === most);
    const [first] = ahead;
    const text = ahead.length === 1 ? words.race_front : words.race_level;
    this.#readyToDeal(fill(words, text, {n: told.dealt, what: first.label}));
  }

  /**
   * Asks which result came most often. A wrong answer is switched off, so the learner always comes to the end.
   * @param {Counted} told
   */
  #ask(told) {
    const question = /** @type {NonNullable<Counted["question"]>} */ (told.question);
    const here = this.acts.contains(document.activeElement);
    this.#say(question.prompt);
    const choices = question.choices.map(({value, label}) => {
      const made = button(label);
      pressOnce(made);
      const check = () => {
        if (value === question.answer) {
          this.#conclude();
          return;
        }
        mark(made, {"aria-disabled": "true"});
        this.#say(question.misconceptions.find(({answer}) => answer === value)?.reply ?? question.replies.other);
      };
      made.addEventListener("click", () => made.ariaDisabled !== "true" && hearAnswer(label, check));
      return made;
    });
    this.#offer("ask", choices);
    if (here) choices[0].focus({preventScroll: true});
  }

  #conclude() {
    this.answered = true;
    endTurn();
    this.post({do: "conclude_experiment", experiment: this.name});
    this.#end(/** @type {Counted} */ (this.#told));
    this.conclusion?.el.querySelector("button")?.focus({preventScroll: true});
  }

  /**
   * Shows whether the guess was right, the reason, and the link that leads on.
   * @param {Counted} told
   */
  #end({why}) {
    const {words} = this;
    const again = button(words.race_again);
    again.addEventListener("click", () => {
      this.guess = null;
      this.#begin();
      this.acts.querySelector("button")?.focus({preventScroll: true});
    });
    const isHighest = this.#shown[this.#place(this.guess)] === Math.max(...this.#shown);
    const guessed = isHighest ? words.right : fill(words, words.race_guessed, {what: this.#label(this.guess ?? "")});
    this.#say(`${guessed} ${why}`);
    this.#offer("end", [again]);
    this.conclusion?.show("");
  }

  #draw() {
    const {clientWidth: width, clientHeight: height} = this.plot;
    if (!width) return;
    const highest = Math.max(LEAST, ...this.#shown);
    const bars = this.experiment.options.map(({label}, i) => ({
      label,
      n: this.#shown[i],
      isNew: i === this.#newest,
      share: this.#shown[i] / highest,
    }));
    const place = this.#place(this.guess);
    const look = {width, tall: Math.max(60, height - AROUND), guess: place < 0 ? null : place, locale: this.words};
    this.plot.replaceChildren(drawRace(bars, look));
  }
}
