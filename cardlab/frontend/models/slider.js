// Turns the picture of a line into a slider on which the learner chooses a place. The number line uses it.

import {button, h, mark} from "../common/dom.js";
import {isCommand} from "../common/keys.js";

/** @import {ModelOptions} from "../common/types.d.ts" */
/** @import {Figure} from "./model_drawing.js" */

/** @type {Record<string, number>} */
const KEYS = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1};

/**
 * A line with a chosen place: its ends, the step of the Page keys, the place at a point (`pressed` tells whether the
 * pointer has just gone down), and the text for a place.
 * @typedef {object} Line
 * @property {() => number} low
 * @property {() => number} high
 * @property {number} page
 * @property {(x: number, y: number, pressed: boolean) => number} at
 * @property {(value: number) => string} text
 * @property {string} name
 * @property {() => number | null} [value]   the chosen place, if any; default: the `value` of the state
 */

/**
 * Makes a picture of a line a slider. Arrow keys, Page, Home, End, Space, a finger and a mouse choose a place. A line
 * runs from left to right in every language, so the right arrow always means more.
 * @template {{value?: number | null}} State
 * @param {Figure<State>} framed
 * @param {Line} line
 * @param {ModelOptions} options
 */
export function slider(framed, {low, high, page, at, text, name, value: here}, {onChoose, signal}) {
  const {canvas, picture} = framed;
  const now = () => (here ? here() : framed.state().value);
  const choose = (/** @type {number} */ goal) => {
    const value = Math.min(Math.max(goal, low()), high());
    if (value !== now()) onChoose?.(value);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const value = now();
    if (value == null || isCommand(event)) return;
    const next = value < high() ? value + 1 : low(); // one key reaches every place
    /** @type {Record<string, number>} */
    const goals = {" ": next, PageUp: value + page, PageDown: value - page, Home: low(), End: high()};
    const goal = goals[event.key] ?? value + (KEYS[event.key] ?? NaN);
    if (Number.isNaN(goal)) return;
    event.preventDefault();
    event.stopPropagation(); // the surrounding replay uses the arrow keys too
    choose(goal);
  };
  const point = (/** @type {PointerEvent} */ {clientX, clientY}, pressed = false) => {
    const box = picture.getBoundingClientRect();
    const scale = framed.units() / box.width;
    choose(at((clientX - box.left) * scale, (clientY - box.top) * scale, pressed));
  };
  const press = (/** @type {PointerEvent} */ event) => {
    if (now() == null) return;
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({preventScroll: true});
    point(event, true);
  };
  const drag = (/** @type {PointerEvent} */ event) => {
    if (now() != null && canvas.hasPointerCapture(event.pointerId)) point(event);
  };
  canvas.addEventListener("keydown", key, {signal});
  canvas.addEventListener("pointerdown", press, {signal});
  canvas.addEventListener("pointermove", drag, {signal});
  return () => {
    const value = now();
    const is = value != null;
    canvas.classList.toggle("cardlab-slider", is);
    mark(canvas, {
      role: is ? "slider" : null,
      tabindex: is ? 0 : null,
      "aria-label": is ? name : null,
      "aria-describedby": is ? framed.description.id : null,
      "aria-valuemin": is ? low() : null,
      "aria-valuemax": is ? high() : null,
      "aria-valuenow": value,
      "aria-valuetext": is ? text(value) : null,
    });
    mark(picture, {"aria-hidden": is ? "true" : null}); // screen readers read only a slider's name, value and text
  };
}

/**
 * Creates two buttons for learners who can't hit a place exactly: one more, and one less.
 * @param {Line & {value: () => number | null}} line
 * @param {{more: string, less: string, about: string, signal?: AbortSignal, choose: (goal: number) => void}} options
 *   `about` is the id of what tells where one is
 */
export function steps({low, high, value}, {more, less, about, signal, choose}) {
  const made = [less, more].map((name) => button(name, {"aria-describedby": about}));
  const el = h("div", {class: "cardlab-model-tools"}, ...made);
  made.forEach((one, i) => one.addEventListener("click", () => choose((value() ?? 0) + (i ? 1 : -1)), {signal}));
  const settle = () => {
    const now = value();
    el.hidden = now === null;
    made[0].disabled = now === null || now <= low();
    made[1].disabled = now === null || now >= high();
  };
  return {el, settle};
}
