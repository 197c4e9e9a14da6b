package expert

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
)

// Multi-sector locked sets: consider the empty cells where some rows and some columns
// cross. Each digit is counted either once for each of the rows where these cells may
// hold it, or once for each of the columns. If the number of digits counted equals the
// number of cells, the set is locked (see lockedCover), and each digit counted is in one
// of the cells of its line.
//
// A digit is counted for the rows or columns, whichever are fewer. If their numbers are
// equal, both are tried, which gives two steps if both have effects. The search covers
// three to five rows and columns with at least three cells each and at least two digits
// in each direction; smaller ones are fish or subsets. Smaller crossings come first, and
// a crossing is skipped if earlier ones have all its eliminations. The complementary rows
// and columns form an equivalent set, so nine lines are enough.
//
// Source: David P. Bird, "Using Multi-Sector Locked Sets", Players' Forum, 2012.

const multiSectorKey = "multi-sector-locked-sets"

const fewestSectors, mostSectors = 3, 5

func MultiSectorLockedSets(b *board.Board, yield func(step.Step) bool) {
	s := sectorSearches.Get().(*sectorSearch)
	defer sectorSearches.Put(s)
	s.load(b)
	s.find()
	var shown board.CandidateSet
	for _, x := range s.found {
		for _, rows := range []bool{true, false} {
			c := x.cover(b, rows)
			effects := c.effects(b)
			if c.rowDigits.Len() < 2 || c.columnDigits.Len() < 2 || isWithin(&effects, &shown) {
				continue
			}
			for e := range effects.All() {
				shown.Add(e)
			}
			if !yield(c.step(b, &effects)) {
				return
			}
		}
	}
}

var sectorSearches = sync.Pool{New: func() any { return new(sectorSearch) }}

// sectorSearch counts the digits of all crossings. Bit masks represent sets of rows and
// of columns; digitCounts holds a number for each digit.
type sectorSearch struct {
	// inRow[r][k] holds 1 for each digit that row r may hold in the columns k, and the
	// number of its empty cells there. inColumn[c][k] does the same for column c and the
	// rows k.
	inRow, inColumn [9][1 << 9]digitCounts
	// rows is the current set of rows. byRow[n][k] is the sum of inRow over the first n
	// of these rows, for the columns k. byColumn[k] is the sum of inColumn over the
	// columns k.
	rows     uint16
	byRow    [mostSectors + 1][1 << 9]digitCounts
	byColumn [1 << 9]digitCounts
	found    []crossedLines
}

// digitCounts has six bits for each digit, with values from 0 to 9, and above them a
// number of cells.
type digitCounts uint64

const everyOne digitCounts = 0o1_01_01_01_01_01_01_01_01

const cellsShift = 54

// ones returns 1 for each digit of a set.
func ones(digits board.DigitSet) (n digitCounts) {
	for d := range digits.All() {
		n |= 1 << (6 * (d - 1))
	}
	return n
}

func (n digitCounts) cells() int { return int(n >> cellsShift) }

// and returns 1 for each digit that either operand contains, and the sum of their cells.
func (n digitCounts) and(o digitCounts) digitCounts {
	const digits = 1<<cellsShift - 1
	return (n|o)&digits + n&^digits + o&^digits
}

// total returns the sum over all digits of the smaller of the two counts, which is below
// 64.
func (n digitCounts) total(o digitCounts) int {
	// The bit with the value 32 remains set where o is at least n. Turn it into a
	// five-bit mask.
	over := (o | everyOne<<5 - n) & (everyOne << 5)
	mask := over - over>>5
	smaller := n&mask | o&(everyOne*31&^mask)
	return int(smaller * everyOne >> 48 & 63)
}

// crossedLines holds rows and columns as bit masks.
type crossedLines struct {
	rows, columns uint16
	cells         int
}

func (s *sectorSearch) load(b *board.Board) {
	var here [9][9]digitCounts
	for c := range b.Empty().All() {
		here[c.Row()][c.Column()] = ones(b.Candidates(c)) + 1<<cellsShift
	}
	for k := 1; k < 1<<9; k++ {
		last, rest := bits.TrailingZeros(uint(k)), k&(k-1)
		for i := range 9 {
			s.inRow[i][k] = s.inRow[i][rest].and(here[i][last])
			s.inColumn[i][k] = s.inColumn[i][rest].and(here[last][i])
		}
	}
}

// find lists the crossings with as many digits as cells, smaller ones first.
func (s *sectorSearch) find() {
	s.found = s.found[:0]
	s.rows = 0
	s.add(0, 0)
	sorting.Stable(s.found, func(x, y crossedLines) int { return cmp.Compare(x.cells, y.cells) })
}

// add extends the n current rows by each row whose index is at least from, and then by
// rows below it.
func (s *sectorSearch) add(from, n int) {
	if n >= fewestSectors {
		s.cross(n)
	}
	if n == mostSectors {
		return
	}
	for r := from; r < 9; r++ {
		sum, so, row := &s.byRow[n+1], &s.byRow[n], &s.inRow[r]
		for k := range sum {
			sum[k] = so[k] + row[k]
		}
		s.rows |= 1 << r
		s.add(r+1, n+1)
		s.rows &^= 1 << r
	}
}

// cross checks the crossings of the n current rows with columns.
func (s *sectorSearch) cross(n int) {
	var column [9]digitCounts
	for c := range column {
		column[c] = s.inColumn[c][s.rows]
	}
	for k := 1; k < 1<<9; k++ {
		s.byColumn[k] = s.byColumn[k&(k-1)] + column[bits.TrailingZeros(uint(k))]
	}
	byRow := &s.byRow[n]
	for m := fewestSectors; m <= min(mostSectors, 9-n); m++ {
		for _, columns := range board.Choices(9, m) {
			k := columns & (1<<9 - 1)
			if at := byRow[k]; at.total(s.byColumn[k]) == at.cells() && s.isWide(columns) {
				s.found = append(s.found, crossedLines{s.rows, columns, at.cells()})
			}
		}
	}
}

// isWide reports whether each line in the crossing of the current rows with the columns
// has enough cells.
func (s *sectorSearch) isWide(columns uint16) bool {
	for left := s.rows; left != 0; left &= left - 1 {
		if s.inRow[bits.TrailingZeros16(left)][columns].cells() < fewestSectors {
			return false
		}
	}
	for left := columns; left != 0; left &= left - 1 {
		if s.inColumn[bits.TrailingZeros16(left)][s.rows].cells() < fewestSectors {
			return false
		}
	}
	return true
}

// sectorCover is the locked set of a crossing.
type sectorCover struct {
	lockedCover
	rows, columns board.HouseSet
	// rowDigits and columnDigits are the digits counted for rows and for columns.
	rowDigits, columnDigits board.DigitSet
}

// cover counts the digits. A digit with as many rows as columns is counted for the rows
// if rows is set, and otherwise for the columns.
func (x *crossedLines) cover(b *board.Board, rows bool) sectorCover {
	var c sectorCover
	var inRows, inColumns board.CellSet
	for i := range 9 {
		if x.rows>>i&1 != 0 {
			c.rows = c.rows.With(board.RowHouse(i))
			inRows = inRows.Or(board.RowHouse(i).Cells())
		}
		if x.columns>>i&1 != 0 {
			c.columns = c.columns.With(board.ColumnHouse(i))
			inColumns = inColumns.Or(board.ColumnHouse(i).Cells())
		}
	}
	c.cells = inRows.And(inColumns).And(b.Empty())
	for d := range b.DigitsIn(c.cells).All() {
		places := b.Places(d).And(c.cells)
		byRow, byColumn := meeting(c.rows, places), meeting(c.columns, places)
		lines := byColumn
		if n := byRow.Len() - byColumn.Len(); n < 0 || n == 0 && rows {
			lines = byRow
			c.rowDigits = c.rowDigits.With(d)
		} else {
			c.columnDigits = c.columnDigits.With(d)
		}
		for h := range lines.All() {
			c.digits[h] = c.digits[h].With(d)
		}
	}
	return c
}

// meeting returns the houses that contain any of the cells.
func meeting(houses board.HouseSet, cells board.CellSet) (met board.HouseSet) {
	for h := range houses.All() {
		if h.Cells().Meets(cells) {
			met = met.With(h)
		}
	}
	return met
}

func (c *sectorCover) step(b *board.Board, effects *board.CandidateSet) step.Step {
	s := step.Step{
		Technique:    multiSectorKey,
		Eliminations: slices.Collect(effects.All()),
		Args: []step.Arg{
			step.CellsArg("cells", c.cells), step.NumberArg("count", c.cells.Len()),
			step.HousesArg("rows", c.rows), step.DigitsArg("row-digits", c.rowDigits),
			step.HousesArg("columns", c.columns), step.DigitsArg("column-digits", c.columnDigits),
		},
		Views: make([]step.View, 1),
	}
	c.mark(b, &s.Views[0], c.rows)
	return s
}
