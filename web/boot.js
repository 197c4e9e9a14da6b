// What the page needs before go-app's script, which follows in the same file.
"use strict";

// The page's program, once compiled: workers are started from it, so that
// nothing is downloaded or compiled a second time.
globalThis.sudokuModule = undefined;

{
  const stream = WebAssembly.instantiateStreaming;

  // Unlike the browser's own it takes a server that does not know the type of
  // .wasm files, and it has words for a player when it fails.
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const response = await source;
      const type = response.headers.get("Content-Type") ?? "";
      const result = stream && type.startsWith("application/wasm")
        ? await stream.call(WebAssembly, response, imports)
        : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
      globalThis.sudokuModule = result.module;
      return result;
    } catch (error) {
      throw new Error(`The solver could not be loaded. Please try again later. (${error.message})`);
    }
  };
}

// sudokuWorker starts a worker of the engine and sends it its first message;
// worker.js has the contract.
globalThis.sudokuWorker = () => {
  const { SUDOKU_WORKER_URL: url, SUDOKU_EXEC_URL: execURL, SUDOKU_WASM_URL: wasmURL } = goappEnv;
  const worker = new Worker(url);
  try {
    worker.postMessage({ execURL, module: globalThis.sudokuModule, wasmURL });
  } catch {
    worker.postMessage({ execURL, wasmURL }); // this browser does not share modules
  }
  return worker;
};

// sudokuAfterPaint calls a function when the page as served was painted, or
// after a while where the browser does not say. A page that nobody sees is not
// painted.
globalThis.sudokuAfterPaint = (then) => {
  if (document.visibilityState !== "visible") {
    then();
    return;
  }
  const go = () => {
    clearTimeout(late);
    paints.disconnect();
    then();
  };
  const late = setTimeout(go, 500);
  const paints = new PerformanceObserver(go);
  paints.observe({ type: "paint", buffered: true });
};
