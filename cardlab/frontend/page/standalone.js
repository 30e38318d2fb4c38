// Shows a widget on a page without a Jupyter kernel and without a server. The page contains its traits and its module.

import {Shim} from "./anywidget_shim.js";

/** @param {string} id */
const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

const model = new Shim(read("state"));
const url = URL.createObjectURL(new Blob([read("module")], {type: "text/javascript"}));
const {default: widget} = await import(url);
const signal = new AbortController().signal;
await widget.initialize?.({model, signal});
widget.render({model, el: document.querySelector(".cardlab-widget-root"), signal});

export {};
