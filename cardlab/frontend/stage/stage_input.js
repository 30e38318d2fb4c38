// Handles touches, dragged cards and the space bar on a stage. A touch during narration skips to its end and plays no
// card.

import {onSpace} from "../common/keys.js";

/**
 * @import {Dragging} from "../table/table_drag.js"
 * @import {DropTarget, Touched} from "../table/table_state.d.ts"
 * @import {Stage} from "./stage.js"
 */

/** @param {Stage} stage */
export function listenToInput(stage) {
  const {signal, frame} = stage;
  onSpace(stage.el, signal, () => goOn(stage));
  const leave = (/** @type {KeyboardEvent} */ {key}) => key === "Escape" && stage.match.decision.goBack();
  frame.foot.addEventListener("keydown", leave, {signal});
  frame.field.addEventListener("click", () => !stage.match.narration.isSettled && stage.skip(), {signal});
}

/**
 * Does the next thing: for the space bar, and for a touch on a card that waits.
 * @param {Stage} stage
 */
function goOn(stage) {
  const {narration, status, isFree, decision} = stage.match;
  if (!narration.isSettled) stage.skip();
  else if (status.quick && isFree) decision.do(status.quick.act);
  else if (stage.actionItems.length === 1) stage.actions.press();
}

/**
 * @param {Stage} stage
 * @param {Touched} touched
 */
export function touch(stage, {card, zone}) {
  const {narration, status, isFree, decision} = stage.match;
  if (!narration.isSettled) return; // the felt handles it and skips
  const items = stage.actionItems;
  if (narration.held || (isFree && zone === status.quick?.act.zone)) goOn(stage);
  else if (card === null) {
    const item = items.find((one) => one.zone === zone && !one.disabled);
    if (item) item.run();
    else stage.liveRegion.say(items[0]?.label ?? "");
  } else if (isFree) decision.touch(card);
}

/**
 * Creates the part that lets cards be dragged.
 * @param {Stage} stage
 * @returns {Dragging}
 */
export function dragging(stage) {
  return {
    onLift: (touched) => drag(stage, touched),
    onDrop: (touched, target) => drop(stage, touched, target),
    onPutBack: () => stage.match.decision.putBack(),
  };
}

/**
 * Starts dragging a card. It may be dropped on the decision's targets, and on buttons with the same effect.
 * @param {Stage} stage
 * @param {Touched} touched
 * @returns {DropTarget[] | null}
 */
function drag(stage, touched) {
  const {isFree, decision} = stage.match;
  if (!isFree) return null;
  const targets = decision.drag(touched);
  stage.showActions();
  const {actions, ids} = decision.choice;
  const doing = actions.map(({action}) => action);
  const isLifted = ids.includes(touched.card ?? -1);
  const zones = [touched.zone, ...targets.map(({zone}) => zone)];
  const buttons = stage.actions.buttonsOf((item) =>
    isLifted ? doing.includes(item.key) : Boolean(item.zone) && zones.includes(item.zone),
  );
  return [...targets, ...buttons.map((one) => ({button: one}))];
}

/**
 * Drops cards. This does the same as touching their button, the card or zone below them, or the pile that they come
 * from.
 * @param {Stage} stage
 * @param {Touched} from
 * @param {DropTarget} target
 */
function drop(stage, from, target) {
  const {card, zone = "", button: pressed} = target;
  const {decision, status} = stage.match;
  if (pressed) stage.actions.press(pressed);
  else if (decision.choice.ids.includes(from.card ?? -1)) return decision.drop(target);
  else if (card !== undefined) touch(stage, {card, zone});
  else touch(stage, {card: null, zone: status.actions.some((one) => one.zone === zone) ? zone : from.zone});
  return true;
}
