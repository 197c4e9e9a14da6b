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

  sudokuLook();
  contrast.addEventListener("change", sudokuLook);
  addEventListener("storage", sudokuLook);
}
