package format

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/drawn"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/record"
)

// randomPosition fills a random share of the cells with arbitrary digits.
func randomPosition(rng *rand.Rand) board.Position {
	var p board.Position
	filled, given := rng.Float64(), rng.Float64()
	for c := range board.Cell(board.Cells) {
		switch d := board.Digit(1 + rng.IntN(9)); {
		case rng.Float64() > filled:
			p.Eliminated.Add(board.NewCandidate(c, d))
		case rng.Float64() < given:
			p.Givens[c] = d
		default:
			p.Entries[c] = d
		}
	}
	return normal(p)
}

// normal drops the eliminations of candidates that the digits already exclude.
func normal(p board.Position) board.Position {
	open := p
	open.Eliminated = board.CandidateSet{}
	b := board.New(&open)
	for x := range p.Eliminated.All() {
		if !b.Has(x.Cell(), x.Digit()) {
			p.Eliminated.Remove(x)
		}
	}
	return p
}

// randomAnnotated returns a random position with random marks of every kind.
func randomAnnotated(rng *rand.Rand) *board.Annotated {
	a := board.Annotated{Position: randomPosition(rng)}
	share := rng.Float64()
	for c := range board.Cell(board.Cells) {
		if rng.Float64() < share {
			continue
		}
		a.Centre[c] = board.DigitSet(rng.IntN(int(board.AllDigits) + 1))
		a.Corner[c] = board.DigitSet(rng.IntN(int(board.AllDigits) + 1))
		a.Cells[c] = board.ColourSet(rng.IntN(512) & rng.IntN(512) << 1)
		x := board.NewCandidate(c, board.Digit(1+rng.IntN(9)))
		a.Marks.Candidates[x] = board.Colour(rng.IntN(10))
		if n := &a.Links.Len; *n < board.MaxLinks {
			a.Links.Links[*n] = board.DrawnLink{From: board.LinkEnd{Candidate: x}, To: board.LinkEnd{Candidate: board.Candidate(rng.IntN(board.Candidates))}}
			*n++
		}
	}
	return &a
}

// TestRoundTrips writes random positions in every format and reads them back. The result
// must match the Keeps of the format. A text that looks like several formats may be read
// in any of them, but never as another position.
func TestRoundTrips(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 81))
	detected := make(map[*Format]int)
	rounds := tries(150)
	for range rounds {
		a := randomAnnotated(rng)
		for _, f := range catalog {
			if f.Render == nil {
				continue
			}
			text := f.Render(a)
			want := f.Keeps.Kept(a)
			if got, err := f.Parse(text); err != nil || got.Annotated != want || got.Format != f.Key || !got.Dropped.IsZero() {
				t.Fatalf("%s gives %v as %q, %v, want %v\n%s", f.Key, describe(&got.Annotated), got.Format, err, describe(&want), text)
			}
			if f.Detect(text) {
				detected[f]++
				if got, err := Read(text); err != nil || got.Annotated != want {
					t.Fatalf("%s was read as %q, %v, want %v\n%s", f.Key, got.Format, err, describe(&want), text)
				}
			}
		}
		for _, s := range sites {
			if got, err := Read(s.URL(a)); err != nil && len(s.URL(a)) > 100 || err == nil && (got.Annotated != s.Keeps.Kept(a) || got.Site != s.Key) {
				t.Fatalf("%s gives %v of %q, %v\n%s", s.Key, describe(&got.Annotated), got.Site, err, s.URL(a))
			}
		}
	}
	for _, f := range catalog {
		// A candidate grid needs cells with several candidates, and a Codoku needs digits
		// that do not conflict.
		if f.Render != nil && f != &encoded.Codoku && f.Look != nil && detected[f] < rounds/2 {
			t.Errorf("only %d of %d texts look like %s", detected[f], rounds, f.Key)
		}
	}
}

func TestKept(t *testing.T) {
	p := board.Position{}.WithGiven(0, 5).WithEntry(1, 3)
	p.Eliminated.Add(board.NewCandidate(40, 2))
	merged := board.Position{}.WithGiven(0, 5).WithGiven(1, 3)
	withEliminated := merged
	withEliminated.Eliminated = p.Eliminated
	var marks board.Marks
	marks.Centre[3], marks.Corner[4] = 7, 9
	for _, tt := range []struct {
		keeps    Capability
		position board.Position
		centre   board.DigitSet
		corner   board.DigitSet
		lost     Counts
	}{
		{0, merged, 0, 0, Counts{Entries: 1, Eliminations: 1, CentreMarks: 3, CornerMarks: 2}},
		{core.Keep(Eliminations), withEliminated, 0, 0, Counts{Entries: 1, CentreMarks: 3, CornerMarks: 2}},
		{core.Keep(Entries, CentreMarks), board.Position{}.WithGiven(0, 5).WithEntry(1, 3), 7, 0, Counts{Eliminations: 1, CornerMarks: 2}},
		{core.Keep(Entries, Eliminations, SingleCandidates, CentreMarks, CornerMarks), p, 7, 9, Counts{}},
	} {
		a := board.Annotated{Position: p, Marks: marks}
		got := tt.keeps.Kept(&a)
		if got.Position != tt.position || got.Centre[3] != tt.centre || got.Corner[4] != tt.corner {
			t.Errorf("%b keeps %v", tt.keeps, describe(&got))
		}
		if lost := tt.keeps.Lost(&a); lost != tt.lost {
			t.Errorf("%b loses %v, want %v", tt.keeps, lost, tt.lost)
		}
	}
}

// TestSinglesAreLost checks the counts of single candidates that become digits and of
// candidates that reappear in a cell without any.
func TestSinglesAreLost(t *testing.T) {
	var a board.Annotated
	for d := board.Digit(1); d < 9; d++ {
		a.Eliminated.Add(board.NewCandidate(0, d))
		a.Eliminated.Add(board.NewCandidate(80, d))
	}
	a.Eliminated.Add(board.NewCandidate(80, 9))
	for c := range board.Cell(0).Peers().All() {
		a.Eliminated.Add(board.NewCandidate(c, 9))
	}
	for _, tt := range []struct {
		keeps Capability
		want  Counts
	}{
		{record.Sukaku.Keeps, Counts{SingleCandidates: 1}},
		{encoded.SudokuWikiMasks.Keeps, Counts{SingleCandidates: 1, Eliminations: 9}},
		{encoded.SudokuWiki.Keeps, Counts{Eliminations: 9}},
		{record.HoDoKuLibrary.Keeps, Counts{}},
		{basic.Line.Keeps, Counts{Eliminations: 8 + 9 + 20}},
	} {
		if got := tt.keeps.Lost(&a); got != tt.want {
			t.Errorf("%b loses %v, want %v", tt.keeps, got, tt.want)
		}
	}
}

func TestCatalog(t *testing.T) {
	seen := make(map[string]bool)
	for _, f := range catalog {
		if f.Key == "" || seen[f.Key] || strings.Trim(f.Key, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			t.Errorf("%q is not a unique key", f.Key)
		}
		seen[f.Key] = true
		if f.Detect("") || f.Detect("hello world") || f.Detect("https://example.org/about") && f != &Link {
			t.Errorf("%s accepts text without a puzzle", f.Key)
		}
		if ByKey(f.Key) != f {
			t.Errorf("Find does not find %s by its key", f.Key)
		}
	}
}

func TestFind(t *testing.T) {
	for name, want := range map[string]*Format{
		"line": &basic.Line, "SS": &drawn.SimpleSudoku, ".sdk": &drawn.SadMan, "729": &record.Sukaku, "HoDoKu": &record.HoDoKuLibrary, "": nil, "xlsx": nil,
	} {
		if got := Find(name); got != want {
			t.Errorf("%q is %v, want %v", name, got, want)
		}
	}
	for _, f := range catalog {
		for _, name := range f.Names {
			if Find(name) != f || ByKey(name) != nil {
				t.Errorf("%s is already a name of %s", name, f.Key)
			}
		}
	}
}

// FuzzRead checks that Read returns a position that every format preserves, or an *Error
// with a place on the grid.
func FuzzRead(f *testing.F) {
	for _, text := range vectors(f) {
		f.Add(text)
	}
	spaced := strings.ReplaceAll(example, ".", " ")
	f.Add(spaced + " comment")
	f.Add(frame(spaced, "+-------+-------+-------+", "| %c %c %c | %c %c %c | %c %c %c |"))
	f.Add(frame(example, "╠═══════╬═══════╬═══════╣", "║ %c %c %c ║ %c %c %c ║ %c %c %c ║"))
	f.Add(strings.ReplaceAll(separated9(spaced, "\t"), " ", ""))
	f.Add("puzzle,solution\r\n" + example + ",534 # \xff")
	f.Add(change(4, "---------"))
	for seed := range uint64(4) {
		a := randomAnnotated(rand.New(rand.NewPCG(seed, 81)))
		for _, format := range catalog {
			if format.Render != nil {
				f.Add(format.Render(a))
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := Read(text)
		if err != nil {
			checkError(t, err)
			return
		}
		checkReading(t, &got)
	})
}

// checkReading checks that a reading is a valid position and that every format preserves
// what it promises to.
func checkReading(t *testing.T, r *Reading) {
	t.Helper()
	for c := range board.Cell(board.Cells) {
		if r.Givens[c] > 9 || r.Entries[c] > 9 || r.Givens[c] != 0 && r.Entries[c] != 0 || r.Centre[c]|r.Corner[c] > board.AllDigits {
			t.Fatalf("%v contains %d, %d, %v, %v", c, r.Givens[c], r.Entries[c], r.Centre[c], r.Corner[c])
		}
	}
	for _, f := range catalog {
		if f.Render == nil {
			continue
		}
		again, err := f.Parse(f.Render(&r.Annotated))
		if kept := f.Keeps.Kept(&r.Annotated); err != nil || again.Annotated != kept {
			t.Fatalf("%s gives %v, %v for\n%v", f.Key, describe(&again.Annotated), err, describe(&kept))
		}
	}
}

func checkError(t *testing.T, err error) {
	t.Helper()
	e, ok := err.(*Error)
	switch {
	case !ok:
		t.Fatalf("%v is not an *Error", err)
	case e.Row < 0 || e.Row > 9 || e.Column < 0 || e.Column > 9 || e.Line < 0:
		t.Fatalf("%+v has no place on the grid", e)
	case (e.Kind == NotADigit || e.Kind == NotACell) && (e.Row == 0 || e.Column == 0 || e.Text == ""):
		t.Fatalf("%+v has no cell", e)
	case e.Want != 0 && e.Got == e.Want:
		t.Fatalf("%+v has Got equal to Want", e)
	}
}

// FuzzPuzzles checks Puzzles on any list, and compares it with Read if there is only one
// puzzle.
func FuzzPuzzles(f *testing.F) {
	f.Add(example + "\n" + example + "\r\n\r# comment\r" + example[1:])
	f.Add("puzzle,solution\n" + example + ",534\nx")
	f.Add(change(4, "8...6..3"))
	f.Add(libraryExample + "\n" + libraryExample)
	f.Add("words\n" + libraryExample + "# a")
	texts := vectors(f)
	rows := texts["rows9"] + "\n"
	f.Add(rows + "\n" + rows)
	f.Add(example + "\n" + rows + example)
	f.Add(rows + texts["hodoku_pm"] + "\n" + texts["hodoku_pm"])
	f.Add(example + "\n" + texts["hodoku_pm"] + "\n" + example)
	f.Fuzz(func(t *testing.T, text string) {
		n, last := 0, 0
		var one Entry
		for e, err := range Puzzles(strings.NewReader(text)) {
			n++
			if e.Line != 0 && e.Line <= last {
				t.Fatalf("line %d follows line %d", e.Line, last)
			}
			last = e.Line
			if err != nil {
				checkError(t, err)
				continue
			}
			one = e
		}
		if n == 0 {
			t.Fatal("neither a puzzle nor an error")
		}
		if n > 1 || one.Format == "" || strings.ContainsAny(text, "\v\f\u2028\u2029") {
			return // in a list, only LF and CR end a line
		}
		if slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }), func(line string) bool {
			return strings.TrimSpace(line) != "" && basic.IsFrame(core.Clean(line))
		}) {
			return // in a list, a frame line between puzzles is skipped
		}
		if got, err := Read(text); err != nil || got.Position != one.Position {
			t.Fatalf("Read finds %v, %v, the list %v", &got.Position.Givens, err, &one.Position.Givens)
		}
	})
}
