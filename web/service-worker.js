// The service worker: after one visit the site works without a network, in the
// version that was installed as a whole.
//
// The server puts a line in front of this file that defines
//   version  the hash of everything the site consists of
//   base     the path of the site, "/" or "/path/"
//   pages    the paths of its pages
//   files    [{url, integrity}] of all that is needed offline in addition to the pages
//   wanted   [url] of what is kept once it was needed
//   texts    [[code, url]] of the texts of each language; those of the browser's
//            are kept from the beginning, others once they were needed
//
// - An installation is all or nothing. When a download fails or is not of this
//   version, the browser drops this worker and keeps the one before it, whose
//   cache was not touched. The pages hear of it.
// - Activation deletes old caches but for the latest one: pages of the former
//   version may still be open, and start workers from files of their version.
// - What a page asks of the browser's own cache alone is not answered here: only from
//   there it takes the compiled code of the program (worker.js).
// - There is no clients.claim(): it would make go-app report an update on the
//   very first visit.
"use strict";

const prefix = `sudoku ${base} `; // sites of other paths share the origin's caches
const cacheName = prefix + version;
const languages = new Map(texts);
const once = [...wanted, ...languages.values()]; // what is kept once it was needed

addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  await caches.delete(cacheName); // of a version that comes back; now it is the latest
  try {
    await fill();
  } catch (error) {
    await caches.delete(cacheName);
    for (const client of await clients.matchAll({ includeUncontrolled: true })) {
      client.postMessage({ failed: error.name }); // the page tries again, or says that there is no room
    }
    throw error;
  }
  await skipWaiting();
}

// fill stores all that is needed offline.
async function fill() {
  const cache = await caches.open(cacheName);
  await Promise.all([
    ...pages.map((url) => store(cache, new Request(url, { cache: "no-cache" }), belongs)),
    ...files.map(({ url, integrity }) =>
      store(cache, new Request(url, url.includes("?v=") ? { integrity } : { integrity, cache: "no-cache" }))),
    ...[...await used()].map((url) => store(cache, new Request(url))),
  ]);
}

// used is what was kept in an earlier version, though it may have changed, and the
// texts in the browser's language. Versions before there were texts had them all.
async function used() {
  const before = (await caches.keys()).some((name) => name.startsWith(prefix) && name !== cacheName);
  const all = [...languages.values()];
  const spoken = navigator.languages.map((tag) => languages.get(tag.toLowerCase().split("-")[0])).find((url) => url);
  const kept = [];
  for (const url of once) {
    await caches.match(url, { ignoreSearch: true }) && kept.push(url);
  }
  return new Set([...kept, ...(before && !kept.some((url) => all.includes(url)) ? all : [spoken ?? all[0]])]);
}

// mend fills a cache that somebody has deleted, while the worker stayed.
let mending = false;
async function mend() {
  if (mending) {
    return;
  }
  mending = true;
  try {
    await fill();
  } catch {
    // There is a new version, or no network: the next visit sees to it.
  }
  mending = false;
}

// store takes a file along from an earlier version, where it has the same hash, else
// it fetches it.
async function store(cache, request, check) {
  const kept = request.url.includes("?v=") && await caches.match(request);
  const response = kept || await fetch(request);
  if (response.status !== 200 || (check && !check(await response.clone().text()))) {
    throw new Error(`${request.url} is not of version ${version} (HTTP status ${response.status})`);
  }
  await cache.put(request, response);
}

// belongs distinguishes a page of this version, whole, from one that a cache on
// the way, or another server of the same name, still has.
const belongs = (html) => html.includes(version) && html.trimEnd().endsWith("</html>");

// The page asks for what it will need offline, and for what it fetched before
// this worker was there to see it.
addEventListener("message", (event) => {
  const url = event.data?.keep;
  if (once.includes(url)) {
    event.waitUntil(keep(url));
  }
});

async function keep(url) {
  const cache = await caches.open(cacheName);
  if (!await cache.match(url)) {
    await store(cache, new Request(url));
  }
}

addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name))); // keys come in order of creation
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || request.cache === "only-if-cached" || url.origin !== location.origin || !url.pathname.startsWith(base)) {
    return;
  }
  event.respondWith(request.mode === "navigate" ? page(event, request, url) : resource(request, url));
});

// page answers a navigation with the page of its path, whatever the query.
async function page(event, request, url) {
  const cache = await caches.open(cacheName);
  if (pages.includes(url.pathname)) {
    const cached = await cache.match(url.pathname);
    if (cached) {
      return cached;
    }
    event.waitUntil(mend());
  }
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await cache.match(base);
    if (cached) {
      return cached;
    }
    throw error;
  }
}

async function resource(request, url) {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request) ?? await caches.match(request);
  if (cached) {
    return cached;
  }
  try {
    const response = await fetch(request);
    if (response.status === 200 && once.includes(url.pathname + url.search)) {
      await cache.put(request, response.clone());
    }
    return response;
  } catch (error) {
    const other = await cache.match(request, { ignoreSearch: true });
    if (other) {
      return other;
    }
    throw error;
  }
}
