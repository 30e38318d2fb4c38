// The page "Who is playing?". Three of the twelve court cards make a name. Players who already have one come first.

import {find, h, mark} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {currentProfile} from "../common/profile.js";
import {COURTS, chooseProfile, knownProfiles, pairWith, playsInPair} from "./choose_profile.js";
import {playerFace} from "./profile_faces.js";

/** @import {Words} from "../common/types.d.ts" */

const SLOTS = 3;
/** @typedef {{texts: Record<string, string>, base: string, gallery: string}} Told */
/** @type {Pick<Words, "lang" | "dir" | "digits" | "cards"> & Told} */
const told = JSON.parse(find(document, "#told").textContent ?? "{}");
const {texts} = told;
/** @type {string[]} */
const chosen = []; // the cards of the new name

/** @param {string[]} cards */
const named = (cards) => cards.map((card) => told.cards[card]).join(", ");

const pair = /** @type {HTMLInputElement} */ (find(document, "#pair"));
const isSecond = () => find(document, ".pair").hidden; // whether the other child of the pair chooses now

/**
 * Enters with the chosen name: the current player, or the other child of the pair.
 * @param {string[] | null} cards
 */
async function enter(cards) {
  if (isSecond()) pairWith({cards});
  else {
    await chooseProfile(cards, told.base);
    if (pair.checked) {
      askForSecond(cards);
      return;
    }
    if (playsInPair()) pairWith(null);
  }
  location.href = told.gallery;
}

/** @param {string[] | null} first */
function askForSecond(first) {
  const heading = find(document, "h1");
  heading.textContent = texts.second;
  find(document, ".pair").hidden = true;
  for (const one of find(document, "#known").children) {
    if (one instanceof HTMLElement) one.hidden = one.dataset.cards === first?.join();
  }
  chosen.length = 0;
  show();
  heading.tabIndex = -1;
  heading.focus();
}

const me = /** @type {HTMLButtonElement} */ (find(document, "#me"));
const slots = find(document, "#slots");
const courts = find(document, "#courts");
const isNow = currentProfile()?.cards.join();
const known = knownProfiles().map(({cards}) => {
  const look = {type: "button", "aria-label": named(cards), "aria-current": cards.join() === isNow};
  const made = h("button", look, ...cards.map(playerFace));
  made.addEventListener("click", () => enter(cards));
  return h("li", {"data-cards": cards.join()}, made);
});
find(document, "#known").replaceChildren(...known);
find(document, "#known").hidden = !known.length;

const buttons = COURTS.map((card) => {
  const made = h("button", {type: "button", "aria-label": told.cards[card]}, playerFace(card));
  made.addEventListener("click", () => toggle(card));
  return made;
});
courts.replaceChildren(...buttons);

/** @param {string} card */
function toggle(card) {
  if (chosen.includes(card)) chosen.splice(chosen.indexOf(card), 1);
  else if (chosen.length < SLOTS) chosen.push(card);
  show();
  find(document, "#said").textContent = [fill(told, texts.picked, {n: chosen.length}), named(chosen)].join(" ");
  if (chosen.length === SLOTS) me.focus({preventScroll: true});
}

function show() {
  const places = Array.from({length: SLOTS}, (_, i) => {
    const card = chosen[i];
    if (!card) return h("span", {class: "slot"});
    const off = h("button", {
      type: "button",
      class: "slot",
      "aria-label": fill(told, texts.take_off, {name: told.cards[card]}),
    });
    off.append(playerFace(card));
    off.addEventListener("click", () => {
      toggle(card);
      buttons[COURTS.indexOf(card)].focus();
    });
    return off;
  });
  slots.replaceChildren(...places);
  buttons.forEach((made, i) => mark(made, {"aria-pressed": String(chosen.includes(COURTS[i]))}));
  me.disabled = chosen.length < SLOTS || (isSecond() && chosen.join() === currentProfile()?.cards.join());
}

me.addEventListener("click", () => enter(chosen));
find(document, "#nobody").addEventListener("click", () => enter(null));
pair.checked = playsInPair();
show();
