// Stands in for anywidget's model on pages without a notebook: holds the traits, sends messages and receives answers.

/** @typedef {(...args: any[]) => void} Listener */

/** The model of a widget, with the methods that a notebook's widget manager provides. */
export class Shim {
  /** @type {Map<string, Listener[]>} */
  #listeners = new Map();

  /**
   * @param {Record<string, any>} state   its traits
   * @param {(message: object) => void} [send]   throws if there is no connection, as by default
   */
  constructor(
    state,
    send = () => {
      throw new Error("no session answers here");
    },
  ) {
    this.state = state;
    this.send = send;
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /**
   * @param {string} name
   * @param {any} value
   */
  set(name, value) {
    const changed = this.state[name] !== value;
    this.state[name] = value;
    if (changed) this.#tell(`change:${name}`);
  }

  save_changes() {}

  /**
   * @param {string} name
   * @param {Listener} listener
   */
  on(name, listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /**
   * @param {string} name
   * @param {Listener} listener
   */
  off(name, listener) {
    this.#listeners.set(
      name,
      (this.#listeners.get(name) ?? []).filter((other) => other !== listener),
    );
  }

  /**
   * Handles a message from the session.
   * @param {object} message
   */
  hear(message) {
    this.#tell("msg:custom", message);
  }

  /**
   * @param {string} name
   * @param {unknown[]} told
   */
  #tell(name, ...told) {
    for (const listener of this.#listeners.get(name) ?? []) listener(...told);
  }
}
