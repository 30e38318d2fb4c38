// Carries messages over plain HTTP, for networks that let no web socket through. It is used like a `WebSocket`: the
// messages go out by POST, and those of the server come by long polling. A page loads it when it is needed.

const ADDRESS = new URL("../poll", import.meta.url);
const UNKNOWN = 4001; // close code: the page must be reloaded
const LOST = 1006; // close code of a browser's own: nothing came
const CLOSED = 410; // status: the body is the close code of the server
const PATIENCE = 40_000; // milliseconds until a request counts as lost; the server answers after 20 seconds

export class HttpLine extends EventTarget {
  /** @type {number} */
  readyState = WebSocket.OPEN;
  #key = "";
  /** @type {string[]} */
  #waiting = []; // messages to send
  #isSending = false;
  #leaving = new AbortController();

  /** @param {string} text */
  send(text) {
    this.#waiting.push(text);
    if (!this.#isSending) void this.#sendAll();
  }

  /** Sends the messages in their order, one request at a time. The answer to the first one has the connection's key. */
  async #sendAll() {
    this.#isSending = true;
    while (this.#waiting.length && this.readyState === WebSocket.OPEN) {
      const key = await this.#ask({method: "POST", body: this.#waiting.splice(0).join("\n")});
      if (!this.#key && key) {
        this.#key = key;
        void this.#poll();
      }
    }
    this.#isSending = false;
  }

  /** Asks for messages, again and again. A hidden page stops, because a browser has few connections to a server. */
  async #poll() {
    while (this.readyState === WebSocket.OPEN) {
      if (document.hidden) {
        await new Promise((done) => document.addEventListener("visibilitychange", done, {once: true}));
      }
      const texts = await this.#ask({});
      for (const data of (texts ?? "").split("\n")) if (data) this.dispatchEvent(new MessageEvent("message", {data}));
    }
  }

  /**
   * Makes a request, and closes the line if it fails.
   * @param {RequestInit} init
   */
  async #ask(init) {
    const address = new URL(ADDRESS);
    if (this.#key) address.searchParams.set("key", this.#key);
    const late = setTimeout(() => this.close(), PATIENCE);
    try {
      const answer = await fetch(address, {...init, cache: "no-store", signal: this.#leaving.signal});
      const text = await answer.text();
      if (answer.ok) return text;
      this.close(answer.status === CLOSED ? Number(text) : [401, 403].includes(answer.status) ? UNKNOWN : LOST);
    } catch {
      this.close();
    } finally {
      clearTimeout(late);
    }
    return null;
  }

  close(code = LOST) {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#leaving.abort();
    this.dispatchEvent(new CloseEvent("close", {code}));
  }
}
