//go:build !js

package e2e

import (
	"bytes"
	"compress/gzip"
	"testing"
	"time"
)

// bomb returns a gzip file that unpacks to about size bytes of repeated text.
func bomb(t *testing.T, size int, what string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	piece := bytes.Repeat([]byte(what), 1<<20/len(what))
	for ; size > 0; size -= len(piece) {
		if _, err := w.Write(piece); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestMeasureBomb prints how long the page takes to handle small files that unpack to
// huge ones, how long its thread is busy, and how much memory it uses.
func TestMeasureBomb(t *testing.T) {
	if !measuring(t) {
		return
	}
	for _, c := range []struct {
		name string
		size int
		what string
		done string // expression that is true once the page is done with the file
	}{
		{"beyond the limit", 1200 << 20, "\x00", `document.querySelector(".status .notice")?.textContent.includes("beyond")`},
		{"zeros", 600 << 20, "\x00", `document.querySelector(".panel-body").textContent.includes("It is too long to be a puzzle.")`},
		{"empty lines", 100 << 20, "\n", `document.querySelector(".batch-contents")?.textContent.startsWith("0 puzzles")`},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := writeFile(t, c.name+".txt.gz", bomb(t, c.size, c.what))
			p := open(t, "/")
			p.paste(fourKinds)
			p.waitList(4)
			p.run(busyJS)
			began := time.Now()
			p.chooseFile("#batch-file", file)
			p.waitFor(3*time.Minute, "the end", c.done)
			t.Logf("%d MB handled in %v: %q; the page's thread was busy for at most %.0f ms; memory %d MB",
				c.size>>20, time.Since(began), p.status(), eval[float64](p, `longest`), rendererMemory(p))
		})
	}
}
