//go:build !js

package e2e

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// packed returns the text compressed with gzip.
func packed(t *testing.T, text string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// writeFile writes a file in a new folder and returns its path.
func writeFile(t *testing.T, name string, content []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestPackedList opens a compressed list and a compressed puzzle, which must behave like
// uncompressed ones.
func TestPackedList(t *testing.T) {
	p := open(t, "/")
	list, _ := manyPuzzles(5_000, wikipedia, wikipediaSolution)
	p.tool("List")
	p.chooseFile("#batch-file", writeFile(t, "many.txt.gz", packed(t, list)))
	p.waitList(5_000)
	p.focusTable()
	p.press("End", "Enter")
	lines := strings.Fields(list)
	p.waitGrid(lines[len(lines)-1])
	p.tool("List")
	p.chooseFile("#batch-file", writeFile(t, "one.sdk.gz", packed(t, wikipedia+"\n")))
	p.waitGrid(dotted(wikipedia))
}

// TestPackedListRefused opens a damaged compressed file and one of a type unknown to the
// browser. The page names the file it refuses and keeps the current list.
func TestPackedListRefused(t *testing.T) {
	p := open(t, "/")
	p.paste(fourKinds)
	p.waitList(4)
	whole := packed(t, strings.Repeat(wikipedia+"\n", 3000))
	p.chooseFile("#batch-file", writeFile(t, "cut.txt.gz", whole[:len(whole)/2]))
	p.wait("the damaged file to be refused", `document.querySelector(".status .notice")?.textContent.startsWith("The file cut.txt.gz could not be read")`)
	p.run(`globalThis.DecompressionStream = class { constructor(kind) { throw new TypeError(kind) } }`)
	p.chooseFile("#batch-file", writeFile(t, "list.zst", []byte("(\xb5/\xfd and so on")))
	p.wait("the other file to be refused", `document.querySelector(".status .notice")?.textContent.startsWith("The file list.zst could not be read")`)
	p.waitRows("the list as it was", 1, 2, 3, 4)
}

// TestUnpackingStopped checks that the page reports its progress while it unpacks a large
// file, and that both the button and Escape cancel it. The current list stays.
func TestUnpackingStopped(t *testing.T) {
	p := open(t, "/")
	p.paste(fourKinds)
	p.waitList(4)
	// Once hold has been called, unpacking pauses after 20 MB.
	p.run(`(() => {
		const read = ReadableStreamDefaultReader.prototype.read;
		let bytes = 0, held, release;
		globalThis.hold = () => { bytes = 0; held = new Promise((done) => release = done); };
		globalThis.release = () => release();
		ReadableStreamDefaultReader.prototype.read = async function () {
			if (bytes > 20 << 20) await held;
			const piece = await read.call(this);
			bytes += piece.value?.length ?? 0;
			return piece;
		};
	})()`)
	list := strings.Repeat(wikipedia+"\n", 500_000)
	file := writeFile(t, "large.txt.gz", packed(t, list))
	for _, stop := range []struct {
		name string
		do   func()
	}{{"button", func() { p.click("Cancel") }}, {"Escape", func() { p.press("Escape") }}} {
		p.run(`hold()`)
		p.chooseFile("#batch-file", file)
		p.wait("how far it is, before "+stop.name, `/^Unpacking large.txt.gz: (16|24) MB so far\./.test(document.querySelector(".status").textContent)`)
		stop.do()
		p.run(`release()`)
		p.wait("the end by "+stop.name, `document.querySelector(".status .notice").textContent === "Cancelled."`)
		p.waitIdle()
		p.waitRows("the list as it was", 1, 2, 3, 4)
	}
	p.run(`hold(); release()`)
	p.chooseFile("#batch-file", file)
	p.wait("the list", `document.querySelector(".batch-contents").textContent.startsWith("500,000 puzzles")`)
}

// TestListChanges changes a file while the page reads it. The page reports how much is
// lost and keeps the rest.
func TestListChanges(t *testing.T) {
	p := open(t, "/")
	list, _ := manyPuzzles(4_000, wikipedia, wikipediaSolution)
	p.tool("List")
	// Make every other chunk unreadable, as if another program were writing to the file.
	p.run(`(() => {
		const post = Worker.prototype.postMessage;
		let parts = 0;
		Worker.prototype.postMessage = function (message, ...rest) {
			if (message?.data instanceof Blob && parts++ % 2) message = { ...message, data: { arrayBuffer: true } };
			return post.call(this, message, ...rest);
		};
	})()`)
	p.chooseFile("#batch-file", writeFile(t, "many.txt", []byte(list)))
	p.wait("what is lost", `document.querySelector(".panel-body .problem")?.textContent.includes("KB of the list could not be read")`)
	p.wait("the rest", `/^[1-3],\d{3} puzzles in the list/.test(document.querySelector(".batch-contents").textContent) && document.querySelector(".batch-status").textContent === ""`)
	p.focusTable()
	p.press("End", "Enter")
	p.wait("a puzzle from the remaining data", `document.querySelectorAll('[data-given="true"]').length === 30`)
}

// TestDamagedList opens a list with several kinds of damaged lines. The page counts them
// all, names the first few and summarises the rest by kind.
func TestDamagedList(t *testing.T) {
	p := open(t, "/")
	var lines []string
	for range 30 {
		lines = append(lines, wikipedia, "hello", wikipedia[1:], "https://sudokupad.app/abc", "")
	}
	p.dropFiles(map[string]string{"damaged.txt": strings.Join(lines, "\n"), "none.txt": strings.Repeat("nothing ", 10_000)})
	p.waitList(30)
	if n := eval[int](p, `document.querySelectorAll(".batch-skipped li").length`); n < 22 || n > 25 {
		t.Errorf("the page lists %d reasons", n)
	}
	p.wait("the count of further reasons", `[...document.querySelectorAll(".batch-skipped li")].some((e) => e.textContent.includes("more: a short address"))`)
	if got := p.text(".batch-skipped summary"); got != "Skipped: 91" {
		t.Errorf("the summary is %q", got)
	}
}
