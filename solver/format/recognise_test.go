package format

import (
	"strings"
	"testing"
)

func TestRecognise(t *testing.T) {
	rows := strings.Join(splitRows(example), "\n")
	game := "<game data='" + strings.ReplaceAll(example, ".", "0") + "'/>"
	for _, tt := range []struct {
		name, text, format string // format is "" unless the text is a single puzzle
		list               bool
	}{
		{"a line", example, "line", false},
		{"a line and its end", example + "\r\n", "line", false},
		{"a line and a comment", example + "\n# hello\n", "line", false},
		{"two lines", example + "\n" + example, "", true},
		{"a line and a shorter one", example + "\n" + example[1:], "", true},
		{"rows", rows, "grid", false},
		{"rows twice", rows + "\n\n" + rows, "", true},
		{"one game on a line", "<opensudoku>" + game + "</opensudoku>", "opensudoku", false},
		{"two games on a line", "<opensudoku>" + game + game + "</opensudoku>", "", true},
		{"words", "hello\nworld", "", false},
		{"nothing", "", "", false},
	} {
		got := Recognise(tt.text)
		if got.List != tt.list || got.Reading.Format != tt.format || (got.Err != nil) != (tt.format == "" && !tt.list) {
			t.Errorf("%s: list %v, format %q, error %v", tt.name, got.List, got.Reading.Format, got.Err)
		}
	}
}

// FuzzRecognise checks that a text with two puzzles is a list, and that the result for
// any other text is that of Read.
func FuzzRecognise(f *testing.F) {
	for _, text := range []string{"", example, example + "\n" + example, "<opensudoku>", "\r", "hello"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := Recognise(text)
		_, puzzles := countUpToTwo(text)
		if puzzles > 1 && !got.List {
			t.Fatalf("%q has several puzzles but is not a list", text)
		}
		read, err := Read(text)
		if !got.List && ((got.Err == nil) != (err == nil) || got.Reading.Position != read.Position) {
			t.Errorf("Recognise(%q) = %+v, but Read gives %+v, %v", text, got, read, err)
		}
	})
}
