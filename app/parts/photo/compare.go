package photo

import (
	"slices"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// pick shows another puzzle.
func (p *Photo) pick(d *desk.Desk, index int) []desk.Cmd {
	if index < 0 || index >= len(p.Found) || index == p.At {
		return nil
	}
	cmds := p.cancel()
	p.Stage, p.Misplaced = Comparing, false
	p.show(index)
	if !p.Found[index].Counted {
		cmds = append(cmds, p.count(d)...)
	}
	return cmds
}

// show shows a puzzle and selects its first doubtful cell.
func (p *Photo) show(index int) {
	p.At, p.Cell = index, firstFrom(p.Found[index].Doubtful, 0)
}

// shown returns the current puzzle for modification.
func (p *Photo) shown() *Found {
	p.Found = slices.Clone(p.Found) // other copies may share the slice
	return &p.Found[p.At]
}

// firstFrom returns the first of cells at or after from, wrapping around, or the first
// cell of the grid if cells is empty.
func firstFrom(cells board.CellSet, from board.Cell) (first board.Cell) {
	found := false
	for c := range cells.All() {
		if c >= from {
			return c
		}
		if !found {
			first, found = c, true
		}
	}
	return first
}

// correct sets the digit of the selected cell, 0 for none. If the cell was doubtful, it
// selects the next doubtful one.
func (p *Photo) correct(d *desk.Desk, digit board.Digit) []desk.Cmd {
	f, c := p.shown(), p.Cell
	if digit > 9 {
		return nil
	}
	f.Digits[c] = digit
	if digit == 0 {
		f.Written = f.Written.Without(c)
	}
	if f.Doubtful.Has(c) {
		f.Doubtful = f.Doubtful.Without(c)
		if !f.Doubtful.IsEmpty() {
			p.Cell = firstFrom(f.Doubtful, c)
		}
	}
	return p.count(d)
}

func (p *Photo) toggleWritten(d *desk.Desk) []desk.Cmd {
	f, c := p.shown(), p.Cell
	switch {
	case f.Digits[c] == 0:
		return nil
	case f.Written.Has(c):
		f.Written = f.Written.Without(c)
	default:
		f.Written = f.Written.With(c)
	}
	return p.count(d)
}

// count requests the number of solutions of the printed digits.
func (p *Photo) count(d *desk.Desk) (cmds []desk.Cmd) {
	if p.counting != 0 {
		cmds = append(cmds, desk.StopParallel{First: p.counting, Last: p.counting})
	}
	f := p.shown()
	f.Counted = false
	position := f.Position()
	id, ask := d.SendParallel(work.Solve{Givens: wire.Grid(position.Givens), Limit: 2})
	p.counting = id
	return append(cmds, ask)
}

// Position returns the digits read: printed ones as givens, handwritten ones as entries.
func (f *Found) Position() (p board.Position) {
	for c, digit := range f.Digits {
		switch cell := board.Cell(c); {
		case digit == 0:
		case f.Written.Has(cell):
			p = p.WithEntry(cell, digit)
		default:
			p = p.WithGiven(cell, digit)
		}
	}
	return p
}

// togglePlacing switches between placing the corners of the grid in the whole picture and
// comparing the digits.
func (p *Photo) togglePlacing() {
	p.Misplaced = false
	if p.Stage == Comparing {
		p.Stage = Placing
	} else {
		p.Stage = Comparing
	}
}

// moveCorner moves a corner, but not beyond the picture.
func (p *Photo) moveCorner(corner int, to scan.Point) {
	if p.Stage != Placing || corner < 0 || corner > 3 {
		return
	}
	f := p.shown()
	f.Corners[corner] = scan.Point{X: min(max(to.X, 0), float64(f.Width)), Y: min(max(to.Y, 0), float64(f.Height))}
}

// readAgain reads the grid at its current corners.
func (p *Photo) readAgain(d *desk.Desk) (cmds []desk.Cmd) {
	if p.reading != 0 {
		cmds = append(cmds, desk.StopParallel{First: p.reading, Last: p.reading})
	}
	f := &p.Found[p.At]
	corners := f.Corners
	return append(cmds, p.look(d, work.ReadPhoto{Picture: f.Picture, Width: f.Width, Height: f.Height, Corners: &corners})...)
}

// use loads the puzzle onto the board.
func (p *Photo) use(d *desk.Desk) []desk.Cmd {
	cmds := d.Bring(board.Annotated{Position: p.Found[p.At].Position()}, desk.Notice{Kind: desk.PhotoTaken})
	return append(cmds, p.stop(true)...)
}

// list opens the printed digits of all puzzles as a list.
func (p *Photo) list(d *desk.Desk) []desk.Cmd {
	var text strings.Builder
	for i := range p.Found {
		position := p.Found[i].Position()
		text.WriteString(position.Givens.String() + "\n")
	}
	d.Dialog = desk.NoDialog
	open := OpenList{Name: strings.Join(p.Names[:min(len(p.Names), 3)], ", "), Text: text.String()}
	return append(p.stop(true), open)
}

// Busy reports whether the grid is being read again.
func (p *Photo) Busy() bool { return p.reading != 0 }
