//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// longestJS records in globalThis.longest the longest time, in milliseconds, that the
// page's thread is busy without a break.
const longestJS = `globalThis.longest = 0; (() => { let last = performance.now(); const port = new MessageChannel(); port.port1.onmessage = () => {
	const now = performance.now(); longest = Math.max(longest, now - last); last = now; setTimeout(() => { last = performance.now(); port.port2.postMessage(0) }, 4); }; port.port2.postMessage(0); })()`

// TestPasteOfMegabytes checks that a pasted text too long for a puzzle opens as a list.
func TestPasteOfMegabytes(t *testing.T) {
	p := open(t, "/")
	p.run(fmt.Sprintf(`{ const data = new DataTransfer(); data.setData("text/plain", %s.repeat(13000));
		document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true})); }`, quote(dotted(wikipedia)+"\n")))
	p.waitStatus("13,000 puzzles loaded")
}

// TestMeasureLarge prints how long the main thread is blocked while the page reads 100 MB
// from a file or the clipboard, with various contents.
func TestMeasureLarge(t *testing.T) {
	if !measuring(t) {
		return
	}
	const size = 100_000_000
	for _, c := range []struct{ name, line string }{
		{"puzzles", dotted(wikipedia) + "\n"}, {"other lines", "a line of a log, which is no puzzle\n"},
		{"one line", "53..7...."}, {"brackets", "[{\"a\":[\"\\\\\""}, {"mixed", dotted(wikipedia) + "\nhello\n"},
	} {
		text := strings.Repeat(c.line, size/len(c.line))
		file := writeFile(t, "large.txt", []byte(text))
		p := open(t, "/")
		p.tool("List")
		p.wait("the panel", `document.getElementById("batch-file")`)
		p.run(longestJS)
		began := time.Now()
		p.chooseFile("#batch-file", file)
		p.run(`new Promise(next => setTimeout(next, 8000))`)
		t.Logf("%s in a file: busy for at most %.0f ms in the first seconds", c.name, eval[float64](p, `longest`))
		p.run(`longest = 0`)
		stopped := eval[bool](p, `(() => { const b = [...document.querySelectorAll("button")].find(b => b.checkVisibility() && ["Cancel", "Stop"].includes(b.textContent.trim())); b?.click(); return !!b })()`)
		p.waitFor(3*time.Minute, "the end", `document.querySelector("main").getAttribute("aria-busy") !== "true"`)
		t.Logf("  cancelled: %t, idle after %v, busy for at most %.0f ms", stopped, time.Since(began).Round(time.Second), eval[float64](p, `longest`))
		q := open(t, "/")
		q.run(longestJS)
		q.run(fmt.Sprintf(`{ const text = %s.repeat(%d); globalThis.longest = 0; const data = new DataTransfer(); data.setData("text/plain", text);
			const began = performance.now(); document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true})); globalThis.pasted = performance.now() - began; }`, quote(c.line), size/len(c.line)))
		q.run(`new Promise(next => setTimeout(next, 8000))`)
		t.Logf("%s in a paste: the event took %.0f ms, busy for at most %.0f ms; status %q", c.name, eval[float64](q, `pasted`), eval[float64](q, `longest`), q.status())
	}
}
