// The engine's worker: starts the page's own WebAssembly in a dedicated Worker,
// where there is no document and the program therefore serves requests.
//
// Contract with the page (which starts the worker by sudokuWorker() of boot.js):
//
//   page -> worker, once and first:
//     {execURL, module}    the URL of wasm_exec.js and the compiled program, or
//     {execURL, wasmURL}   where a WebAssembly.Module cannot be posted, or
//     {execURL, wasmURL, share: {size, kept}}
//                          the worker fetches and compiles the program for the page
//                          as well: of size bytes, and kept tells whether the
//                          browser has it from a visit before.
//   page -> worker, afterwards:
//     anything: strings (JSON) and Uint8Arrays by agreement. It is handed to
//     self.onmessage, which the program sets. What arrives before it is set is
//     kept and handed over then, in order. The page need not wait.
//   worker -> page:
//     {loaded, total}      where it shares: which share of total bytes is there;
//     {module}             where it shares: the compiled program;
//     {ready: true}        posted by the program once it has set self.onmessage;
//     {crash: "why"}       the program could not be started or has ended. There
//                          is nothing more to come: terminate this worker;
//     anything else        posted by the program.
"use strict";

// The page's policy on scripts, see markup.js, holds here as well.
self.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) {
      throw new TypeError("refused as a script: " + address);
    }
    return address;
  },
});

const early = [];

function keep(event) {
  event.stopImmediatePropagation();
  if (early.push(event.data) === 1) {
    start(event.data).catch((error) => postMessage({ crash: String(error) }));
  }
}

async function start({ execURL, wasmURL, module, share }) {
  const compiled = module ?? compile(wasmURL, share);
  importScripts(execURL);
  const go = new Go();
  let status = 0;
  go.exit = (code) => { status = code; };
  const program = await compiled;
  self.sudokuFirst = !!share;
  self.sudokuRehearse = share && !share.kept;
  if (share?.kept) {
    postMessage({ module: program });
  }
  const ended = go.run(await WebAssembly.instantiate(program, go.importObject));
  if (share && !share.kept) {
    // Functions are compiled when they are first called: those that have begun the
    // program here are compiled for the page as well.
    postMessage({ module: program });
  }
  handOver();
  await ended;
  throw new Error(`the program ended with status ${status}`);
}

// compile fetches and compiles the program. Code that the browser compiled at a visit
// before is used, and kept at this one, only for a response of its own HTTP cache or
// of the network: neither for one of the service worker nor for one that is made in
// a script. So that cache is asked first, and what is loaded is counted at a copy.
async function compile(url, share) {
  const response = share?.kept && await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null) || await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: HTTP status ${response.status}`);
  }
  if (share && !share.kept) {
    count(response.clone(), share.size);
  }
  const type = response.headers.get("Content-Type") ?? "";
  return WebAssembly.compileStreaming && type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// count tells the page how far a response has come. The browser tells the bytes after
// decoding, size in all; what they are on the way is in proportion.
async function count(response, size) {
  const total = Number(response.headers.get("Content-Length")) || size;
  let done = 0;
  for (const reader = response.body.getReader(); ;) {
    const { value } = await reader.read().catch(() => ({}));
    if (!value) {
      return;
    }
    done += value.byteLength;
    postMessage({ loaded: Math.min(done / size, 1), total });
  }
}

// handOver gives the messages to the program as soon as it listens.
function handOver() {
  if (!self.onmessage) {
    setTimeout(handOver, 1);
    return;
  }
  removeEventListener("message", keep);
  for (const data of early.slice(1)) {
    dispatchEvent(new MessageEvent("message", { data }));
  }
}

addEventListener("message", keep);
