// The stage with experiments: the learner guesses, has many matches played, looks at the results, answers a question,
// and compares.

import {ExperimentPanel} from "./experiment.js";
import {RacePanel} from "./bar_race.js";
import {button, h, mark} from "../common/dom.js";
import {Outbox, onStageAnswer, sender} from "../page/connection.js";

/** @import {Conclusion} from "./conclusion.js" */
/**
 * @import {
 *   InvestigateAnswer, InvestigateTrait, LessonStage, Send, StageContext, StageRequest, Words
 * } from "../common/types.d.ts"
 */

/** The experiments of a lesson, one open at a time. */
export class Investigation {
  /**
   * @param {InvestigateTrait} given
   * @param {Words} words
   * @param {{signal: AbortSignal, send: Send, conclusion?: Conclusion}} options
   */
  constructor({experiments}, words, {signal, send, conclusion}) {
    this.words = words;
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.panels = experiments.map((experiment, i) => {
      const after = experiments[i + 1];
      const next = after ? {title: after.title, open: () => this.open(i + 1, true)} : null;
      const post = (/** @type {StageRequest} */ request) => this.#post(request);
      if (experiment.races) return new RacePanel(experiment, words, {signal, post, conclusion});
      const panel = new ExperimentPanel(experiment, words, {signal, next, post, onEnd: () => conclusion?.show()});
      if (!after && conclusion) panel.nextButtons.append(conclusion.el); // before further comparisons
      return panel;
    });
    this.switches = experiments.map(({title}, i) => this.#switch(title, i));
    // Closed: a class follows the way on from one experiment to the next.
    const others = h("details", {class: "cardlab-experiment-others", hidden: experiments.length < 2});
    others.append(h("summary", {}, words.experiments), h("div", {class: "cardlab-tools"}, ...this.switches));
    this.el = h("div", {class: "cardlab-experiments"}, this.notice, ...this.panels.map(({el}) => el), others);
    this.outbox = new Outbox(send, {signal, onConnectionChange: (alone) => this.#tell(alone)});
    const last = experiments.findLastIndex(({guess}) => guess !== null); // where the learner was
    this.open(Math.max(0, last));
  }

  /**
   * @param {string} title
   * @param {number} i
   */
  #switch(title, i) {
    const made = button(title);
    made.addEventListener("click", () => this.open(i));
    return made;
  }

  /**
   * Shows one of the experiments.
   * @param {number} wanted
   */
  open(wanted, focus = false) {
    this.panels.forEach(({el}, i) => (el.hidden = i !== wanted));
    this.switches.forEach((made, i) => mark(made, {"aria-pressed": String(i === wanted)}));
    if (focus) this.panels[wanted].el.querySelector("h2")?.focus();
  }

  /**
   * Sends a message. After a lost connection, only the last request for games is repeated.
   * @param {StageRequest} request
   */
  #post(request) {
    const games = (/** @type {StageRequest} */ {do: what}) => what === "run_experiment" || what === "stop_experiment";
    if (games(request)) this.outbox.waiting = this.outbox.waiting.filter((message) => !games(message));
    this.outbox.post(request);
  }

  /** @param {boolean} alone */
  #tell(alone) {
    this.notice.textContent = alone ? this.words.investigate_connection_lost : "";
    if (alone) for (const panel of this.panels) panel.rest();
  }

  /**
   * Handles the session's answer: counts, or the reason for a refusal.
   * @param {InvestigateAnswer} answer
   */
  hear({heard, told, refused, experiment}) {
    const panelOf = (/** @type {string | null | undefined} */ wanted) => this.panels.find(({name}) => name === wanted);
    if (heard !== undefined) this.outbox.heard(heard);
    if (refused !== undefined) (panelOf(experiment) ?? this.panels[0]).refuse(refused);
    if (told) panelOf(told.experiment)?.show(told);
  }
}

/**
 * @param {LessonStage} stage
 * @param {StageContext} context
 */
export function investigate(stage, {words, signal, model, conclusion}) {
  const investigation = new Investigation(model.get("investigate"), words, {signal, send: sender(model), conclusion});
  onStageAnswer(model, "investigate", signal, (answer) => investigation.hear(answer));
  return investigation.el;
}
