package step

import (
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
)

// A puzzle and its solution.
const (
	wikipedia = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	answer    = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

func grid(t *testing.T, s string) board.Grid {
	t.Helper()
	var g board.Grid
	for i, r := range s {
		if r != '.' {
			g[i] = board.Digit(r - '0')
		}
	}
	return g
}

func start(t *testing.T) (board.Board, board.Grid) {
	g := grid(t, wikipedia)
	return board.FromGrid(&g), grid(t, answer)
}

func candidate(t *testing.T, s string) board.Candidate {
	t.Helper()
	c, ok := board.ParseCell(s[:4])
	if !ok {
		t.Fatal(s)
	}
	return board.NewCandidate(c, board.Digit(s[5]-'0'))
}

func cells(t *testing.T, s string) board.CellSet {
	t.Helper()
	var set board.CellSet
	for _, f := range strings.Fields(s) {
		c, ok := board.ParseCell(f)
		if !ok {
			t.Fatal(f)
		}
		set = set.With(c)
	}
	return set
}

func node(t *testing.T, d board.Digit, s string) Node { return Node{d, cells(t, s)} }

// sample returns a valid step on the start board, on which the candidates are r1c3 124,
// r1c4 26, r5c5 5, ...
func sample(t *testing.T, b *board.Board) Step {
	s := Step{
		Technique:    "sample",
		Eliminations: []board.Candidate{candidate(t, "r1c3=1"), candidate(t, "r1c3=2")},
		Args: []Arg{
			CellArg("cell", 2), DigitsArg("digits", 3), HousesArg("houses", board.NewHouseSet(0, 20)),
			CandidatesArg("list", 5, 3), NumberArg("size", 2),
		},
		Views: make([]View, 1),
	}
	v := &s.Views[0]
	v.MarkHouses(board.NewHouseSet(20, 0), Base)
	v.MarkCells(board.NewCellSet(3, 2), Pattern)
	v.MarkCells(board.NewCellSet(2), Pivot)
	v.MarkCandidates(b, board.NewCellSet(2), board.AllDigits, Fin)
	return s
}

func TestText(t *testing.T) {
	b, solution := start(t)
	s := sample(t, &b)
	if err := Check(&s, &b, &solution); err != nil {
		t.Fatal(err)
	}
	want := `sample: r1c3<>1 r1c3<>2; cell r1c3; digits 12; houses r1 b3; list r1c1=6 r1c1=4; size 2
  houses base: r1 b3
  cells pattern: r1c4
  cells pattern+pivot: r1c3
  candidates fin: r1c3=4
  candidates fin+eliminated: r1c3=1 r1c3=2`
	if got := s.Detail(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	s.SE = 66
	if got := s.Text(); got != strings.SplitN(want, "\n", 2)[0]+"; SE 6.6" {
		t.Error(got)
	}
	if s.Arg("size") != Number(2) || s.Arg("none") != nil {
		t.Error("wrong argument")
	}
}

func TestApply(t *testing.T) {
	b, _ := start(t)
	s := Step{
		Placements:   []board.Candidate{candidate(t, "r5c5=5")},
		Eliminations: []board.Candidate{candidate(t, "r1c3=1")},
	}
	s.Apply(&b)
	if b.Value(40) != 5 || b.Has(2, 1) {
		t.Error("the effects were not applied to the board")
	}
	e := s.Effects()
	if !slices.Equal(slices.Collect(e.Placements.All()), s.Placements) ||
		!slices.Equal(slices.Collect(e.Eliminations.All()), s.Eliminations) {
		t.Errorf("effects %v", e)
	}
}

func TestCandidates(t *testing.T) {
	b, _ := start(t)
	got := CandidateList(Candidates(&b, board.NewCellSet(0, 3, 2), board.NewDigitSet(2, 4, 6)))
	if got.String() != "r1c3=2 r1c3=4 r1c4=2 r1c4=6" {
		t.Error(got)
	}
	if Candidates(&b, board.NewCellSet(0), board.AllDigits) != nil {
		t.Error("a filled cell has candidates")
	}
}

// TestCheckRefuses damages a valid step in various ways.
func TestCheckRefuses(t *testing.T) {
	for name, spoil := range map[string]func(s *Step){
		"no effect": func(s *Step) { s.Eliminations = nil },
		"r1c3=9 is not a candidate": func(s *Step) {
			s.Placements = []board.Candidate{candidate(t, "r1c3=9")}
		},
		"r1c3=1 contradicts": func(s *Step) { s.Placements = []board.Candidate{candidate(t, "r1c3=1")} },
		"r1c3<>4 contradicts": func(s *Step) {
			s.Eliminations = []board.Candidate{candidate(t, "r1c3=4")}
		},
		"already eliminated": func(s *Step) { s.Eliminations = []board.Candidate{candidate(t, "r1c3=9")} },
		"ascending order":    func(s *Step) { slices.Reverse(s.Eliminations) },
		"no view":            func(s *Step) { s.Views = nil },
		"highlighted r1c3=9": func(s *Step) { s.Views[0].Candidates[0].Item = candidate(t, "r1c3=9") },
		"out of range":       func(s *Step) { s.Views[0].Cells[0].Item = 81 },
		"has no role":        func(s *Step) { s.Views[0].Houses[0].Role = 0 },
		"listed twice":       func(s *Step) { s.Views[0].Houses[1] = s.Views[0].Houses[0] },
		"unique name":        func(s *Step) { s.Args[1].Name = "cell" },
		"unknown type":       func(s *Step) { s.Args[0].Value = board.Cell(3) },
		"does not hold": func(s *Step) {
			s.Views[0].Links = []Link{WeakLink(node(t, 1, "r1c3"), node(t, 1, "r3c7"))}
		},
		"chain breaks": func(s *Step) {
			l := WeakLink(node(t, 1, "r1c3"), node(t, 2, "r1c3"))
			s.Args = []Arg{ChainArg("chain", Chain{l, l})}
		},
	} {
		b, solution := start(t)
		s := sample(t, &b)
		spoil(&s)
		if err := Check(&s, &b, &solution); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestLinkCheck uses a puzzle with these candidates:
//
//	r1c3 124   r1c4 26    r1c6 2468  r1c7 1489  r1c8 12489  r1c9 248
//	r2c2 247   r2c3 247   r2c7 3478  r2c8 2348  r2c9 2478
//	r3c1 12    r3c4 234   r3c5 34    r3c6 24    r3c7 13457  r3c9 2457
func TestLinkCheck(t *testing.T) {
	b, _ := start(t)
	strong := func(d board.Digit, from string, e board.Digit, to string, via Via) Link {
		return Link{From: node(t, d, from), To: node(t, e, to), Kind: Strong, Via: via}
	}
	weak := func(d board.Digit, from string, e board.Digit, to string, via Via) Link {
		return Link{From: node(t, d, from), To: node(t, e, to), Kind: Weak, Via: via}
	}
	row1, row2, box2 := ViaHouse(0), ViaHouse(1), ViaHouse(19)
	for _, test := range []struct {
		holds bool
		link  Link
	}{
		{true, strong(6, "r1c4", 6, "r1c6", row1)},
		{true, strong(6, "r1c4", 6, "r1c6", box2)},
		{false, strong(6, "r1c4", 6, "r1c6", row2)},      // row 2 has other places
		{false, strong(4, "r1c3", 4, "r1c6", row1)},      // four more places
		{false, strong(1, "r1c3", 1, "r1c7", row1)},      // r1c8 is another place
		{true, strong(1, "r1c3", 1, "r1c7 r1c8", row1)},  // a group
		{false, strong(6, "r1c4", 6, "r1c6", Via{})},     // no reason
		{false, strong(6, "r1c4", 6, "r1c5", row1)},      // r1c5 is filled
		{false, strong(6, "r1c4", 2, "r1c6", row1)},      // two digits
		{true, strong(2, "r1c4", 6, "r1c4", ViaCell(3))}, // bivalue
		{false, strong(2, "r1c3", 4, "r1c3", ViaCell(2))},
		{false, strong(2, "r1c4", 6, "r1c4", ViaCell(4))},
		{true, strong(2, "r1c4 r3c6", 6, "r1c4", ViaSet(cells(t, "r1c4 r3c6")))},
		{true, strong(4, "r3c6", 6, "r1c4", ViaSet(cells(t, "r1c4 r3c6")))},
		{false, strong(2, "r1c4", 6, "r1c4", ViaSet(cells(t, "r1c4 r3c6")))},               // r3c6 may hold 2
		{false, strong(2, "r1c3 r1c4", 6, "r1c4", ViaSet(cells(t, "r1c3 r1c4")))},          // four digits
		{true, strong(2, "r1c4 r3c1", 6, "r1c4", ViaSet(cells(t, "r1c4 r3c1")))},           // no house, 1 fits once
		{false, strong(6, "r1c4", 1, "r3c1", ViaSet(cells(t, "r1c4 r3c1")))},               // no house, 2 fits twice
		{true, strong(2, "r3c4 r3c6", 3, "r3c4 r3c5", ViaSet(cells(t, "r3c4 r3c5 r3c6")))}, // a locked set
		{true, weak(6, "r1c4", 6, "r1c6", row1)},
		{true, weak(6, "r1c4", 6, "r1c6", Via{})},
		{false, weak(6, "r1c4", 6, "r1c6", row2)},
		{true, weak(4, "r1c3", 4, "r1c6", row1)},
		{true, weak(1, "r1c3", 1, "r1c7 r1c8", row1)},
		{false, weak(1, "r1c7", 1, "r1c7 r1c8", row1)}, // overlap
		{false, weak(1, "r1c3 r3c1", 1, "r1c7", Via{})},
		{true, weak(2, "r1c3", 4, "r1c3", ViaCell(2))},
		{false, weak(2, "r1c3", 2, "r1c3", ViaCell(2))},
		{false, weak(2, "r1c3", 4, "r2c3", ViaCell(2))},
		{false, weak(2, "r1c3", 4, "r1c6", row1)},
		{false, weak(2, "r1c4", 6, "r1c4", ViaSet(cells(t, "r1c4 r3c6")))},
		{false, weak(9, "r1c3", 9, "r1c7", row1)}, // not a candidate
	} {
		if err := test.link.Check(&b); (err == nil) != test.holds {
			t.Errorf("%v: %v", test.link, err)
		}
	}
	dynamic := strong(4, "r1c3", 1, "r1c3", ViaCell(2))
	dynamic.Without = []board.Candidate{candidate(t, "r1c3=2")}
	if err := dynamic.Check(&b); err != nil {
		t.Error(err)
	}
	if got := dynamic.String(); got != "(4)r1c3 =r1c3 without r1c3<>2= (1)r1c3" {
		t.Error(got)
	}
}

func TestMarkChain(t *testing.T) {
	b, _ := start(t)
	chain := Chain{
		{From: node(t, 4, "r3c6"), To: node(t, 6, "r1c4"), Kind: Strong, Via: ViaSet(cells(t, "r1c4 r3c6"))},
		WeakLink(node(t, 6, "r1c4"), node(t, 6, "r1c6")),
	}
	if got := chain.String(); got != "(4)r3c6 =r1c4,r3c6= (6)r1c4 -r1- (6)r1c6" {
		t.Error(got)
	}
	s := Step{Technique: "chain", Eliminations: []board.Candidate{candidate(t, "r1c6=6")}, Views: make([]View, 1)}
	s.Views[0].MarkChain(chain)
	if err := Check(&s, &b, nil); err != nil {
		t.Error(err)
	}
	want := `chain: r1c6<>6
  cells set-a: r1c4 r3c6
  candidates on: r1c4=6
  candidates off: r3c6=4
  candidates off+eliminated: r1c6=6
  link (4)r3c6 =r1c4,r3c6= (6)r1c4
  link (6)r1c4 -r1- (6)r1c6`
	if got := s.Detail(); got != want {
		t.Errorf("got\n%s", got)
	}
}

func TestRoles(t *testing.T) {
	seen := make(map[string]bool)
	for r := Role(1); r < endOfRoles; r <<= 1 {
		name := r.String()
		if name == "unknown" || seen[name] {
			t.Errorf("role %b prints as %q", r, name)
		}
		seen[name] = true
	}
	if len(seen) != len(roleNames) {
		t.Errorf("%d names for %d roles", len(roleNames), len(seen))
	}
	if endOfRoles.String() != "unknown" || Role(0).String() != "" || (Base|Fin).String() != "base+fin" {
		t.Error("wrong names of role sets")
	}
	if SetRole(0) != SetA || SetRole(4) != SetE || SetRole(5) != SetA {
		t.Error("wrong roles of sets")
	}
}
