// The service worker: keeps what has been opened, for a day without network. Our files, whose names have a hash, are
// taken from what is kept; a page is asked for, and what is kept of it is shown where nobody answers. A page is kept
// only if the server says so. All else, what kernels and sessions say above all, goes by as if this were not there.

import {VERSION} from "./version.js";

/** @import {FetchMoment, KeepMessage, WorkerScope} from "../common/types.d.ts" */

const PATIENCE = 4000; // milliseconds that a page may take where a copy of it is there
const MOST_PAGES = 60; // kept of a reader; the oldest go
const GATEWAY = [502, 504]; // what a proxy answers where the server is gone

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope; // where the server is, with a slash at its end
const ours = `cardlab ${scope} `; // one browser may know several servers at one address, as those of a hub
const FILES = `${ours}files ${VERSION}`;
const PAGES = `${ours}pages ${VERSION}`;

/**
 * A file of ours: what is kept, or else what is answered, which is kept.
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
 * Keep a page, if the server says that it may be kept, and no more pages than enough.
 * @param {string} url
 * @param {Response} answer
 */
async function keepPage(url, answer) {
  if (answer.status !== 200 || answer.redirected || !answer.headers.has("Cardlab-Keep")) return;
  const copy = answer.clone(); // before anybody reads it
  const cache = await caches.open(PAGES);
  await cache.delete(url); // so that it is the youngest
  await cache.put(url, copy);
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, Math.max(0, pages.length - MOST_PAGES)).map((old) => cache.delete(old)));
}

/**
 * A page: what is answered, or else the copy that is kept of it.
 * @param {FetchMoment} moment
 */
async function page(moment) {
  const url = moment.request.url;
  const kept = await (await caches.open(PAGES)).match(url);
  // The browser's own request where it has begun one: it says whether a reader has asked, and for what, as the server
  // wants to know; that of a worker does not.
  const answering = moment.preloadResponse.then((begun) => begun ?? fetch(moment.request));
  const keeping = answering.then((answer) => keepPage(url, answer));
  moment.waitUntil(keeping.catch(() => {})); // no network, or no room: the page is shown all the same
  if (!kept) return answering;
  const late = new Promise((done) => setTimeout(done, PATIENCE, kept));
  const answered = answering.then((answer) => (GATEWAY.includes(answer.status) ? kept : answer));
  return Promise.race([answered.catch(() => kept), late]);
}

/**
 * Keep what a page has loaded before this was there; the browser still has it, so nobody is asked.
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
 * Whether it may be a page of ours; what is kept of them, the server says.
 * @param {string} url
 */
function isPage(url) {
  const [path] = url.slice(scope.length).split(/[?#]/);
  return url.startsWith(scope) && (path === "" || /^(cardlab|voila\/render)(\/|$)/.test(path));
}

worker.addEventListener("install", () => void worker.skipWaiting()); // no version takes files of another

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
