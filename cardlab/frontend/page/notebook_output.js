// Shows a widget in the output of a notebook's cell, with the notebook's Jupyter kernel or without it.
//
// An output is HTML: a still picture, and the widget's packed traits, so a saved notebook needs no widget manager. Its
// modules, stylesheets and texts are parts, named by a hash, which only the first output that needs them contains; if
// the kernel runs, it also sends them. If the kernel has the widget's model, the output shows that one. Otherwise it
// shows the saved traits, or only the picture if the widget needs a session.
//
// This module is the script of the outputs, and also the module of every widget in a notebook.

import {Shim} from "./anywidget_shim.js";
import {VERSION} from "./version.js";

/** @import {LiveModel, OutputPage, OutputTraits, RenderProps, WidgetModel, WidgetModule} from "../common/types.d.ts" */

const EVENT = "cardlab:output";
const OUTPUT = `.cardlab-output[data-version="${VERSION}"]`;
const PATIENCE = 1000; // milliseconds until an output whose kernel does not answer shows its saved traits
const PAGE = `cardlab outputs ${VERSION}`;

/**
 * Returns what all copies of this module on the page share.
 * @returns {OutputPage}
 */
function shared() {
  const found = /** @type {Record<string, OutputPage>} */ (/** @type {unknown} */ (globalThis));
  return (found[PAGE] ??= {
    texts: new Map(),
    waiting: new Map(),
    modules: new Map(),
    models: new Map(),
    alone: new WeakMap(),
    ended: new WeakMap(),
    seen: new ResizeObserver((sizes) => {
      for (const {target} of sizes) if (target instanceof HTMLElement) follow(target);
    }),
  });
}

const page = shared();

/** @param {Uint8Array<ArrayBuffer> | DataView<ArrayBuffer>} bytes */
function unpacked(bytes) {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

/** @param {string | null} [encoded] */
const decoded = (encoded) => unpacked(Uint8Array.from(atob(encoded ?? ""), (sign) => sign.charCodeAt(0)));

/** Collects the parts that outputs have brought. */
function collect() {
  for (const script of document.querySelectorAll("script[data-cardlab-part]")) {
    const name = script.getAttribute("data-cardlab-part") ?? "";
    if (!page.texts.has(name)) page.texts.set(name, decoded(script.textContent));
    page.waiting.get(name)?.(decoded(script.textContent));
    page.waiting.delete(name);
  }
}

/**
 * Returns the text of a part, which is on the page or comes from the kernel.
 * @param {string} name
 * @param {WidgetModel<OutputTraits>} [model]   of a kernel that answers
 */
function text(name, model) {
  collect();
  if (!page.texts.has(name) && model) {
    page.texts.set(name, new Promise((resolve) => page.waiting.set(name, resolve)));
    model.on("msg:custom", (message, files = []) => {
      if (message && "part" in message && message.part === name) page.waiting.get(name)?.(unpacked(files[0]));
    });
    model.send({do: "part", name});
  }
  return page.texts.get(name);
}

/**
 * Loads a module, and adds its stylesheet to the page.
 * @param {string[]} names   of the module and the stylesheet
 * @param {WidgetModel<OutputTraits>} [model]
 * @returns {Promise<WidgetModule>}
 */
function loaded([module, style], model) {
  const key = `${module} ${style}`;
  const known = page.modules.get(key);
  if (known) return known;
  const load = async () => {
    const sheet = document.createElement("style"); // Safari has sheets without an element since 16.4
    sheet.textContent = (await text(style, model)) ?? "";
    document.head.append(sheet);
    const code = new Blob([(await text(module, model)) ?? ""], {type: "text/javascript"});
    return (await import(URL.createObjectURL(code))).default;
  };
  const loading = load();
  page.modules.set(key, loading);
  return loading;
}

/**
 * Returns the module of a model, and initialises the model the first time.
 * @param {LiveModel} live
 */
function prepared(live) {
  const {model, signal} = live;
  live.ready ??= loaded(model.get("_parts"), model).then(async (module) => {
    live.exports = (await module.initialize?.({model, signal})) ?? {};
    return module;
  });
  return live.ready;
}

/**
 * Starts, updates or ends an output. A cell that is run again leaves its old output outside the document.
 * @param {HTMLElement} output
 */
function follow(output) {
  const {key = "", parts, shown} = output.dataset;
  const state = page.models.get(key)?.state ?? "gone";
  if (!output.isConnected) {
    page.ended.get(output)?.abort();
    delete output.dataset.shown;
  } else if (state === "live") {
    if (shown !== "live") void show(output, "live");
  } else if (state === "gone" && !shown && parts) {
    if (parts.split(" ").every((name) => text(name))) void show(output, "alone");
  }
}

/**
 * Shows the widget of an output in the place of its picture.
 * @param {HTMLElement} output
 * @param {"live" | "alone"} how
 */
async function show(output, how) {
  const {key = "", parts = ""} = output.dataset;
  const ended = new AbortController();
  const {signal} = ended;
  page.ended.get(output)?.abort();
  page.ended.set(output, ended);
  Object.assign(output.dataset, {shown: how});
  const live = how === "live" && page.models.get(key);
  const [module, model] = live ? [await prepared(live), live.model] : await alone(output, parts);
  if (signal.aborted) return;
  const el = document.createElement("div");
  const still = output.querySelector(".cardlab-still");
  still?.setAttribute("hidden", "");
  output.append(el);
  signal.addEventListener("abort", () => {
    el.remove();
    still?.removeAttribute("hidden");
  });
  output.closest(".jp-RenderedHTMLCommon")?.classList.remove("jp-RenderedHTMLCommon"); // the notebook's look of texts
  module.render({model, el, signal});
}

/**
 * Returns the module and the model of an output without a kernel.
 * @param {HTMLElement} output
 * @param {string} parts
 * @returns {Promise<[WidgetModule, Shim]>}
 */
async function alone(output, parts) {
  const [code, style, words] = parts.split(" ");
  const module = await loaded([code, style]);
  const known = page.alone.get(output);
  if (known) return [module, known];
  const state = JSON.parse(await decoded(output.querySelector("script[data-cardlab-state]")?.textContent));
  const model = new Shim({...state, words: JSON.parse((await text(words)) ?? "")});
  page.alone.set(output, model);
  await module.initialize?.({model, signal: new AbortController().signal});
  return [module, model];
}

/** Takes in the outputs that are new, and those whose parts or model have come. */
function look() {
  collect();
  for (const output of document.querySelectorAll(OUTPUT)) {
    page.seen.observe(output);
    if (output instanceof HTMLElement) follow(output);
  }
}

if (!page.listens) {
  page.listens = true;
  addEventListener(EVENT, look);
}
look();

/**
 * Asks the kernel whether it has the model, because a notebook may have stored models of an earlier kernel.
 * @param {{model: WidgetModel<OutputTraits>, signal: AbortSignal}} props
 */
function initialize({model, signal}) {
  const key = model.get("_key");
  const connected = new Promise((resolve) => {
    model.on("msg:custom", (message) => {
      if (message && "connected" in message) resolve(undefined);
    });
  });
  /** @type {LiveModel} */
  const live = {model, signal, connected, state: "asked"};
  page.models.set(key, live);
  signal.addEventListener("abort", () => page.models.delete(key));
  const settle = (/** @type {"live" | "gone"} */ state) => {
    if (live.state !== "live") live.state = state;
    look();
  };
  void connected.then(() => {
    settle("live");
    void prepared(live);
  });
  setTimeout(settle, PATIENCE, "gone");
  model.send({do: "connect"});
  return exported(live);
}

/**
 * Returns the functions that other widgets may call. anywidget waits two seconds for them, and a busy kernel sends the
 * module later, so each waits for it.
 * @param {LiveModel} live
 */
function exported(live) {
  const call =
    (/** @type {string} */ name) =>
    async (/** @type {unknown[]} */ ...given) => {
      await live.connected;
      await prepared(live);
      return live.exports?.[name](...given);
    };
  // With a function `then` it would be a promise.
  return new Proxy({}, {get: (_, name) => (typeof name === "symbol" || name === "then" ? undefined : call(name))});
}

/** @param {RenderProps<OutputTraits>} props */
async function render({model, el, signal}) {
  const live = page.models.get(model.get("_key"));
  await live?.connected;
  if (!live) return;
  const module = await prepared(live);
  if (!signal.aborted) module.render({model, el, signal});
}

export default {initialize, render};
