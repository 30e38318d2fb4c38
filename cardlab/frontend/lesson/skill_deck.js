// The page My deck: a card for each skill of each lesson, face up once it is mastered, and the next thing to do.
// What the learner has done comes from this browser. The server only tells the skills of each deck of numbers.

import {button, find, freshId, h} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {loadValue, saveValue, storageOf} from "../common/storage.js";
import {ownName, currentProfile} from "../common/profile.js";
import {placeOfKey, stopAt} from "../common/roving_focus.js";
import {skillCard} from "../models/skill_card.js";
import {partnerName} from "../page/choose_profile.js";
import {keptMemory} from "../page/practice_memory_store.js";
import {lastVisit} from "../page/last_visit.js";
import {childFaces, playerFace, showPlayer} from "../page/profile_faces.js";
import {iconPicture} from "../stage/icons.js";

/** @import {Memory, SkillCard, Words} from "../common/types.d.ts" */

/** @typedef {"up" | "due" | "new" | "down"} Look */
/**
 * The suit of a lesson. The lesson about decks of numbers has one for each deck; `slug` names both.
 * @typedef {object} Suit
 * @property {string} slug
 * @property {string} lesson
 * @property {string} deck
 * @property {string} name
 * @property {string} ages
 * @property {string} url
 * @property {SkillCard[]} suit
 */
/** @typedef {{suit: Suit, skill: SkillCard, look: Look, due: string, begun: boolean}} Place   a card in the deck */

/** @typedef {{texts: Record<string, string>, lessons: Suit[], suits_url: string, of_decks: string}} Told */
/** @type {Pick<Words, "lang" | "dir" | "digits" | "cards" | "models"> & Told} */
const told = JSON.parse(find(document, "#told").textContent ?? "{}");
const {texts} = told;
const SEEN = "deck"; // the cards already seen face up on this page, by lesson
const LEARNING = 1; // the state of a new skill in the scheduler; its card turns at the second success
const OF_PARTNER = "#partner"; // the address of the deck of the other child of a pair
const partner = partnerName();
const isOfPartner = partner !== null && location.hash === OF_PARTNER;
const owner = isOfPartner ? partner : currentProfile()?.cards; // the name of the child whose deck this is
/** @type {Record<string, string[]>} */
const seen = loadValue(ownName(SEEN, owner)) ?? {};
const now = new Date().toISOString();

/** Returns the suits of the decks of numbers that the learner has practised with, apart from the usual one. */
async function suitsOfDecks() {
  const start = ownName(`memory ${told.of_decks} `, owner);
  const decks = Object.keys(storageOf("localStorage") ?? {})
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .filter((deck) => told.lessons.every((suit) => suit.deck !== deck));
  const asked = decks.sort().map(async (deck) => {
    const url = new URL(told.suits_url, location.href);
    url.searchParams.set("deck", deck);
    const answer = await fetch(url);
    return answer.ok ? /** @type {Promise<Suit>} */ (answer.json()) : null;
  });
  const suits = await Promise.all(asked.map((one) => one.catch(() => null))); // offline
  return suits.filter((suit) => suit !== null);
}

/** @param {string} due   a time with its offset, as Python writes it */
const isPast = (due) => new Date(due).toISOString() <= now;

/**
 * Returns how the cards of a lesson lie.
 * @param {Suit} suit
 * @returns {Place[]}
 */
function placesOf(suit) {
  const memory = keptMemory(suit.slug, owner);
  return suit.suit.map((skill) => {
    const known = memory?.skills[skill.stem];
    const isUp = memory?.turned.includes(skill.stem);
    const isNew = isUp && !seen[suit.slug]?.includes(skill.stem);
    const isDue = isUp && known && isPast(known.due);
    const begun = !isUp && known?.state === LEARNING && known.step > 0 && isPast(known.due);
    return {suit, skill, look: isNew ? "new" : isDue ? "due" : isUp ? "up" : "down", due: known?.due ?? "", begun};
  });
}

/**
 * Returns the address where a skill is practised.
 * @param {Place} place
 */
function practiceOf({suit, skill}) {
  const url = new URL(suit.url, location.href);
  const [kind, level] = skill.stem.split(".");
  url.searchParams.set("kinds", kind);
  url.searchParams.set("levels", level);
  url.hash = "practise";
  return url.href;
}

/**
 * Returns the learner's last visit to a lesson, or to the lesson about a deck; null if there was none.
 * @param {Suit} suit
 */
function visitTo({lesson, deck}) {
  const visit = lastVisit(lesson);
  return visit?.deck === deck ? visit : null;
}

/**
 * Chooses the next thing to do: review what is due, turn a card that is nearly mastered, continue, or begin.
 * @param {Suit[]} suits
 * @param {Place[]} places
 * @returns {{said: string, url: string}}
 */
function nextOf(suits, places) {
  const byTime = [...places].sort((a, b) => Date.parse(a.due) - Date.parse(b.due));
  const named = (/** @type {string} */ text, /** @type {string} */ name) => fill(told, text, {name});
  const due = byTime.find(({look}) => look === "due");
  if (due) return {said: named(texts.look, due.skill.name), url: practiceOf(due)};
  const begun = byTime.find(({begun: is}) => is);
  if (begun) return {said: named(texts.once_more, begun.skill.name), url: practiceOf(begun)};
  const visits = suits.map((suit) => ({suit, visit: visitTo(suit)}));
  const [last] = visits.filter(({visit}) => visit).sort((a, b) => (b.visit?.touched ?? 0) - (a.visit?.touched ?? 0));
  if (!last) return {said: named(texts.start, told.lessons[0].name), url: told.lessons[0].url};
  return {said: named(texts.carry_on, last.suit.name), url: `${last.suit.url}#${last.visit?.stage ?? ""}`};
}

/** @param {string} sentence */
function listenTo(sentence) {
  const made = button("", {class: "cardlab-round", "aria-label": texts.listen, title: texts.listen});
  made.replaceChildren(iconPicture("speaker"));
  made.hidden = !("speechSynthesis" in window);
  made.addEventListener("click", () => {
    speechSynthesis.cancel();
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(sentence), {lang: told.lang}));
  });
  return made;
}

/**
 * @param {Suit[]} suits
 * @param {Place[]} places
 */
function showNext(suits, places) {
  const {said, url} = nextOf(suits, places);
  const ribbon = h("div", {class: "ribbon"}, listenTo(said), h("p", {}, said));
  find(document, "#next").replaceChildren(ribbon, h("a", {class: "act", href: url}, texts.go));
}

/**
 * Creates a card as a button that enlarges it.
 * @param {Place} place
 */
function cardOf(place) {
  const {skill, look} = place;
  const label = `${skill.name}: ${texts[look]}`;
  const made = h("button", {type: "button", "aria-label": label, title: skill.name, "data-look": look});
  made.append(skillCard(skill, told, look !== "down"));
  made.addEventListener("click", () => showLarge(place));
  return h("li", {}, made);
}

/** @param {Place} place */
function showLarge(place) {
  const {skill, look} = place;
  const heading = h("h2", {id: freshId("skill")}, skill.name);
  const close = button(texts.close, {class: "quiet"});
  const on = h("a", {class: "act", href: practiceOf(place)}, texts.practise);
  const card = skillCard(skill, told, look !== "down");
  const said = h("p", {}, skill.teacher, h("br"), h("small", {}, texts[look]));
  const shown = h("dialog", {class: "large", "aria-labelledby": heading.id}, heading, card, said);
  shown.append(h("p", {class: "tools"}, on, close));
  close.addEventListener("click", () => shown.close());
  shown.addEventListener("close", () => shown.remove());
  shown.addEventListener("click", (event) => event.target === shown && shown.close()); // outside the card
  document.body.append(shown);
  shown.showModal();
}

/**
 * Creates the row of a lesson. A lesson that has not been started is an unopened pack.
 * @param {Suit} suit
 * @param {Place[]} places
 */
function rowOf(suit, places) {
  const n = places.filter(({look}) => look !== "down").length;
  const isBegun = keptMemory(suit.slug, owner) !== null;
  const count = isBegun ? fill(told, texts.of, {n, of: places.length}) : suit.ages;
  const named = h("h2", {id: freshId("suit")}, h("a", {href: suit.url}, suit.name), " ", h("small", {}, count));
  const cards = h("ol", {"aria-labelledby": named.id});
  if (isBegun) {
    const items = places.map(cardOf);
    cards.append(...items);
    stopAt(items, items[0]);
    cards.addEventListener("keydown", (event) => {
      const place = placeOfKey(event, items);
      if (place === null) return;
      event.preventDefault();
      stopAt(items, items[place]);
      find(items[place], "button").focus();
    });
  } else {
    const start = h("a", {href: suit.url, "aria-label": fill(told, texts.start, {name: suit.name})});
    start.append(skillCard(suit.suit[0], told, false));
    cards.append(h("li", {}, start));
  }
  return h("section", {class: "suit", "data-closed": !isBegun}, named, cards);
}

/**
 * Creates the part for printing: the skills mastered, and a strip with the learner's three court cards.
 * @param {Place[]} places
 */
function showCertificate(places) {
  const can = places.filter(({look}) => look !== "down");
  const strip = h("p", {class: "strip"}, ...(owner ?? []).map(playerFace));
  const list = h(
    "ul",
    {},
    ...can.map(({suit, skill}) => h("li", {}, suit.deck ? `${suit.name}: ${skill.name}` : skill.name)),
  );
  const date = h("p", {}, new Intl.DateTimeFormat(told.lang, {dateStyle: "long"}).format());
  const parts = can.length ? [h("h2", {}, texts.certificate), list, date] : [];
  const named = owner ? [h("p", {class: "name"}, ...owner.map(playerFace))] : [];
  const cut = owner ? [h("h2", {}, texts.name_strip), strip] : [];
  find(document, "#certificate").replaceChildren(...named, ...parts, ...cut);
}

/**
 * Shows whose deck this is, and leads to the other one, if two children play together.
 * @param {string[]} other   the name of the second child
 */
function showChildren(other) {
  const own = currentProfile()?.cards;
  const way = (/** @type {string[] | undefined} */ cards, /** @type {"you" | "other"} */ side) => {
    const isShown = (side === "other") === isOfPartner;
    const name = cards?.map((card) => told.cards[card]).join(", ") ?? fill(told, texts.child, {n: 1});
    const faces = cards ? childFaces(cards, side) : name;
    const href = side === "other" ? OF_PARTNER : "#";
    return h("a", {href, "aria-label": name, "aria-current": isShown ? "page" : null}, faces);
  };
  find(document, "#children").replaceChildren(way(own, "you"), way(other, "other"));
  find(document, ".who").remove(); // these names stand in its place
  addEventListener("hashchange", () => location.reload());
}

/** @type {Suit[]} */
const shown = [];

/**
 * Adds the rows of lessons, and shows what follows from all rows.
 * @param {Suit[]} suits
 */
function add(suits) {
  shown.push(...suits);
  find(document, "#suits").append(...suits.map((suit) => rowOf(suit, placesOf(suit))));
  const places = shown.flatMap(placesOf);
  showNext(shown, places);
  showCertificate(places);
  const turned = Object.fromEntries(shown.map(({slug}) => [slug, keptMemory(slug, owner)?.turned ?? []]));
  saveValue(ownName(SEEN, owner), {...seen, ...turned}); // offline, the cards of decks stay seen
}

if (partner) showChildren(partner);
else showPlayer(texts.who);
add(told.lessons);
const print = find(document, "#print");
print.hidden = false;
print.addEventListener("click", () => window.print());
// The server may need a second for each deck that it has not met, so their rows come later.
void suitsOfDecks().then((suits) => suits.length && add(suits));
