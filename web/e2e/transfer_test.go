//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/app/parts/transfer"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// marked pastes a position with an entry and an eliminated candidate, and returns it.
func marked(t *testing.T, p *player) board.Annotated {
	t.Helper()
	p.paste(":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...+5419..5....8..79:113::")
	p.waitStatus("30 givens, one entry, one eliminated candidate (a HoDoKu library line)")
	read, err := format.Read(":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...+5419..5....8..79:113::")
	if err != nil {
		t.Fatal(err)
	}
	return read.Annotated
}

// TestPasteEveryFormat pastes every sample text that package format can read.
func TestPasteEveryFormat(t *testing.T) {
	data, err := os.ReadFile("../../solver/format/testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	p := open(t, "/")
	taken := 0
	for _, name := range slices.Sorted(maps.Keys(all)) {
		text, _ := all[name].(string)
		read, err := format.Read(text)
		if err != nil {
			continue // not a readable text
		}
		taken++
		p.paste(wikipediaSolution) // a different grid, so that the change is visible
		p.waitGrid(wikipediaSolution)
		p.paste(text)
		values := read.Values()
		p.waitGrid(values.String())
		if got, want := p.givens(), read.Givens.String(); got != want {
			t.Errorf("%s: the givens are %s, want %s", name, got, want)
		}
		want := "Imported"
		if read.Format == format.ShareCode.Key {
			want = "Opened the puzzle from the link" // including its history
		}
		if !strings.Contains(p.status(), want) {
			t.Errorf("%s: the page says %q", name, p.status())
		}
	}
	if taken < 20 {
		t.Errorf("%d texts were imported, want at least 20", taken)
	}
	p.press("Ctrl+z")
	p.waitGrid(wikipediaSolution)
}

// TestImportRecognises checks that the import dialog describes a text before it is
// loaded.
func TestImportRecognises(t *testing.T) {
	p := open(t, "/")
	p.click("Import")
	p.wait("the dialog", `document.activeElement?.id === "import-text"`)
	p.paste("81 characters")
	p.run(`(() => { const field = document.getElementById("import-text");
		field.value = ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...+5419..5....8..79:113::";
		field.dispatchEvent(new Event("input")) })()`)
	p.wait("what is recognised", `document.getElementById("import-recognised").textContent ===
		"Recognised: a HoDoKu library line, 30 givens, one entry, one eliminated candidate."`)
	p.click("Load")
	p.waitStatus("30 givens, one entry")
	if c := p.cell("r7c9"); c.Value != "" || c.Given {
		t.Errorf("r7c9 is %+v", c)
	}
}

// TestOpenFiles opens several files as a list and a single file as a puzzle.
func TestOpenFiles(t *testing.T) {
	p := open(t, "/")
	p.dropFiles(map[string]string{"a.sdk": wikipedia, "b.ss": dotted(wikipedia), "c.txt": "nothing of the sort"})
	p.waitList(2)
	p.dropFiles(map[string]string{"a.opensudoku": dotted(wikipedia)})
	p.waitGrid(dotted(wikipedia))
	p.toPuzzle()
	p.click("Import")
	p.wait("the dialog", `document.querySelector("#import-file")`)
	accepted := eval[string](p, `document.querySelector("#import-file").accept`)
	for _, ending := range []string{".txt", ".csv", ".sdk", ".sdm", ".sdx", ".ss", ".opensudoku"} {
		if !strings.Contains(accepted, ending) {
			t.Errorf("%s is not offered: %s", ending, accepted)
		}
	}
}

// dropFiles drops files on the page. In WebKit a scripted DataTransfer is empty.
func (p *player) dropFiles(files map[string]string) {
	p.t.Helper()
	var js strings.Builder
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(&js, "new File([%s], %s),", quote(files[name]), quote(name))
	}
	p.run(`{
		const dataTransfer = {files: [` + js.String() + `], getData: () => ""};
		const drop = new Event("drop", {bubbles: true, cancelable: true});
		document.body.dispatchEvent(Object.defineProperty(drop, "dataTransfer", {value: dataTransfer}));
	}`)
}

// TestExportEveryFormat checks that the page copies and saves each format exactly as
// package format renders it, and reports what the format loses.
func TestExportEveryFormat(t *testing.T) {
	p := open(t, "/")
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	dir := p.downloads()
	a := marked(t, p)
	p.tool("Export")
	for i, f := range transfer.Formats {
		want := f.Render(&a)
		p.chooseOption("export-format", i)
		p.wait("the text in "+f.Key, `document.getElementById("export-text").textContent === `+quote(want))
		if lost := p.text("#export-lost"); (lost == "Nothing is lost.") != f.Keeps.Lost(&a).IsZero() {
			t.Errorf("%s: the page reports as lost: %s", f.Key, lost)
		}
		p.click("Copy text")
		p.wait(f.Key+" in the clipboard", `navigator.clipboard.readText().then(text => text.replaceAll("\r\n", "\n") === `+quote(want)+`)`)
		extension := f.Extension
		if extension == "" {
			extension = ".txt"
		}
		p.click("Save file")
		file := p.waitFile(dir, "sudoku"+extension)
		p.until(stepTime, "the whole file of "+f.Key, func() bool {
			text, err := os.ReadFile(file)
			return err == nil && string(text) == want+"\n"
		})
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
	if leftover, _ := filepath.Glob(filepath.Join(dir, "*")); len(leftover) > 0 {
		t.Errorf("leftover files %v", leftover)
	}
	links := eval[[]string](p, `[...document.querySelectorAll(".sites a")].map(link => link.href)`)
	for i, s := range format.Sites() {
		if links[i] != s.URL(&a) {
			t.Errorf("the link to %s is %s, want %s", s.Name, links[i], s.URL(&a))
		}
		if read, err := format.Read(links[i]); err != nil || read.Givens.Filled().Len() < 30 {
			t.Errorf("%s cannot be read back: %v", links[i], err)
		}
	}
}

// TestOpenLinksOffline opens links of all forms, online and offline, and pastes links to
// other sites.
func TestOpenLinksOffline(t *testing.T) {
	p := openKept(t)
	read, err := format.Read(libraryLine)
	if err != nil {
		t.Fatal(err)
	}
	state := read.Annotated
	state.Corner[2] = 10
	values := state.Values()
	for _, online := range []bool{true, false} {
		if !online {
			p.server.stop()
		}
		for _, link := range sweep(2, []string{
			"/?p=" + wikipedia, "/#A3hKeUXSShmAyXJbqXeEtu0", "/#" + wikipedia, "/#" + dotted(wikipedia), "/?p=" + dotted(wikipedia),
			"/?p=A3hKeUXSShmAyXJbqXeEtu0",
		}) {
			p.paste(wikipediaSolution) // a different grid, so that the change is visible
			p.waitGrid(wikipediaSolution)
			p.navigate(link)
			p.waitGrid(dotted(wikipedia))
		}
		for _, link := range []string{"/#" + share.EncodeState(&state), "/?p=" + share.EncodeState(&state)} {
			p.paste(wikipedia)
			p.waitGrid(dotted(wikipedia))
			p.navigate(link)
			p.waitGrid(values.String())
			if got := p.givens(); got != dotted(wikipedia) {
				t.Errorf("%s: the givens are %s", link, got)
			}
		}
		for _, s := range format.Sites() {
			p.paste(wikipediaSolution)
			p.waitGrid(wikipediaSolution)
			p.paste(s.URL(&state))
			p.waitGrid(values.String())
		}
		p.navigate("/#BKFT02WBzTkYvyu1YxYEqZmWw8mXjGR7RHzJBaRcwzT")
		p.wait("the film", `document.getElementById("player-play")`)
	}
}
