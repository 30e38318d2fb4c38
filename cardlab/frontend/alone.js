// Shows a widget on a page without a kernel: what a notebook's widget manager gives it, with nobody at the other end.
// The page holds its traits and its module as data.

/** @typedef {(...args: any[]) => void} Listener */

/** @param {string} id */
const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

/** @type {Record<string, any>} */
const state = read("state");
/** @type {Map<string, Listener[]>} */
// eslint-disable-next-line no-restricted-syntax -- the page shows this one widget
const listeners = new Map();

const model = {
  /** @param {string} name */
  get: (name) => state[name],
  /** @param {string} name @param {any} value */
  set: (name, value) => {
    const changed = state[name] !== value;
    state[name] = value;
    if (changed) for (const listener of listeners.get(`change:${name}`) ?? []) listener();
  },
  save_changes: () => {},
  send: () => {
    throw new Error("nobody is at the other end");
  },
  /** @param {string} name @param {Listener} listener */
  on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  /** @param {string} name @param {Listener} listener */
  off: (name, listener) =>
    listeners.set(
      name,
      (listeners.get(name) ?? []).filter((other) => other !== listener),
    ),
};

const url = URL.createObjectURL(new Blob([read("module")], {type: "text/javascript"}));
const {default: widget} = await import(url);
const signal = new AbortController().signal;
await widget.initialize?.({model, signal});
widget.render({model, el: document.querySelector(".cardlab-shown"), signal});

export {};
