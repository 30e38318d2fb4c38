// Drags a part of a picture with a finger or a mouse. The caller decides what a drag does, and must offer another way
// for learners who cannot drag.

import {targetOf} from "./dom.js";

const FAR = 6; // pixels that a pointer moves before dragging starts

/**
 * @param {SVGElement} picture
 * @param {object} options
 * @param {AbortSignal} [options.signal]
 * @param {() => number} options.units   the width of the picture
 * @param {(target: Element) => Element | null} options.partOf   returns the part at that point, if any
 * @param {(part: Element) => void} options.onTap   called when a part is pressed and not moved
 * @param {(part: Element, x: number, y: number) => void} options.onDrop   called when a part is dropped
 */
export function dragging(picture, {signal, units, partOf, onTap, onDrop}) {
  const grasp = (/** @type {PointerEvent} */ start) => {
    const target = targetOf(start);
    const part = target instanceof Element ? partOf(target) : null;
    if (!(part instanceof SVGElement) || start.button) return;
    start.preventDefault(); // do not select text on the way
    const ended = new AbortController();
    const lay = part.style.transform;
    let dragged = false;
    const at = (/** @type {PointerEvent} */ {clientX, clientY}) => {
      const box = picture.getBoundingClientRect();
      const scale = units() / box.width;
      return [(clientX - box.left) * scale, (clientY - box.top) * scale];
    };
    const drag = (/** @type {PointerEvent} */ event) => {
      const {pointerId, clientX, clientY} = event;
      if (pointerId !== start.pointerId) return;
      dragged ||= Math.hypot(clientX - start.clientX, clientY - start.clientY) >= FAR;
      if (!dragged) return;
      const [x, y] = at(event);
      part.classList.add("cardlab-dragged");
      part.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== start.pointerId) return;
      ended.abort();
      part.classList.remove("cardlab-dragged");
      part.style.transform = lay;
      const [x, y] = at(event);
      if (event.type === "pointercancel") return;
      if (dragged) onDrop(part, x, y);
      else onTap(part);
    };
    const until = {signal: ended.signal};
    signal?.addEventListener("abort", () => ended.abort(), until);
    const page = picture.ownerDocument;
    page.addEventListener("pointermove", drag, until);
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) page.addEventListener(name, end, until);
  };
  picture.addEventListener("pointerdown", grasp, {signal});
}
