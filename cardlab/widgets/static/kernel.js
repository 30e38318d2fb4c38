// The other end of a widget: sending to the kernel, hearing from it, and noticing that it is gone.

/** Send to the kernel; throws where there is none. */
export function sender(model) {
  return (message) => {
    const kernel = model.widget_manager?.kernel;
    if (kernel && (kernel.isDisposed || kernel.status === "dead" || kernel.connectionStatus === "disconnected")) throw new Error("no kernel");
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
