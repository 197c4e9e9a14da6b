package eureka_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/search"
)

// written lists the techniques whose arguments can be written in full in forum notation.
const written = ` pointing claiming locked-pair locked-triple naked-pair naked-triple naked-quad hidden-pair hidden-triple hidden-quad
x-wing swordfish jellyfish squirmbag whale leviathan franken-x-wing franken-swordfish franken-jellyfish
skyscraper two-string-kite turbot-fish empty-rectangle w-wing xy-wing wxyz-wing x-chain xy-chain forcing-x-chain forcing-chain
continuous-nice-loop discontinuous-nice-loop aic grouped-continuous-nice-loop grouped-discontinuous-nice-loop grouped-aic `

// TestShort parses the short form in which steps of the techniques in written are copied
// to the clipboard. The arguments must hold, and their conclusions must agree with the
// solution.
func TestShort(t *testing.T) {
	human := path.Human()
	r := rand.New(rand.NewPCG(1, 2))
	judged := 0
	for seed := range uint64(8) {
		g := sample.Puzzle(seed)
		solution := search.Solve(&g).Solution
		b := board.FromGrid(&g)
		p, err := human.Walk(t.Context(), &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(p.Steps); i += 6 {
			at := &p.Steps[i].Before
			for _, x := range human.Techniques {
				if !strings.Contains(strings.ReplaceAll(written, "\n", " "), " "+x.Key+" ") {
					continue
				}
				n := 0
				for s := range x.Find(at) {
					if n++; n > 3 {
						break
					}
					short := argument.Of(&s, at).Short
					d, err := eureka.Parse(short)
					if err != nil {
						t.Errorf("%s: %s: %v", x.Key, short, err)
						continue
					}
					judged++
					v := eureka.Judge(at, d)
					if !v.Holds() {
						t.Errorf("%s: %s: %+v", x.Key, short, v.Faults)
					}
					checkEffects(t, d, &v, &solution)
					breakSets(t, r, at, d, &solution)
				}
			}
		}
	}
	if judged < 500 {
		t.Errorf("only %d arguments", judged)
	}
}

// breakSets adds or replaces sets at random. The conclusions of arguments that still hold
// must agree with the solution.
func breakSets(t *testing.T, r *rand.Rand, b *board.Board, d *eureka.Argument, solution *board.Grid) {
	t.Helper()
	if len(d.Truths) == 0 {
		return
	}
	for range 20 {
		broken := &eureka.Argument{Truths: slices.Clone(d.Truths), Covers: slices.Clone(d.Covers)}
		for range 1 + r.IntN(3) {
			any := eureka.Set{Digit: d.Truths[0].Digit, House: board.House(r.IntN(board.Houses))}
			switch r.IntN(4) {
			case 0:
				broken.Truths = append(broken.Truths, any)
			case 1:
				broken.Covers = append(broken.Covers, any)
			case 2:
				broken.Covers[r.IntN(len(broken.Covers))] = any
			case 3:
				broken.Truths[r.IntN(len(broken.Truths))] = any
			}
		}
		v := eureka.Judge(b, broken)
		checkEffects(t, broken, &v, solution)
	}
}
