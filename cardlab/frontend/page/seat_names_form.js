// The form for the learner's own name and the names of the other players.

import {button, freshId, h} from "../common/dom.js";
import {LONGEST_NAME, cleanName, keepNames, keptNames, usualNames} from "./seat_names.js";

/**
 * @import {Seat, Words} from "../common/types.d.ts"
 */

/** @typedef {{seats: Seat[], own: string}} Players   the players of a page, and the learner's seat */

/**
 * Creates the form, or nothing if the author of a page has named the players. Saving reloads the page with the new
 * names.
 * @param {Players} players
 * @param {Words} words
 */
export function namesForm({seats, own: learner}, words) {
  const usual = usualNames();
  const kept = keptNames();
  const called = (/** @type {string} */ name) => name.replace(/[\u2068\u2069]/g, "");
  const own = seats.filter(({seat, name}) => [usual[seat], kept[seat]].includes(called(name)));
  if (!own.length) return [];
  const inputs = own.map(({seat}) => {
    const about = {id: freshId("name"), name: seat, maxlength: LONGEST_NAME, value: kept[seat], dir: "auto"};
    return h("input", {...about, placeholder: usual[seat], autocomplete: "off"});
  });
  const fields = inputs.map((input) => {
    const player = usual[input.name];
    const label = input.name === learner ? words.you : player;
    return h("div", {class: "cardlab-field"}, h("label", {for: input.id}, label), input);
  });
  const keep = button(words.names_keep, {type: "submit"});
  const form = h("form", {}, ...fields, keep, h("p", {class: "cardlab-help"}, words.names_stay));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    keepNames(Object.fromEntries(inputs.map(({name, value}) => [name, cleanName(value)])));
    location.reload();
  });
  return [h("details", {class: "cardlab-names"}, h("summary", {}, words.names), form)];
}
