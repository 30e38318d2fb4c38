// The service worker. It keeps opened pages for use without network. cardlab's files have a hash in their names, so
// they come from the cache. A page comes from the network, or from the cache if there is no answer. It is cached only
// if the server allows it. Everything else, above all the messages of kernels and sessions, passes untouched.

import {VERSION} from "./version.js";

/** @import {FetchMoment, KeepMessage, WorkerScope} from "../common/types.d.ts" */

const PATIENCE = 4000; // milliseconds to wait for a page that is in the cache
const MOST_PAGES = 60; // the maximum number of stored pages; the oldest are deleted
const GATEWAY = [502, 504]; // status codes of a proxy when the server is gone

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope; // the address of the server, with a slash at the end
const ours = `cardlab ${scope} `; // one browser may know several servers at one address, for example under JupyterHub
const FILES = `${ours}files ${VERSION}`;
const PAGES = `${ours}pages ${VERSION}`;

/**
 * Returns one of cardlab's files from the cache; if it is not there, loads it and caches it.
 * @param {Request} request
 */
async function file(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

/**
 * Caches a page if the server allows it, and limits the number of pages.
 * @param {string} url
 * @param {Response} answer
 */
async function keepPage(url, answer) {
  if (answer.status !== 200 || answer.redirected || !answer.headers.has("Cardlab-Keep")) return;
  const copy = answer.clone(); // before anybody reads it
  const cache = await caches.open(PAGES);
  await cache.delete(url); // makes it the youngest entry
  await cache.put(url, copy);
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, Math.max(0, pages.length - MOST_PAGES)).map((old) => cache.delete(old)));
}

/**
 * Returns a page from the network, or else its copy in the cache.
 * @param {FetchMoment} moment
 */
async function page(moment) {
  const url = moment.request.url;
  const kept = await (await caches.open(PAGES)).match(url);
  // Use the browser's own request if it has started one. The server needs its headers, which say whether a reader
  // asked for the page; a request by the worker lacks them.
  const answering = moment.preloadResponse.then((begun) => begun ?? fetch(moment.request));
  const keeping = answering.then((answer) => keepPage(url, answer));
  moment.waitUntil(keeping.catch(() => {})); // no network or no room; the page is shown anyway
  if (!kept) return answering;
  const late = new Promise((done) => setTimeout(done, PATIENCE, kept));
  const answered = answering.then((answer) => (GATEWAY.includes(answer.status) ? kept : answer));
  return Promise.race([answered.catch(() => kept), late]);
}

/**
 * Caches the files that a page loaded before the worker was there. They come from the browser's own cache.
 * @param {string[]} urls
 */
async function keepLoaded(urls) {
  const cached = {cache: /** @type {const} */ ("force-cache")};
  await Promise.all(
    urls.map(async (url) => {
      if (isFile(url)) return file(new Request(url, cached));
      return isPage(url) ? keepPage(url, await fetch(url, cached)) : undefined;
    }),
  );
}

/** @param {string} url */
const isFile = (url) => url.startsWith(`${scope}cardlab/assets/`);

/**
 * Tells whether an address may be one of cardlab's pages. The server decides whether it is cached.
 * @param {string} url
 */
function isPage(url) {
  const [path] = url.slice(scope.length).split(/[?#]/);
  return url.startsWith(scope) && (path === "" || /^(cardlab|voila\/render)(\/|$)/.test(path));
}

worker.addEventListener("install", () => void worker.skipWaiting()); // versions never share files

worker.addEventListener("activate", (moment) => {
  const forget = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(ours) && ![FILES, PAGES].includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  moment.waitUntil(forget());
});

worker.addEventListener("fetch", (moment) => {
  const {request} = moment;
  if (request.method !== "GET") return;
  if (isFile(request.url)) moment.respondWith(file(request));
  else if (request.mode === "navigate" && isPage(request.url)) moment.respondWith(page(moment));
});

worker.addEventListener("message", (moment) => {
  const {keep} = /** @type {KeepMessage} */ (moment.data);
  if (Array.isArray(keep)) moment.waitUntil(keepLoaded(keep));
});
