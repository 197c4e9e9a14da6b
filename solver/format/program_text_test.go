package format

import (
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// pasted returns the texts in a file of testdata. Each of them holds the example.
func pasted(t testing.TB, file string) []txtar.File {
	t.Helper()
	archive, err := txtar.ParseFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	return archive.Files
}

func TestPasted(t *testing.T) {
	want := mustRead(t, example)
	for _, f := range append(pasted(t, "program_text.txtar"), pasted(t, "pasted.txtar")...) {
		t.Run(f.Name, func(t *testing.T) {
			r, err := Read(string(f.Data))
			if err != nil {
				t.Fatalf("%v\n%s", err, f.Data)
			}
			if r.Givens != want {
				t.Errorf("%s as %s\n%s", r.Givens.String(), r.Format, f.Data)
			}
		})
	}
}

// TestPastedAsList reads the pasted texts with Puzzles, although they are not lists.
func TestPastedAsList(t *testing.T) {
	want := mustRead(t, example)
	for _, f := range append(pasted(t, "program_text.txtar"), pasted(t, "pasted.txtar")...) {
		t.Run(f.Name, func(t *testing.T) {
			n := 0
			for e, err := range Puzzles(strings.NewReader(string(f.Data))) {
				n++
				if err != nil || e.Givens != want {
					t.Errorf("%v %v", e.Givens.String(), err)
				}
			}
			if n != 1 {
				t.Errorf("%d entries\n%s", n, f.Data)
			}
		})
	}
}
