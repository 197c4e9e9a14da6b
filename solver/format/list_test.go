package format

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// printed lists the results of Puzzles, one per line.
func printed(r io.Reader) []string {
	var all []string
	for e, err := range Puzzles(r) {
		all = append(all, describeEntry(&e, err))
	}
	return all
}

func describeEntry(e *Entry, err error) string {
	if err != nil {
		return err.Error()
	}
	item := fmt.Sprintf("%d %s %s", e.Line, e.Format, e.Position.Givens.String())
	if e.Comment != "" {
		item += " " + e.Comment
	}
	return item
}

func TestPuzzles(t *testing.T) {
	zeros := strings.ReplaceAll(example, ".", "0")
	spaced := strings.ReplaceAll(example, ".", " ")
	for _, tt := range []struct {
		name, text string
		want       []string
	}{
		{"one", example, []string{"1 line " + example}},
		{"two", example + "\n" + zeros + "\n", []string{"1 line " + example, "2 line " + example}},
		{"CRLF", example + "\r\n\r\n" + zeros + "\r\n", []string{"1 line " + example, "3 line " + example}},
		{"CR", example + "\r" + zeros + "\r", []string{"1 line " + example, "2 line " + example}},
		{"byte order mark", "\ufeff" + example + "\n" + example, []string{"1 line " + example, "2 line " + example}},
		{"comments", "# mine\n\n" + example + " # a\n  # b\n" + example + " c\n",
			[]string{"3 line " + example + " a", "5 line " + example + " c"}},
		{"columns", "puzzle,solution\n" + zeros + ",534\n" + zeros + ",53",
			[]string{"2 line " + example + " 534", "3 line " + example + " 53"}},
		{"one column", "quizzes\n" + zeros + "\n", []string{"2 line " + example}},
		{"solutions and titles", example + ":534:a\n" + example + ":53:b\n",
			[]string{"1 line " + example + " 534:a", "2 line " + example + " 53:b"}},
		{"spaces", spaced + "\n" + spaced + " top\n", []string{"1 line " + example, "2 line " + example + " top"}},
		{"mistakes", example[1:] + "\n" + example + "\nhello\n" + example[:80] + "q\n" + example + ".\n" + zeros,
			[]string{
				"line 1: 80 cells, not 81", "2 line " + example, "line 3, row 1, column 1: 'h' is not a digit",
				"line 4, row 9, column 9: 'q' is not a digit", "line 5: 82 cells, not 81", "6 line " + example,
			}},
		{"mistakes in front", "53..7\n123\n" + example, []string{"line 1: 5 cells, not 81", "line 2: 3 cells, not 81", "3 line " + example}},
		{"a long line", example + "\n" + strings.Repeat(".", MaxBytes+1) + "\n" + example,
			[]string{"1 line " + example, "line 2: too long to be a puzzle", "3 line " + example}},

		{"rows", strings.Join(splitRows(example), "\n") + "\n", []string{"0 grid " + example}},
		{"table", separated9(zeros, ",") + "\r\n", []string{"0 csv " + example}},
		{"table with CR", strings.ReplaceAll(separated9(zeros, ";"), "\n", "\r"), []string{"0 csv " + example}},
		{"a wide frame", frame(example, strings.Repeat("-", 73), strings.Repeat("|   %c   ", 9)+"|"), []string{"0 grid " + example}},
		{"a row too short", change(4, "8...6..3"), []string{"line 4, row 4: 8 cells, not 9"}},
		{"nothing", "", []string{"there is no puzzle in it"}},
		{"only comments", "# a\n\n# b\n", []string{"there is no puzzle in it"}},
		{"words", "hello\n", []string{"not recognized as a puzzle"}},
		{"too many lines", strings.Repeat("words and words\n", MaxBytes/15), []string{"too long to be a puzzle"}},
		{"one line without an end", strings.Repeat("\x00", 2*MaxBytes), []string{"too long to be a puzzle"}},
	} {
		for name, r := range map[string]io.Reader{
			"": strings.NewReader(tt.text), " by the byte": iotest.OneByteReader(strings.NewReader(tt.text)),
		} {
			if got := printed(r); !slices.Equal(got, tt.want) {
				t.Errorf("%s%s:\n%s\nwant\n%s", tt.name, name, strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
			}
		}
	}
}

func TestPuzzlesStops(t *testing.T) {
	text := strings.Repeat(example+"\n", 3)
	for most := 1; most <= 3; most++ {
		n := 0
		for range Puzzles(strings.NewReader(text)) {
			if n++; n == most {
				break
			}
		}
		if n != most {
			t.Errorf("stopped after %d of %d", n, most)
		}
	}
}

// TestLiveReadsAsItComes checks that a puzzle is yielded before the next line arrives.
func TestLiveReadsAsItComes(t *testing.T) {
	in, out := io.Pipe()
	answered := make(chan struct{})
	go func() {
		for range 3 {
			io.WriteString(out, example+"\n")
			<-answered
		}
		out.CloseWithError(io.ErrUnexpectedEOF)
	}()
	n := 0
	for _, err := range Live(in) {
		if errors.Is(err, io.ErrUnexpectedEOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		n++
		answered <- struct{}{}
	}
	if n != 3 {
		t.Errorf("%d puzzles before the reader failed, want 3", n)
	}
}
