package format

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// withHeading is a multi-line format that sets only the required fields.
var withHeading = Format{
	Key:     "with-heading",
	Heading: "Puzzle sheet",
	Keeps:   core.Keep(Entries),
	Render: func(a *board.Annotated) string {
		entries := board.Annotated{Position: board.Position{Givens: a.Entries}}
		for c, d := range a.Givens {
			if d != 0 {
				entries.Givens[c] = 0
			}
		}
		givens := board.Annotated{Position: board.Position{Givens: a.Givens}}
		return "Puzzle sheet 1\n" + basic.Grid.Render(&givens) + "\nEntries\n" + basic.Grid.Render(&entries)
	},
	Reads: func(s core.Source) (Reading, *Error) {
		at := slices.IndexFunc(s.Lines, func(l core.TextLine) bool { return l.Text == "Entries" })
		if at < 0 {
			return Reading{}, &Error{Kind: CutOff}
		}
		r, err := basic.ParseGrid(core.Source{Lines: s.Lines[1:at]})
		if err != nil {
			return Reading{}, err
		}
		below, err := basic.ParseGrid(core.Source{Lines: s.Lines[at+1:]})
		if err != nil {
			return Reading{}, err
		}
		r.Entries = below.Givens
		return r, nil
	},
}

// TestHeading checks that a format with a Heading needs no further code to be recognised
// and to be read in a list.
func TestHeading(t *testing.T) {
	formats, blocks, marks := catalog, inBlocks, blockMarks
	t.Cleanup(func() { catalog, inBlocks, blockMarks = formats, blocks, marks })
	catalog, inBlocks = append([]*Format{&withHeading}, formats...), slices.Clone(blocks)
	register(&withHeading)

	rng := rand.New(rand.NewPCG(3, 200))
	var all []*board.Annotated
	for range 200 {
		all = append(all, played(rng))
	}
	for _, n := range []int{1, 2, 10, len(all)} {
		text := asFile(t, &withHeading, all[:n])
		for name, text := range map[string]string{
			"with blank lines": text, "without blank lines": strings.ReplaceAll(text, "\n\n", "\n"), "in capitals": strings.ReplaceAll(text, "Puzzle sheet", "  PUZZLE SHEET"),
		} {
			compareList(t, name, withHeading.Keeps, all[:n], Puzzles(strings.NewReader(text)))
			compareList(t, name+" alone", withHeading.Keeps, all[:n], PuzzlesIn(&withHeading, strings.NewReader(text)))
		}
	}

	two := asFile(t, &withHeading, all[:2])
	if r, err := Read(two); err == nil {
		t.Errorf("two puzzles were read as one, %v", describe(&r.Annotated))
	}
	rows := strings.Join(splitRows(example), "\n")
	var got []string
	for e, err := range Puzzles(strings.NewReader(example + "\n" + two + "\n" + rows + "\n" + two + "\n" + example)) {
		if err != nil {
			t.Error(err)
		}
		got = append(got, e.Format)
	}
	if want := []string{"line", "with-heading", "with-heading", "grid", "with-heading", "with-heading", "line"}; !slices.Equal(got, want) {
		t.Errorf("a mixed list was read as %v, want %v", got, want)
	}
	checkGlance(t, two, map[string]int{})
}
