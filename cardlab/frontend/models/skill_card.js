// Draws the card of a skill: rank and suit as on any card, and a picture of the skill in the middle.

import {picture} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {drawModel, modelWords} from "./models.js";

/** @import {SkillCard, Words} from "../common/types.d.ts" */

/**
 * Creates the card. Screen readers skip it, because the text around it says the same.
 * @param {SkillCard} skill
 * @param {Pick<Words, "models" | "digits" | "cards">} words
 * @param {boolean} isUp
 */
export function skillCard({card, picture: state}, words, isUp) {
  const made = h("span", {class: "cardlab-card cardlab-skill-card", "aria-hidden": "true"});
  made.append(picture(isUp ? card : "?", words.cards));
  if (!isUp) return made;
  // A card is light in every theme, like one on paper.
  const middle = h("span", {class: "cardlab-skill-picture sheet", inert: true});
  middle.append(drawModel(/** @type {any} */ (state), modelWords(/** @type {Words} */ (words))).el);
  made.append(middle);
  return made;
}
