// Talk prompts: one short question below the sentence, with a loudspeaker button, for two learners to talk about. Each
// stage declares its prompts. To find the right one, this module looks up the sentence shown in the page's data.

import {h, mark} from "../common/dom.js";
import {openPart} from "../common/page_address.js";
import {Reader, pieceOf} from "../common/read_aloud.js";
import {iconButton} from "../stage/icons.js";

/** @import {LessonTraits, Log, WidgetModel, Step, Together, Words} from "../common/types.d.ts" */

const OPEN = "[role=tabpanel]:not([hidden])";
const ASKED = ":is(.cardlab-exercise, .cardlab-experiment-form) .cardlab-prompt";
const SENTENCE = `${OPEN} .cardlab-ribbon-text, ${OPEN} ${ASKED}`;
const ASKS = /[?؟]/u; // appears in every question
const ARRANGEMENT = "data-arrangement";
const OTHER = "data-other-language"; // holds the sentence in the page's language

/** Shows the talk prompts. */
export class TalkPrompts {
  /**
   * @param {Together} told
   * @param {object} context
   * @param {HTMLElement} context.el   the widget
   * @param {WidgetModel<LessonTraits>} context.model
   * @param {Words} context.words
   * @param {AbortSignal} context.signal
   */
  constructor({talk}, {el, model, words, signal}) {
    this.talk = talk;
    this.el = el;
    this.model = model;
    const speaker = iconButton("speaker", words.read_aloud, {hidden: true});
    const reader = new Reader(words.lang, signal, ({able}) => (speaker.hidden = !able));
    speaker.addEventListener("click", () => reader.read([pieceOf(this.text, words.cards)]), {signal});
    this.text = h("span", {class: "cardlab-talk-text"});
    this.line = h("p", {class: "cardlab-talk", "aria-live": "polite"}, speaker, this.text);
    this.changes = new MutationObserver(() => this.#follow());
    signal.addEventListener("abort", () => {
      this.changes.disconnect();
      this.line.remove();
    });
    this.#follow();
  }

  /** Handles a change of the page: another sentence needs another prompt. */
  #follow() {
    this.changes.disconnect(); // ignore the changes made here
    const sentence = [...this.el.querySelectorAll(SENTENCE)].find((one) => one.getClientRects().length);
    const prompt = sentence && this.#promptFor(ownText(sentence));
    const place = sentence && placeOf(sentence);
    if (!prompt || !place) this.line.remove();
    else {
      if (this.line.parentElement !== place) place.append(this.line);
      if (ownText(this.text) !== prompt) {
        this.text.textContent = prompt;
        mark(this.text, {lang: null, dir: null, [OTHER]: null});
      }
    }
    const what = {subtree: true, childList: true, characterData: true, attributeFilter: ["hidden", ARRANGEMENT]};
    this.changes.observe(this.el, what);
  }

  /**
   * Returns the prompt for a sentence, or undefined.
   * @param {string} sentence
   * @returns {string | undefined}
   */
  #promptFor(sentence) {
    const stage = openPart.get() || "watch";
    const prompts = /** @type {Record<string, Record<string, string>>} */ (this.talk)[stage];
    if (!prompts) return undefined;
    const isTold = (/** @type {Step} */ {short, sentence: whole}) => sentence.includes((short ?? whole) || "\n");
    const told = this.#logOf(stage)?.steps.findLast(isTold);
    if (told) return prompts[told.rule.replace(/^\w+\./, "")];
    const questions = stage === "practise" ? this.model.get("practise").questions : [];
    const kind = questions.find(({prompt}) => prompt === sentence)?.kind ?? "asked";
    const isAsked = stage === "practise" || ASKS.test(sentence);
    return prompts[kind] ?? (isAsked ? prompts[""] : undefined);
  }

  /**
   * Returns the match of a stage, if it has one.
   * @param {string} kind
   * @returns {Log | undefined}
   */
  #logOf(kind) {
    if (kind === "play") return this.model.get("log");
    const stage = this.model.get("lesson").stages.find((one) => one.kind === kind);
    return stage && "log" in stage ? stage.log : undefined;
  }
}

/**
 * Returns a sentence in the page's language, with the smaller text below it.
 * @param {Element} sentence
 * @returns {string}
 */
function ownText(sentence) {
  const below = sentence.nextElementSibling?.matches(".cardlab-ribbon-hint") ? sentence.nextElementSibling : null;
  const hint = below && below.textContent ? ` ${ownText(below)}` : "";
  return (sentence.getAttribute(OTHER) || (sentence.textContent ?? "")) + hint;
}

/**
 * Returns the place for the prompt of a sentence.
 * @param {Element} sentence
 */
function placeOf(sentence) {
  if (sentence.matches(".cardlab-ribbon-text")) return sentence.closest(".cardlab-ribbon");
  const frame = sentence.closest(".cardlab-question-frame");
  const isLow = frame?.getAttribute(ARRANGEMENT) === "low"; // its bar is as small as possible
  return (isLow ? frame : frame?.querySelector(".cardlab-stage-bar")) ?? sentence.closest("form");
}
