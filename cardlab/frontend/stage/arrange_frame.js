// Chooses the layout of a stage (wide, tall, low or flow) for the size of its window.

import {h, mark} from "../common/dom.js";
import {followSize} from "../table/arrangement.js";

/**
 * Measures the largest possible size of a frame with a hidden ruler, and gives the frame the arrangement for it. The
 * frame itself can't be measured, because in one column it may be longer.
 * @param {HTMLElement} frame
 * @param {AbortSignal} signal
 */
export function arrangeFrame(frame, signal) {
  const ruler = h("div", {class: "cardlab-stage-ruler"});
  frame.prepend(ruler);
  followSize(ruler, signal, ({name, u}) => {
    mark(frame, {"data-arrangement": name});
    frame.style.setProperty("--u", `${u}px`);
  });
}
