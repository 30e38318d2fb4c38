// Registers the service worker, which stores loaded pages for use without a network. This needs https or a page on this
// computer; otherwise it does nothing. Pages find this code through the address of a file in cardlab's assets folder.

/** @import {KeepMessage} from "../common/types.d.ts" */

/** Tells the worker which files this page has loaded, because the first page was there before the worker. */
async function keep() {
  const folder = new URL(".", import.meta.url);
  await navigator.serviceWorker.register(new URL("../sw.js", folder), {scope: new URL("../../", folder).pathname});
  const {active} = await navigator.serviceWorker.ready;
  const names = (/** @type {string} */ kind) => performance.getEntriesByType(kind).map(({name}) => name);
  const files = names("resource").filter((url) => url.startsWith(folder.href));
  /** @type {KeepMessage} */
  const message = {keep: [...names("navigation"), ...files]}; // the original address, because the page may change it
  active?.postMessage(message);
}

/** Starts after the page has loaded, so that nothing more urgent waits for it. */
export function keepWhenLoaded() {
  if (!("serviceWorker" in navigator)) return;
  const quietly = () => keep().catch(() => {}); // a browser may forbid it, for example in a private window
  if (document.readyState === "complete") quietly();
  else addEventListener("load", quietly, {once: true});
}
