//go:build !js

package e2e

import (
	"io"
	"net/http"
	"strings"
	"testing"
)

// TestWorkerKeepsEarlyMessages checks that a worker answers, in order, the messages
// posted before its program was loaded. The worker either receives the compiled program
// or fetches it.
func TestWorkerKeepsEarlyMessages(t *testing.T) {
	p := open(t, "/")
	for _, c := range []struct{ name, prepare string }{
		{"compiled", ""},
		{"a module that cannot be cloned", "sudokuModule = () => {};"},
		{"no module", "sudokuModule = undefined;"},
	} {
		p.run(c.prepare + startWorkerJS + `
			worker.postMessage("not a request 1");
			worker.postMessage("not a request 2")`)
		p.wait("ready and two answers, with "+c.name, "heard.length >= 3")
		heard := eval[[]string](p, "heard")
		if len(heard) != 3 || heard[0] != "ready" || strings.Contains(strings.Join(heard, ""), "crash") {
			t.Errorf("with %s: heard %q", c.name, heard)
		}
	}
}

func TestWorkerReportsCrashes(t *testing.T) {
	p := open(t, "/")
	p.expect("404 (Not Found)", "/nothing.js")
	site := p.server.handler
	p.server.use(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/ends.js" {
			site.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/javascript")
		io.WriteString(w, `class Go {
			importObject = new Proxy({}, {get: () => new Proxy({}, {get: () => () => {}})});
			run() { this.exit(3); return Promise.resolve(); }
		}`)
	}))
	for _, c := range []struct{ name, message, want string }{
		{"no such program", `{execURL: goappEnv.SUDOKU_EXEC_URL, wasmURL: "/nothing.wasm"}`, "HTTP status 404"},
		{"no such script", `{execURL: "/nothing.js", module: sudokuModule}`, "NetworkError"},
		{"not a program of Go", `{execURL: goappEnv.SUDOKU_EXEC_URL, module: new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))}`, "TypeError"},
		{"a program that ends", `{execURL: "/ends.js", module: sudokuModule}`, "ended with status 3"},
	} {
		p.run(`
			globalThis.heard = [];
			globalThis.worker = new Worker(goappEnv.SUDOKU_WORKER_URL);
			worker.onmessage = ({data}) => heard.push(String(data.crash));
			worker.postMessage(` + c.message + `)`)
		p.wait("the crash, with "+c.name, "heard.length > 0")
		if heard := eval[[]string](p, "heard"); len(heard) != 1 || !strings.Contains(heard[0], c.want) {
			t.Errorf("%s: heard %q, want %q", c.name, heard, c.want)
		}
	}
}
