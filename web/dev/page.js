// `make dev` adds this script to each page. It reloads the page when a new build is
// ready, and shows why a build failed. ?lang=ja chooses a language.
"use strict";

{
  const mine = new URL(document.currentScript.src).searchParams.get("build");
  const lang = new URLSearchParams(location.search).get("lang");
  if (lang) {
    localStorage.setItem("sudoku language", lang);
    location.replace(location.pathname + location.hash);
  }
  const failed = document.createElement("pre");
  failed.className = "field mono";
  failed.setAttribute("role", "alert");
  for (const [name, value] of Object.entries({
    position: "fixed", inset: "0 0 auto", "z-index": "9", margin: "0", "max-height": "60vh",
    overflow: "auto", "white-space": "pre-wrap", color: "var(--bad)", "border-color": "var(--bad)",
  })) {
    failed.style.setProperty(name, value);
  }

  new EventSource("/dev/events").onmessage = ({ data }) => {
    const { build, failure } = JSON.parse(data);
    if (build !== mine) {
      location.reload();
      return;
    }
    failed.remove();
    if (failure) {
      failed.textContent = failure;
      document.body.append(failed);
    }
  };

  // The program runs when it has replaced the elements that the server drew.
  const drawn = document.body.firstElementChild;
  const report = () => fetch("/dev/loaded?build=" + mine);
  new MutationObserver((_, observer) => {
    if (document.body.firstElementChild !== drawn && !document.getElementById("app-wasm-loader")) {
      observer.disconnect();
      report();
    }
  }).observe(document.body, { childList: true });
}
