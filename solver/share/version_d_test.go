package share

import (
	"strings"
	"testing"

	"sudoku/solver/board"
)

// TestNotes checks that notes of histories of all kinds survive, and that a history
// without a note gets a code of an earlier version.
func TestNotes(t *testing.T) {
	bare := Of(&board.Annotated{Position: board.Position{Givens: board.Grid{5, 3}}})
	marked := Of(&board.Annotated{Position: board.Position{Givens: board.Grid{5}}, Marks: board.Marks{Centre: [board.Cells]board.DigitSet{1: 6}}})
	long := &History{Nodes: []Node{bare.Nodes[0], {State: bare.Nodes[0].State, Locked: true, At: 30, Name: "here"}}, Present: 1}
	long.Nodes[1].State.Entries[7] = 4
	for name, h := range map[string]*History{"bare": bare, "marked": marked, "long": long} {
		plain, err := EncodeHistory(h)
		if err != nil {
			t.Fatal(err)
		}
		for note, want := range map[string]string{
			"":                                   "",
			"x":                                  "x",
			"Look at box 5: where can 7 go?":     "Look at box 5: where can 7 go?",
			"Schau, größer – 見て":                 "Schau, größer – 見て",
			"a\xffb":                             "ab",
			strings.Repeat("é", 150):             strings.Repeat("é", MaxNote/2),
			strings.Repeat("a", MaxNote-1) + "é": strings.Repeat("a", MaxNote-1),
		} {
			noted := *h
			noted.Note = note
			code, err := EncodeHistory(&noted)
			if err != nil {
				t.Fatal(err)
			}
			if (code == plain) != (want == "") || want != "" && !strings.HasSuffix(code, plain) {
				t.Errorf("%s, %q: %s, without a note %s", name, note, code, plain)
			}
			back, err := DecodeHistory(code)
			if err != nil || back.Note != want || back.Present != h.Present || len(back.Nodes) != len(h.Nodes) || *back.State() != *h.State() {
				t.Errorf("%s, %q: decoded with error %v", name, note, err)
			}
		}
	}
}

// notedCode is a published code. It must remain readable.
const notedCode = "D0up1fj13UF3cFMOe8POacsKqA80jrSAkbN6u1OuiAELS8bRAMRS78"

func TestPublishedNote(t *testing.T) {
	h := Of(&board.Annotated{Position: board.Position{Givens: board.Grid{1}}})
	h.Note = "Look at box 5: where can 7 go?"
	if code, err := EncodeHistory(h); err != nil || code != notedCode {
		t.Errorf("the code is %s now, %v", code, err)
	}
	if back, err := DecodeHistory(notedCode); err != nil || back.Note != h.Note || *back.State() != *h.State() {
		t.Errorf("decoded with error %v", err)
	}
}

// TestDamagedNotes checks that every changed character and every truncation is detected.
func TestDamagedNotes(t *testing.T) {
	for i := range notedCode {
		for _, other := range "07AZaz" {
			if damaged := notedCode[:i] + string(other) + notedCode[i+1:]; damaged != notedCode {
				if h, err := DecodeHistory(damaged); err == nil {
					t.Errorf("%s is read as %q", damaged, h.Note)
				}
			}
		}
		if h, err := DecodeHistory(notedCode[:i]); err == nil {
			t.Errorf("%s is read as %q", notedCode[:i], h.Note)
		}
	}
	if _, err := DecodeHistory("D" + encodeD("outside", notedCode)); err == nil {
		t.Error("a note within a note is read")
	}
}
