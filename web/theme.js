// Applies the look that the visitor has chosen before anything is painted. The
// program stores the choice and then calls sudokuLook.
{
  // For loading.js.
  globalThis.sudokuErrors = [];
  addEventListener("error", (event) => sudokuErrors.push(event), true);

  const look = document.documentElement.dataset;
  const contrast = matchMedia("(prefers-contrast: more)");

  globalThis.sudokuLook = () => {
    let chosen = "";
    try {
      chosen = localStorage.getItem("sudoku look") ?? "";
    } catch {
      // storage is blocked
    }
    const [theme, palette] = chosen.split(" ");
    look.theme = theme === "light" || theme === "dark" ? theme : "";
    look.contrast = theme === "contrast" || !look.theme && contrast.matches ? "more" : "";
    look.palette = palette === "safe" ? "safe" : "";
  };

  // The ways to begin are hidden if a link or a saved game is about to open.
  let opening = location.hash.length > 1 || /[?&]p=/.test(location.search);
  try {
    opening ||= Object.keys(localStorage).some((key) => key.startsWith("sudoku/slot/"));
  } catch {
    // storage is blocked
  }
  look.opening = opening ? "yes" : "";

  // After Tab nothing may cover what has the focus, until somebody points again. The
  // style sheet must not ask for the focus itself: a click does not move it in Safari.
  addEventListener("keydown", ({ key }) => {
    if (key === "Tab") {
      look.tab = "yes";
    }
  }, true);
  addEventListener("click", ({ detail }) => {
    if (detail) { // not by a key
      look.tab = "";
    }
  }, true);

  sudokuLook();
  contrast.addEventListener("change", sudokuLook);
  addEventListener("storage", sudokuLook);
}
