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

// ErrNoGrid reports that a picture shows no 9x9 grid that is complete and clear enough.
var ErrNoGrid = errors.New("scan: no grid found")

// ErrNoDigits wraps ErrNoGrid. It reports that a grid was found, but with too few digits
// for a sudoku, as in a killer sudoku.
var ErrNoDigits = fmt.Errorf("%w with enough digits", ErrNoGrid)

// ErrWeights reports that a file does not hold weights for this version.
var ErrWeights = digitnet.ErrWeights

// Net reads pictures with a network trained to recognise digits.
type Net struct{ digits *digitnet.Net }

// Load returns a Net with the weights from a file, such as the one in package weights.
func Load(file []byte) (*Net, error) {
	digits, err := digitnet.Load(file)
	if err != nil {
		return nil, err
	}
	return &Net{digits}, nil
}

// Kind is the kind of content in a cell.
type Kind uint8

const (
	Empty       Kind = iota
	Printed          // a given
	Handwritten      // an entry
	PencilMarks      // small digits
)

// Cell is the result of reading a cell.
type Cell struct {
	Kind Kind
	// Likely holds the probability of each content: 0 for an empty cell, 1 to 9 for a
	// digit, 10 for pencil marks. The probabilities sum to 1.
	Likely [digitnet.Marks + 1]float32
	// ByHand is the probability that the digit, if there is one, is handwritten.
	ByHand float32
}

// Grid is the result of reading a grid in a picture.
type Grid struct {
	// Corners holds the grid's corners in the picture, in pixels, clockwise. The first
	// one is the upper left corner when the page is upright.
	Corners Quad
	Cells   [board.Cells]Cell
	// Givens holds the printed digits, and Entries the digits that are certainly
	// handwritten.
	Givens, Entries board.Grid
	// Doubtful holds the cells that a person should check. Corrected holds the doubtful
	// cells for which a less likely reading was chosen because it gives the puzzle one
	// solution.
	Doubtful, Corrected board.CellSet
	// Solutions is the number of solutions of the givens: 0, 1, or 2 for several.
	Solutions int
	// Quarters is the rotation of the page in the picture, in quarter turns
	// anticlockwise.
	Quarters int
	// Bent reports whether the lines are curved. Dark reports whether the digits are
	// lighter than the paper.
	Bent, Dark bool

	mesh mesh
	bare bool // the grid has lines but hardly any digits
}

// bentFrom is the minimum deviation from a straight line, in cells, for a line to count
// as bent.
const bentFrom = 0.08

// leastInk is the minimum ink on the faintest lines of an accepted grid.
const leastInk = 0.05

// Read finds and reads the grids in a picture. The largest and clearest come first, and
// grids without an empty cell last. The error is ErrNoGrid, ErrNoDigits or the error of
// ctx.
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

// complete is a sort key that puts complete grids last. It returns 1 for a printed grid
// without an empty cell, such as the solution to yesterday's puzzle, and otherwise 0.
func (g *Grid) complete() int { return g.Givens.Filled().Len() / board.Cells }

// ReadAt reads the grid at corners given by a person, clockwise from the upper left
// corner of the grid. The error is ErrNoGrid if they are not the corners of a grid, or
// the error of ctx.
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
	// Also try light digits on dark paper, and keep the better reading.
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

// readFound reads a grid that was found. ok is false if its lines are too faint, or its
// digits too few or too unclear.
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

// leastDigits is the minimum number of digits in a grid. A proper puzzle has at least 17,
// but some may be unreadable.
const leastDigits = 8

// readMesh reads the cells of a grid from its crossings.
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

// likely converts the network's outputs to probabilities.
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

// best returns the most likely content of a cell.
func (c *Cell) best() (content int) {
	for i, p := range c.Likely {
		if p > c.Likely[content] {
			content = i
		}
	}
	return content
}

// sureness returns the mean certainty, from 0 to 1, of the cells that are not certainly
// empty.
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

// turned returns the mesh rotated so that its first corner moves clockwise by quarters.
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
