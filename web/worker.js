// The engine's worker: starts the page's own WebAssembly in a dedicated Worker,
// where there is no document and the program therefore serves requests.
//
// Contract with the page (which starts the worker by sudokuWorker() of boot.js):
//
//   page -> worker, once and first:
//     {execURL, module}    the URL of wasm_exec.js and the compiled program, or
//     {execURL, wasmURL}   where a WebAssembly.Module cannot be posted.
//   page -> worker, afterwards:
//     anything: strings (JSON) and Uint8Arrays by agreement. It is handed to
//     self.onmessage, which the program sets. What arrives before it is set is
//     kept and handed over then, in order. The page need not wait.
//   worker -> page:
//     {ready: true}        posted by the program once it has set self.onmessage;
//     {crash: "why"}       the program could not be started or has ended. There
//                          is nothing more to come: terminate this worker;
//     anything else        posted by the program.
"use strict";

const early = [];

function keep(event) {
  event.stopImmediatePropagation();
  if (early.push(event.data) === 1) {
    start(event.data).catch((error) => postMessage({ crash: String(error) }));
  }
}

async function start({ execURL, wasmURL, module }) {
  importScripts(execURL);
  const go = new Go();
  let status = 0;
  go.exit = (code) => { status = code; };
  const instance = module
    ? await WebAssembly.instantiate(module, go.importObject)
    : (await WebAssembly.instantiateStreaming(fetch(wasmURL), go.importObject)).instance;
  const ended = go.run(instance);
  handOver();
  await ended;
  throw new Error(`the program ended with status ${status}`);
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
