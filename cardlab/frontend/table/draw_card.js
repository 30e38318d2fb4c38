// Draws cards: each is a picture that lives as long as its card, in a place that can be a button.

import {cardName, picture} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {write} from "./dom_diff.js";

/** @import {CardShown} from "./table_state.d.ts" */

/**
 * The picture of a card, without a face yet.
 * @param {number} key
 */
export function cardPicture(key) {
  return h("span", {class: "cardlab-felt-card", "data-card": key});
}

/**
 * @param {HTMLElement} element
 * @param {Pick<CardShown, "token" | "look" | "glows" | "coin">} card
 * @param {Record<string, string>} names
 */
export function showPicture(element, {token, look, glows, coin}, names) {
  if (element.dataset.token !== token || element.dataset.coin !== coin) {
    element.replaceChildren(...(coin ? coinOf(token, coin, names) : [picture(token, names)]));
  }
  write(element, {"data-token": token, "data-coin": coin ?? null, "data-look": look, "data-glows": glows});
}

/**
 * A card that is money: what it counts, below the letter that is printed on it.
 * @param {string} token
 * @param {string} coin
 * @param {Record<string, string>} names   with what is printed for a letter
 */
function coinOf(token, coin, names) {
  return [h("small", {}, names[token[0]] ?? token[0]), h("b", {}, coin)];
}

/**
 * A card in a row. The place is a button while a touch on the card is answered.
 * @param {HTMLElement} place   a list item
 * @param {HTMLElement} drawn   the card's picture
 * @param {CardShown} card
 * @param {Record<string, string>} names
 */
export function showInRow(place, drawn, card, names) {
  const name = [cardName(card.token, names), card.coin, card.pairs?.heard].filter(Boolean).join(", ");
  let holder = place.firstElementChild instanceof HTMLButtonElement ? place.firstElementChild : null;
  if (card.touched) {
    if (!holder) {
      holder = h("button", {type: "button", class: "cardlab-felt-touch"});
      place.replaceChildren(holder);
    }
    write(holder, {"aria-label": name, "aria-pressed": card.look === "lifted" ? "true" : null, "data-touch": card.key});
  }
  const parent = holder && card.touched ? holder : place;
  if (drawn.parentElement !== parent || parent.childElementCount > 1) parent.replaceChildren(drawn);
  write(place, {role: card.touched ? "none" : null, "data-lifted": card.look === "lifted"});
  const {sign = null, fits = null} = card.pairs ?? {};
  write(place, {"data-sign": sign, "data-fits": fits === null ? null : fits ? "✓" : "✗"});
  write(drawn, {role: card.touched ? null : "img", "aria-label": card.touched ? null : name});
}

/**
 * A card on a pile: the pile has the name.
 * @param {HTMLElement} drawn
 */
export function showOnPile(drawn) {
  write(drawn, {role: null, "aria-label": null});
}
