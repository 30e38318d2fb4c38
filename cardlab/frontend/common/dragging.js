// A part of a picture that follows a finger or a mouse. Whoever draws the picture says what comes of it, and has
// another way to the same for those who cannot drag.

import {targetOf} from "./dom.js";

const FAR = 6; // pixels that a pointer moves before it drags

/**
 * @param {SVGElement} picture
 * @param {object} options
 * @param {AbortSignal} [options.signal]
 * @param {() => number} options.units   how wide the picture is
 * @param {(target: Element) => Element | null} options.partOf   what is grasped there, if anything
 * @param {(part: Element) => void} options.onTap   it was pressed and has not moved
 * @param {(part: Element, x: number, y: number) => void} options.onDrop   it was let go there
 */
export function dragging(picture, {signal, units, partOf, onTap, onDrop}) {
  const grasp = (/** @type {PointerEvent} */ start) => {
    const target = targetOf(start);
    const part = target instanceof Element ? partOf(target) : null;
    if (!(part instanceof SVGElement) || start.button) return;
    start.preventDefault(); // no text is chosen on the way
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
    const until = {signal: signal ? AbortSignal.any([signal, ended.signal]) : ended.signal};
    const page = picture.ownerDocument;
    page.addEventListener("pointermove", drag, until);
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) page.addEventListener(name, end, until);
  };
  picture.addEventListener("pointerdown", grasp, {signal});
}
