package scan

import (
	"math"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/digitnet"
)

// drawn draws the lines of a grid as seen by a camera, bent by the given number of cells.
func drawn(q Quad, bend float64) *gray {
	g := newGray(400, 400)
	for i := range g.pix {
		g.pix[i] = 0.6 + 0.3*float32(i%400)/400
	}
	m := fitPlane(q)
	for k := range 10 {
		for s := range 2000 {
			along := float64(s) / 2000
			for _, p := range [2]Point{m.at(float64(k)/9, along), m.at(along, float64(k)/9+bend/9*math.Sin(math.Pi*along))} {
				for d := range 4 {
					if x, y := int(p.X)+d%2, int(p.Y)+d/2; x >= 0 && y >= 0 && x < 400 && y < 400 {
						g.pix[y*400+x] = 0.2
					}
				}
			}
		}
	}
	return g
}

var slanted = Quad{{60, 50}, {345, 70}, {330, 360}, {40, 330}}

func TestInked(t *testing.T) {
	g := newGray(60, 20)
	for i := range g.pix {
		x := i % 60
		g.pix[i] = 0.3 + 0.01*float32(x) // a shadow
		if x%20 == 10 {
			g.pix[i] *= 0.6
		}
	}
	ink := inked(g, 6)
	for i, p := range ink.pix {
		if x := i % 60; x > 6 && x < 54 && (p > 0.5) != (x%20 == 10) {
			t.Fatalf("column %d has ink %.2f", x, p)
		}
	}
}

func TestHullAndQuad(t *testing.T) {
	var points []Point
	m := fitPlane(slanted)
	for i := range 21 {
		for j := range 21 {
			points = append(points, m.at(float64(i)/20, float64(j)/20))
		}
	}
	q, ok := fitQuad(hull(points))
	if !ok || far(q, slanted) > 0.01 {
		t.Errorf("%v, %v, want %v", q, ok, slanted)
	}
	if !q.regular() || !q.holds(q.middle()) || q.holds(Point{0, 0}) {
		t.Errorf("%v: regular is %v", q, q.regular())
	}
	if (Quad{{0, 0}, {10, 10}, {10, 0}, {0, 10}}).regular() {
		t.Error("a quadrilateral with crossing sides is regular")
	}
}

// far returns the largest distance between corresponding corners.
func far(a, b Quad) (most float64) {
	for i := range a {
		most = max(most, math.Hypot(a[i].X-b[i].X, a[i].Y-b[i].Y))
	}
	return most
}

func TestFind(t *testing.T) {
	all := find(drawn(slanted, 0))
	if len(all) != 1 || far(all[0].corners, slanted) > 3 || all[0].dark {
		t.Errorf("%v, want %v", all, slanted)
	}
	all = find(drawn(slanted, 0).inverted())
	if len(all) != 1 || far(all[0].corners, slanted) > 3 || !all[0].dark {
		t.Errorf("inverted: %v", all)
	}
}

// TestFindByCells draws a line from the grid to the edge of the picture. The connected
// ink no longer forms a quadrilateral, so the grid must be found by its cells.
func TestFindByCells(t *testing.T) {
	g := drawn(slanted, 0)
	for x := range 400 {
		for y := 200; y < 203; y++ {
			g.pix[y*400+x] = 0.2
		}
	}
	all := find(g)
	if len(all) == 0 || far(all[0].corners, slanted) > 4 {
		t.Errorf("%v, want %v", all, slanted)
	}
}

func TestMesh(t *testing.T) {
	for _, bend := range []float64{0, 0.25} {
		m, bent, ink := newMesh(drawn(slanted, bend), slanted)
		p := fitPlane(slanted)
		for i := range 10 {
			for j := range 10 {
				u, v := float64(j)/9, float64(i)/9
				want := p.at(u, v+bend/9*math.Sin(math.Pi*u))
				if d := math.Hypot(m[i][j].X-want.X-0.5, m[i][j].Y-want.Y-0.5); d > 2.2 {
					t.Errorf("bent by %.2f: crossing %d, %d is %.1f pixels off", bend, i, j, d)
				}
			}
		}
		if ink < 0.5 || (bent > bentFrom) != (bend > 0) {
			t.Errorf("bent by %.2f: ink %.2f, bent %.2f", bend, ink, bent)
		}
	}
}

func TestSolveLinear(t *testing.T) {
	var a [10][11]float64
	for i := range 10 {
		for j := range 10 {
			a[i][j] = 1 / float64(i+j+1)
		}
		a[i][i] += 2
		for j := range 10 {
			a[i][10] += a[i][j] * float64(j)
		}
	}
	for i, x := range solveLinear(a) {
		if math.Abs(x-float64(i)) > 1e-9 {
			t.Errorf("unknown %d is %f", i, x)
		}
	}
}

// TestEven checks that shadow, dim light and inverted colours do not change a cell.
func TestEven(t *testing.T) {
	var plain, shadowed, light digitnet.Patch
	for i := range plain {
		x, y := i%digitnet.Side, i/digitnet.Side
		plain[i] = 0.9
		if x > 10 && x < 17 && y > 6 && y < 22 {
			plain[i] = 0.3
		}
		shadowed[i] = plain[i] * (0.5 + 0.2*float32(x)/digitnet.Side)
		light[i] = 1 - plain[i]
	}
	plain.Even(0.6)
	shadowed.Even(0.35)
	light.Even(0.6)
	for i := range plain {
		if math.Abs(float64(plain[i]-shadowed[i])) > 0.25 || math.Abs(float64(plain[i]-light[i])) > 0.02 {
			t.Fatalf("pixel %d: %.2f, in a shadow %.2f, light on dark %.2f", i, plain[i], shadowed[i], light[i])
		}
	}
	turned := plain.Turned(1)
	if turned[8*digitnet.Side+20] != plain[8*digitnet.Side+8] && turned.Turned(3)[5] != plain[5] {
		t.Error("four quarter turns change a cell")
	}
}

const (
	puzzle   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

// surely returns a grid that was read with certainty as the text.
func surely(text string) (g Grid) {
	for c, r := range text {
		content := 0
		if r != '.' {
			content = int(r - '0')
		}
		g.Cells[c].Likely[content] = 1
	}
	return g
}

// unsure leaves two possible contents for a cell, the first with probability likely.
func (g *Grid) unsure(c board.Cell, first, second int, likely float32) {
	g.Cells[c].Likely = [digitnet.Marks + 1]float32{}
	g.Cells[c].Likely[first], g.Cells[c].Likely[second] = likely, 1-likely
}

func TestSettle(t *testing.T) {
	g := surely(puzzle)
	g.unsure(0, 6, 5, 0.6) // clashes with the 6 below
	g.unsure(80, 9, 4, 0.8)
	if _, err := g.resolve(t.Context()); err != nil {
		t.Fatal(err)
	}
	if g.Givens.String() != puzzle || g.Solutions != 1 {
		t.Errorf("%v with %d solutions", &g.Givens, g.Solutions)
	}
	if g.Corrected != board.NewCellSet(0) || g.Doubtful != board.NewCellSet(0, 80) {
		t.Errorf("corrected %v, doubtful %v", g.Corrected, g.Doubtful)
	}
}

// TestSettleKeeps checks that a puzzle with several solutions is not changed if no cell
// is doubtful.
func TestSettleKeeps(t *testing.T) {
	several := "..." + puzzle[3:80] + "."
	g := surely(several)
	if _, err := g.resolve(t.Context()); err != nil {
		t.Fatal(err)
	}
	if g.Givens.String() != several || g.Solutions != 2 || !g.Corrected.IsEmpty() {
		t.Errorf("%v, %d solutions, corrected %v", &g.Givens, g.Solutions, g.Corrected)
	}
	// Digits read with certainty become doubtful if they clash.
	g = surely("55" + puzzle[2:])
	if _, err := g.resolve(t.Context()); err != nil {
		t.Fatal(err)
	}
	if g.Solutions != 0 || !g.Doubtful.Has(0) || !g.Doubtful.Has(1) {
		t.Errorf("%d solutions, doubtful %v", g.Solutions, g.Doubtful)
	}
}

// TestEntries checks that entries are separated only if the remaining givens form a
// proper puzzle.
func TestEntries(t *testing.T) {
	g := surely(solution[:9] + puzzle[9:])
	for c := range 9 {
		if puzzle[c] == '.' {
			g.Cells[c].ByHand = 0.9
		}
	}
	if _, err := g.resolve(t.Context()); err != nil {
		t.Fatal(err)
	}
	if g.Givens.String() != puzzle || g.Entries.String()[:9] != "..46.8912" || g.Cells[2].Kind != Handwritten {
		t.Errorf("givens %v, entries %v", &g.Givens, &g.Entries)
	}
	g = surely(puzzle)
	for c := range 27 {
		g.Cells[c].ByHand = 1
	}
	if _, err := g.resolve(t.Context()); err != nil {
		t.Fatal(err)
	}
	if g.Givens.String() != puzzle {
		t.Errorf("givens %v", &g.Givens)
	}
}
