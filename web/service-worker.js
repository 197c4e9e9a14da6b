// The service worker. After one visit the site works without a network, with all
// files from a single version.
//
// The server prepends a line that defines
//   version    the hash of the whole site
//   base       the path of the site, "/" or "/path/"
//   files      [{url, integrity}] of the files that are needed offline in any language
//   wanted     [url] of files to keep after their first use
//   languages  [{code, home, texts, manifest}], where home is the page at the base in
//              that language. The visitor's language is kept from the start, others
//              after their first use. The first has the addresses without a language.
//
// - The visitor's language is the one that a page last reported, else the browser's. The
//   cache holds its code at the address in told. All addresses without a language are
//   answered in that language.
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
const told = base + "language";
const once = [...wanted, ...languages.flatMap(({ texts, manifest }) => [texts, manifest])]; // files to keep after their first use

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
  const language = await spoken();
  const again = await kept(wanted, (url) => url);
  await Promise.all([
    ...files.map(({ url, integrity }) => store(cache, url, { integrity })),
    ...again.map((url) => store(cache, url)),
    ...(await used(language)).map((one) => storeLanguage(cache, one)),
  ]);
  await cache.put(told, new Response(language.code));
}

// kept filters all, keeping the elements whose file is in a cache of an earlier version,
// even if the file has changed.
async function kept(all, file) {
  const had = await Promise.all(all.map((one) => caches.match(file(one), { ignoreSearch: true })));
  return all.filter((_, i) => had[i]);
}

// used returns the visitor's language and the languages that an earlier version cached.
// Early versions had no separate texts and contained all languages.
async function used(language) {
  const before = (await caches.keys()).some((name) => name.startsWith(prefix) && name !== cacheName);
  const had = await kept(languages, ({ texts }) => texts);
  return before && !had.length ? languages : [...new Set([language, ...had])];
}

// spoken returns the visitor's language.
async function spoken() {
  let tags = navigator.languages;
  for (const name of await caches.keys()) { // in order of creation
    const kept = name.startsWith(prefix) && await caches.match(told, { cacheName: name });
    if (kept) {
      tags = [await kept.text()];
    }
  }
  return preferred(tags);
}

// preferred returns the first language in a list of tags that the site has.
function preferred(tags) {
  const primary = (tag) => tag.toLowerCase().split("-")[0];
  return tags.map((tag) => languages.find(({ code }) => primary(code) === primary(tag))).find((found) => found) ?? languages[0];
}

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
async function store(cache, url, options = {}) {
  const hashed = url.includes("?v=");
  const request = new Request(url, hashed ? options : { ...options, cache: "no-cache" });
  const response = hashed && await caches.match(request) || await fetch(request);
  if (response.status !== 200) {
    throw new Error(`${url}: HTTP status ${response.status}`);
  }
  await cache.put(request, response);
}

const storeLanguage = (cache, { code, home, texts, manifest }) =>
  Promise.all([storeHome(cache, code, home), store(cache, texts), store(cache, manifest)]);

// storeHome stores the page at the base in a language. For the browser's language it
// tries the base itself first: the browser has just fetched that address, and a server
// that negotiates has sent it in that language.
async function storeHome(cache, code, home) {
  const ways = [[home, { "Accept-Language": code }]];
  if (code === preferred(navigator.languages).code) {
    ways.unshift([base, {}]);
  }
  for (const [url, headers] of ways) {
    const response = await fetch(url, { cache: "no-cache", headers });
    if (response.status === 200 && belongs(await response.clone().text(), code)) {
      await cache.put(home, response);
      return;
    }
  }
  throw new Error(`${home} is not of version ${version}`);
}

// belongs reports whether a page is complete, in the given language, and belongs to this
// version. An intermediate cache, or another server with the same name, may still have
// an old page.
const belongs = (html, code) => html.includes(version) && html.includes(`<html lang="${code}">`) && html.trimEnd().endsWith("</html>");

// A page asks this worker to keep files that it will need offline, and files that it
// fetched before the worker ran. The texts among them report the visitor's language.
addEventListener("message", (event) => {
  const url = event.data?.keep;
  const language = languages.find(({ texts }) => texts === url);
  if (language || wanted.includes(url)) {
    event.waitUntil(language ? keepLanguage(language) : keep(url));
  }
});

async function keep(url) {
  const cache = await caches.open(cacheName);
  await cache.match(url) || await store(cache, url);
}

async function keepLanguage(language) {
  const cache = await caches.open(cacheName);
  const { home, texts, manifest } = language;
  const had = await Promise.all([home, texts, manifest].map((url) => cache.match(url)));
  had.every((one) => one) || await storeLanguage(cache, language);
  await cache.put(told, new Response(language.code));
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

// page answers a navigation with the page in the language of its address, or else in the
// visitor's. Offline, the page at the base answers for all others: its program shows what
// belongs to the path.
async function page(event, request, url) {
  const cache = await caches.open(cacheName);
  const named = languages.find(({ code }) => url.pathname.startsWith(`${base}${code}/`));
  const visitors = await spoken();
  const { code, home } = named ?? visitors;
  const route = url.pathname.slice(named ? `${base}${code}/`.length : base.length);
  if (!route) {
    const cached = await cache.match(home);
    if (cached) {
      return cached;
    }
    named || event.waitUntil(mend());
  }
  try {
    return await fetch(route && !route.endsWith("/") ? request : new Request(home + route + url.search, {
      headers: { "Accept": request.headers.get("Accept"), "Accept-Language": code }, cache: request.cache, redirect: "manual",
    }));
  } catch (error) {
    for (const { home } of [visitors, ...languages]) {
      const cached = await cache.match(home);
      if (cached) {
        return cached;
      }
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
