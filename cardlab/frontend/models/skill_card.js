// The card of a skill: rank and suit as on any card, and in its middle what the skill is about.

import {picture} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {drawModel, modelWords} from "./models.js";

/** @import {SkillCard, Words} from "../common/types.d.ts" */

/**
 * The card; it is for the eye alone, for whatever is around it says what it is.
 * @param {SkillCard} skill
 * @param {Pick<Words, "models" | "digits" | "cards">} words
 * @param {boolean} isUp
 */
export function skillCard({card, picture: state}, words, isUp) {
  const made = h("span", {class: "cardlab-card cardlab-skill-card", "aria-hidden": "true"});
  made.append(picture(isUp ? card : "?", words.cards));
  if (!isUp) return made;
  // As on paper: a card is light in every theme.
  const middle = h("span", {class: "cardlab-skill-picture sheet", inert: true});
  middle.append(drawModel(/** @type {any} */ (state), modelWords(/** @type {Words} */ (words))).el);
  made.append(middle);
  return made;
}
