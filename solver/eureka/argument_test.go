package eureka_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"(5)r1c2 = (5)r1c7 - (5=8)r4c7 - (8)r4c123 => r6c2<>5": "(5)r1c2 = (5)r1c7 - (5=8)r4c7 - (8)r4c123 => r6c2<>5",
		"(6)r46c9-(6=8)r5c8": "(6)r46c9 - (6=8)r5c8",
		"X-Chain: 5R1C2==R1C7--r4c7=r4c1 ⇒ r6c2≠5, r6c3≠5": "x-chain: (5)r1c2 = (5)r1c7 - (5)r4c7 = (5)r4c1 => r6c2<>5, r6c3<>5",
		"(5)r1c1 =r1= (5)r1c9 -c9- (5)r4c9":                "(5)r1c1 = (5)r1c9 - (5)r4c9",
		"(1=23)r4c56 - (2)b6p12":                           "(1=23)r4c56 - (2)r4c78",
		"(1)r1c2,r3c4 = (1)r5c6":                           "(1)r1c2,r3c4 = (1)r5c6",
		"7 r26\\c13 => r4c13, r5c3<>7":                     "{7r2 7r6}\\{7c1 7c3} => r4c1<>7, r4c3<>7, r5c3<>7",
		"7 r26 c13":                                        "{7r2 7r6}\\{7c1 7c3}",
		"Pointing: 7 b8 r8 => r8c12<>7":                    "pointing: {7b8}\\{7r8} => r8c1<>7, r8c2<>7",
		"NT: (267)r2c259 => r2c3<>6, r2c6<>67":             "nt: (267)r2c259 => r2c3<>6, r2c6<>6, r2c6<>7",
		"{r1c34 r2c5}\\{38r2, 6b3}=>-3r2c7 +6r1c1":         "{r1c3 r1c4 r2c5}\\{3r2 8r2 6b3} => r2c7<>3, r1c1=6",
		"(1)r1c1 − (1)r1c5 = (2)r1c5 => r9c9 = 3":          "(1)r1c1 - (1)r1c5 = (2)r1c5 => r9c9=3",
		"r2c5=1, r34c5 ≠ 7":                                "r2c5=1, r3c5<>7, r4c5<>7",
		"Remote Pair: (36) r1c2, r3c3 => r1c7<>36":         "remote-pair: (36)r1c2,r3c3 => r1c7<>3, r1c7<>6",
		"SK Loop: (38)r2 (16)b3 => r5c8<>39":               "sk-loop: r5c8<>3, r5c8<>9",
		"=> -3r2c7":                                        "r2c7<>3",
	} {
		d, err := eureka.Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := d.String(); got != want {
			t.Errorf("%s:\n got %s\nwant %s", text, got, want)
		}
	}
	for text, want := range map[string]eureka.SyntaxError{
		"":                          {0, eureka.Empty},
		"  ":                        {2, eureka.Empty},
		"hello":                     {0, eureka.NoTerm},
		"(5)r1c2":                   {7, eureka.OneTerm},
		"(5)r1c2 = ":                {10, eureka.NoTerm},
		"(5)r1c2 = (x)r1c3":         {11, eureka.NoDigit},
		"(5)r1c2 = (5)r1":           {13, eureka.NoCells},
		"(5r1c2 = (5)r1c3":          {2, eureka.NoClose},
		"(5)r1c2 = (5)r1c3 r1c4":    {18, eureka.NoLink},
		"(5)r1c2 ≠ (5)r1c3":         {8, eureka.NoLink},
		"(5)r1c2 = (5)r1c3 => ":     {21, eureka.NoClaim},
		"(5)r1c2 = (5)r1c3 => r1c5": {25, eureka.NoClaim},
		"{7r2 7r6}":                 {9, eureka.NoCovers},
		"{7r2 x}\\{7c1}":            {5, eureka.NoSet},
		"7 r26\\":                   {6, eureka.NoSet},
		"r1c2 = ":                   {7, eureka.NoDigit},
		"r1c2 = r1c3":               {0, eureka.NoTerm},
		"=> ":                       {3, eureka.NoClaim},
		"(12)r1c1x2":                {8, eureka.NoLink},
	} {
		_, err := eureka.Parse(text)
		if wrong, ok := errors.AsType[*eureka.SyntaxError](err); !ok || *wrong != want {
			t.Errorf("%s: %v, want %v", text, err, &want)
		}
	}
}

// fromChain converts a chain to an argument.
func fromChain(chain step.Chain) *eureka.Argument {
	d := &eureka.Argument{}
	add := func(n step.Node, link eureka.Link) {
		d.Chain = append(d.Chain, eureka.Term{Digits: board.NewDigitSet(n.Digit), Cells: n.Cells, Link: link})
	}
	for i, l := range chain {
		if i == 0 {
			add(l.From, 0)
		}
		kind := eureka.Strong
		if l.Kind == step.Weak {
			kind = eureka.Weak
		}
		add(l.To, kind)
	}
	return d
}

// chains yields the chains of steps on every fourth board of several paths, with up to ten
// steps for each technique.
func chains(t *testing.T, yield func(b *board.Board, solution *board.Grid, s *step.Step, chain step.Chain)) {
	t.Helper()
	seeds := uint64(60)
	if testing.Short() {
		seeds = 12
	}
	human := path.Human()
	for seed := range seeds {
		g := sample.Puzzle(seed)
		solution := search.Solve(&g).Solution
		b := board.FromGrid(&g)
		p, err := human.Walk(t.Context(), &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range p.Steps {
			if i%4 != 0 {
				continue
			}
			for _, x := range human.Techniques {
				if x.Long != nil || !strings.Contains("x-chain xy-chain continuous-nice-loop discontinuous-nice-loop aic grouped-aic als-aic als-continuous-nice-loop als-discontinuous-nice-loop grouped-continuous-nice-loop grouped-discontinuous-nice-loop", x.Key) {
					continue
				}
				n := 0
				for s := range x.Find(&p.Steps[i].Before) {
					for _, a := range s.Args {
						if chain, ok := a.Value.(step.Chain); ok {
							yield(&p.Steps[i].Before, &solution, &s, chain)
						}
					}
					if n++; n == 10 {
						break
					}
				}
			}
		}
	}
}

// TestChains judges the chains in the catalog's steps. Each must hold, and its
// conclusions must include the effects of its step.
func TestChains(t *testing.T) {
	n := 0
	chains(t, func(b *board.Board, solution *board.Grid, s *step.Step, chain step.Chain) {
		n++
		d := fromChain(chain)
		parsed, err := eureka.Parse(d.String())
		if err != nil || parsed.String() != d.String() {
			t.Fatalf("%s: %v, %v", d, parsed, err)
		}
		v := eureka.Judge(b, parsed)
		if !v.Holds() {
			t.Errorf("%s by %s: %+v", d, s.Technique, v.Faults)
			return
		}
		for _, x := range s.Eliminations {
			placed := slices.ContainsFunc(v.Placements, func(y board.Candidate) bool { return y.Cell() == x.Cell() && y != x })
			if !slices.Contains(v.Eliminations, x) && !placed {
				t.Errorf("%s by %s: %v is not eliminated, but %v", d, s.Technique, x, v.Eliminations)
			}
		}
		checkEffects(t, d, &v, solution)
		if n%100 == 1 && eureka.Name(b, d, &v) == "" {
			t.Errorf("%s has no name", d)
		}
	})
	t.Logf("%d chains", n)
	if n < 100 {
		t.Errorf("only %d chains", n)
	}
}

func checkEffects(t *testing.T, d *eureka.Argument, v *eureka.Verdict, solution *board.Grid) {
	t.Helper()
	for _, x := range v.Eliminations {
		if solution[x.Cell()] == x.Digit() {
			t.Errorf("%s eliminates %v", d, x)
		}
	}
	for _, x := range v.Placements {
		if solution[x.Cell()] != x.Digit() {
			t.Errorf("%s places %v", d, x)
		}
	}
}

// TestBrokenChains changes the digit or the cells of a term, or drops terms. If the chain
// still holds, its conclusions must agree with the solution. The terms offered for a link
// that does not hold must form a chain that does.
func TestBrokenChains(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	right, wrong, mended := 0, 0, 0
	chains(t, func(b *board.Board, solution *board.Grid, s *step.Step, chain step.Chain) {
		for range 4 {
			d := fromChain(chain)
			term := &d.Chain[r.IntN(len(d.Chain))]
			switch r.IntN(5) {
			case 0:
				term.Digits = board.NewDigitSet(board.Digit(1 + r.IntN(9)))
			case 1:
				term.Cells = board.NewCellSet(board.Cell(r.IntN(board.Cells)))
			case 4:
				places := slices.Collect(b.Places(term.Digits.First()).All())
				for range 2 {
					term.Cells = term.Cells.With(places[r.IntN(len(places))])
				}
			case 2:
				d.Chain = d.Chain[:max(2, r.IntN(len(d.Chain)))]
			case 3:
				i := 1 + r.IntN(len(d.Chain)-1)
				d.Chain = slices.Delete(d.Chain, i, min(i+2, len(d.Chain)))
			}
			if len(d.Chain) < 2 {
				continue
			}
			v := eureka.Judge(b, d)
			checkEffects(t, d, &v, solution)
			if v.Holds() {
				right++
			} else {
				wrong++
			}
			for _, l := range v.Links {
				if l.Holds || l.Between == nil {
					continue
				}
				mended++
				whole := &eureka.Argument{Chain: append(append([]eureka.Term{{Digits: l.From.Digits, Cells: l.From.Cells}}, l.Between...),
					eureka.Term{Digits: l.To.Digits, Cells: l.To.Cells, Link: l.Kind})}
				for _, piece := range eureka.Judge(b, whole).Links {
					if !piece.Holds {
						t.Errorf("%s: the piece %s does not hold at %s", d, whole, eureka.TermText(piece.To.Digits, piece.To.Cells))
					}
				}
			}
		}
	})
	t.Logf("%d right, %d wrong, %d links mended", right, wrong, mended)
	if right == 0 || wrong == 0 || mended == 0 {
		t.Error("a kind of result is missing")
	}
}

// TestMissingLinks removes two terms from chains, at the start, in the middle or at the
// end. Inserting the terms offered for the gap must make the chain hold again, with the
// same effects.
func TestMissingLinks(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var offered [3]int // at the start, in the middle, at the end
	chains(t, func(b *board.Board, solution *board.Grid, s *step.Step, chain step.Chain) {
		whole := fromChain(chain)
		if len(whole.Chain) < 4 {
			return
		}
		at := 1 + r.IntN(len(whole.Chain)-3)
		d := &eureka.Argument{Chain: slices.Concat(whole.Chain[:at], whole.Chain[at+2:])}
		v := eureka.Judge(b, d)
		if len(v.Links) < len(d.Chain)-1 || v.Links[at-1].Holds || turned(d, &v) {
			return
		}
		gap := &v.Links[at-1]
		if gap.From.Digits == gap.To.Digits && gap.From.Cells == gap.To.Cells {
			return // nothing is left of a loop
		}
		if gap.Between == nil {
			t.Errorf("%s: nothing is offered for the gap at %s", d, eureka.TermText(gap.To.Digits, gap.To.Cells))
			return
		}
		switch at {
		case 1:
			offered[0]++
		case len(d.Chain) - 1:
			offered[2]++
		default:
			offered[1]++
		}
		mended := &eureka.Argument{Chain: slices.Concat(d.Chain[:at], gap.Between, d.Chain[at:])}
		again := eureka.Judge(b, mended)
		for _, f := range again.Faults {
			if f.Kind == eureka.NotStrong || f.Kind == eureka.NotWeak || f.Kind == eureka.NotAlternating {
				t.Errorf("%s: %s has the fault %+v", d, mended, f)
			}
		}
		checkEffects(t, mended, &again, solution)
		if v := eureka.Judge(b, whole); v.Ends == eureka.OneOfTwo && again.Ends == v.Ends && !slices.Equal(again.Eliminations, v.Eliminations) {
			t.Errorf("%s eliminates %v, the whole chain %v", mended, again.Eliminations, v.Eliminations)
		}
	})
	t.Logf("offered %d at the start, %d in the middle, %d at the end", offered[0], offered[1], offered[2])
	if slices.Contains(offered[:], 0) {
		t.Error("there is no offer in some place")
	}
}

// turned reports whether the chain was judged from a term other than its first.
func turned(d *eureka.Argument, v *eureka.Verdict) bool {
	return v.Links[0].From.Digits != d.Chain[0].Digits || v.Links[0].From.Cells != d.Chain[0].Cells
}
