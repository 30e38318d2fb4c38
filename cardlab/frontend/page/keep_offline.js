// Has browsers keep what a page has loaded for a day without network, by the service worker. A page loads this code by
// the address of a file in the folder of our files. Browsers allow it on https and on this computer alone; elsewhere
// they have their own cache, and the page goes without.

/** @import {KeepMessage} from "../common/types.d.ts" */

/** Tell the worker what this page has loaded: the first page was there before the worker. */
async function keep() {
  const folder = new URL(".", import.meta.url);
  await navigator.serviceWorker.register(new URL("../sw.js", folder), {scope: new URL("../../", folder).pathname});
  const {active} = await navigator.serviceWorker.ready;
  const names = (/** @type {string} */ kind) => performance.getEntriesByType(kind).map(({name}) => name);
  const files = names("resource").filter((url) => url.startsWith(folder.href));
  /** @type {KeepMessage} */
  const message = {keep: [...names("navigation"), ...files]}; // as it was asked for: the page may change its address
  active?.postMessage(message);
}

/** After the page has loaded: nothing that is wanted at once waits for this. */
export function keepWhenLoaded() {
  if (!("serviceWorker" in navigator)) return;
  const quietly = () => keep().catch(() => {}); // a browser may forbid it, as in a private window
  if (document.readyState === "complete") quietly();
  else addEventListener("load", quietly, {once: true});
}
