// How far the program is, and what is said where it does not come or ends. It
// is part of each page that starts the program, in its markup, so that it has
// words for what becomes of the other scripts.
//
//   sudokuLoading.progress(share, total)  of a number of bytes
//   sudokuLoading.running()               the program runs; there is nothing to wait for
//   sudokuLoading.stop(why)               "failed" to load, "unable" in this browser,
//                                         "ended"
{
  const trouble = document.getElementById("trouble");
  const line = () => document.getElementById("app-wasm-loader");

  globalThis.sudokuLoading = {
    progress(share, total) {
      if (!line()) {
        return;
      }
      const [bar, words] = line().children;
      const megabytes = (bytes) => (bytes / 1e6).toFixed(1).replace(".", line().dataset.decimal); // the browser's own way takes 15 ms once
      bar.value = share;
      words.textContent = line().dataset.words.replace("{done}", megabytes(share * total)).replace("{all}", megabytes(total));
    },
    running() {
      line()?.remove();
      document.documentElement.dataset.opening = "";
    },
    stop(why) {
      if (!trouble.firstChild) {
        sudokuLoading.running();
        const button = document.createElement("button");
        button.className = "button primary";
        button.textContent = trouble.dataset.reload;
        button.onclick = () => location.reload();
        trouble.append(trouble.dataset[why], button);
      }
    },
  };

  // A script that does not come, or not whole.
  addEventListener("error", ({ target, filename, error }) => {
    const from = target.src ?? filename;
    if (line() && [...document.scripts].some(({ src }) => src && src === from)) {
      sudokuLoading.stop("failed");
    } else if (globalThis.WebAssembly && error instanceof WebAssembly.RuntimeError) {
      sudokuLoading.stop("ended");
    }
  }, true);
}
