package scan

import (
	"context"
	"errors"
	"fmt"
	"image"
	"math"
	"sort"

	"sudoku/solver/board"
	"sudoku/solver/internal/digitnet"
)

// ErrNoGrid says that there is no grid of 9x9 cells in a picture, or none that is
// whole and clear enough.
var ErrNoGrid = errors.New("scan: no grid found")

// ErrNoDigits is an ErrNoGrid: there is a grid, but it has too few digits for a
// sudoku. That of a killer sudoku has none.
var ErrNoDigits = fmt.Errorf("%w with enough digits", ErrNoGrid)

// ErrWeights says that bytes are no weights of this version.
var ErrWeights = digitnet.ErrWeights

// Net reads pictures. Its network has learned to read digits.
type Net struct{ digits *digitnet.Net }

// Load makes a Net of a file of weights, such as that of package weights.
func Load(file []byte) (*Net, error) {
	digits, err := digitnet.Load(file)
	if err != nil {
		return nil, err
	}
	return &Net{digits}, nil
}

// Kind is what is in a cell.
type Kind uint8

// The kinds of cells.
const (
	Empty       Kind = iota
	Printed          // a given
	Handwritten      // an entry
	PencilMarks      // small digits
)

// Cell is what was read in a cell.
type Cell struct {
	Kind Kind
	// Likely is how likely each content is, from 0 to 1: 0 for an empty cell, 1 to
	// 9 for a digit, 10 for small digits. They sum to 1.
	Likely [digitnet.Marks + 1]float32
	// ByHand is how likely the digit, if there is one, is written by hand.
	ByHand float32
}

// Grid is a grid in a picture and what was read in it.
type Grid struct {
	// Corners are those of the grid in the picture, in its pixels, clockwise from
	// the upper left one of the grid as it is read.
	Corners Quad
	Cells   [board.Cells]Cell
	// Givens are the printed digits, Entries those that are certainly written by
	// hand.
	Givens, Entries board.Grid
	// Doubtful are cells that a person should look at. Corrected are those in which
	// something less likely was taken, as the puzzle has one solution only so; they are
	// doubtful as well.
	Doubtful, Corrected board.CellSet
	// Solutions is how many solutions the givens have: 0, 1, or 2 for several.
	Solutions int
	// Quarters is by how many quarters of a turn, anticlockwise, the page lies in
	// the picture.
	Quarters int
	// Bent says that lines are curved, and Dark that the digits are lighter than
	// the paper.
	Bent, Dark bool

	mesh mesh
	bare bool // there are lines, but hardly any digits
}

// bentFrom is how far, in cells, lines of bent paper are from straight.
const bentFrom = 0.08

// leastInk is how much ink there is on the faintest lines of a grid that is believed.
const leastInk = 0.05

// Read finds the grids in a picture and reads them, the largest and clearest first,
// and grids without an empty cell last. An
// error is ErrNoGrid, ErrNoDigits or that of ctx.
func (n *Net) Read(ctx context.Context, img image.Image) ([]Grid, error) {
	g, factor := toGray(img)
	if min(g.w, g.h) < leastSide {
		return nil, ErrNoGrid
	}
	var grids []Grid
	none := ErrNoGrid
	for _, f := range find(g) {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		grid, ok, err := n.readFound(ctx, g, f)
		if err != nil {
			return nil, err
		}
		if ok {
			grids = append(grids, grid.enlarged(factor))
		} else if grid.bare {
			none = ErrNoDigits
		}
	}
	if len(grids) == 0 {
		return nil, none
	}
	sort.SliceStable(grids, func(i, j int) bool { return grids[i].complete() < grids[j].complete() })
	return grids, nil
}

// complete is 1 for a printed grid without an empty cell, such as the solution of
// yesterday's puzzle, else 0.
func (g *Grid) complete() int { return g.Givens.Filled().Len() / board.Cells }

// ReadAt reads the grid with these corners, which a person gave: clockwise from the
// one that is to be the upper left one. An error is ErrNoGrid, where they are no
// corners of a grid, or that of ctx.
func (n *Net) ReadAt(ctx context.Context, img image.Image, corners Quad) (Grid, error) {
	g, factor := toGray(img)
	if len(g.pix) == 0 {
		return Grid{}, ErrNoGrid
	}
	corners = corners.scaled(1 / factor)
	for _, p := range corners {
		if math.IsNaN(p.X+p.Y) || math.Abs(p.X) > 1e6 || math.Abs(p.Y) > 1e6 {
			return Grid{}, ErrNoGrid
		}
	}
	if !corners.regular() || corners.area() < 400 {
		return Grid{}, ErrNoGrid
	}
	// Light digits on dark paper are found by what reads better.
	best, _, err := n.readFound(ctx, g, found{corners: corners})
	if err != nil {
		return Grid{}, err
	}
	if best.sureness() < 0.8 {
		other, _, err := n.readFound(ctx, g, found{corners: corners, dark: true})
		if err != nil {
			return Grid{}, err
		}
		if other.sureness() > best.sureness() {
			best = other
		}
	}
	return best.enlarged(factor), nil
}

// readFound reads a grid that was found. It is not ok if there are too few lines, or
// nothing to read.
func (n *Net) readFound(ctx context.Context, g *gray, f found) (grid Grid, ok bool, err error) {
	if f.dark {
		g = g.inverted()
	}
	m, bent, ink := newMesh(g, f.corners)
	grid = n.readMesh(g, &m)
	if grid.sureness() < 0.9 {
		for q := 1; q < 4; q++ {
			if ctx.Err() != nil {
				return grid, false, ctx.Err()
			}
			turned := m.turned(q)
			if other := n.readMesh(g, &turned); other.sureness() > grid.sureness()+0.05 {
				grid = other
				grid.Quarters = q
			}
		}
	}
	grid.Bent, grid.Dark = bent > bentFrom, f.dark
	grid.Corners = grid.mesh.corners()
	digits, err := grid.resolve(ctx)
	grid.bare = ink >= leastInk && digits < leastDigits
	return grid, ink >= leastInk && digits >= leastDigits && grid.sureness() > 0.5, err
}

// leastDigits is how many digits a grid has at least. No puzzle with a solution of its
// own has fewer than 17; some may be hard to read.
const leastDigits = 8

// readMesh reads the cells of a grid whose crossings are known.
func (n *Net) readMesh(g *gray, m *mesh) Grid {
	grid := Grid{mesh: *m}
	all := m.patches(g)
	usual := digitnet.Usual(all)
	w := digitnet.NewWork()
	for c := range all {
		all[c].Even(usual)
		out := n.digits.Outputs(&all[c], w)
		grid.Cells[c] = likely(&out)
	}
	return grid
}

// likely makes probabilities of the network's outputs.
func likely(out *[digitnet.Outputs]float32) (c Cell) {
	most := out[0]
	for _, v := range out[:digitnet.Written] {
		most = max(most, v)
	}
	var sum float32
	for i, v := range out[:digitnet.Written] {
		c.Likely[i] = float32(math.Exp(float64(v - most)))
		sum += c.Likely[i]
	}
	for i := range c.Likely {
		c.Likely[i] /= sum
	}
	c.ByHand = float32(1 / (1 + math.Exp(-float64(out[digitnet.Written]))))
	return c
}

// best is the likeliest content of a cell.
func (c *Cell) best() (content int) {
	for i, p := range c.Likely {
		if p > c.Likely[content] {
			content = i
		}
	}
	return content
}

// sureness is how sure the reading of the cells that are not surely empty is, on
// average, from 0 to 1.
func (g *Grid) sureness() float64 {
	sum, n := 0.0, 0.0
	for i := range g.Cells {
		c := &g.Cells[i]
		weight := 1 - float64(c.Likely[0])
		sum += weight * float64(c.Likely[c.best()])
		n += weight
	}
	if n < 1 {
		return 0
	}
	return sum / n
}

// turned is the mesh with its upper left corner moved on by quarters, clockwise.
func (m *mesh) turned(quarters int) mesh {
	t := *m
	for range quarters {
		var next mesh
		for i := range 10 {
			for j := range 10 {
				next[i][j] = t[j][9-i]
			}
		}
		t = next
	}
	return t
}

func (g Grid) enlarged(factor float64) Grid {
	g.Corners = g.Corners.scaled(factor)
	for i := range g.mesh {
		for j := range g.mesh[i] {
			g.mesh[i][j].X *= factor
			g.mesh[i][j].Y *= factor
		}
	}
	return g
}
