package board_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
)

func TestTopology(t *testing.T) {
	for c := range board.Cell(board.Cells) {
		if n := c.Peers().Len(); n != 20 {
			t.Errorf("%v has %d peers", c, n)
		}
		if c.Sees(c) {
			t.Errorf("%v sees itself", c)
		}
		for o := range board.Cell(board.Cells) {
			share := c.Row() == o.Row() || c.Column() == o.Column() || c.Box() == o.Box()
			if c != o && c.Sees(o) != share {
				t.Errorf("%v sees %v: %v", c, o, c.Sees(o))
			}
			if c.Sees(o) != o.Sees(c) {
				t.Errorf("%v and %v disagree on whether they see each other", c, o)
			}
		}
		for kind, h := range c.Houses() {
			if h.Kind() != board.HouseKind(kind) || !h.Cells().Has(c) || h.IsLine() != (kind < 2) {
				t.Errorf("%v: wrong house %v", h, c)
			}
		}
		if back, ok := board.ParseCell(c.String()); !ok || back != c {
			t.Errorf("%v parses as %v", c, back)
		}
	}
	seen := make(map[board.Cell]int)
	for h := range board.House(board.Houses) {
		if n := h.Cells().Len(); n != 9 {
			t.Errorf("%v has %d cells", h, n)
		}
		last := -1
		for i := range 9 {
			c := h.At(i)
			if int(c) <= last || !h.Cells().Has(c) {
				t.Errorf("cell %d of %v is %v", i, h, c)
			}
			last = int(c)
			seen[c]++
		}
	}
	for c, n := range seen {
		if n != 3 {
			t.Errorf("%v is in %d houses", c, n)
		}
	}
	if names := []string{board.RowHouse(0).String(), board.ColumnHouse(8).String(), board.BoxHouse(4).String()}; !slices.Equal(names, []string{"r1", "c9", "b5"}) {
		t.Errorf("houses are called %v", names)
	}
	if box := board.CellAt(3, 8).Box(); box != 5 {
		t.Errorf("r4c9 is in box %d", box)
	}
}

func TestParseCell(t *testing.T) {
	for _, s := range []string{"", "r1", "r0c1", "r1c0", "r1c10", "c1r1", "r1c", "rxc1"} {
		if c, ok := board.ParseCell(s); ok {
			t.Errorf("%q parses as %v", s, c)
		}
	}
	if c, ok := board.ParseCell("R3C7"); !ok || c != board.CellAt(2, 6) {
		t.Errorf("R3C7 parses as %v", c)
	}
}

// TestCellSet compares sets with maps.
func TestCellSet(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		a, b := board.CellSet{}, board.CellSet{}
		inA, inB := map[board.Cell]bool{}, map[board.Cell]bool{}
		for range random.IntN(40) {
			c, d := board.Cell(random.IntN(81)), board.Cell(random.IntN(81))
			a, b = a.With(c), b.With(d)
			inA[c], inB[d] = true, true
		}
		drop := board.Cell(random.IntN(81))
		a = a.Without(drop)
		delete(inA, drop)
		within := true
		for c := range board.Cell(board.Cells) {
			within = within && (!inA[c] || inB[c])
			for name, is := range map[string][2]bool{
				"Has":   {a.Has(c), inA[c]},
				"And":   {a.And(b).Has(c), inA[c] && inB[c]},
				"Or":    {a.Or(b).Has(c), inA[c] || inB[c]},
				"Minus": {a.Minus(b).Has(c), inA[c] && !inB[c]},
			} {
				if is[0] != is[1] {
					t.Fatalf("%s: %v of %v and %v", name, c, a, b)
				}
			}
		}
		if a.Len() != len(inA) || a.IsEmpty() != (len(inA) == 0) || a.Within(b) != within || a.Meets(b) == a.And(b).IsEmpty() {
			t.Fatalf("%v and %v", a, b)
		}
		all := slices.Collect(a.All())
		if !slices.IsSorted(all) || len(all) != len(inA) || len(all) > 0 && a.First() != all[0] {
			t.Fatalf("%v holds %v", a, all)
		}
		if board.NewCellSet(all...) != a {
			t.Fatalf("%v differs from the set built from its cells", a)
		}
		for c := range board.Cell(board.Cells) {
			sees := true
			for x := range a.All() {
				sees = sees && x.Sees(c)
			}
			if a.CommonPeers().Has(c) != sees {
				t.Fatalf("%v as a common peer of %v", c, a)
			}
		}
	}
	for c := range board.AllCells.All() { // stopping early must not panic
		if c == 70 {
			break
		}
	}
	for text, set := range map[string]board.CellSet{"r1c1": board.NewCellSet(0), "r12c13": board.NewCellSet(0, 2, 9, 11), "r1c12,r9c9": board.NewCellSet(0, 1, 80)} {
		if s := set.Compact(); s != text {
			t.Errorf("%s, not %s", s, text)
		}
	}
	if s := board.NewCellSet(0, 1, 80).String(); s != "r1c1 r1c2 r9c9" {
		t.Errorf("prints as %q", s)
	}
	if hs := board.NewCellSet(0, 1).Houses(); hs != board.NewHouseSet(board.RowHouse(0), board.BoxHouse(0)) {
		t.Errorf("r1c1 and r1c2 share %v", hs)
	}
}

func TestDigitSet(t *testing.T) {
	s := board.NewDigitSet(4, 1, 9)
	if s.String() != "149" || s.Len() != 3 || s.First() != 1 || s.Has(2) || !s.Has(9) || s.Without(1).First() != 4 {
		t.Errorf("%v", s)
	}
	if got := slices.Collect(board.AllDigits.All()); !slices.Equal(got, []board.Digit{1, 2, 3, 4, 5, 6, 7, 8, 9}) {
		t.Errorf("all digits are %v", got)
	}
	if !board.DigitSet(0).IsEmpty() || board.AllDigits.IsEmpty() {
		t.Error("the empty set is wrong")
	}
}

func TestHouseSet(t *testing.T) {
	s := board.NewHouseSet(26, 3, 12)
	if s.String() != "r4 c4 b9" || s.Len() != 3 || s.First() != 3 || !s.Has(12) || s.Without(12).Has(12) || s.IsEmpty() {
		t.Errorf("%v", s)
	}
	if got := slices.Collect(board.AllHouses.All()); len(got) != board.Houses {
		t.Errorf("all houses are %v", got)
	}
}

func TestCandidateSet(t *testing.T) {
	var s board.CandidateSet
	if !s.IsEmpty() {
		t.Error("a new set is not empty")
	}
	for x := range board.Candidate(board.Candidates) {
		if board.NewCandidate(x.Cell(), x.Digit()) != x {
			t.Fatalf("%v does not round-trip through its cell and digit", x)
		}
		if x%7 == 0 {
			s.Add(x)
		}
	}
	s.Remove(7)
	n := 0
	for x := range s.All() {
		if x%7 != 0 || x == 7 || !s.Has(x) {
			t.Errorf("%v is in the set", x)
		}
		n++
	}
	if n != s.Len() || n != board.Candidates/7 || s.Has(7) {
		t.Errorf("%d candidates, Len %d", n, s.Len())
	}
	if s := board.NewCandidate(board.CellAt(0, 1), 5).String(); s != "r1c2=5" {
		t.Errorf("prints as %s", s)
	}
}

// TestBoardViewsAgree checks that the two views of a board stay in sync through random
// changes.
func TestBoardViewsAgree(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 100 {
		b := board.FromGrid(&board.Grid{})
		for range 60 {
			c, d := board.Cell(random.IntN(81)), board.Digit(1+random.IntN(9))
			if random.IntN(3) == 0 {
				b.Place(c, d)
			} else {
				b.Eliminate(c, d)
			}
			for c := range board.Cell(board.Cells) {
				if b.Value(c) != 0 && !b.Candidates(c).IsEmpty() {
					t.Fatalf("%v holds %d but has candidates", c, b.Value(c))
				}
				for d := range board.AllDigits.All() {
					if b.Has(c, d) != b.Places(d).Has(c) {
						t.Fatalf("the views disagree on %d in %v", d, c)
					}
				}
			}
		}
	}
}

func TestPlaceTakesCandidatesAway(t *testing.T) {
	b := board.FromGrid(&board.Grid{})
	b.Place(board.CellAt(4, 4), 5)
	for c := range board.Cell(board.Cells) {
		want := c != board.CellAt(4, 4) && !c.Sees(board.CellAt(4, 4))
		if b.Has(c, 5) != want {
			t.Errorf("5 in %v: %v", c, b.Has(c, 5))
		}
		if c != board.CellAt(4, 4) && b.Candidates(c).Without(5).Len() != 8 {
			t.Errorf("%v has the candidates %v", c, b.Candidates(c))
		}
	}
	if b.Empty().Len() != 80 || b.Value(board.CellAt(4, 4)) != 5 || b.IsGiven(board.CellAt(4, 4)) {
		t.Error("the placed digit is wrong")
	}
}

func TestConflicts(t *testing.T) {
	at := board.CellAt
	for name, tt := range map[string]struct {
		grid map[board.Cell]board.Digit
		want []board.Conflict
	}{
		"none": {map[board.Cell]board.Digit{at(0, 0): 1, at(0, 1): 2}, nil},
		"a row and box": {map[board.Cell]board.Digit{at(0, 0): 5, at(0, 1): 5}, []board.Conflict{
			{Kind: board.Twice, Digit: 5, A: at(0, 0), B: at(0, 1), House: board.RowHouse(0)}}},
		"a box": {map[board.Cell]board.Digit{at(0, 0): 5, at(1, 1): 5}, []board.Conflict{
			{Kind: board.Twice, Digit: 5, A: at(0, 0), B: at(1, 1), House: board.BoxHouse(0)}}},
		"a column": {map[board.Cell]board.Digit{at(0, 8): 7, at(8, 8): 7}, []board.Conflict{
			{Kind: board.Twice, Digit: 7, A: at(0, 8), B: at(8, 8), House: board.ColumnHouse(8)}}},
	} {
		var g board.Grid
		for c, d := range tt.grid {
			g[c] = d
		}
		if got := g.Conflicts(); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %+v", name, got)
		}
	}
	var g board.Grid
	copy(g[:], []board.Digit{1, 2, 3, 4, 5, 6, 7, 8})
	g[17] = 9
	b := board.FromGrid(&g)
	want := []board.Conflict{
		{Kind: board.NoCandidate, A: at(0, 8)},
		{Kind: board.NoPlace, Digit: 9, House: board.RowHouse(0)},
	}
	if got := b.Conflicts(); !slices.Equal(got, want) {
		t.Errorf("a cell without a candidate: %+v", got)
	}
}

func TestPosition(t *testing.T) {
	var p board.Position
	p = p.WithGiven(0, 5).WithEntry(1, 3).WithEntry(0, 9)
	if v := p.Values(); v[0] != 5 || v[1] != 3 || p.IsGiven(1) || !p.IsGiven(0) {
		t.Errorf("%+v", p)
	}
	p.Eliminated.Add(board.NewCandidate(2, 7))
	b := board.New(&p)
	if b.Has(2, 7) || b.Has(2, 5) || !b.Has(2, 1) || !b.IsGiven(0) || b.IsGiven(1) || b.Givens() != board.NewCellSet(0) {
		t.Error("the board does not show its position")
	}
	if p = p.WithGiven(1, 4); p.Entries[1] != 0 || p.Givens[1] != 4 {
		t.Error("a given does not take the place of an entry")
	}
}

func TestIsSolution(t *testing.T) {
	var g board.Grid
	for c := range board.Cell(board.Cells) {
		g[c] = board.Digit((c.Row()*3+c.Row()/3+c.Column())%9 + 1)
	}
	if !g.IsSolution() {
		t.Fatalf("%s is a solution", g.String())
	}
	b := board.FromGrid(&g)
	if !b.IsSolved() || len(b.Conflicts()) != 0 {
		t.Error("the board of a solution is not solved")
	}
	g[0], g[1] = g[1], g[0]
	if g.IsSolution() {
		t.Error("grid is still a solution after swapping two digits")
	}
	g[0] = 0
	if g.IsSolution() || g.Filled().Len() != 80 {
		t.Error("grid with an empty cell is a solution")
	}
}

// TestBoardPosition checks that boards survive the conversion to positions and back.
func TestBoardPosition(t *testing.T) {
	p := board.Position{Givens: board.Grid{0: 5, 40: 3}, Entries: board.Grid{8: 1, 80: 9}}
	for _, x := range []board.Candidate{board.NewCandidate(2, 7), board.NewCandidate(79, 4)} {
		p.Eliminated.Add(x)
	}
	b := board.New(&p)
	if got := b.Position(); got != p {
		t.Errorf("%+v, want %+v", got, p)
	}
	b.Eliminate(3, 8)
	p.Eliminated.Add(board.NewCandidate(3, 8))
	if got := b.Position(); got != p || board.New(&got) != b {
		t.Errorf("%+v, want %+v", got, p)
	}
}

func TestParseDigit(t *testing.T) {
	for symbol := rune(-1); symbol < 0x3000; symbol++ {
		d, ok := board.ParseDigit(symbol)
		isDigit := symbol >= '1' && symbol <= '9'
		isEmpty := symbol == ' ' || strings.ContainsRune("0.*_Xx-", symbol)
		if ok != (isDigit || isEmpty) || isDigit && d != board.Digit(symbol-'0') || !isDigit && d != 0 {
			t.Errorf("%q is %d, %t", symbol, d, ok)
		}
	}
}
