// Connects a widget to its session: sends messages, receives answers, and notices when the Jupyter kernel is gone.

/**
 * @import {
 *   SessionMessage, Log, WidgetModel, OfferedPredictions, Send, MatchAnswer, MatchRequest, StageAnswers, StageMessage,
 *   StageRequest, Status, Thinks
 * } from "../common/types.d.ts"
 */

const PATIENCE = 8000; // milliseconds until a silent session counts as lost
const THINKING = 60_000; // and until one does that has announced a slow task
const MOMENT = 600; // milliseconds before the page shows that a bot is thinking

/**
 * Sends a message to the session. Throws if the Jupyter kernel is gone.
 * @param {WidgetModel<object>} model
 * @returns {Send}
 */
export function sender(model) {
  return (message) => {
    const kernel = model.widget_manager?.kernel;
    if (kernel && (kernel.isDisposed || kernel.status === "dead" || kernel.connectionStatus === "disconnected")) {
      throw new Error("no kernel");
    }
    model.send(message);
  };
}

/**
 * Reports whether the page has lost its session, even if that happened earlier: a served page marks its root element.
 * @param {AbortSignal} signal
 * @param {(lost: boolean) => void} listener
 */
export function onConnection(signal, listener) {
  const changed = (/** @type {Event} */ event) => listener(event instanceof CustomEvent && Boolean(event.detail?.lost));
  addEventListener("cardlab:connection", changed, {signal});
  if (document.documentElement.hasAttribute("data-cardlab-lost")) listener(true);
}

/**
 * Listens for the session's answers about the match until the view is gone.
 * @param {WidgetModel<object>} model
 * @param {AbortSignal} signal
 * @param {(answer: MatchAnswer | OfferedPredictions | Thinks) => void} listener
 */
export function onMatchAnswer(model, signal, listener) {
  const heard = (/** @type {SessionMessage | null} */ message) => {
    if (message && ("steps" in message || "predictions" in message || "thinks" in message)) listener(message);
  };
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
}

/**
 * Keeps the model's log and status up to date, so that a view opened later starts from the current state.
 * @param {WidgetModel<{log: Log, status: Status}>} model
 */
export function updateLog(model) {
  model.on("msg:custom", (message) => {
    if (!message || !("steps" in message)) return;
    const log = model.get("log");
    if (!log) return; // it has not been opened
    model.set("log", {...log, steps: [...log.steps.slice(0, message.cut), ...message.steps]}, {silent: true});
    model.set("status", message.status, {silent: true});
  });
}

/**
 * Listens for the session's answers about one stage, {practise: …} or {ticket: …}, as long as the model lives.
 * @template {keyof StageAnswers} Kind
 * @param {WidgetModel<object>} model
 * @param {Kind} kind
 * @param {(answer: NonNullable<StageAnswers[Kind]>) => void} listener
 */
export function onEveryStageAnswer(model, kind, listener) {
  const heard = (/** @type {SessionMessage | null} */ message) => {
    const answer = message && kind in message ? /** @type {StageAnswers} */ (message)[kind] : null;
    if (answer) listener(answer);
  };
  model.on("msg:custom", heard);
  return heard;
}

/**
 * Listens for the same answers until the view is gone.
 * @template {keyof StageAnswers} Kind
 * @param {WidgetModel<object>} model
 * @param {Kind} kind
 * @param {AbortSignal} signal
 * @param {(answer: NonNullable<StageAnswers[Kind]>) => void} listener
 */
export function onStageAnswer(model, kind, signal, listener) {
  const heard = onEveryStageAnswer(model, kind, listener);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
}

/** A connection that knows whether it is lost. Calls `onConnectionChange` at each change. */
class Connection {
  isDisconnected = false;

  /**
   * @param {Send} send
   * @param {(isDisconnected: boolean) => void} onConnectionChange
   */
  constructor(send, onConnectionChange) {
    this.send = send;
    this.onConnectionChange = onConnectionChange;
  }

  /** @param {boolean} isDisconnected */
  setConnection(isDisconnected) {
    if (this.isDisconnected === isDisconnected) return;
    this.isDisconnected = isDisconnected;
    this.onConnectionChange(isDisconnected);
  }
}

/**
 * Holds each message, identified by a moment of its own, until the session has answered it. Sends the waiting ones
 * again after a reconnection.
 */
export class Outbox extends Connection {
  /** @type {StageMessage[]} */
  waiting = [];
  #last = 0; // the moment of the last message

  /**
   * @param {Send} send
   * @param {{signal: AbortSignal, onConnectionChange: (isDisconnected: boolean) => void, now?: () => number}} options
   */
  constructor(send, {signal, onConnectionChange, now = Date.now}) {
    super(send, onConnectionChange);
    this.now = now;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    signal.addEventListener("abort", () => clearTimeout(this.timer));
    onConnection(signal, (lost) => (lost ? this.setConnection(true) : this.#again()));
  }

  /**
   * @param {StageRequest} request
   * @returns {number} the moment that identifies its answer
   */
  post(request) {
    this.#last = Math.max(this.now(), this.#last + 1);
    const message = {...request, at: this.#last};
    this.waiting.push(message);
    this.#try([message]);
    return message.at;
  }

  /**
   * Removes an answered message.
   * @param {number | null} at
   */
  heard(at) {
    this.waiting = this.waiting.filter((message) => message.at !== at);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length) this.#wait();
    if (this.isDisconnected) this.#again();
  }

  /** Sends the waiting messages again after a reconnection, or when the learner tries again. */
  #again() {
    this.setConnection(false);
    this.#try(this.waiting);
  }

  /** @param {StageMessage[]} messages */
  #try(messages) {
    try {
      for (const message of messages) this.send(message);
    } catch {
      this.setConnection(true);
      return;
    }
    if (messages.length) this.#wait();
  }

  #wait() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.setConnection(true);
    }, PATIENCE);
  }
}

/**
 * Asks the session one thing at a time and never repeats a message, because the legal actions depend on the position.
 * Calls `onThinking` with the bot or coach that takes longer than a moment, and with null when it has finished.
 */
export class Exchange extends Connection {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #slow;

  /**
   * @param {Send} send
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {(isDisconnected: boolean) => void} options.onConnectionChange
   * @param {(who: Thinks["thinks"] | null) => void} options.onThinking
   */
  constructor(send, {signal, onConnectionChange, onThinking}) {
    super(send, onConnectionChange);
    this.onThinking = onThinking;
    signal.addEventListener("abort", () => this.#stop());
    onConnection(signal, (lost) => this.setConnection(lost));
  }

  /** Tells whether a message can be sent: no answer is pending. So a double click sends only one. */
  get isFree() {
    return this.#waiting === undefined;
  }

  /** @param {MatchRequest & {at: number}} request */
  ask(request) {
    try {
      this.send(request);
    } catch {
      this.setConnection(true);
      return;
    }
    this.#wait(PATIENCE);
  }

  /**
   * Notes that a bot or the coach has begun to think.
   * @param {Thinks["thinks"]} who
   */
  thinks(who) {
    this.#wait(THINKING);
    this.#slow ??= setTimeout(() => this.onThinking(who), MOMENT);
  }

  /** Notes that the session has answered. */
  answered() {
    this.#stop();
    this.setConnection(false);
  }

  /** @param {number} patience */
  #wait(patience) {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.setConnection(true), patience);
  }

  #stop() {
    clearTimeout(this.#waiting);
    clearTimeout(this.#slow);
    this.#waiting = this.#slow = undefined;
    this.onThinking(null);
  }

  /**
   * @override
   * @param {boolean} isDisconnected
   */
  setConnection(isDisconnected) {
    if (isDisconnected) this.#stop();
    super.setConnection(isDisconnected);
  }
}
