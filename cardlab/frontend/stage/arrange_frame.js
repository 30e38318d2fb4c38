// Chooses the layout of a stage (wide, tall, low or flow) for the size of its window.

import {h, mark} from "../common/dom.js";
import {followSize} from "../table/arrangement.js";

/**
 * Put a ruler into a frame, as large as the frame may be, and let the frame take the arrangement for that size. The
 * frame itself may be longer, where all is in one column.
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
