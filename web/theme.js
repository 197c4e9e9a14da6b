// Applies the look that the visitor has chosen before anything is painted. The
// program stores the choice and then calls sudokuLook.
{
  // The errors so far, which loading.js handles when it runs.
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
    const [theme, ...words] = chosen.split(" ");
    look.theme = theme === "light" || theme === "dark" ? theme : "";
    look.contrast = theme === "contrast" || !look.theme && contrast.matches ? "more" : "";
    look.palette = words.includes("safe") ? "safe" : "";
    look.labels = words.includes("bare") ? "none" : "";
  };

  // The home view is hidden if a link or a saved game is about to open.
  let opening = location.hash.length > 1 || /[?&]p=/.test(location.search);
  try {
    opening ||= Object.keys(localStorage).some((key) => key.startsWith("sudoku/slot/"));
  } catch {
    // storage is blocked
  }
  look.opening = opening ? "yes" : "";

  sudokuLook();
  contrast.addEventListener("change", sudokuLook);
  addEventListener("storage", sudokuLook);
}
