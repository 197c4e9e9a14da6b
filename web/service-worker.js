// The service worker. After one visit the site works without a network, with all
// files from a single version.
//
// The server prepends a line that defines
//   version  the hash of the whole site
//   base     the path of the site, "/" or "/path/"
//   pages    the paths of its pages
//   files    [{url, integrity}] of all other files needed offline
//   wanted   [url] of files to keep after their first use
//   texts    [[tag, url, page]] of the texts of each language, and of its page at the
//            base unless that is the base itself: the browser's language is kept from
//            the start, the others after their first use
//
// - An installation is all or nothing. If a download fails or belongs to another
//   version, the browser drops this worker and keeps the previous one, whose cache
//   is untouched. Open pages are told.
// - Activation deletes all old caches except the latest: pages of the previous
//   version may still be open, and start workers from files of their version.
// - Requests with the cache mode "only-if-cached" are left to the browser's HTTP
//   cache, because only that cache has the program's compiled code (see worker.js).
// - clients.claim() is not called: it would make go-app report an update on the
//   first visit.
"use strict";

const prefix = `sudoku ${base} `; // sites at other paths share the origin's caches
const cacheName = prefix + version;
const languages = new Map(texts);
const homes = new Map(texts.filter(([, , page]) => page).map(([, url, page]) => [url, page]));
const once = [...wanted, ...languages.values(), ...homes.values()]; // files to keep after their first use

addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  await caches.delete(cacheName); // this version may have been installed before; a new cache counts as the latest
  try {
    await fill();
  } catch (error) {
    await caches.delete(cacheName);
    for (const client of await clients.matchAll({ includeUncontrolled: true })) {
      client.postMessage({ failed: error.name }); // the page tries again, or reports that storage is full
    }
    throw error;
  }
  await skipWaiting();
}

// fill stores all files that are needed offline.
async function fill() {
  const cache = await caches.open(cacheName);
  await Promise.all([
    ...pages.map((url) => store(cache, new Request(url, { cache: "no-cache" }), belongs)),
    ...files.map(({ url, integrity }) =>
      store(cache, new Request(url, url.includes("?v=") ? { integrity } : { integrity, cache: "no-cache" }))),
    ...[...await used()].map((url) => store(cache, unversioned(url))),
  ]);
}

// used returns the files of once that an earlier version kept, even if they have
// changed, and the texts in the browser's language. Early versions had no separate
// texts and contained all languages, so after such a version it returns all texts.
async function used() {
  const before = (await caches.keys()).some((name) => name.startsWith(prefix) && name !== cacheName);
  const all = [...languages.values()];
  const spoken = navigator.languages.map((tag) => languages.get(tag.toLowerCase().split("-")[0])).find((url) => url);
  const kept = [];
  for (const url of once) {
    await caches.match(url, { ignoreSearch: true }) && kept.push(url);
  }
  const using = [...kept, ...(before && !kept.some((url) => all.includes(url)) ? all : [spoken ?? all[0]])];
  return new Set(using.flatMap((url) => homes.has(url) ? [url, homes.get(url)] : url));
}

// unversioned returns a request that asks the server again for a page.
const unversioned = (url) => new Request(url, url.endsWith("/") ? { cache: "no-cache" } : {});

// mend refills the cache if it was deleted but the worker was not.
let mending = false;
async function mend() {
  if (mending) {
    return;
  }
  mending = true;
  try {
    await fill();
  } catch {
    // The site has a new version, or the network is down. The next visit tries again.
  }
  mending = false;
}

// store copies a file from an earlier version's cache if it has the same hash, and
// fetches it otherwise.
async function store(cache, request, check) {
  const kept = request.url.includes("?v=") && await caches.match(request);
  const response = kept || await fetch(request);
  if (response.status !== 200 || (check && !check(await response.clone().text()))) {
    throw new Error(`${request.url} is not of version ${version} (HTTP status ${response.status})`);
  }
  await cache.put(request, response);
}

// belongs reports whether a page is complete and belongs to this version. An
// intermediate cache, or another server with the same name, may still have an old
// page.
const belongs = (html) => html.includes(version) && html.trimEnd().endsWith("</html>");

// A page asks this worker to keep files that it will need offline, and files that it
// fetched before the worker ran.
addEventListener("message", (event) => {
  const url = event.data?.keep;
  if (once.includes(url)) {
    event.waitUntil(Promise.all([keep(url), homes.has(url) && keep(homes.get(url))]));
  }
});

async function keep(url) {
  const cache = await caches.open(cacheName);
  if (!await cache.match(url)) {
    await store(cache, unversioned(url));
  }
}

addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name))); // keys are in order of creation
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || request.cache === "only-if-cached" || url.origin !== location.origin || !url.pathname.startsWith(base)) {
    return;
  }
  event.respondWith(request.mode === "navigate" ? page(event, request, url) : resource(request, url));
});

// page answers a navigation with the page at its path and ignores the query.
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
