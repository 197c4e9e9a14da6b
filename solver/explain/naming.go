package explain

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// Naming is a notation for cells.
type Naming uint8

const (
	// InWords writes row 5, column 5.
	InWords Naming = iota
	// Short writes r5c5.
	Short
	// Lettered writes E5. Rows are A to I from the top, columns 1 to 9 from the left.
	Lettered
	// LetteredJ is like Lettered but calls the last row J, and LetteredK calls it K,
	// because I looks like 1.
	LetteredJ
	LetteredK
	// Local writes the language's initials of row and column, such as the German Z5S5. In
	// languages without Initials it is Short.
	Local
	Namings // number of notations
)

// IsLettered reports whether rows are letters.
func (n Naming) IsLettered() bool { return n >= Lettered && n <= LetteredK }

// Words holds the templates that spell out cells and candidates.
type Words struct {
	// Cells is the template for the cells where one or more rows and one or more columns
	// cross. {first} and {second} are the rows and the columns; a single row or column
	// comes first.
	Cells string
	// Placed is the template for a {digit} in one or more {cells}. Excluded is the
	// template for the {digits} that {cells} do not hold.
	Placed, Excluded string
	// AndExcluded replaces And between effects in languages that do not join clauses like
	// nouns. It is empty in other languages.
	AndExcluded string
	// Or joins the last two excluded digits. OrEight replaces Or before an 8, as in the
	// Spanish "7 u 8"; it is empty in languages that do not need it.
	Or, OrEight string
	// Loses says that {count} {cells} lose {digits}. Must says that a {cell} holds a
	// {digit}.
	Loses, Must string
	// ThenLoses and ThenMust are the same after a word such as "so". They are empty if
	// the word order does not change.
	ThenLoses, ThenMust string
}

// mostNamed is the maximum number of separate items that are spelled out. Longer lists
// use short names, which are easier to read than a paragraph.
const mostNamed = 3

// ShortName returns the name of a cell for use in long lists.
func (l *Language) ShortName(c board.Cell) string {
	row, column := c.Row(), c.Column()+1
	switch {
	case l.Naming.IsLettered():
		letter := "ABCDEFGH" + "IJK"[l.Naming-Lettered:]
		return fmt.Sprintf("%c%d", letter[row], column)
	case l.Naming == Local && l.Initials != "":
		return fmt.Sprintf("%c%d%c%d", l.Initials[0], row+1, l.Initials[1], column)
	}
	return c.String()
}

// ShortNames lists the short names of cells.
func (l *Language) ShortNames(cells board.CellSet) string {
	return strings.Join(l.shortNames(cells), l.Marks.Comma)
}

func (l *Language) shortNames(cells board.CellSet) (names []string) {
	for c := range cells.All() {
		names = append(names, l.ShortName(c))
	}
	return names
}

// Cell names a cell.
func (l *Language) Cell(c board.Cell) string { return l.Cells(board.NewCellSet(c)) }

// Cells lists cells, as in row 1, columns 2 and 3.
func (l *Language) Cells(set board.CellSet) string {
	if l.Naming == InWords {
		if blocks := findBlocks(set); len(blocks) <= mostNamed {
			return l.listApart(l.named(blocks))
		}
	}
	return l.List(l.shortNames(set))
}

// Candidate names a digit in a cell, as in 5 in row 1, column 2.
func (l *Language) Candidate(x board.Candidate) string {
	return l.Placements([]board.Candidate{x})
}

// Placements lists candidates, as in "5 in row 1, column 2", whether placed or only
// possible.
func (l *Language) Placements(list []board.Candidate) string {
	if l.Naming != InWords || len(list) > mostNamed {
		return l.List(l.signed(list, "="))
	}
	var items []string
	for _, x := range list {
		items = append(items, l.fill(l.Words.Placed, "digit", digitText(x.Digit()), "cells", l.Cell(x.Cell())))
	}
	return l.listApart(items)
}

// Eliminations lists digits that cells cannot hold.
func (l *Language) Eliminations(list []board.Candidate) string {
	if l.Naming == InWords {
		if said, ok := l.excluded(list); ok {
			return said
		}
	}
	return l.List(l.signed(list, "≠"))
}

// excluded groups eliminations by their digits and spells them out. ok is false if the
// list is too long.
func (l *Language) excluded(list []board.Candidate) (said string, ok bool) {
	var items []string
	var digits [board.Cells]board.DigitSet
	var order []board.DigitSet
	cells := make(map[board.DigitSet]board.CellSet)
	for _, x := range list {
		digits[x.Cell()] = digits[x.Cell()].With(x.Digit())
	}
	for c, set := range digits {
		if set.IsEmpty() {
			continue
		}
		if cells[set].IsEmpty() {
			order = append(order, set)
		}
		cells[set] = cells[set].With(board.Cell(c))
	}
	named := 0
	for _, set := range order {
		blocks := findBlocks(cells[set])
		named += len(blocks)
		items = append(items, l.fill(l.Words.Excluded,
			"digits", l.either(digitsText(set)), "cells", l.listApart(l.named(blocks))))
	}
	if named > len(items) {
		return strings.Join(items, l.Marks.Semicolon), named <= mostNamed
	}
	if and := l.Words.AndExcluded; and != "" {
		return l.joined(items, and, l.Marks.Semicolon), named <= mostNamed
	}
	return l.listApart(items), named <= mostNamed
}

// signed formats candidates with the short names of their cells, such as r1c2=5 or
// r1c2≠5.
func (l *Language) signed(list []board.Candidate, sign string) []string {
	items := make([]string, len(list))
	for i, x := range list {
		items[i] = l.ShortName(x.Cell()) + sign + digitText(x.Digit())
	}
	return items
}

// A block is the set of cells where certain rows and columns cross.
type block struct{ rows, columns board.DigitSet }

// findBlocks divides cells into blocks. It joins either rows with equal columns or
// columns with equal rows, whichever gives fewer blocks.
func findBlocks(set board.CellSet) []block {
	var across, down [9]board.DigitSet // columns of each row, rows of each column
	for c := range set.All() {
		across[c.Row()] = across[c.Row()].With(board.Digit(c.Column() + 1))
		down[c.Column()] = down[c.Column()].With(board.Digit(c.Row() + 1))
	}
	byRow, byColumn := joinEqual(&across), joinEqual(&down)
	if len(byColumn) < len(byRow) {
		for i, b := range byColumn {
			byColumn[i] = block{b.columns, b.rows}
		}
		return byColumn
	}
	return byRow
}

// joinEqual joins the lines that have the same crossings.
func joinEqual(crossings *[9]board.DigitSet) (blocks []block) {
	at := make(map[board.DigitSet]int)
	for i, set := range crossings {
		if set.IsEmpty() {
			continue
		}
		j, known := at[set]
		if !known {
			j = len(blocks)
			at[set], blocks = j, append(blocks, block{columns: set})
		}
		blocks[j].rows = blocks[j].rows.With(board.Digit(i + 1))
	}
	return blocks
}

// named spells out blocks.
func (l *Language) named(blocks []block) (items []string) {
	for _, b := range blocks {
		first, second := l.nameKind(0, digitsText(b.rows), "cell"), l.nameKind(1, digitsText(b.columns), "cell")
		if b.rows.Len() > 1 && b.columns.Len() == 1 {
			first, second = second, first
		}
		items = append(items, l.fill(l.Words.Cells, "first", first, "second", second))
	}
	return items
}

// listApart joins items that may contain commas.
func (l *Language) listApart(items []string) string {
	if last := len(items) - 1; l.Naming == InWords && last > 1 {
		return l.joined(items, l.And, l.Marks.Semicolon)
	}
	return l.List(items)
}

func digitText(d board.Digit) string { return string('0' + rune(d)) }

func digitsText(set board.DigitSet) (items []string) {
	for d := range set.All() {
		items = append(items, digitText(d))
	}
	return items
}
