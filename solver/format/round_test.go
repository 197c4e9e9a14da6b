package format

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/solver/board"
)

// randomPosition fills a random share of the cells with any digits.
func randomPosition(rng *rand.Rand) board.Position {
	var p board.Position
	filled, given := rng.Float64(), rng.Float64()
	for c := range board.Cell(board.Cells) {
		switch d := board.Digit(1 + rng.IntN(9)); {
		case rng.Float64() > filled:
			p.Eliminated.Add(board.CandidateOf(c, d))
		case rng.Float64() < given:
			p.Givens[c] = d
		default:
			p.Entries[c] = d
		}
	}
	return normal(p)
}

// normal leaves out the eliminations of what is no candidate anyway.
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

func TestRoundTrips(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 81))
	for range 500 {
		p := randomPosition(rng)
		for _, f := range Catalog {
			text := f.Render(&p)
			read := Read
			if !f.Detect(text) {
				if f != &PencilMarkGrid { // which needs cells with several candidates
					t.Fatalf("%s does not detect\n%s", f.Key, text)
				}
				read = f.Parse
			}
			got, err := read(text)
			if err != nil || got.Format != f.Key || got.Position != f.Keeps.Kept(&p) {
				t.Fatalf("%s gives %+v, %v\n%s", f.Key, got, err, text)
			}
		}
	}
}

func TestKept(t *testing.T) {
	p := board.Position{}.WithGiven(0, 5).WithEntry(1, 3)
	p.Eliminated.Add(20)
	merged := board.Position{}.WithGiven(0, 5).WithGiven(1, 3)
	withEliminated := merged
	withEliminated.Eliminated = p.Eliminated
	for c, want := range map[Capability]board.Position{
		0:                      merged,
		Eliminations:           withEliminated,
		Entries:                board.Position{}.WithGiven(0, 5).WithEntry(1, 3),
		Entries | Eliminations: p,
	} {
		if got := c.Kept(&p); got != want {
			t.Errorf("%b keeps %+v, want %+v", c, got, want)
		}
	}
}

func TestCatalog(t *testing.T) {
	seen := make(map[string]bool)
	for _, f := range Catalog {
		if f.Key == "" || seen[f.Key] || strings.Trim(f.Key, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			t.Errorf("%q is no key of its own", f.Key)
		}
		seen[f.Key] = true
		p := board.Position{Givens: mustRead(t, example)}
		if text := f.Render(&p); !f.Detect(text) || f.Detect("") {
			t.Errorf("%s does not detect itself alone", f.Key)
		}
	}
}

// FuzzRead holds Read to its word on any text: a position that every format
// brings back, or an *Error with a place on the grid.
func FuzzRead(f *testing.F) {
	p := board.Position{Givens: mustRead(f, example)}
	for _, format := range Catalog {
		f.Add(format.Render(&p))
	}
	spaced := strings.ReplaceAll(example, ".", " ")
	f.Add(spaced + " comment")
	f.Add(frame(spaced, "+-------+-------+-------+", "| %c %c %c | %c %c %c | %c %c %c |"))
	f.Add(frame(example, "╠═══════╬═══════╬═══════╣", "║ %c %c %c ║ %c %c %c ║ %c %c %c ║"))
	f.Add(strings.ReplaceAll(separated9(spaced, "\t"), " ", ""))
	f.Add("puzzle,solution\r\n" + example + ",534 # \xff")
	f.Add(change(4, "---------"))
	for seed := range uint64(4) {
		p := randomPosition(rand.New(rand.NewPCG(seed, 81)))
		f.Add(HoDoKuLibrary.Render(&p))
		f.Add(PencilMarkGrid.Render(&p))
		f.Add(Sukaku.Render(&p))
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := Read(text)
		if err != nil {
			checkError(t, err)
			return
		}
		for c, d := range got.Position.Givens {
			if d > 9 {
				t.Fatalf("%v holds %d", board.Cell(c), d)
			}
		}
		for _, f := range Catalog {
			again, err := f.Parse(f.Render(&got.Position))
			if err != nil || again.Position != f.Keeps.Kept(&got.Position) {
				t.Fatalf("%s gives %v, %v for\n%v", f.Key, &again.Position.Givens, err, &got.Position.Givens)
			}
		}
	})
}

func checkError(t *testing.T, err error) {
	t.Helper()
	e, ok := err.(*Error)
	switch {
	case !ok:
		t.Fatalf("%v is no *Error", err)
	case e.Row < 0 || e.Row > 9 || e.Column < 0 || e.Column > 9 || e.Line < 0:
		t.Fatalf("%+v names no place on the grid", e)
	case e.Kind == NotADigit && (e.Row == 0 || e.Column == 0 || e.Text == ""):
		t.Fatalf("%+v names no cell", e)
	case e.Want != 0 && e.Got == e.Want:
		t.Fatalf("%+v is no error", e)
	}
}

// FuzzPuzzles holds Puzzles to its word on any list, and to what Read says
// where it finds one puzzle alone.
func FuzzPuzzles(f *testing.F) {
	f.Add(example + "\n" + example + "\r\n\r# comment\r" + example[1:])
	f.Add("puzzle,solution\n" + example + ",534\nx")
	f.Add(change(4, "8...6..3"))
	f.Add(libraryExample + "\n" + libraryExample)
	f.Add("words\n" + libraryExample + "# a")
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
			return // in a list only LF and CR end a line
		}
		if got, err := Read(text); err != nil || got.Position != one.Position {
			t.Fatalf("Read finds %v, %v, the list %v", &got.Position.Givens, err, &one.Position.Givens)
		}
	})
}
