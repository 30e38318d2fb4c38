// The stages of a lesson whose page does not have them all at first: each is asked for when it is opened.

import {h} from "./dom.js";
import {onConnection, sender} from "./kernel.js";

/** @import {LessonStage, LessonTraits, MatchStage, Model, Opened} from "./types.d.ts" */

/** Asks for stages, each once, and says when one is there. */
export class Opening {
  /** @type {Map<string, (stage: LessonStage | MatchStage) => void>} */
  #waiting = new Map();

  /**
   * @param {Model<LessonTraits>} model
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
   * Have a stage built, at once where the page has all that it shows.
   * @param {LessonStage | MatchStage} stage
   * @param {HTMLElement} panel   where it is said that the stage cannot be had just now
   * @param {(stage: LessonStage | MatchStage) => void} build
   */
  open(stage, panel, build) {
    if ("log" in stage || !this.model.get("lesson").opens) {
      build(stage);
      return;
    }
    const notice = h("p", {class: "cardlab-notice", role: "status"});
    panel.append(notice);
    this.#waiting.set(stage.kind, (there) => {
      notice.remove();
      build(there);
    });
    if (!this.#ask(stage.kind)) notice.textContent = this.model.get("words").opens_later;
  }

  /**
   * @param {string} stage
   * @returns {boolean} whether it could be asked for; if not, it is when the line is back
   */
  #ask(stage) {
    try {
      this.send({do: "open", stage});
      return true;
    } catch {
      return false;
    }
  }

  /** @param {Opened} answer */
  #hear({opened, stage, traits}) {
    const build = this.#waiting.get(opened ?? "");
    if (!build || !opened) return;
    this.#waiting.delete(opened);
    for (const [name, value] of Object.entries(traits ?? {})) {
      this.model.set(/** @type {keyof LessonTraits} */ (name), value);
    }
    const known = this.model.get("lesson").stages.find(({kind}) => kind === opened);
    if (stage || known) build(stage ?? /** @type {LessonStage} */ (known));
  }
}
