// Something to talk about at each step of a lesson: one short question below the sentence, with a loudspeaker. What
// fits is declared with the stages; here the sentence that is shown is found again in what the page has been sent.

import {h, mark} from "../common/dom.js";
import {openPart} from "../common/page_address.js";
import {Reader, piecesOf} from "../common/read_aloud.js";
import {iconButton} from "../stage/icons.js";

/** @import {LessonTraits, Log, Model, Step, Together, Words} from "../common/types.d.ts" */

const OPEN = "[role=tabpanel]:not([hidden])";
const ASKED = ":is(.cardlab-exercise, .cardlab-experiment-form) .cardlab-prompt";
const SENTENCE = `${OPEN} .cardlab-ribbon-text, ${OPEN} ${ASKED}`;
const ASKS = /[?؟]/u; // stands in what is asked
const ARRANGEMENT = "data-arrangement";
const OTHER = "data-other-language"; // has the sentence in the language of the page

/** Shows the prompts. */
export class TalkPrompts {
  /**
   * @param {Together} told
   * @param {object} context
   * @param {HTMLElement} context.el   the widget
   * @param {Model<LessonTraits>} context.model
   * @param {Words} context.words
   * @param {AbortSignal} context.signal
   */
  constructor({talk}, {el, model, words, signal}) {
    this.talk = talk;
    this.el = el;
    this.model = model;
    const speaker = iconButton("speaker", words.read_aloud, {hidden: true});
    const reader = new Reader(words.lang, signal, ({able}) => (speaker.hidden = !able));
    speaker.addEventListener("click", () => reader.read(piecesOf(this.line, null, words.cards)), {signal});
    this.text = h("span", {class: "cardlab-talk-text"});
    this.line = h("p", {class: "cardlab-talk", "aria-live": "polite"}, speaker, this.text);
    this.changes = new MutationObserver(() => this.#follow());
    signal.addEventListener("abort", () => {
      this.changes.disconnect();
      this.line.remove();
    });
    this.#follow();
  }

  /** Something has changed: another sentence asks for another prompt. */
  #follow() {
    this.changes.disconnect(); // what is done here is no news
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
   * What one may talk about when this is told or asked; undefined for nothing.
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
   * The match of a stage, where it has one.
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
 * A sentence in the language of the page, with what stands below it on the ribbon.
 * @param {Element} sentence
 * @returns {string}
 */
function ownText(sentence) {
  const below = sentence.nextElementSibling?.matches(".cardlab-ribbon-hint") ? sentence.nextElementSibling : null;
  const hint = below && below.textContent ? ` ${ownText(below)}` : "";
  return (sentence.getAttribute(OTHER) || (sentence.textContent ?? "")) + hint;
}

/**
 * Where the prompt of a sentence stands.
 * @param {Element} sentence
 */
function placeOf(sentence) {
  if (sentence.matches(".cardlab-ribbon-text")) return sentence.closest(".cardlab-ribbon");
  const frame = sentence.closest(".cardlab-question-frame");
  const isLow = frame?.getAttribute(ARRANGEMENT) === "low"; // its bar is as small as can be
  return (isLow ? frame : frame?.querySelector(".cardlab-stage-bar")) ?? sentence.closest("form");
}
