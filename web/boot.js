// How the program is fetched, started and shared with workers. go-app's script
// follows in the same file and calls sudokuStart in the place of its own way.
"use strict";

// The page's program, once compiled: workers are started from it, so that
// nothing is downloaded or compiled a second time.
globalThis.sudokuModule = undefined;

// sudokuStart starts the program, and says so where it does not come or ends.
globalThis.sudokuStart = async () => {
  if (!goappCanLoadWebAssembly()) {
    sudokuLoading.running(); // a robot reads what the server drew
    return;
  }
  if (!globalThis.WebAssembly) {
    sudokuLoading.stop("unable");
    return;
  }
  let ended;
  try {
    const go = new Go();
    const program = await sudokuCompile(goappEnv.SUDOKU_WASM_URL, go.importObject);
    globalThis.sudokuModule = program.module;
    ended = go.run(program.instance);
    sudokuLoading.running();
  } catch (error) {
    console.error("loading the program failed:", error);
    sudokuLoading.stop("failed");
    return;
  }
  try {
    await ended;
  } catch (error) {
    console.error("the program broke off:", error);
  }
  sudokuLoading.stop("ended");
};

// sudokuCompile fetches and instantiates the program. Unlike the browser's own way
// it takes a server that does not know the type of .wasm files.
globalThis.sudokuCompile = async (url, imports) => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: HTTP status ${response.status}`);
  }
  // What comes from the service worker's cache is there at once, and only in its own
  // response the browser finds the code that it compiled before.
  const whole = navigator.serviceWorker?.controller ? response : sudokuCounted(response);
  const type = response.headers.get("Content-Type") ?? "";
  return WebAssembly.instantiateStreaming && type.startsWith("application/wasm")
    ? WebAssembly.instantiateStreaming(whole, imports)
    : WebAssembly.instantiate(await whole.arrayBuffer(), imports);
};

// sudokuCounted is a response that shows how far it has come. The browser tells the
// bytes after decoding; what they are on the way is in proportion.
globalThis.sudokuCounted = (response) => {
  const decoded = Number(goappEnv.SUDOKU_WASM_SIZE);
  const total = Number(response.headers.get("Content-Length")) || decoded;
  let done = 0;
  const count = new TransformStream({
    transform(bytes, next) {
      done += bytes.byteLength;
      sudokuLoading.progress(Math.min(done / decoded, 1), total);
      next.enqueue(bytes);
    },
  });
  sudokuLoading.progress(0, total);
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
};

// sudokuWorker starts a worker of the engine and sends it its first message;
// worker.js has the contract. Where none can be started it returns null.
globalThis.sudokuWorker = () => {
  const { SUDOKU_WORKER_URL: url, SUDOKU_EXEC_URL: execURL, SUDOKU_WASM_URL: wasmURL } = goappEnv;
  try {
    const worker = new Worker(url);
    try {
      worker.postMessage({ execURL, module: globalThis.sudokuModule, wasmURL });
    } catch {
      worker.postMessage({ execURL, wasmURL }); // this browser does not share modules
    }
    return worker;
  } catch (error) {
    console.warn("no workers:", error);
    return null;
  }
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
