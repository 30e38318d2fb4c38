// Draws the cards of a table. Each card keeps one picture for the whole match; the place of a card can be a button.

import {cardName, picture} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {write} from "./dom_diff.js";

/** @import {CardShown} from "./table_state.d.ts" */

/**
 * Creates the picture of a card, still without a face.
 * @param {number} key
 */
export function cardPicture(key) {
  return h("span", {class: "cardlab-felt-card", "data-card": key});
}

/**
 * @param {HTMLElement} element
 * @param {Pick<CardShown, "token" | "look" | "glows" | "coin" | "written">} card
 * @param {Record<string, string>} names
 */
export function showPicture(element, {token, look, glows, coin, written}, names) {
  if (element.dataset.token !== token || element.dataset.coin !== coin) {
    element.replaceChildren(...(coin ? coinOf(token, coin, names) : [picture(token, names)]));
  }
  write(element, {"data-token": token, "data-coin": coin ?? null, "data-written": written || null});
  write(element, {"data-look": look, "data-glows": glows});
}

/**
 * Draws a card that stands for money: its value below its printed letter.
 * @param {string} token
 * @param {string} coin
 * @param {Record<string, string>} names   the language's letters for ranks, among others
 */
function coinOf(token, coin, names) {
  return [h("small", {}, names[token[0]] ?? token[0]), h("b", {}, coin)];
}

/**
 * Shows a card in a row. Its place is a button as long as touching the card does something.
 * @param {HTMLElement} place   a list item
 * @param {HTMLElement} drawn   the card's picture
 * @param {CardShown} card
 * @param {Record<string, string>} names
 */
export function showInRow(place, drawn, card, names) {
  const name = [cardName(card.token, names), card.coin ?? card.written, card.pairs?.heard].filter(Boolean).join(", ");
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
 * Shows a card on a pile. The pile carries the accessible name, so the card is hidden from screen readers.
 * @param {HTMLElement} drawn
 */
export function showOnPile(drawn) {
  write(drawn, {role: null, "aria-label": null});
}
