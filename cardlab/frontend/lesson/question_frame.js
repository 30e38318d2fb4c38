// Frames one question after the other on green felt: large cards, the question, the feedback, and the answer keys. The
// frame fills the window like a stage. If a question needs more room, its cards and pictures become smaller; if that is
// not enough, the frame grows.

import {find, h} from "../common/dom.js";
import {onSpace} from "../common/keys.js";
import {Reader, piecesOf} from "../common/read_aloud.js";
import {MEASURE} from "../models/model_drawing.js";
import {arrangeFrame} from "../stage/arrange_frame.js";
import {iconButton} from "../stage/icons.js";

/** @import {Words} from "../common/types.d.ts" */

const MAIN = ":is(.cardlab-action, .cardlab-main):not([aria-disabled='true'])";
const FITS = [1, 0.85, 0.7, 0.55, 0.4]; // sizes of cards and pictures, the largest first

/**
 * Gives cards and pictures the largest size with which the frame fits the window. Returns whether it fits.
 * @param {HTMLElement} frame
 */
function fit(frame) {
  const ruler = find(frame, ".cardlab-stage-ruler");
  const fits = (/** @type {number} */ size) => {
    frame.style.setProperty("--fit", String(size));
    for (const model of frame.querySelectorAll(".cardlab-model")) model.dispatchEvent(new Event(MEASURE));
    return frame.offsetHeight <= ruler.offsetHeight + 1;
  };
  return frame.dataset.arrangement === "flow" ? fits(1) : FITS.some(fits);
}

/**
 * Scrolls a question into view, now and when its pictures have been drawn: the whole frame with the lesson's header if
 * it fits the window, otherwise the parts that matter most now.
 * @param {...Element} parts
 */
export function bringIntoView(...parts) {
  const show = () => {
    /** @type {HTMLElement | null} */
    const frame = parts[0].closest(".cardlab-question-frame");
    for (const part of frame && fit(frame) ? [frame] : parts) part.scrollIntoView({block: "nearest"});
  };
  show();
  requestAnimationFrame(() => requestAnimationFrame(show)); // they are drawn in the second frame
}

/**
 * Tells whether an element is displayed.
 * @param {Element} element
 */
export function isVisible(element) {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0; // Safari has it since 17.4
}

/**
 * Presses the main button of a frame, unless there are several.
 * @param {HTMLElement} frame
 */
function pressOnly(frame) {
  const [main, ...others] = [...frame.querySelectorAll(MAIN)].filter(isVisible);
  if (main instanceof HTMLElement && !others.length) main.click();
}

export class QuestionFrame {
  /**
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {HTMLElement[]} [options.head]   elements in the bar
   * @param {() => boolean} [options.takesSpace]   whether the space bar may press the main button
   */
  constructor(words, {signal, head = [], takesSpace = () => true}) {
    this.body = h("div", {class: "cardlab-practice-body"});
    const speaker = iconButton("speaker", words.read_aloud, {hidden: true});
    const reader = new Reader(words.lang, signal, ({able}) => (speaker.hidden = !able));
    speaker.addEventListener("click", () => {
      if (reader.reading) reader.stop();
      else reader.read(piecesOf(this.body, null, words.cards));
    });
    const bar = h("header", {class: "cardlab-stage-bar"}, speaker, ...head);
    this.el = h("section", {class: "cardlab-stage-frame cardlab-question-frame"}, bar, this.body);
    arrangeFrame(this.el, signal);
    onSpace(this.el, signal, () => takesSpace() && pressOnly(this.el));
    // A model redraws itself when its size changes. That must not change the size again, or it would go on for ever.
    const isDrawing = (/** @type {MutationRecord} */ {target}) => target instanceof SVGElement;
    const changes = new MutationObserver((records) => records.every(isDrawing) || fit(this.el));
    changes.observe(this.body, {childList: true, subtree: true, characterData: true});
    const grows = new ResizeObserver(() => requestAnimationFrame(() => fit(this.el))); // a model is drawn later
    grows.observe(this.el);
    signal.addEventListener("abort", () => [changes, grows].forEach((observer) => observer.disconnect()));
  }
}
