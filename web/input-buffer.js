// Records what a visitor does before the program runs. The script is inlined in the
// solver's page, so it listens from the first paint on.
//
// Contract with the program (app/browser/replay_js.go):
//
//   Each input becomes an act, kept in order:
//     {cell: 0-80}                            a cell was pressed
//     {key, code, shift, ctrl, num, inGrid}   a key was pressed
//     {text, html, files}                     something was pasted or dropped
//     {press: "name"}                         a button was pressed; on the keypad, name is its digit
//   No other listener receives these events until all acts are handed over.
//   Digits and moves are shown at once.
//   Acts survive a reload of the same address, except files.
//
//   sudokuEarly.begin()      the program paints from now on; nothing is shown here
//   sudokuEarly.next()       removes and returns the oldest act. When no act is left
//                            it returns null, and all events go to the program
//   sudokuEarly.press(name)  clicks the button with that name; returns false if it
//                            is missing or disabled
//   sudokuEarly.open = true  lets clicks through to the program
{
  const place = "sudoku early";
  const moves = { ArrowUp: [8, 0], ArrowDown: [1, 0], ArrowLeft: [0, 8], ArrowRight: [0, 1] };
  const end = new AbortController();
  let acts = [];
  let begun = false;
  let drawn; // the page's element as the server drew it
  let at = 0; // the selected cell
  let typed = false; // whether typing a digit selected that cell
  let pressed;

  const cells = () => document.querySelectorAll("[data-cell]");
  const nameOf = (button) => button.dataset.digit ?? (button.ariaLabel || button.textContent).trim();
  const named = (name) => [...document.querySelectorAll("button")].find((button) => nameOf(button) === name);

  const select = (cell, byTyping) => {
    const panel = document.querySelector(".panel-body");
    if (panel.querySelector(".home")) {
      panel.replaceChildren(document.getElementById("typing").content.cloneNode(true));
      document.querySelector(".page").className = "page at-table with-keypad";
    }
    const all = cells();
    for (const n of [at, cell]) {
      all[n].classList.toggle("selected", n === cell);
      all[n].ariaSelected = n === cell;
      all[n].tabIndex = n === cell ? 0 : -1;
    }
    at = cell;
    typed = byTyping;
    all[at].focus({ preventScroll: true });
  };

  const write = (digit, cell = at) => {
    const element = cells()[cell];
    element.textContent = element.dataset.value = digit;
    element.dataset.given = digit !== "";
    element.classList.toggle("given", digit !== "");
    element.dataset.name ??= element.ariaLabel;
    element.ariaLabel = digit ? element.dataset.name.replace(/[^,、，]*$/, " " + digit) : element.dataset.name;
  };

  const type = (digit) => {
    select(at, typed);
    write(digit);
    at < 80 && select(at + 1, true);
  };

  const back = () => {
    const full = cells()[at].dataset.value;
    at > 0 && (typed || !full) && select(at - 1, false);
    write("");
  };

  const show = ({ cell, key, code, shift, ctrl, text, press }) => {
    const digit = code?.startsWith("Digit") ? code[5] : key ?? press;
    if (cell >= 0) {
      select(cell, false);
    } else if (moves[key] && !shift) {
      const from = typed ? at - 1 : at, [down, right] = moves[key];
      select((Math.floor(from / 9) + down) % 9 * 9 + (from + right) % 9, false);
    } else if (/^[1-9]$/.test(digit) && !shift && !ctrl) {
      type(digit);
    } else if (/^[0 .,]$/.test(digit)) {
      type("");
    } else if (key === "Backspace") {
      back();
    } else if (key === "Delete") {
      write("");
    } else if (/^[\d.\s]{81,}$/.test(text)) {
      select(at, false);
      [...text.replace(/\s/g, "")].forEach((c, n) => n < 81 && write(c.replace(/[.0]/, ""), n));
    } else if (press) {
      const button = named(press);
      switch (button && [...button.parentElement.children].indexOf(button) + button.parentElement.className) {
        case "1way-buttons":
          document.querySelector(".continue") || select(0, false);
          break;
        case "2edits":
          type("");
          break;
        case "3edits":
          back();
      }
      button?.classList.add("heard");
    }
  };

  const keep = () => {
    try {
      sessionStorage.setItem(place, JSON.stringify([location.href, acts.filter(({ files }) => !files)]));
    } catch {
      // too long, or storage is blocked
    }
  };

  const add = (event, act) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    acts.push(act);
    keep();
    begun || drawn && !drawn.isConnected || show(act); // leave go-app's elements alone
  };
  addEventListener("DOMContentLoaded", () => { drawn = document.body.firstElementChild });

  const near = ({ target }, selector) => target.closest?.(selector);
  const on = (name, hear) => addEventListener(name, (event) => {
    document.getElementById("grid") && !near(event, "input, select, textarea, dialog, .trouble") && hear(event);
  }, { capture: true, passive: false, signal: end.signal });

  on("keydown", (event) => {
    const { key, code, shiftKey: shift, target } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const inGrid = target === document.body || !!near(event, "#grid");
    if (!event.altKey && !event.isComposing
        && (ctrl ? /^[yz]$/i : inGrid ? /^(.|Arrow.*|Backspace|Delete|Enter|Home|End|Page.*)$/ : /^(\S|Backspace|Delete)$/).test(key)) {
      add(event, { key, code, shift, ctrl, num: event.getModifierState("NumLock"), inGrid });
    }
  });

  on("pointerdown", (event) => {
    if (event.isPrimary && !event.button) {
      pressed = event.pointerType === "mouse" && near(event, "button");
      const cell = [...cells()].indexOf(near(event, "[data-cell]"));
      cell >= 0 && add(event, { cell });
    }
  });
  on("mousedown", (event) => near(event, ".entry") && event.preventDefault());
  on("click", (event) => {
    const button = near(event, "button");
    button && !sudokuEarly.open && add(event, { press: nameOf(button) });
  });

  // If the program has replaced a button while it was held down, click the new one.
  addEventListener("pointerup", ({ clientX, clientY }) => {
    if (pressed && !pressed.isConnected) {
      const under = document.elementFromPoint(clientX, clientY)?.closest("button");
      under && nameOf(under) === nameOf(pressed) && under.click();
    }
    pressed = undefined;
  }, true);

  const given = (event, data) => data && add(event, {
    text: data.getData("text/plain"), html: data.getData("text/html"), ...data.files.length && { files: [...data.files] },
  });
  on("paste", (event) => given(event, event.clipboardData));
  on("drop", (event) => given(event, event.dataTransfer));
  on("dragover", (event) => event.preventDefault());

  globalThis.sudokuEarly = {
    open: false,
    begin() {
      begun = true;
      sudokuReady();
    },
    next() {
      const act = acts.shift() ?? null;
      keep();
      act || end.abort();
      return act;
    },
    press(name) {
      const button = named(name);
      const can = !!button && button.ariaDisabled !== "true", before = this.open;
      this.open = true;
      can && button.click();
      this.open = before;
      return can;
    },
  };

  try {
    const [address, before] = JSON.parse(sessionStorage.getItem(place)) ?? [];
    if (address === location.href) {
      acts = before;
      acts.forEach(show);
    }
  } catch {
    // storage is blocked
  }
}
