// Shows the cards of the learner's deck that have turned face up since the last stage. When a stage is finished, they
// appear one by one, large, before the button to the next stage.

import {button, freshId, h, pressOnce} from "../common/dom.js";
import {currentSettings} from "../common/settings.js";
import {skillCard} from "../models/skill_card.js";
import {play} from "../stage/sounds.js";

/** @import {SkillCard, Words} from "../common/types.d.ts" */
/** @import {NextLink} from "./conclusion.js" */

const DELIGHTS = ["flip", "fall", "spin", "rise"]; // animations; consecutive cards use different ones

/** Shows each card that has turned, once. */
export class WonCards {
  /** @type {SkillCard[]} */
  #waiting = [];
  #shown = 0;

  /**
   * @param {Words} words
   * @param {object} options
   * @param {HTMLElement} options.within   the element that the scene fills
   * @param {string | null} options.deck   the address of the whole deck, if there is such a page
   */
  constructor(words, {within, deck}) {
    this.words = words;
    this.within = within;
    this.deck = deck;
  }

  /** @param {SkillCard[]} cards */
  add(cards) {
    this.#waiting.push(...cards);
  }

  /**
   * Shows the cards at the end of a stage.
   * @param {NextLink} way   the link that leads on
   */
  show(way) {
    const skill = this.#waiting.shift();
    if (!skill) return;
    const {words} = this;
    const title = h("h2", {id: freshId("won")}, skill.name);
    const card = skillCard(skill, words, true);
    card.dataset.delight = DELIGHTS[this.#shown++ % DELIGHTS.length];
    const ribbon = h("p", {class: "cardlab-won-said"}, words.card_won);
    const last = !this.#waiting.length;
    const on = button(last ? way.label : words.card_next, {class: "cardlab-button cardlab-main"});
    const deck =
      last && this.deck ? [h("a", {class: "cardlab-button cardlab-main", href: this.deck}, words.my_deck)] : [];
    const tools = h("p", {class: "cardlab-tools"}, ...deck, on);
    const scene = h("dialog", {class: "cardlab-won", "aria-labelledby": title.id}, title, card, ribbon, tools);
    pressOnce(on);
    on.addEventListener("click", () => {
      scene.close();
      if (last) way.go();
      else this.show(way);
    });
    scene.addEventListener("close", () => scene.remove());
    this.within.append(scene);
    scene.showModal();
    on.focus();
    if (currentSettings().sound !== false) play("end");
  }
}
