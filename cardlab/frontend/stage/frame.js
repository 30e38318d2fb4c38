// The frame of a stage: a bar with the game's name, the felt with the table, and a foot with the ribbon and the
// actions. Playing, replaying and predicting all use it.

import {arrangeFrame} from "./arrange_frame.js";
import {explainStep} from "./explanation.js";
import {iconButton} from "./icons.js";
import {Ribbon} from "./ribbon.js";
import {Dialog} from "./dialog.js";
import {LiveRegion} from "./live_region.js";
import {h, mark} from "../common/dom.js";
import {isTaken} from "../common/keys.js";
import {headingLevel} from "../common/page_address.js";
import {Reader, piecesOf} from "../common/read_aloud.js";
import {Table} from "../table/table.js";

/**
 * @import {MatchSetting, Step, Words} from "../common/types.d.ts"
 * @import {TableDrag} from "../table/table_drag.js"
 * @import {TableDrawing} from "../table/draw_table.js"
 * @import {TableState, Touched} from "../table/table_state.d.ts"
 */

const SEAT = "[data-seat]";
const ZONE = ".cardlab-felt-zone";

/** @param {Element} el */
const labelOf = (el) => el.getAttribute("aria-label") ?? "";

/** The parts that every stage has. */
export class StageFrame {
  /** @type {Step[]} the steps that can be explained */
  #explained = [];
  #picture = h("div", {class: "cardlab-stage-picture", hidden: true});

  /**
   * @param {MatchSetting} setting
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {(touched: Touched) => void} [options.onTouch]
   * @param {(table: HTMLElement, drawing: TableDrawing) => TableDrag} [options.dragging]   creates the part that lets
   *   cards be dragged
   * @param {() => void} [options.onMenu]   opens the menu; without it there is no menu button
   * @param {boolean} [options.heading]   whether the page is about this match alone, so that its name is a heading
   * @param {HTMLElement[]} [options.before]   elements in the bar before the name
   * @param {HTMLElement[]} [options.foot]   elements below the ribbon
   * @param {Record<string, () => string[]>} [options.tells]   key -> returns the text to announce
   */
  constructor(
    setting,
    words,
    {signal, onTouch = () => {}, dragging, onMenu, heading, before = [], foot = [], tells = {}},
  ) {
    this.setting = setting;
    this.words = words;
    Object.assign(words.cards, setting.cardNames); // the cards of a teacher's own deck have names of their own
    this.liveRegion = new LiveRegion(words);
    this.ribbon = new Ribbon(words, {onSpeak: () => this.#readAloud(), onWhy: () => this.#explain()});
    this.reader = new Reader(setting.lang, signal, ({able}) => (this.ribbon.speaker.hidden = !able));
    this.table = new Table({words, signal, onTouch, dragging});
    this.chips = h("div", {class: "cardlab-stage-chips"});
    this.menu = iconButton("menu", words.menu, {"aria-haspopup": "dialog", hidden: !onMenu});
    this.menu.addEventListener("click", () => onMenu?.());
    const title = h(heading ? headingLevel() : "p", {class: "cardlab-stage-title"}, setting.name);
    this.bar = h("header", {class: "cardlab-stage-bar"}, ...before, title, this.chips, this.menu);
    this.field = h("div", {class: "cardlab-stage-field"}, this.table.el, this.#picture);
    this.foot = h("div", {class: "cardlab-stage-foot"}, this.ribbon.el, ...foot);
    this.dialog = new Dialog(words, () => [this.bar, this.field, this.foot]);
    const heard = [this.liveRegion.el, this.liveRegion.alert];
    this.el = h(
      "section",
      {class: "cardlab-stage-frame", role: "group", "aria-label": setting.name, "data-game": setting.game},
      ...[this.bar, this.field, this.foot, this.dialog.el, ...heard],
    );
    arrangeFrame(this.el, signal);
    this.#listen({KeyT: () => this.#lying, KeyH: () => this.#own, KeyS: () => this.standing, ...tells}, signal);
  }

  /**
   * Listens for keys that announce to screen readers what others see at a glance.
   * @param {Record<string, () => string[]>} tells
   * @param {AbortSignal} signal
   */
  #listen(tells, signal) {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const tell = tells[event.code]; // the position of the key, so that it is the same for every script
      if (!tell || isTaken(event) || this.dialog.isOpen) return;
      event.preventDefault();
      event.stopPropagation();
      this.liveRegion.say(tell().filter(Boolean).join(" "));
    };
    this.el.addEventListener("keydown", pressed, {signal});
  }

  /**
   * Shows a picture on the felt, below the cards or next to them.
   * @param {HTMLElement} picture
   */
  draw(picture) {
    const follow = () => {
      const kind = picture.querySelector("[data-model]")?.getAttribute("data-model") ?? null;
      this.#picture.hidden = kind === null;
      mark(this.field, {"data-picture": kind});
    };
    new MutationObserver(follow).observe(picture, {childList: true, attributeFilter: ["hidden"]});
    this.#picture.replaceChildren(picture);
    follow();
  }

  /**
   * Sets the steps that "Why?" explains, with their arithmetic and their rules.
   * @param {Step[]} steps
   */
  setExplained(steps) {
    this.#explained = steps.filter(({rule}) => rule in this.setting.rules);
    this.ribbon.why.hidden = !this.#explained.length;
  }

  #explain() {
    this.dialog.open(this.words.why, ...this.#explained.map((step) => explainStep(step, this.setting, this.words)));
  }

  #readAloud() {
    if (this.reader.reading) this.reader.stop();
    else this.reader.read(piecesOf(this.ribbon.el, null, this.words.cards));
  }

  /** Describes the cards on the table zone by zone: first the middle, then each player. */
  get #lying() {
    const zones = [...this.table.el.querySelectorAll(ZONE)];
    const middle = zones.filter((zone) => !zone.closest(SEAT));
    return [...middle, ...zones.filter((zone) => !middle.includes(zone))].map((zone) => this.#inZone(zone));
  }

  /** Describes the viewer's own zones. */
  get #own() {
    return [...this.table.el.querySelectorAll(`${SEAT}[data-side=you] ${ZONE}`)].map((zone) => this.#inZone(zone));
  }

  /** Describes how the players stand: their counters, the counted piles, and the facts about the whole table. */
  get standing() {
    const {el} = this.table;
    const seats = [...el.querySelectorAll(SEAT)].map((seat) => {
      const piles = [...seat.querySelectorAll(`${ZONE} .cardlab-felt-pile`)].map(labelOf);
      return `${[labelOf(seat), ...piles].join(", ")}.`;
    });
    const facts = [...el.querySelectorAll(".cardlab-felt-facts > *")].map(({textContent}) => `${textContent}.`);
    return [...seats, ...facts, ...[...el.querySelectorAll(".cardlab-felt-rulers")].map(labelOf)];
  }

  /**
   * Describes a zone with its face-up cards.
   * @param {Element} zone
   */
  #inZone(zone) {
    const [whole, ...cards] = [...zone.querySelectorAll("[aria-label]")].map(labelOf);
    const open = cards.filter((name) => name !== whole && name !== this.words.cards.back);
    return `${[whole, ...(open.length ? [open.join(", ")] : [])].join(": ")}.`;
  }
}
