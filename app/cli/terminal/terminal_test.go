//go:build !js

package terminal

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/golden"
)

func TestPrintable(t *testing.T) {
	for text, want := range map[string]string{
		"":                            "",
		"Zeile 3: „x“ …":              "Zeile 3: „x“ …",
		"\x1b[31mred\x07":             `\x1b[31mred\a`,
		"a\x00b\x7f":                  `a\x00b\x7f`,
		"one\ntwo\r\tthree":           `one\ntwo\r\tthree`,
		"\u202egpj.exe\u2066":         `\u202egpj.exe\u2066`,
		"\u200b\ufeff\u2028\u0085":    `\u200b\ufeff\u2028\u0085`,
		"\xffoff\xc3":                 `\xffoff\xc3`,
		"\ufffd stays":                "\ufffd stays",
		`c:\x1b`:                      `c:\x1b`,
		"\U000e0041\ue000 \U0001f600": `\U000e0041\ue000 ` + "\U0001f600",
	} {
		if got := Printable(text); got != want {
			t.Errorf("Printable(%q) = %s, want %s", text, got, want)
		}
	}
}

func FuzzPrintable(f *testing.F) {
	f.Add("\x1b]0;title\x07\u202e\xff")
	f.Fuzz(func(t *testing.T, text string) {
		got := Printable(text)
		if strings.IndexFunc(got, isHidden) >= 0 || Printable(got) != got {
			t.Errorf("Printable(%q) = %q", text, got)
		}
	})
}

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

func picture(t *testing.T, text string) *Picture {
	t.Helper()
	reading, err := format.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(&reading.Position)
	return &Picture{Board: b, Givens: b.Givens()}
}

func TestPicture(t *testing.T) {
	open := picture(t, puzzle)
	open.Wrong = board.NewCellSet(0, 1)
	open.Pattern = board.NewCellSet(2)
	open.Placed = []board.Candidate{board.NewCandidate(2, 1)}
	open.Eliminated = []board.Candidate{board.NewCandidate(2, 2)}
	full := picture(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286179")
	for _, tt := range []struct {
		name    string
		picture *Picture
		paint   Paint
	}{
		{"open", open, Paint{}},
		{"open-coloured", open, Paint{on: true}},
		{"full", full, Paint{}},
	} {
		drawn := tt.picture.Draw(tt.paint)
		golden.Compare(t, "testdata/"+tt.name+".txt", drawn)
		for line := range strings.Lines(tt.picture.String()) {
			if n := len([]rune(line)) - 1; n > 80 {
				t.Errorf("%s: a line of %d characters", tt.name, n)
			}
		}
	}
}

// TestNoTerminal checks that output to a file is plain text.
func TestNoTerminal(t *testing.T) {
	f, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, w := range []io.Writer{f, &strings.Builder{}} {
		if Is(w) || PaintFor(w).on || NewProgress(w, 1) != nil {
			t.Errorf("%T is taken for a terminal", w)
		}
	}
	var none *Progress
	none.Show(1, nil)
	none.Clear()
}

// TestProgress checks that short tasks do not show progress.
func TestProgress(t *testing.T) {
	var shown strings.Builder
	say := func(time.Duration) string { return "halfway" }
	p := newProgress(&shown, 100, time.Now())
	p.Show(50, say)
	p.Clear()
	if shown.String() != "" {
		t.Errorf("immediately: %q", shown.String())
	}
	p = newProgress(&shown, 100, time.Now().Add(-time.Minute))
	p.Show(50, say)
	p.Show(60, say)
	if got := shown.String(); !strings.Contains(got, "halfway") || !strings.Contains(got, "50%") || strings.Contains(got, "60%") {
		t.Errorf("after a minute: %q", got)
	}
	before := shown.Len()
	p.Clear()
	if shown.Len() == before {
		t.Error("the line was not cleared")
	}
}
