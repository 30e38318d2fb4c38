// The stage of a lesson in which a match stops while a card still lies face down. The learner predicts what it will
// bring and says how sure they are. Then it turns over. A wrong prediction costs nothing: the page says which card it
// needed.

import {ModelPanel} from "../models/model_panel.js";
import {endTurn, hearAnswer} from "../common/pair_mode.js";
import {groupEnd, modelsAt, pastSilent} from "../common/step_groups.js";
import {h, mark} from "../common/dom.js";
import {MatchTimeline} from "../common/match_timeline.js";
import {onSpace} from "../common/keys.js";
import {fill, numeral} from "../common/locale.js";
import {ActionBar} from "../stage/action_bar.js";
import {nameOf} from "../stage/compare_scene.js";
import {StageFrame} from "../stage/frame.js";
import {sceneAt} from "../stage/scene.js";
import {lastOnes, sentences} from "../stage/turn_text.js";
import {askedScene} from "./asked_scene.js";

/**
 * @import {ChangeAsked, Log, MatchStage, PredictionCame, PredictionOption} from "../common/types.d.ts"
 * @import {StageContext, Step, TextOption} from "../common/types.d.ts"
 * @import {ActionItem} from "../stage/action_bar.js"
 * @import {TableState} from "../table/table_state.d.ts"
 */

/**
 * A prediction, and its certainty from 1 to 3.
 * @typedef {{option: PredictionOption, sure: number}} Said
 */

const MOST_NEWS = 22; // words below a reply; a total of Fast Food adds three scores
const SURE = /** @type {const} */ ([1, 2, 3]);

/**
 * @param {MatchStage} stage
 * @param {StageContext} context
 */
export function predict({log, begins}, context) {
  return new Prediction(log, begins, context).el;
}

/** A match that stops for predictions. */
class Prediction {
  #n = 0; // steps narrated so far
  #right = 0;
  #asked = 0;
  #isUsed = false; // whether a button was pressed; then the keyboard focus moves to the next button

  /**
   * @param {Log} log
   * @param {number} begins   number of steps before the first question
   * @param {StageContext} context
   */
  constructor(log, begins, {words, signal, conclusion, progress}) {
    this.begins = begins;
    this.words = words;
    this.conclusion = conclusion;
    this.progress = progress;
    this.timeline = new MatchTimeline(log, log.steps);
    this.actions = new ActionBar();
    this.frame = new StageFrame(log, words, {
      signal,
      onTouch: () => this.#goOn(),
      foot: [this.actions.el],
      tells: {KeyL: () => sentences(this.#lastBeat)},
    });
    this.place = h("p", {class: "cardlab-stage-chip"});
    this.score = h("p", {class: "cardlab-stage-chip", role: "img", hidden: true});
    this.frame.chips.append(this.place, this.score);
    this.el = this.frame.el;
    const many = log.steps.map(({predict: question}) => question?.options.length ?? 0);
    mark(this.el, {"data-predicts": Math.max(...many)});
    this.panel = new ModelPanel(log.steps, words, {signal, table: () => this.frame.table.el});
    this.frame.draw(this.panel.el);
    onSpace(this.el, signal, () => this.#goOn());
    const {told = begins, right = 0, asked = 0} = progress.counts("predict");
    this.#count(Math.min(told, this.timeline.length), right, asked);
    this.#begin();
  }

  /** @returns {Step[]} the last group of steps that says something, and those behind it */
  get #lastBeat() {
    const {steps} = this.timeline;
    let from = 0;
    for (let end = groupEnd(steps, 0); end < this.#n; end = groupEnd(steps, end)) {
      if (sentences(steps.slice(end, this.#n)).length) from = end;
    }
    return steps.slice(from, this.#n);
  }

  /** Begins: the state of the match is visible, so the first question comes at once, or the first sentence. */
  #begin() {
    if (sentences(this.#lastBeat).length && !this.timeline.steps[this.#n]?.predict) this.#tell(this.#n);
    else this.#next();
  }

  /** Goes on after a touch on the felt or the space bar. They never choose among several buttons. */
  #goOn() {
    if (this.actions.buttons.length === 1) this.actions.press();
  }

  /**
   * @param {number} told
   * @param {number} right
   * @param {number} asked
   */
  #count(told, right, asked) {
    const {words} = this;
    [this.#n, this.#right, this.#asked] = [told, right, asked];
    this.#showPlace(Math.max(asked, 1));
    this.score.textContent = `✓ ${numeral(words, right)}`;
    const heard = fill(words, words.right_so_far, {n: right, of: asked});
    mark(this.score, {hidden: !right, "aria-label": heard});
    this.progress.set("predict", {told, right, asked});
  }

  /**
   * Shows how many of the questions have been reached.
   * @param {number} n
   */
  #showPlace(n) {
    const of = this.timeline.steps.slice(this.begins).filter(({predict: question}) => question).length;
    this.place.textContent = fill(this.words, this.words.question_of, {n, of});
  }

  /**
   * Shows and announces a sentence.
   * @param {string} sentence
   * @param {string} [below]   smaller text below it
   * @param {string} [heard]   announced instead, if the ribbon has no room for all of it
   */
  #say(sentence, below = "", heard = [sentence, below].filter(Boolean).join(" ")) {
    this.frame.ribbon.show(sentence, "plain", below);
    this.frame.liveRegion.say(heard);
  }

  /**
   * Shows the state after n steps and waits for the learner.
   * @param {number} n
   */
  #tell(n) {
    const {timeline, frame, words} = this;
    this.#count(n, this.#right, this.#asked);
    void frame.table.show(sceneAt(timeline, words, n));
    this.panel.show(n);
    const told = this.#lastBeat;
    frame.setExplained(told);
    const said = sentences(told);
    if (n === timeline.length) this.#end(said);
    else {
      this.#say(lastOnes(said), "", said.join(" "));
      this.#offer(words.next, () => this.#next());
    }
  }

  /** Asks about the next step or narrates it. Small steps before a question pass silently. */
  #next() {
    const {steps} = this.timeline;
    const end = this.#endFrom(this.#n);
    const isSmall = steps.slice(this.#n, end).every(({flows}) => flows === "either");
    if (isSmall && steps[end]?.predict) this.#n = end;
    if (steps[this.#n].predict) this.#ask();
    else this.#tell(end);
  }

  /** Asks what the face-down card will bring. */
  #ask() {
    const {timeline, words} = this;
    const n = this.#n + 1;
    const {predict: question} = timeline.steps[this.#n];
    if (!question) return;
    void this.frame.table.show(askedScene(timeline, words, n));
    this.panel.show(n, this.#endFrom(n));
    this.frame.setExplained([]);
    this.#showPlace(this.#asked + 1);
    this.#say(question.prompt);
    const {setting} = timeline;
    this.#choose(
      question.options.map((option) => {
        const seat = setting.seats.find((one) => one.seat === option.value);
        const own = seat?.seat === setting.viewer;
        const label = own ? words.predict_me : seat ? nameOf(setting, words, seat.seat) : option.label;
        const run = () => hearAnswer(label, () => this.#askHowSure({...option, label}));
        return {key: option.value, label, face: seat?.face, run};
      }),
    );
  }

  /**
   * Asks how sure the learner is.
   * @param {PredictionOption} option   the prediction
   */
  #askHowSure(option) {
    const {words} = this;
    this.#say(words.how_sure, fill(words, words.you_said, {said: option.said}));
    const run = (/** @type {number} */ sure) => this.#reveal({option, sure});
    this.#choose(SURE.map((n) => ({key: `sure_${n}`, label: words[`sure_${n}`], run: () => run(n)})));
  }

  /**
   * Returns the number of steps after which the learner goes on. Cards that are only put away stay on the felt until
   * the next sentence or question.
   * @param {number} n   the number of steps told so far
   */
  #endFrom(n) {
    const {steps} = this.timeline;
    return pastSilent(steps, groupEnd(steps, n));
  }

  /**
   * Turns the cards over and narrates the result.
   * @param {Said} said
   */
  #reveal(said) {
    const {timeline, frame, words} = this;
    const from = this.#n + 1;
    const {came} = timeline.steps[from];
    if (!came) return;
    endTurn();
    const end = this.#endFrom(from);
    const right = came.answer === said.option.value;
    this.#count(end, this.#right + Number(right), this.#asked + 1);
    void frame.table.show(withSaid(sceneAt(timeline, words, end), said.option));
    this.panel.show(end);
    const told = timeline.steps.slice(from, end);
    frame.setExplained(told);
    const [first, ...rest] = sentences(told);
    const news = rest.length || !first ? rest : [first];
    const reply = this.#reply(said, came, right);
    this.#say(reply, lastOnes(news, MOST_NEWS), [reply, ...news].join(" "));
    this.#offer(words.continue, () => (came.change ? this.#askWhatChanges(came.change, from) : this.#showNext()));
  }

  /**
   * Returns the feedback on a prediction. If it was right, it praises more warmly the surer the learner was. If not, it
   * names the card that was needed. What could never come is no surprise.
   * @param {Said} said
   * @param {PredictionCame} came
   * @param {boolean} right
   */
  #reply({option, sure}, {needed, impossible}, right) {
    const {words} = this;
    const warmth = SURE.find((n) => n === sure) ?? 1;
    if (right) return words[`prediction_right_${warmth}`];
    const isSurprise = sure > 1 && !impossible.includes(option.value);
    return `${isSurprise ? words.prediction_surprise : words.prediction_wrong} ${needed[option.value] ?? ""}`.trim();
  }

  /**
   * Asks which other card would have brought another result. The card that came stays until the learner has chosen.
   * @param {ChangeAsked} question
   * @param {number} asked   the number of steps, the last of which is the prediction
   */
  #askWhatChanges(question, asked) {
    const {words} = this;
    const {options, prompt, reveal, answer, models, events} = question;
    this.frame.setExplained([]);
    this.#say(prompt);
    this.panel.imagine(modelsAt(this.timeline.steps, asked)); // as before the card, which the question is about
    const show = (/** @type {TextOption} */ {value, label}) => {
      endTurn();
      void this.frame.table.show(askedScene(this.timeline, words, asked, events));
      this.panel.imagine(models);
      if (value === answer) this.#say(`${words.right} ${reveal}`);
      else this.#say(`${words.not_yet} ${reveal}`, fill(words, words.you_said, {said: label}));
      this.#offer(words.continue, () => this.#showNext());
    };
    const run = (/** @type {TextOption} */ option) => hearAnswer(option.label, () => show(option));
    const act = (/** @type {TextOption} */ option) => ({key: `change_${option.value}`, label: option.label});
    this.#choose(options.map((option) => ({...act(option), run: () => run(option)})));
  }

  #showNext() {
    if (this.#n >= this.timeline.length) this.#tell(this.timeline.length);
    else this.#next();
  }

  /** @param {ActionItem[]} acts */
  #choose(acts) {
    const pressed = (/** @type {ActionItem} */ act) => ({
      ...act,
      run: () => {
        this.#isUsed = true;
        act.run();
      },
    });
    this.actions.show(acts.map(pressed));
    if (this.#isUsed) this.actions.main.focus({preventScroll: true});
  }

  /**
   * Offers the only button.
   * @param {string} label
   * @param {() => void} run
   */
  #offer(label, run) {
    this.#choose([{key: "on", label, run}]);
  }

  /**
   * Ends the stage, first with the predictions that were right: the match is only what they were about.
   * @param {string[]} said   the last sentences, which name the winner
   */
  #end(said) {
    const {conclusion, words} = this;
    const result = fill(words, words.predictions_right, {n: this.#right, of: this.#asked});
    const more = [lastOnes(said), conclusion.learned].filter(Boolean).join(" ");
    this.#say(result, more, [result, ...said, conclusion.learned].filter(Boolean).join(" "));
    const again = () => {
      this.#count(this.begins, 0, 0);
      this.#begin();
    };
    const {next} = conclusion;
    this.#choose([
      {key: "lesson_on", label: next.label, run: () => next.go()},
      {key: "again", label: words.predict_again, secondary: true, run: again},
    ]);
    conclusion.markReached();
  }
}

/**
 * Adds what was predicted in the middle, unless it was about a player.
 * @param {TableState} state
 * @param {PredictionOption} option
 * @returns {TableState}
 */
function withSaid(state, {value, label}) {
  if (state.seats.some(({key}) => key === value)) return state;
  return {...state, marks: [...state.marks, {key: "said", draws: "chip", at: "middle", text: label}]};
}
