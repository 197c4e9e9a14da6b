// Shows the progress of loading the program, and a message if loading fails or the
// program ends. It is inlined in each page that starts the program, so that it can
// report when other scripts fail.
//
//   sudokuLoading.progress(share, total)  shows the share of total bytes loaded
//   sudokuLoading.running()               the program runs; hides the progress
//   sudokuLoading.stop(why)               why is "failed" (to load), "unable" (in
//                                         this browser) or "ended"
{
  const trouble = document.getElementById("trouble");
  const line = () => document.getElementById("app-wasm-loader");

  globalThis.sudokuLoading = {
    progress(share, total) {
      if (!line()) {
        return;
      }
      const [bar, words] = line().children;
      const megabytes = (bytes) => (bytes / 1e6).toFixed(1).replace(".", line().dataset.decimal); // toLocaleString takes 15 ms on its first call
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

  // Reports a script that is missing or incomplete, or the end of the program. Firefox
  // sends the event for a script before it parses the body.
  const fail = ({ target, filename, error }) => {
    const from = target.src ?? filename;
    if (line() && [...document.scripts].some(({ src }) => src && src === from)) {
      sudokuLoading.stop("failed");
    } else if (globalThis.WebAssembly && error instanceof WebAssembly.RuntimeError) {
      sudokuLoading.stop("ended");
    }
  };
  sudokuErrors.forEach(fail);
  addEventListener("error", fail, true);
}
