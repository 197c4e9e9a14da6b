// Documents, all pages but the solver's, are read as the server drew them. The
// program starts with the first thing that needs it:
//   - a button that is pressed, or a digit that is typed into the course: what was
//     done until the program has drawn the page is done then, in order;
//   - another language, chosen in another tab;
//   - in the list of lessons, how practising went, which only the browser knows.
// It is part of app.js, in front of boot.js. globalThis.sudokuRead is true as long as
// the program is not needed.
"use strict";

globalThis.sudokuIsRead = () => {
  if (!document.querySelector("main.prose")) {
    return false;
  }
  try {
    if (document.querySelector(".learn-way") && localStorage.getItem("sudoku practice")) {
      return false;
    }
  } catch {
    // this browser keeps nothing
  }
  globalThis.sudokuRead = true;
  performance.mark("sudoku ready");
  const line = document.getElementById("app-wasm-loader"); // goes, and comes back with the program
  const acts = [];
  let doing = false; // one of them
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };

  const start = (act) => {
    acts.push(act);
    if (sudokuRead) {
      globalThis.sudokuRead = false;
      document.body.append(line);
      sudokuStart(sudokuCompileElsewhere());
    }
  };
  addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button && !doing && !button.closest(".trouble")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { id } = button, at = [...document.querySelectorAll("button")].indexOf(button);
      start(() => (id ? document.getElementById(id) : document.querySelectorAll("button")[at])?.click());
    }
  }, options);
  addEventListener("keydown", ({ key, ctrlKey, altKey, metaKey }) => {
    if (!doing && document.querySelector(".course") && /^[1-9]$/.test(key) && !ctrlKey && !altKey && !metaKey) {
      start(() => dispatchEvent(new KeyboardEvent("keydown", { key })));
    }
  }, options);
  addEventListener("storage", ({ key }) => key === "sudoku language" && start(() => {}), options);

  addEventListener("sudoku-ready", async () => {
    for (let act; (act = acts.shift());) {
      await new Promise((drawn) => setTimeout(drawn, 50)); // go-app draws in a task of its own
      if (!acts.length) {
        heard.abort();
      }
      doing = true;
      act();
      doing = false;
    }
  }, { once: true });
  return true;
};
