// The look that the visitor has chosen, before anything is painted. The page's
// program writes the choice, and calls sudokuLook after that.
{
  const look = document.documentElement.dataset;
  const contrast = matchMedia("(prefers-contrast: more)");

  globalThis.sudokuLook = () => {
    let chosen = "";
    try {
      chosen = localStorage.getItem("sudoku look") ?? "";
    } catch {
      // this browser keeps nothing
    }
    const [theme, palette] = chosen.split(" ");
    look.theme = theme === "light" || theme === "dark" ? theme : "";
    look.contrast = theme === "contrast" || !look.theme && contrast.matches ? "more" : "";
    look.palette = palette === "safe" ? "safe" : "";
  };

  // Where a link or a saved game is about to be shown, the ways to begin are not.
  let opening = location.hash.length > 1 || /[?&]p=/.test(location.search);
  try {
    opening ||= Object.keys(localStorage).some((key) => key.startsWith("sudoku/slot/"));
  } catch {
    // this browser keeps nothing
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
