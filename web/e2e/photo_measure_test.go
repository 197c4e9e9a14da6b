//go:build !js

package e2e

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// readTimeJS drops a photo. It returns the time until the puzzle is shown and the longest
// time that the page's thread was busy, in milliseconds.
const readTimeJS = `new Promise((done) => {
	const start = performance.now();
	let last = start, longest = 0;
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		const now = performance.now();
		longest = Math.max(longest, now - last);
		last = now;
		if (document.querySelector("#photo-grid, .photo-failures .problem")) done([now - start, longest]);
		else port2.postMessage(0);
	};
	port2.postMessage(0);
	document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
})`

// TestMeasurePhotos prints the time from dropping a photo to the puzzle, and how long the
// page does not respond in between. It uses the committed photos, or those in the folder
// named by PHOTOS.
func TestMeasurePhotos(t *testing.T) {
	if !measuring(t) {
		return
	}
	names, err := filepath.Glob(cmp.Or(os.Getenv("PHOTOS"), photos) + "/*.jpg")
	if err != nil || len(names) == 0 {
		t.Fatal("no photos", err)
	}
	p := open(t, "/")
	var reading, deaf []float64
	for range 3 {
		for _, name := range names {
			p.run(`{` + strings.Replace(filesJS(t, givenFile{"photo.jpg", "image/jpeg", name}), "const data", "globalThis.data", 1) + `}`)
			r := eval[[]float64](p, readTimeJS)
			reading, deaf = append(reading, r[0]), append(deaf, r[1])
			p.press("Escape")
			p.wait("no dialog", `!document.querySelector("dialog")`)
		}
	}
	slices.Sort(reading)
	slices.Sort(deaf)
	n := len(reading)
	t.Logf("%d photos: median %.0f ms, 95th percentile %.0f, slowest %.0f; the page's thread was busy for at most %.0f ms, 95th percentile %.0f", n, reading[n/2], reading[n*95/100], reading[n-1], deaf[n-1], deaf[n*95/100])
}
