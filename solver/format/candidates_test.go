package format

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/record"
)

const libraryExample = ":0603:3:53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79:113 216 117:364:365:"

// TestLoneCandidates checks that a single candidate counts as a placed digit unless a
// peer also has this candidate.
func TestLoneCandidates(t *testing.T) {
	p := board.Position{Givens: mustRead(t, example)}
	b := board.New(&p)
	for d := range (b.Candidates(2) &^ board.NewDigitSet(4)).All() {
		p.Eliminated.Add(board.NewCandidate(2, d))
	}
	for _, f := range []*Format{&basic.PencilMarkGrid, &record.Sukaku} {
		if r, err := Read(f.Render(annotated(&p))); err != nil || r.Position != p {
			t.Errorf("%s does not keep a naked single: %+v, %v", f.Key, r.Position, err)
		}
	}
	for c := range board.Cell(2).Peers().All() {
		if b.Has(c, 4) {
			p.Eliminated.Add(board.NewCandidate(c, 4))
		}
	}
	for _, f := range []*Format{&basic.PencilMarkGrid, &record.Sukaku} {
		if r, err := Read(f.Render(annotated(&p))); err != nil || r.Position.Givens[2] != 4 {
			t.Errorf("%s does not place a digit: %+v, %v", f.Key, r.Position, err)
		}
	}
}

func TestCandidateTexts(t *testing.T) {
	p := board.Position{Givens: mustRead(t, example)}
	marks, sukaku := basic.PencilMarkGrid.Render(annotated(&p)), record.Sukaku.Render(annotated(&p))
	library := record.HoDoKuLibrary.Render(annotated(&p))
	var bare []string
	for row := range strings.Lines(marks) {
		if !basic.IsFrame(row) {
			bare = append(bare, strings.Join(basic.SplitGroups(strings.TrimSpace(row)), " "))
		}
	}
	for _, tt := range []struct{ name, text, format, comment string }{
		{"no frame", strings.Join(bare, "\n"), "pencil-mark-grid", ""},
		{"another frame", strings.NewReplacer(".-", "+-", "-.", "-+", ":", "+", "'", "+").Replace(marks), "pencil-mark-grid", ""},
		{"words above", "After two steps:\n" + marks + "\nnothing more", "pencil-mark-grid", "After two steps:\nnothing more"},
		{"zeros", strings.ReplaceAll(sukaku, ".", "0"), "sukaku", ""},
		{"a title", sukaku + " hard one", "sukaku", "hard one"},
		{"a technique", strings.Replace(library, "0000", "0603-2", 1), "hodoku-library", "0603-2"},
		{"short", strings.TrimRight(library, ":"), "hodoku-library", ""},
		{"zeros in a library", strings.ReplaceAll(strings.Replace(library, ":0000", ":", 1), ".", "0"), "hodoku-library", ""},
		{"what is no candidate", strings.Replace(library, ":::", ":511:::", 1), "hodoku-library", ""},
	} {
		r, err := Read(tt.text)
		if err != nil || r.Format != tt.format || r.Comment != tt.comment || r.Position != p {
			t.Errorf("%s: %+v, %v\n%s", tt.name, r, err, tt.text)
		}
	}
	for _, tt := range []struct {
		name, text string
		want       Error
	}{
		{"a letter among candidates", strings.Replace(strings.Join(bare, "\n"), "7 1 9 5", "7 b 9 5", 1), Error{Kind: NotADigit, Line: 2, Row: 2, Column: 4, Text: "b"}},
		{"candidates out of order", strings.Replace(marks, "3478", "4378", 1), Error{Kind: NotADigit, Line: 3, Row: 2, Column: 7, Text: "4378"}},
		{"a group missing", strings.Replace(marks, "3478", "", 1), Error{Kind: WrongRowLength, Line: 3, Row: 2, Got: 8, Want: 9}},
		{"a row missing", strings.Join(bare[1:], "\n"), Error{Kind: WrongRowCount, Got: 8, Want: 9}},
		{"a digit in a wrong place", "1" + strings.Repeat(".", 7) + "8" + sukaku[9:], Error{Kind: NotADigit, Row: 1, Column: 1, Text: "8"}},
		{"a letter in 729", sukaku[:700] + "q" + sukaku[701:], Error{Kind: NotADigit, Row: 9, Column: 6, Text: "q"}},
		{"728", sukaku[1:], Error{Kind: WrongCellCount, Got: 728, Want: 81}},
		{"two of 729", sukaku + "\n" + sukaku, Error{Kind: SeveralPuzzles, Got: 2, Want: 1}},
		{"two of a library", library + "\n" + library, Error{Kind: SeveralPuzzles, Got: 2, Want: 1}},
		{"a cell missing in a library", strings.Replace(library, "53..", "53.", 1), Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"a letter in a library", strings.Replace(library, "53..", "53q.", 1), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "q"}},
		{"an entry of nothing", strings.Replace(library, "53..", "53+..", 1), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "."}},
		{"no candidate", strings.Replace(library, ":::", ":1234:::", 1), Error{Kind: NotACandidate, Text: "1234"}},
		{"no candidate either", strings.Replace(library, ":::", ":120:::", 1), Error{Kind: NotACandidate, Text: "120"}},
	} {
		r, err := Read(tt.text)
		if got, ok := errors.AsType[*Error](err); !ok || *got != tt.want {
			t.Errorf("%s: %+v, %v, want %+v", tt.name, r, err, tt.want)
		}
	}
}

// TestListsOfPositions reads a list that mixes one-line formats.
func TestListsOfPositions(t *testing.T) {
	p := board.Position{Givens: mustRead(t, example)}
	entries := "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	text := "# mine\n" + libraryExample + "\n" + example + "\n" + record.Sukaku.Render(annotated(&p)) + "\n" + strings.Replace(libraryExample, "113", "1134", 1)
	want := []string{
		"2 hodoku-library " + entries + " 0603", "3 line " + example, "4 sukaku " + example,
		"line 5: '1134' is not a candidate",
	}
	if got := printed(strings.NewReader(text)); !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	open := board.Position{}.WithGiven(0, 5)
	for name, text := range map[string]string{"an open grid": basic.PencilMarkGrid.Render(annotated(&open)), "a grid": basic.PencilMarkGrid.Render(annotated(&p))} {
		got := printed(strings.NewReader(text))
		if len(got) != 1 || !strings.HasPrefix(got[0], "0 pencil-mark-grid 5") {
			t.Errorf("%s of candidates was read as %s", name, got)
		}
	}
}
