// Flashes cards (without their numbers) or a model for a moment. They are covered before and after, and the learner
// can look as often as they want. Without animation, the learner covers them by hand.

import {cardElement} from "../cards/cards.js";
import {button, freshId, h} from "../common/dom.js";
import {prefersReducedMotion} from "../common/settings.js";
import {picture} from "./question_picture.js";

/** @import {QuestionToAnswer, Words} from "../common/types.d.ts" */

const MOMENT = 500; // milliseconds

/**
 * Creates the flash.
 * @param {QuestionToAnswer} question
 * @param {NonNullable<QuestionToAnswer["flash"]>} flash
 * @param {Words} words
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {() => void} options.onCovered   called when the moment is over
 */
export function showFlash({shows}, {model, heard}, words, {signal, onCovered}) {
  const cards = shows.flatMap((row) => row.cards);
  const drawn = model ? [picture(model, words, {signal}).el] : cards.map((card) => cardElement(card, words.cards));
  const dots = h("div", {class: "cardlab-flash-dots", "aria-hidden": "true", inert: true}, ...drawn);
  const backs = (model ? ["?"] : cards).map(() => cardElement("?", words.cards));
  const cover = h("div", {class: "cardlab-flash-cover", "aria-hidden": "true"}, ...backs);
  const told = h("p", {class: "cardlab-visually-hidden", role: "status", id: freshId("flash")});
  const look = button(words.flash_show, {class: "cardlab-button cardlab-flash-look"});
  const el = h("div", {class: "cardlab-question-cards cardlab-flash", "data-new": true}, dots, cover, look, told);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const hide = () => {
    clearTimeout(timer);
    el.removeAttribute("data-open");
    look.textContent = words.flash_again;
    onCovered();
  };
  const show = () => {
    clearTimeout(timer);
    el.removeAttribute("data-new");
    el.setAttribute("data-open", "");
    told.textContent = heard;
    if (prefersReducedMotion(el)) look.textContent = words.flash_cover;
    else timer = setTimeout(hide, MOMENT);
  };
  const isHeld = () => el.hasAttribute("data-open") && prefersReducedMotion(el);
  look.addEventListener("click", () => (isHeld() ? hide() : show()), {signal});
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {el, look, told, isNew: () => el.hasAttribute("data-new")};
}
