// Completes the gallery with what the browser knows: the current player, the number of face-up cards in the deck, and
// where each lesson was left. Draws the fan of cards on each tile.

import {cardElement} from "../cards/cards.js";
import {find} from "../common/dom.js";
import {addressWith} from "../common/page_address.js";
import {fill} from "../common/locale.js";
import {partnerName} from "./choose_profile.js";
import {keptMemory} from "./practice_memory_store.js";
import {lastVisit} from "./last_visit.js";
import {showPlayer} from "./profile_faces.js";

/** @import {Words} from "../common/types.d.ts" */

/** @typedef {{texts: Record<string, string>, stages: Record<string, string>, decks: Record<string, string[]>}} Told */

/** @type {Pick<Words, "lang" | "dir" | "digits" | "cards"> & Told} */
const told = JSON.parse(find(document, "#told").textContent ?? "{}");
const {texts, stages, decks} = told;

for (const fan of document.querySelectorAll(".fan")) {
  const tokens = (fan.getAttribute("data-cards") ?? "").split(" ");
  const middle = (tokens.length - 1) / 2;
  const cards = tokens.map((token, i) => {
    const card = cardElement(token, told.cards);
    card.removeAttribute("role");
    card.removeAttribute("aria-label");
    card.style.transform = `rotate(${(i - middle) * 7}deg) translateY(${Math.abs(i - middle) ** 2 * 3}px)`;
    return card;
  });
  fan.replaceChildren(...cards);
}

showPlayer(texts.who);

// Mark the lesson opened last as the next thing to do.
const visits = Object.keys(decks).map((slug) => ({slug, visit: lastVisit(slug)}));
const latest = Math.max(...visits.map(({visit}) => visit?.touched ?? -Infinity));
for (const {slug, visit} of visits) {
  const way = document.querySelector(`[data-lesson="${slug}"]`);
  if (!(way instanceof HTMLAnchorElement) || !visit) continue;
  const stage = stages[visit.stage];
  if (!stage) continue;
  way.textContent = fill(told, texts.resume, {name: stage});
  if (visit.deck) way.href = addressWith(way.href, "deck", visit.deck);
  way.hash = visit.stage;
  way.classList.toggle("on", visit.touched === latest);
}
if (!Number.isFinite(latest)) document.querySelector("[data-lesson]")?.classList.add("on");

// Two children at one screen have a deck each, and its page shows both.
const isPair = partnerName() !== null;
const cards = Object.entries(decks).flatMap(([slug, stems]) => {
  const turned = keptMemory(slug)?.turned ?? [];
  return stems.map((stem) => turned.includes(stem));
});
const n = cards.filter(Boolean).length;
if (isPair) find(document, ".my-deck").textContent = texts.both;
else if (n) find(document, ".my-deck").textContent = fill(told, texts.count, {n, of: cards.length});
