// Loads the stages of a lesson on demand. When a learner opens a stage, it asks the session for the content and loads
// the code at the same time.

import {h} from "../common/dom.js";
import {onConnection, sender} from "../page/connection.js";
import {fetchTexts} from "../page/late_files.js";
import {LAZY_STAGES} from "./stage_registry.js";

/** @import {LessonStage, LessonTraits, MatchStage, WidgetModel, Opened} from "../common/types.d.ts" */

/** Asks for each stage once, and builds it when it has arrived. */
export class StageLoader {
  /** @type {Map<string, {notice: HTMLElement, build: (stage: LessonStage | MatchStage) => void}>} */
  #waiting = new Map();
  /** @type {Promise<void> | null} */
  #loading = null;

  /**
   * @param {WidgetModel<LessonTraits>} model
   * @param {AbortSignal} signal
   */
  constructor(model, signal) {
    this.model = model;
    this.send = sender(model);
    const heard = (/** @type {object | null} */ message) => {
      if (message && "opened" in message) this.#hear(/** @type {Opened} */ (message));
    };
    model.on("msg:custom", heard);
    signal.addEventListener("abort", () => model.off("msg:custom", heard));
    const again = () => this.#waiting.forEach((_, kind) => this.#ask(kind));
    onConnection(signal, (lost) => lost || again());
  }

  /**
   * Builds a stage, at once if everything it needs is there.
   * @param {LessonStage | MatchStage} stage
   * @param {HTMLElement} panel   shows a message if the stage can't be loaded now
   * @param {(stage: LessonStage | MatchStage) => void} build
   */
  open(stage, panel, build) {
    if (!this.model.get("lesson").opens || ("log" in stage && stage.kind === "watch")) {
      build(stage);
      return;
    }
    const notice = h("p", {class: "cardlab-notice", role: "status"});
    panel.append(notice);
    this.#waiting.set(stage.kind, {notice, build});
    this.#ask(stage.kind);
  }

  /**
   * Asks for a stage, now or after a reconnection.
   * @param {string} stage
   */
  #ask(stage) {
    try {
      this.send({do: "open_stage", stage});
      this.#load().catch(() => {}); // load the code while the answer is on its way
    } catch {
      this.#tellLater(stage);
    }
  }

  /** Loads the code and the texts of the later stages, once; again if it failed. */
  #load() {
    this.#loading ??= this.#loadAll().catch((error) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #loadAll() {
    const url = this.model.get("later_words");
    const [texts] = await Promise.all([url && fetchTexts(url), LAZY_STAGES.load?.()]);
    Object.assign(this.model.get("words"), texts); // views already open share this object
  }

  /** @param {string} stage */
  #tellLater(stage) {
    const waiting = this.#waiting.get(stage);
    if (waiting) waiting.notice.textContent = this.model.get("words").stage_opens_later;
  }

  /** @param {Opened} answer */
  async #hear({opened, stage, traits}) {
    if (!opened || !this.#waiting.has(opened)) return;
    for (const [name, value] of Object.entries(traits ?? {})) {
      this.model.set(/** @type {keyof LessonTraits} */ (name), value); // now, because the next answers change it
    }
    try {
      await this.#load();
    } catch {
      const {stage_not_loaded, load_again} = this.model.get("words");
      this.#waiting.get(opened)?.notice.replaceChildren(stage_not_loaded, " ", h("a", {href: ""}, load_again));
      return;
    }
    const waiting = this.#waiting.get(opened);
    const {stages} = this.model.get("lesson");
    const place = stages.findIndex(({kind}) => kind === opened);
    if (stage) stages[place] = stage;
    const there = stages[place];
    this.#waiting.delete(opened);
    if (!waiting || !there) return; // it was asked for twice
    waiting.notice.remove();
    waiting.build(there);
  }
}
