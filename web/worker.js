// The engine's worker. It starts the page's own WebAssembly in a dedicated Worker,
// where the program finds no document and therefore serves requests.
//
// Contract with the page, which starts the worker with sudokuWorker() in boot.js:
//
//   page -> worker, the first message:
//     {execURL, module}    the URL of wasm_exec.js and the compiled program, or
//     {execURL, wasmURL}   if a WebAssembly.Module cannot be posted, or
//     {execURL, wasmURL, share: {size, kept}}
//                          the worker also fetches and compiles the program for the
//                          page: size is its length in bytes, and kept says whether
//                          the browser has it from an earlier visit.
//   page -> worker, later messages:
//     Anything; by agreement strings (JSON) and Uint8Arrays. They go to
//     self.onmessage, which the program sets. Earlier messages are kept and handed
//     over then, in order, so the page need not wait.
//   worker -> page:
//     {loaded, total}      with share: the fraction loaded, and the total in bytes;
//     {module}             with share: the compiled program;
//     {ready: true}        posted by the program when it has set self.onmessage;
//     {lock: "name"}       it has taken a message and holds this lock until it has
//                          finished, "" if the browser has no locks. sudokuWatch in
//                          boot.js receives this message and the next;
//     {rests: true}        it has finished;
//     {crash: "why"}       the program could not be started or has ended. No more
//                          messages follow: terminate this worker;
//     anything else        posted by the program.
"use strict";

// The page's policy on scripts (markup.js) applies here as well.
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
    // Browsers compile a function when it is first called. Running the program here
    // first compiles its startup code for the page as well.
    postMessage({ module: program });
  }
  handOver();
  await ended;
  throw new Error(`the program ended with status ${status}`);
}

// compile fetches and compiles the program. Browsers reuse and keep compiled code
// only for responses from their own HTTP cache or the network, not for those from a
// service worker or constructed in a script. So compile asks the HTTP cache first,
// and counts the bytes of a copy.
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

// count reports the progress of a response to the page. size is the number of decoded
// bytes, which the browser counts. The bytes transferred are assumed to be
// proportional.
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

// handOver passes the early messages to the program as soon as it listens.
function handOver() {
  if (!self.onmessage) {
    setTimeout(handOver, 1);
    return;
  }
  removeEventListener("message", keep);
  const serve = self.onmessage;
  self.onmessage = (event) => hold(() => serve(event));
  for (const data of early.slice(1)) {
    dispatchEvent(new MessageEvent("message", { data }));
  }
}

const lock = `sudoku ${performance.timeOrigin} ${Math.random()}`;

// hold runs a function and holds a lock until the program calls sudokuRests. A worker
// may die without an event, but the browser then releases its locks.
function hold(serve) {
  const begin = (name, release) => {
    self.sudokuRests = () => {
      postMessage({ rests: true });
      release();
    };
    postMessage({ lock: name });
    serve();
  };
  if (navigator.locks) {
    navigator.locks.request(lock, () => new Promise((release) => begin(lock, release)));
  } else {
    begin("", () => {});
  }
}

addEventListener("message", keep);
