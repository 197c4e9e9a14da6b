package argument

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Kind is the kind of a fact.
type Kind uint8

// The kinds of facts. Package check says how each is verified.
const (
	// Holds: the candidates of Cells together are exactly Digits.
	Holds Kind = iota
	// Places: Cells are the only places for the digit in House.
	Places
	// Sees: each of Cells sees each of Others.
	Sees
	// Is: each of Cells holds the digit on the board.
	Is
	// Gone: earlier steps ruled the digits out in Cells, which see none of them.
	Gone
	// Empty: Cells are the empty cells of House.
	Empty
	// Set: the candidates of Cells are exactly Digits, one more than there are cells. If
	// one of the digits that fit only once is missing, the cells hold all the others.
	Set
	// Count: there are as many Truths as Links. Unless one of Fins is true, each
	// candidate is in at least as many of Links as of Truths, so a candidate in more of
	// Links than of Truths is false.
	Count
	// Deadly: if none of Extras were true, Cells, which hold no given, could be filled in
	// a second way. So one of Extras is true.
	Deadly
	// Jammed: Cells cannot be filled with Digits alone, so one of their other candidates
	// is true.
	Jammed
	// Rules: from here on, cells that see each other exclude each other without a Sees
	// fact.
	Rules
	// Follows: if all of If are true, one of Then is true. This is shown by following
	// cells with one digit left and digits with one place left in a house.
	Follows
	// Cases: the same as Follows, but shown by trying cases.
	Cases
	// Lie: Cells are the cells of Others that hold or may hold the digit, and each is in
	// a house of Links.
	Lie
	// Ways: there are Number ways to place the digit on the whole board. Then says which
	// of Cells hold it in all of these ways, or in none.
	Ways
)

// Fact is a claim about a board, or a claim that follows from earlier facts.
type Fact struct {
	Kind          Kind
	Cells, Others board.CellSet
	Digits        board.DigitSet
	House         board.House
	If, Then      []step.Claim
	Truths, Links []Choice
	Fins          []board.Candidate
	Extras        []board.Candidate
	Number        int
}

// Choice represents the candidates of a cell or, if Digit is set, the places for that
// digit in a house. At most one of them is true, and exactly one if the cell is empty or
// the digit missing.
type Choice struct {
	Cell  board.Cell
	House board.House
	Digit board.Digit
}

// Has reports whether the choice contains the candidate.
func (c Choice) Has(x board.Candidate) bool {
	if c.Digit == 0 {
		return x.Cell() == c.Cell
	}
	return x.Digit() == c.Digit && c.House.Cells().Has(x.Cell())
}

// cellChoices returns the choices of the cells.
func cellChoices(cells board.CellSet) (list []Choice) {
	for c := range cells.All() {
		list = append(list, Choice{Cell: c})
	}
	return list
}

// inHouse returns the choices of the digits in a house.
func inHouse(digits board.DigitSet, h board.House) (list []Choice) {
	for d := range digits.All() {
		list = append(list, Choice{House: h, Digit: d})
	}
	return list
}

// holds returns, for each of the cells, a fact that states its candidates.
func (m *maker) holds(cells board.CellSet) (list []Fact) {
	for c := range cells.All() {
		list = append(list, Fact{Kind: Holds, Cells: board.NewCellSet(c), Digits: m.b.Candidates(c)})
	}
	return list
}

// together returns the facts that state the candidates of each cell, and of all cells
// together.
func (m *maker) together(cells board.CellSet) []Fact {
	return append(m.holds(cells), Fact{Kind: Holds, Cells: cells, Digits: m.b.DigitsIn(cells)})
}

// places returns the fact that states the places for a digit in a house.
func (m *maker) places(d board.Digit, h board.House) Fact {
	return Fact{Kind: Places, Cells: m.at(d, h.Cells()), Digits: board.NewDigitSet(d), House: h}
}

// sees returns the fact that each cell of one set sees each of the other.
func sees(cells, others board.CellSet) Fact { return Fact{Kind: Sees, Cells: cells, Others: others} }

// mutual returns facts that state which of the cells see each other.
func mutual(cells board.CellSet) (list []Fact) {
	left := cells
	for c := range cells.All() {
		left = left.Without(c)
		if seen := left.And(c.Peers()); !seen.IsEmpty() {
			list = append(list, sees(board.NewCellSet(c), seen))
		}
	}
	return list
}

// between returns facts that state which cells of one set see cells of the other.
func between(cells, others board.CellSet) (list []Fact) {
	for c := range cells.All() {
		if seen := others.And(c.Peers()); !seen.IsEmpty() {
			list = append(list, sees(board.NewCellSet(c), seen))
		}
	}
	return list
}

// set returns the fact that states an almost locked set.
func (m *maker) set(cells board.CellSet) Fact {
	return Fact{Kind: Set, Cells: cells, Digits: m.b.DigitsIn(cells)}
}

// is returns the claim that a candidate is true.
func is(x board.Candidate) step.Claim { return step.Claim{Candidate: x, True: true} }

// not returns the claim that a candidate is false.
func not(x board.Candidate) step.Claim { return step.Claim{Candidate: x} }

// inside returns the claims that each cell of the node holds its digit, or that none
// does.
func inside(n step.Node, truth bool) (list []step.Claim) {
	for c := range n.Cells.All() {
		list = append(list, step.Claim{Candidate: board.NewCandidate(c, n.Digit), True: truth})
	}
	return list
}
