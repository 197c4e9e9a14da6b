// Fetches the program, starts it and shares it with workers. go-app's script
// follows in the same file and calls sudokuBegin instead of its own loader.
"use strict";

// The compiled program. Workers start from it, so nothing is downloaded or
// compiled twice.
globalThis.sudokuModule = undefined;

// The first worker, or undefined. It compiles the program for the page, and then
// serves like the others.
globalThis.sudokuFirst = undefined;

// sudokuBegin starts the program after the first paint. On pages other than the
// solver it waits until something needs the program; see document.js.
globalThis.sudokuBegin = () => {
  if (!goappCanLoadWebAssembly() || sudokuIsRead()) {
    sudokuLoading.running(); // the server's page is enough
    return;
  }
  const program = sudokuCompileElsewhere();
  sudokuText(sudokuTextOf(document.documentElement.lang)).catch(() => {}); // the program retries
  sudokuAfterPaint(() => sudokuStart(program));
};

// sudokuStart starts the program, and tells the visitor if loading fails or the
// program ends. Its argument is the function that sudokuCompileElsewhere returned.
globalThis.sudokuStart = async (program) => {
  if (!globalThis.WebAssembly) {
    sudokuLoading.stop("unable");
    return;
  }
  const drawn = document.body.firstElementChild;
  new MutationObserver((_, observer) => {
    if (document.body.firstElementChild !== drawn) { // the program has drawn the page
      observer.disconnect();
      document.getElementById("grid") || sudokuReady(); // the solver calls it itself
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

// sudokuGuard withholds events from a program once its page has been left for good, or
// once the browser has interrupted it within a call, which leaves Go's scheduler in an
// inconsistent state. Firefox interrupts a program whose page is left while it computes.
// A page in the back/forward cache still gets its events. sudokuGuard returns a function
// that starts the program.
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

// sudokuText fetches the texts at a URL once and returns a promise of them.
const fetchedTexts = {};
globalThis.sudokuText = (url) => fetchedTexts[url] ??= fetch(url).then((response) => {
  if (!response.ok) {
    throw new Error(`${url}: HTTP status ${response.status}`);
  }
  return response.text();
}).catch((error) => {
  delete fetchedTexts[url]; // allow a retry
  throw error;
});

// sudokuTextOf returns the URL of a language's texts.
const sudokuTextOf = (code) => goappEnv.SUDOKU_TEXTS.split("\n").map((line) => line.split("\t")).find(([known]) => known === code)[2];

// Have the service worker keep this page's language, even if the program never
// starts.
navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ keep: sudokuTextOf(document.documentElement.lang) }));

// Until the program has taken over, a chosen language takes effect by loading the page
// again.
const sudokuLanguage = ({ target }) => {
  if (target.matches(".languages")) {
    try {
      localStorage.setItem("sudoku language", target.value);
      location.reload();
    } catch {
      // storage is blocked: the program will ask again
    }
  }
};
addEventListener("change", sudokuLanguage);
addEventListener("sudoku-ready", () => removeEventListener("change", sudokuLanguage));

// sudokuReady is called when the program has taken over.
globalThis.sudokuReady = () => {
  performance.mark("sudoku ready");
  sudokuLoading.running();
  if (sudokuFirst && !document.getElementById("grid")) {
    sudokuFirst.terminate(); // only the solver has work for it
    sudokuFirst = undefined;
  }
  dispatchEvent(new Event("sudoku-ready"));
};

// sudokuWatch adds two properties to a worker: ready, and the EventTarget life. life
// receives "taken" when the worker takes a message, and "died" if the worker dies
// before it has finished. Meanwhile the worker holds a lock (see worker.js). It
// reports that it has finished before it releases the lock.
const sudokuWatch = (worker) => {
  const life = worker.life = new EventTarget();
  let work;
  worker.addEventListener("message", (event) => {
    const { ready, lock, rests } = event.data;
    worker.ready ||= ready;
    if (lock === undefined && !rests) {
      return;
    }
    event.stopImmediatePropagation();
    const own = work = rests ? null : {};
    if (own) {
      life.dispatchEvent(new Event("taken"));
    }
    if (lock) {
      navigator.locks.request(lock, () => {
        // While the page is busy, the report may arrive after the lock and a timer.
        const doubt = (times) => setTimeout(() => own === work && (times ? doubt(times - 1) : life.dispatchEvent(new Event("died"))), 300);
        doubt(2);
      }).catch(() => {}); // the page is being left
    }
  });
  return worker;
};

// sudokuCompileElsewhere starts the first worker, which requests its script at once.
// The function it returns makes that worker fetch and compile the program, off the
// page's thread, and promises the module, or null if that fails.
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
    sudokuFirst = sudokuWatch(new Worker(goappEnv.SUDOKU_WORKER_URL));
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
    give(null); // this browser cannot start workers
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

// sudokuCompileHere fetches and compiles the program in the page. It accepts any
// Content-Type, since some servers do not know .wasm files.
globalThis.sudokuCompileHere = async () => {
  const { SUDOKU_WASM_URL: url } = goappEnv;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: HTTP status ${response.status}`);
  }
  return WebAssembly.compile(await response.arrayBuffer());
};

// sudokuWorker starts a worker of the engine and sends it its first message, as
// described in worker.js. It returns null if no worker can be started.
globalThis.sudokuWorker = () => {
  const first = sudokuFirst;
  if (first) {
    sudokuFirst = undefined;
    return first;
  }
  const { SUDOKU_WORKER_URL: url, SUDOKU_EXEC_URL: execURL, SUDOKU_WASM_URL: wasmURL } = goappEnv;
  try {
    const worker = sudokuWatch(new Worker(url));
    try {
      worker.postMessage({ execURL, module: globalThis.sudokuModule, wasmURL });
    } catch {
      worker.postMessage({ execURL, wasmURL }); // this browser cannot share modules
    }
    return worker;
  } catch (error) {
    console.warn("no workers:", error);
    return null;
  }
};

// Keep the focused field in sight when an on-screen keyboard opens.
globalThis.visualViewport?.addEventListener("resize", () => {
  const field = document.activeElement;
  field?.matches("input, textarea") && field.scrollIntoView({ block: "nearest" });
});

// sudokuAfterPaint calls a function after the first paint, or after half a second if
// the browser does not report it. A hidden page is not painted, so it calls the
// function at once.
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
