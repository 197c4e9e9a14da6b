package eureka_test

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/search"
)

// FuzzParse parses arbitrary texts. An argument that can be parsed survives a round trip,
// and its conclusions, if it holds, agree with the solution.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"(5)r1c2 = (5)r1c7 - (5=8)r4c7 - (8)r4c123 => r6c2<>5", "7 r26\\c13 => r4c13<>7", "NT: (267)r2c259", "{r1c34 r2c5}\\{38r2 6b3} => -3r2c7",
		"5r1c2=r1c7-r4c7=r4c1 ⇒ r6c2≠5", "(1=23)r4c56 - (2)b6p12", "(1)r1c2,r3c4=(1)r5c6", "(", "{", "7 r", "=>", "(1)r1c1 = ",
		"r2c5=1", "=> r12c3<>45, -4r5c6", "+ (3)r1c2", "r1c2=",
	} {
		f.Add(text)
	}
	g := sample.Puzzle(62)
	solution := search.Solve(&g).Solution
	start := board.FromGrid(&g)
	p, err := path.Human().Walk(f.Context(), &start, nil)
	if err != nil {
		f.Fatal(err)
	}
	b := p.Steps[len(p.Steps)/2].Before
	f.Fuzz(func(t *testing.T, text string) {
		d, err := eureka.Parse(text)
		if err != nil {
			wrong := err.(*eureka.SyntaxError)
			if wrong.Offset < 0 || wrong.Offset > len(text) {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		again, err := eureka.Parse(d.String())
		if err != nil || again.String() != d.String() {
			t.Fatalf("%q: %s became %v, %v", text, d, again, err)
		}
		if len(d.Chain)+len(d.Truths)+len(d.Covers) > 30 {
			return
		}
		v := eureka.Judge(&b, d)
		checkEffects(t, d, &v, &solution)
		for _, fault := range v.Faults {
			if fault.From < 0 || fault.To > len(text) || fault.From > fault.To {
				t.Errorf("%q: a fault at %v", text, fault.Span)
			}
		}
	})
}
