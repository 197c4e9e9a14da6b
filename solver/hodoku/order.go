package hodoku

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// The functions below order steps by their arguments, which each technique documents.

// byEffect orders chains of one digit and chains through bivalue cells as HoDoKu does: by
// byElimination, then shorter chains first.
func byEffect(b *board.Board, x, y *step.Step) int {
	return cmp.Or(byElimination(b, x, y), cmp.Compare(chainLength(x), chainLength(y)))
}

// byElimination orders loops and AICs as HoDoKu does: most eliminations first, then the
// lowest effect weight.
func byElimination(_ *board.Board, x, y *step.Step) int {
	return cmp.Or(
		cmp.Compare(len(y.Eliminations), len(x.Eliminations)),
		cmp.Compare(effectWeight(x), effectWeight(y)),
	)
}

func chainLength(s *step.Step) int {
	chain, _ := s.Arg("chain").(step.Chain)
	return len(chain)
}

// effectWeight returns HoDoKu's sum over a step's eliminations, lower digits first.
// Each elimination adds its digit, and its cell number multiplied by 1, 81, 161 and so
// on.
func effectWeight(s *step.Step) int {
	sum, factor := 0, 1
	for d := board.Digit(1); d <= 9; d++ {
		for _, x := range s.Eliminations {
			if x.Digit() == d {
				sum += int(x.Cell())*factor + int(d)
				factor += 80
			}
		}
	}
	return sum
}

// byNakedCells orders by the house of a naked subset (boxes, rows, columns), then by its
// cells.
func byNakedCells(_ *board.Board, x, y *step.Step) int {
	a, b := cellsArg(x, "cells"), cellsArg(y, "cells")
	return cmp.Or(compareHouses(firstHouse(a.Houses()), firstHouse(b.Houses())), compareCells(a, b))
}

// byHouseAndDigits orders by the house of the pattern, then by its digits.
func byHouseAndDigits(_ *board.Board, x, y *step.Step) int {
	return cmp.Or(
		compareHouses(firstHouse(housesArg(x, "house")), firstHouse(housesArg(y, "house"))),
		compareDigits(digitsArg(x), digitsArg(y)),
	)
}

// byLinesThenDigit orders patterns in rows before patterns in columns, then as
// byDigitThenLines does.
func byLinesThenDigit(b *board.Board, x, y *step.Step) int {
	kind := func(s *step.Step) board.HouseKind { return housesArg(s, "houses").First().Kind() }
	return cmp.Or(cmp.Compare(kind(x), kind(y)), byDigitThenLines(b, x, y))
}

// byDigitThenLines orders by the digit, then by the two lines.
func byDigitThenLines(_ *board.Board, x, y *step.Step) int {
	return cmp.Or(
		compareDigits(digitsArg(x), digitsArg(y)),
		slices.Compare(slices.Collect(housesArg(x, "houses").All()), slices.Collect(housesArg(y, "houses").All())),
	)
}

// byWingCells orders by the three cells, then by the pivot.
func byWingCells(_ *board.Board, x, y *step.Step) int {
	all := func(s *step.Step) board.CellSet { return cellsArg(s, "pivot").Or(cellsArg(s, "pincers")) }
	return cmp.Or(
		compareCells(all(x), all(y)),
		cmp.Compare(cellsArg(x, "pivot").First(), cellsArg(y, "pivot").First()),
	)
}

// byRectangle orders empty rectangles by the digit and the box, then by the row and
// column of the rectangle, highest first. Pairs on the row come before pairs on the
// column.
func byRectangle(_ *board.Board, x, y *step.Step) int {
	a, b := rectangleKey(x), rectangleKey(y)
	return slices.Compare(a[:], b[:])
}

func rectangleKey(s *step.Step) [6]int {
	chain := s.Arg("chain").(step.Chain)
	end, near, far := chain[0].To.Cells.First(), chain[1].To.Cells, chain[2].To.Cells
	n, f := near.First(), far.First()
	row, column, onColumn := end.Row(), f.Column(), 0
	if n.Row() != end.Row() {
		row, column, onColumn = f.Row(), end.Column(), 1
	}
	return [6]int{int(digitsArg(s).First()), n.Box(), -row, -column, onColumn, int(end)}
}

// isTurbot reports whether an empty rectangle is also a chain of single candidates.
func isTurbot(s *step.Step) bool {
	chain := s.Arg("chain").(step.Chain)
	return chain[1].To.Cells.Len()+chain[2].To.Cells.Len() == 2
}

// byFirstPair orders by the first bivalue cell of a rectangle, then by the corner in the
// same box, then by the corner in line with it in the other box.
func byFirstPair(b *board.Board, x, y *step.Step) int {
	p, q := firstPair(b, x), firstPair(b, y)
	return slices.Compare(p[:], q[:])
}

func firstPair(b *board.Board, s *step.Step) [3]board.Cell {
	cells := cellsArg(s, "cells")
	var key [3]board.Cell
	for c := range cells.All() {
		if b.Candidates(c) == digitsArg(s) {
			key[0] = c
			break
		}
	}
	for c := range cells.Without(key[0]).All() {
		switch {
		case c.Box() == key[0].Box():
			key[1] = c
		case c.Sees(key[0]):
			key[2] = c
		}
	}
	return key
}

// byColours orders by the digit, then by the first cells of the first and of the second
// cluster.
func byColours(_ *board.Board, x, y *step.Step) int {
	first := func(s *step.Step, a, b string) int {
		cells := cellsArg(s, a).Or(cellsArg(s, b))
		if cells.IsEmpty() {
			return 0
		}
		return int(cells.First())
	}
	return cmp.Or(
		compareDigits(digitsArg(x), digitsArg(y)),
		cmp.Compare(first(x, "colour-a", "colour-b"), first(y, "colour-a", "colour-b")),
		cmp.Compare(first(x, "colour-c", "colour-d"), first(y, "colour-c", "colour-d")),
	)
}

// bySueDeCoq orders by the line and the box, then lexicographically by the cells in the
// crossing, the line and the box.
func bySueDeCoq(_ *board.Board, x, y *step.Step) int {
	return cmp.Or(
		cmp.Compare(housesArg(x, "line"), housesArg(y, "line")),
		cmp.Compare(housesArg(x, "box"), housesArg(y, "box")),
		compareCells(cellsArg(x, "cells"), cellsArg(y, "cells")),
		compareCells(cellsArg(x, "line-cells"), cellsArg(y, "line-cells")),
		compareCells(cellsArg(x, "box-cells"), cellsArg(y, "box-cells")),
	)
}

// byPlacement orders table steps: placements before eliminations, each by candidate, then
// shorter chains first.
func byPlacement(_ *board.Board, x, y *step.Step) int {
	length := func(s *step.Step) step.Number { return s.Arg("length").(step.Number) }
	return cmp.Or(
		cmp.Compare(len(y.Placements), len(x.Placements)),
		slices.Compare(x.Placements, y.Placements),
		slices.Compare(x.Eliminations, y.Eliminations),
		cmp.Compare(length(x), length(y)),
	)
}

func cellsArg(s *step.Step, name string) board.CellSet {
	cells, _ := s.Arg(name).(board.CellSet)
	return cells
}

func housesArg(s *step.Step, name string) board.HouseSet {
	houses, _ := s.Arg(name).(board.HouseSet)
	return houses
}

// digitsArg returns the digits of a pattern.
func digitsArg(s *step.Step) board.DigitSet {
	digits, ok := s.Arg("digits").(board.DigitSet)
	if !ok {
		digits, _ = s.Arg("digit").(board.DigitSet)
	}
	return digits
}

// firstHouse returns the first of the houses in the order boxes, rows, columns.
func firstHouse(houses board.HouseSet) board.House {
	best := houses.First()
	for h := range houses.All() {
		if compareHouses(h, best) < 0 {
			best = h
		}
	}
	return best
}

// compareHouses orders boxes before rows and rows before columns.
func compareHouses(x, y board.House) int {
	return cmp.Compare((x+9)%board.Houses, (y+9)%board.Houses)
}

func compareDigits(x, y board.DigitSet) int {
	return slices.Compare(slices.Collect(x.All()), slices.Collect(y.All()))
}
