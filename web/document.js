// Documents are all pages except the solver. They work as the server drew them, and
// start the program only when something needs it:
//   - the visitor presses a button, or types a digit into the course or a lesson;
//     such actions are replayed in order when the program has drawn the page;
//   - the visitor chooses another language in another tab;
//   - the address names a step of a lesson;
//   - the page has to show progress that is stored in this browser: in the list of
//     lessons, in a lesson already begun, or in the course.
// This file is part of app.js, before boot.js. globalThis.sudokuRead is true until
// the program is needed.
"use strict";

globalThis.sudokuIsRead = () => {
  if (!document.querySelector("main.prose")) {
    return false;
  }
  if (location.hash.startsWith("#step-")) {
    return false; // a link to a step of a lesson
  }
  try {
    const lessons = localStorage.getItem("sudoku lessons") ?? "";
    if (document.querySelector(".learn-way") ? lessons || localStorage.getItem("sudoku practice") : lessons.includes(`"${location.pathname.split("/").at(-2)}"`)) {
      return false;
    }
  } catch {
    // storage is blocked
  }
  globalThis.sudokuRead = true;
  performance.mark("sudoku ready");
  const line = document.getElementById("app-wasm-loader"); // removed now, and put back with the program
  const acts = [];
  let doing = false; // whether an act is being replayed
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
    if (!doing && document.querySelector(".course, .reading") && /^[1-9]$/.test(key) && !ctrlKey && !altKey && !metaKey) {
      start(() => dispatchEvent(new KeyboardEvent("keydown", { key })));
    }
  }, options);
  addEventListener("storage", ({ key }) => key === "sudoku language" && start(() => {}), options);

  addEventListener("sudoku-ready", async () => {
    for (let act; (act = acts.shift());) {
      await new Promise((drawn) => setTimeout(drawn, 50)); // go-app draws in a separate task
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
