// How the program is fetched, started and shared with workers. go-app's script
// follows in the same file and calls sudokuStart in the place of its own way.
"use strict";

// The page's program, once compiled: workers are started from it, so that
// nothing is downloaded or compiled a second time.
globalThis.sudokuModule = undefined;

// The first worker, which compiles the program for the page; then it serves as any
// other.
globalThis.sudokuFirst = undefined;

// sudokuBegin starts the program when the page was painted, in a document when
// something there needs it.
globalThis.sudokuBegin = () => {
  if (!goappCanLoadWebAssembly() || sudokuIsRead()) {
    sudokuLoading.running(); // a robot, or a person, reads what the server drew
    return;
  }
  const program = sudokuCompileElsewhere();
  sudokuText(sudokuTextOf(document.documentElement.lang)).catch(() => {}); // the program asks again, and for others
  sudokuAfterPaint(() => sudokuStart(program));
};

// sudokuStart starts the program, and says so where it does not come or ends. Its
// argument is what sudokuCompileElsewhere returned.
globalThis.sudokuStart = async (program) => {
  if (!globalThis.WebAssembly) {
    sudokuLoading.stop("unable");
    return;
  }
  const drawn = document.body.firstElementChild;
  new MutationObserver((_, observer) => {
    if (document.body.firstElementChild !== drawn) { // the program has drawn the page
      observer.disconnect();
      document.getElementById("grid") || sudokuReady(); // the solver itself says when
    }
  }).observe(document.body, { childList: true });

  let ended;
  try {
    const go = new Go(), inside = sudokuGuard(go);
    globalThis.sudokuModule = await program() ?? await sudokuCompileHere();
    const instance = await WebAssembly.instantiate(sudokuModule, go.importObject);
    inside(() => { ended = go.run(instance); });
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

// sudokuGuard keeps events from a program that cannot take them: when its page was left
// for good, and when the browser has broken it off within a call, as Firefox does if a
// page is left while it computes. Go's scheduler would find itself in disorder. A page in
// the back/forward cache is whole and keeps its events. The function that is returned
// starts the program.
const sudokuGuard = (go) => {
  const { _resume } = go;
  let depth = 0, gone = false, broken = false;
  const inside = (run) => {
    // The microtask runs when no script is left on the stack.
    depth++ || queueMicrotask(() => {
      broken = depth > 0;
      broken && setTimeout(() => sudokuLoading.stop("ended"));
    });
    run();
    depth--;
  };
  const enter = (run, leaving) => {
    const can = !broken && (!gone || leaving || depth);
    can && inside(run);
    return can;
  };
  go._resume = () => {
    enter(() => _resume.call(go)) || go._scheduledTimeouts.clear(); // or wasm_exec.js would try again at once
  };
  go._makeFuncWrapper = (id) => function (...args) {
    const event = { id, this: this, args };
    enter(() => {
      go._pendingEvent = event;
      _resume.call(go);
    }, args[0]?.type === "pagehide");
    return event.result;
  };
  addEventListener("pagehide", ({ persisted }) => {
    gone = !persisted;
    broken ||= depth > 0;
  });
  return inside;
};

// sudokuText promises the texts of a language, which have a file of their own and are
// fetched once.
const fetchedTexts = {};
globalThis.sudokuText = (url) => fetchedTexts[url] ??= fetch(url).then((response) => {
  if (!response.ok) {
    throw new Error(`${url}: HTTP status ${response.status}`);
  }
  return response.text();
}).catch((error) => {
  delete fetchedTexts[url]; // for another try
  throw error;
});

// sudokuTextOf is where the texts of a language are, by its code.
const sudokuTextOf = (code) => goappEnv.SUDOKU_TEXTS.split("\n").map((line) => line.split("\t")).find(([known]) => known === code)[2];

// A document may have been read without the program; its language is kept as well.
navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ keep: sudokuTextOf(document.documentElement.lang) }));

// sudokuReady is called once the program has taken over.
globalThis.sudokuReady = () => {
  performance.mark("sudoku ready");
  sudokuLoading.running();
  if (sudokuFirst && !document.getElementById("grid")) {
    sudokuFirst.terminate(); // a document has no work for it
    sudokuFirst = undefined;
  }
  dispatchEvent(new Event("sudoku-ready"));
};

// sudokuCompileElsewhere starts the first worker, whose script is asked for at once.
// The function that it returns has that worker fetch and compile the program, which
// costs the page's thread nothing, and promises it; null where that does not work out.
globalThis.sudokuCompileElsewhere = () => {
  let give;
  const module = new Promise((done) => {
    give = (compiled) => {
      if (!compiled) {
        sudokuFirst?.terminate();
        sudokuFirst = undefined;
      }
      done(compiled);
    };
  });
  try {
    sudokuFirst = new Worker(goappEnv.SUDOKU_WORKER_URL);
    const heard = new AbortController(), { signal } = heard;
    sudokuFirst.addEventListener("error", () => give(null), { signal });
    sudokuFirst.addEventListener("message", ({ data }) => {
      if (data.crash) {
        give(null);
      } else if (data.loaded) {
        sudokuLoading.progress(data.loaded, data.total);
      } else if (data.module) {
        give(data.module);
      }
    }, { signal });
    module.then(() => heard.abort());
  } catch {
    give(null); // this browser starts none
  }
  return () => {
    const { SUDOKU_EXEC_URL: execURL, SUDOKU_WASM_URL: wasmURL, SUDOKU_WASM_SIZE: size } = goappEnv;
    try {
      sudokuFirst?.postMessage({ execURL, wasmURL, share: { size: Number(size), kept: !!navigator.serviceWorker?.controller } });
    } catch {
      give(null);
    }
    return module;
  };
};

// sudokuCompileHere fetches and compiles the program in the page. It takes a server
// that does not know the type of .wasm files.
globalThis.sudokuCompileHere = async () => {
  const { SUDOKU_WASM_URL: url } = goappEnv;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: HTTP status ${response.status}`);
  }
  return WebAssembly.compile(await response.arrayBuffer());
};

// sudokuWorker starts a worker of the engine and sends it its first message;
// worker.js has the contract. Where none can be started it returns null.
globalThis.sudokuWorker = () => {
  const first = sudokuFirst;
  if (first) {
    sudokuFirst = undefined;
    return first;
  }
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

// A field stays in sight when a keyboard on the screen takes its room.
globalThis.visualViewport?.addEventListener("resize", () => {
  const field = document.activeElement;
  field?.matches("input, textarea") && field.scrollIntoView({ block: "nearest" });
});

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
