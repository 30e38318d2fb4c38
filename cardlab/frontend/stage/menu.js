// The menu of the stage: everything that is not the game itself.

import {button, h, mark} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {changeSetting, currentSettings} from "../common/settings.js";
import {winsText} from "./match_end.js";
import {historyList} from "./match_history.js";
import {addressOfCards, served} from "../common/page_address.js";

/**
 * @import {MatchRequest, TimeLimit} from "../common/types.d.ts"
 * @import {MatchState} from "./match_state.js"
 * @import {Stage} from "./stage.js"
 */

/** The labels of the auto-play speeds. */
const AUTO_PLAY = /** @type {const} */ ({read: "auto_play_slow", quick: "auto_play_fast", end: "auto_play_to_end"});

/**
 * Creates the content of the menu.
 * @param {object} options
 * @param {Stage} options.stage
 * @param {(n: number) => void} options.onLook   shows a step again
 * @param {() => void} options.onHints   shows the first hints again
 * @param {(request: MatchRequest) => void} options.onAsk   sends a message to the session
 * @returns {Node[]}
 */
export function menuContent({stage, onLook, onHints, onAsk}) {
  const {match, words} = stage;
  const {status} = match;
  const row = (/** @type {string} */ label, /** @type {() => void} */ run) => {
    const made = button(label, {class: "cardlab-menu-row"});
    made.addEventListener("click", run);
    return made;
  };
  /** @type {HTMLElement[]} */
  const rows = [];
  if (match.turnPredictions.isOffered) rows.push(predictionSwitch(stage));
  if (match.canAutoPlay) rows.push(autoPlayRow(stage));
  if (status.bots) rows.push(opponentsRow(match, onAsk));
  if (stage.reflexTimer.last) rows.push(timeLimitRow(stage, onAsk));
  rows.push(soundSwitch(stage));
  if (match.hints.any) rows.push(row(words.hints_again, onHints));
  rows.push(dealsRow(stage, onAsk));
  if (document.fullscreenEnabled) {
    rows.push(
      row(
        words.full_screen,
        () => void (document.fullscreenElement ? document.exitFullscreen() : stage.el.requestFullscreen()),
      ),
    );
  }
  const history = historyList(match.timeline, words, {onLook, onWhatIf: (to) => onAsk({do: "what_if", to})});
  const wins = winsText(match.log, words);
  const results = wins ? [h("p", {}, wins)] : [];
  const refused = status.refused.map(({action, label}) => row(label, () => onAsk({do: "play", action})));
  const about = [
    menuSection(words.rules, ...stage.rules()),
    ...(refused.length ? [menuSection(words.unavailable_actions, ...refused)] : []),
    menuSection(words.history, history),
  ];
  if (stage.settings) rows.push(stage.settings);
  return [h("div", {class: "cardlab-menu"}, ...results, ...about, ...rows)];
}

/**
 * @param {string} title
 * @param {...Node} content
 */
function menuSection(title, ...content) {
  return h("details", {class: "cardlab-menu-part"}, h("summary", {}, title), ...content);
}

/** @param {Stage} stage */
function predictionSwitch({match, words, dialog}) {
  const {turnPredictions} = match;
  const made = button(turnPredictions.isOn ? words.predict_on : words.predict_off, {class: "cardlab-menu-row"});
  made.addEventListener("click", () => {
    turnPredictions.turnOn(!turnPredictions.isOn);
    dialog.shut();
  });
  return made;
}

/**
 * @param {MatchState} match
 * @param {(request: MatchRequest) => void} onAsk
 */
function opponentsRow({words, status}, onAsk) {
  const choices = (status.bots?.levels ?? []).map(({level, label, about}) => {
    const isOn = level === status.bots?.level;
    const choice = button("", {class: "cardlab-menu-choice", "aria-pressed": String(isOn)});
    choice.append(h("b", {}, label), " ", h("small", {}, about));
    choice.addEventListener("click", () => onAsk({do: "set_bots", level}));
    return choice;
  });
  const group = h("div", {class: "cardlab-menu-levels"}, ...choices);
  return h("div", {class: "cardlab-menu-row", role: "group", "aria-label": words.bots}, words.bots, group);
}

/**
 * Creates the choice of the cards of another match.
 * @param {Stage} stage
 * @param {(request: MatchRequest) => void} onAsk
 */
function dealsRow({words, match, conclusion}, onAsk) {
  const choices = match.status.deals.toReversed().map((deal) => {
    const choice = button(words[`again_${deal}`], {class: "cardlab-menu-choice"});
    choice.addEventListener("click", () => onAsk({do: "new_match", deal}));
    return choice;
  });
  // The address names the cards of the day by their seed, so that it keeps them. The day is that of UTC.
  const day = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  const today = h("a", {class: "cardlab-menu-choice", href: addressOfCards(day)}, words.deal_of_day);
  return choiceRow(words.play_again, [...choices, ...(served() && !conclusion ? [today] : [])]);
}

/**
 * Creates the choice of the time limit.
 * @param {Stage} stage
 * @param {(request: MatchRequest) => void} onAsk
 */
function timeLimitRow({words, reflexTimer}, onAsk) {
  const {within = 0, choices = []} = reflexTimer.last ?? {};
  const made = choices.map((ms) => {
    const label = ms ? fill(words, words.time_limit_seconds, {n: ms / 1000}) : words.time_limit_none;
    const choice = button(label, {class: "cardlab-menu-choice", "aria-pressed": String(ms === within)});
    choice.addEventListener("click", () => onAsk({do: "set_time_limit", ms: /** @type {TimeLimit} */ (ms)}));
    return choice;
  });
  return choiceRow(words.time_limit, made);
}

/** @param {Stage} stage */
function soundSwitch({words}) {
  const made = button(words.sound, {class: "cardlab-menu-row", role: "switch"});
  const show = () => mark(made, {"aria-checked": String(currentSettings().sound !== false)});
  made.addEventListener("click", () => {
    changeSetting("sound", currentSettings().sound === false);
    show();
  });
  show();
  return made;
}

/** @param {Stage} stage */
function autoPlayRow(stage) {
  const {words} = stage;
  const speeds = /** @type {const} */ (["read", "quick", "end"]).filter((one) => one === "end" || !stage.isStill);
  const choices = speeds.map((speed) => {
    const made = button(words[AUTO_PLAY[speed]], {class: "cardlab-menu-choice"});
    made.addEventListener("click", () => stage.autoPlay(speed));
    return made;
  });
  return choiceRow(words.auto_play, choices);
}

/**
 * Creates a label with a button for each choice.
 * @param {string} label
 * @param {HTMLElement[]} choices
 */
function choiceRow(label, choices) {
  return h("div", {class: "cardlab-menu-row", role: "group", "aria-label": label}, label, ...choices);
}
