// The other end of a widget: sending to the kernel, hearing from it, and noticing that it is gone.

/** Send to the kernel; throws where there is none. */
export function sender(model) {
  return (message) => {
    const kernel = model.widget_manager?.kernel;
    if (kernel && (kernel.isDisposed || kernel.status === "dead" || kernel.connectionStatus === "disconnected")) {
      throw new Error("no kernel");
    }
    model.send(message);
  };
}

/** Tell whether the page has lost its kernel, also when that was before anybody listened; a served page marks its root. */
export function onConnection(signal, listener) {
  addEventListener("cardlab:connection", ({detail}) => listener(Boolean(detail?.lost)), {signal});
  if (document.documentElement.hasAttribute("data-cardlab-lost")) listener(true);
}

/** Hear the kernel's answers until the view is gone. */
export function hear(model, signal, listener) {
  const heard = (message) => (message?.steps || message?.thinks) && listener(message);
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
}

/** Keep the model's own copy of log and status in step, so that a view that is opened later begins where things stand. */
export function keepLog(model) {
  model.on("msg:custom", (message) => {
    if (!message?.steps) return;
    const log = model.get("log");
    model.set("log", {...log, steps: [...log.steps.slice(0, message.cut), ...message.steps]}, {silent: true});
    model.set("status", message.status, {silent: true});
  });
}

/** Hear what the kernel answers about one stage, {practise: …} or {ticket: …}, as long as the model lives. */
export function hearAlways(model, kind, listener) {
  const heard = (message) => message?.[kind] && listener(message[kind]);
  model.on("msg:custom", heard);
  return heard;
}

/** The same until the view is gone. */
export function hearOf(model, kind, signal, listener) {
  const heard = hearAlways(model, kind, listener);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
}

const PATIENCE = 8000; // milliseconds until a kernel that says nothing counts as lost

/**
 * What is to reach the kernel, each message with an `at` of its own: kept until it is answered, sent again when the kernel is
 * back. `onAlone` is told when the page is on its own, and when it no longer is.
 */
export class Outbox {
  constructor(send, {signal, onAlone}) {
    Object.assign(this, {send, onAlone});
    this.waiting = [];
    this.alone = false;
    signal.addEventListener("abort", () => clearTimeout(this.timer));
    onConnection(signal, (lost) => (lost ? this.#set(true) : this.#again()));
  }

  post(message) {
    this.waiting.push(message);
    this.#try([message]);
  }

  /** A message has been answered. */
  heard(at) {
    this.waiting = this.waiting.filter((message) => message.at !== at);
    clearTimeout(this.timer);
    this.timer = null;
    if (this.waiting.length) this.#wait();
    if (this.alone) this.#again();
  }

  /** The connection is back, or the learner says that it might be. */
  #again() {
    this.#set(false);
    this.#try(this.waiting);
  }

  #try(messages) {
    try {
      for (const message of messages) this.send(message);
    } catch {
      return this.#set(true);
    }
    if (messages.length) this.#wait();
  }

  #wait() {
    this.timer ??= setTimeout(() => ((this.timer = null), this.#set(true)), PATIENCE);
  }

  #set(alone) {
    if (this.alone !== alone) this.onAlone((this.alone = alone));
  }
}
