//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
)

const wasmPath = "/web/app.wasm"

// TestFirstVisit checks that the page is isolated from other origins and that loading
// does not shift the server's layout. Every file must be downloaded only once, although
// the page runs the program, starts workers from it and stores it for offline use.
func TestFirstVisit(t *testing.T) {
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	p := serve(t, site).open()
	p.beforeLoad(`globalThis.shift = 0;
		new PerformanceObserver((list) => { for (const e of list.getEntries()) shift += e.value; })
			.observe({type: "layout-shift", buffered: true})`)
	p.navigate("/")
	p.waitServiceWorker(site.Version)
	p.run(startWorkerJS)
	p.wait("the worker to be ready", `heard.includes("ready")`)

	for _, path := range []string{"/", "/app.js", "/wasm_exec.js", "/web/app.wasm", "/web/sudoku.css", "/web/icon.svg"} {
		most := 1
		if path == "/" {
			most = 2 // the service worker checks for a new version of the page
		}
		if n := p.server.count(path); n < 1 || n > most {
			t.Errorf("%s was requested %d times, want at most %d", path, n, most)
		}
	}
	if n := eval[int](p, `performance.getEntriesByType("resource").filter(({name}) => name.includes("app.wasm")).length`); n != 0 {
		t.Errorf("the page's thread loaded the program %d times; its worker should", n)
	}
	if !eval[bool](p, "sudokuModule instanceof WebAssembly.Module") {
		t.Error("workers have no compiled program")
	}
	if !eval[bool](p, "crossOriginIsolated") {
		t.Error("the page is not isolated")
	}
	if shift := eval[float64](p, "shift"); shift > 0.01 {
		t.Errorf("the layout shifted by %.3f, want at most 0.01", shift)
	}
	p.screenshot("first-visit")
}

// startWorkerJS starts a worker and collects its messages in the array heard.
const startWorkerJS = `
	globalThis.heard = [];
	globalThis.worker = sudokuWorker();
	worker.onmessage = ({data}) => heard.push(data.ready ? "ready" : data.crash ? "crash: " + data.crash : data);`

// waitServiceWorker waits until the service worker of the given version is active and its
// cache exists.
func (p *player) waitServiceWorker(version string) {
	p.t.Helper()
	// Check the cache first: once it exists, a running installation shows in the
	// registration.
	p.waitFor(loadTime, "the service worker of version "+version, `caches.keys().then(async (keys) => {
		const r = await navigator.serviceWorker.getRegistration();
		return !!keys.at(-1)?.endsWith(`+quote(version)+`) && r?.active?.state === "activated" && !r.installing && !r.waiting;
	})`)
}

// TestPageWithoutItsProgram checks that the page is readable before its program loads and
// reports a failure to load it.
func TestPageWithoutItsProgram(t *testing.T) {
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	p := serve(t, site).open()
	p.server.fail(wasmPath, 503)
	p.expect("loading the program failed", "503")
	p.visit("/")
	p.troubleIs("could not be loaded")
	if n := eval[int](p, `document.querySelectorAll("main").length`); n != 1 {
		t.Errorf("%d main elements were rendered in advance", n)
	}
}

func TestInstallable(t *testing.T) {
	for _, base := range sweep(1, []string{"/path/", "/"}) {
		t.Run(base, func(t *testing.T) {
			site := siteAt(t, base)
			p := serve(t, site).openForGood()
			p.navigate(base)
			p.waitServiceWorker(site.Version)
			result := call(p, page.GetInstallabilityErrors, cdp.Empty{})
			for _, e := range result.InstallabilityErrors {
				t.Errorf("not installable: %s %v", e.ErrorID, e.ErrorArguments)
			}
			manifest := call(p, page.GetAppManifest, page.GetAppManifestParams{})
			for _, e := range manifest.Errors {
				t.Errorf("manifest: %s", e.Message)
			}
		})
	}
}

func TestNotFoundPage(t *testing.T) {
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	p := serve(t, site).open()
	p.expect("404 (Not Found)")
	p.visit("/no/such/page")
	if background := eval[string](p, `getComputedStyle(document.body).fontFamily`); background == "" {
		t.Error("the style sheet is missing")
	}
	ran := eval[bool](p, `"goappEnv" in globalThis`)
	if ran {
		t.Error("the program was started")
	}
	p.clickOn("a")
	p.waitRunning()
	if path := eval[string](p, "location.pathname"); path != "/" {
		t.Errorf("the link leads to %s", path)
	}
}

// TestPolicyIsInForce checks that the Content-Security-Policy blocks scripts. Scripts run
// through the DevTools protocol are exempt, but not the elements they add to the page.
func TestPolicyIsInForce(t *testing.T) {
	p := open(t, "/")
	p.expect("Content Security Policy", "Content-Security-Policy", "EvalError", "TrustedScript", "TrustedTypePolicy", "refused as")
	p.run(`
		globalThis.ran = [];
		globalThis.refused = 0;
		for (const attempt of [
			() => {
				const script = document.createElement("script");
				script.append("ran.push('inline')");
				document.head.append(script);
			},
			() => { document.createElement("script").textContent = "ran.push('inline')"; },
			() => { new Function("ran.push('eval')")(); },
			() => { document.createElement("p").innerHTML = "<img src=x onerror='ran.push(1)'>"; },
			() => { document.createElement("script").src = "https://elsewhere.example/x.js"; },
			() => { new Worker("https://elsewhere.example/x.js"); },
			() => { trustedTypes.createPolicy("another", {}); },
		]) {
			setTimeout(() => { // run synchronously, it would count as the test's script
				try {
					attempt();
				} catch {
					refused++;
				}
			});
		}`)
	p.wait("the attempts to be refused", "refused === 6")
	if ran := eval[string](p, "ran.join()"); ran != "" {
		t.Errorf("scripts ran: %s", ran)
	}
}
