package step

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// Arg is a value that a sentence about the step names. Its type is one of those
// that Values has a method for; a single cell, digit or house is a set of one.
// The functions of this package make arguments; Check refuses any other type.
type Arg struct {
	Name  string
	Value fmt.Stringer
}

// Values handles the value of an argument, with a method for each type. A new
// type is a new method, so that whatever must know all types does not compile
// until it knows that one. A method may change the value.
type Values interface {
	Cells(*board.CellSet)
	Digits(*board.DigitSet)
	Houses(*board.HouseSet)
	Candidates(*CandidateList)
	Chain(*Chain)
	Number(*Number)
	Branch(*Branch)
	Nested(*Nested)
}

// Handle calls the method for the type of the argument's value, and keeps what
// it makes of the value. known is false for a type that no argument has.
func (a *Arg) Handle(h Values) (known bool) {
	switch v := a.Value.(type) {
	case board.CellSet:
		h.Cells(&v)
		a.Value = v
	case board.DigitSet:
		h.Digits(&v)
		a.Value = v
	case board.HouseSet:
		h.Houses(&v)
		a.Value = v
	case CandidateList:
		h.Candidates(&v)
		a.Value = v
	case Chain:
		h.Chain(&v)
		a.Value = v
	case Number:
		h.Number(&v)
		a.Value = v
	case Branch:
		h.Branch(&v)
		a.Value = v
	case Nested:
		h.Nested(&v)
		a.Value = v
	default:
		return false
	}
	return true
}

// CandidateList is a list of candidates in an order that means something.
type CandidateList []board.Candidate

// String prints the candidates in the order of the list.
func (l CandidateList) String() string {
	var b strings.Builder
	for i, x := range l {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(x.String())
	}
	return b.String()
}

// Number is a count or a size.
type Number int

// String prints the number.
func (n Number) String() string { return strconv.Itoa(int(n)) }

// CellArg names a cell.
func CellArg(name string, c board.Cell) Arg { return Arg{name, board.NewCellSet(c)} }

// CellsArg names a set of cells.
func CellsArg(name string, cells board.CellSet) Arg { return Arg{name, cells} }

// DigitArg names a digit.
func DigitArg(name string, d board.Digit) Arg { return Arg{name, board.NewDigitSet(d)} }

// DigitsArg names a set of digits.
func DigitsArg(name string, digits board.DigitSet) Arg { return Arg{name, digits} }

// HouseArg names a house.
func HouseArg(name string, h board.House) Arg { return Arg{name, board.NewHouseSet(h)} }

// HousesArg names a set of houses.
func HousesArg(name string, houses board.HouseSet) Arg { return Arg{name, houses} }

// CandidatesArg names candidates in an order that means something.
func CandidatesArg(name string, list ...board.Candidate) Arg { return Arg{name, CandidateList(list)} }

// ChainArg names a chain.
func ChainArg(name string, chain Chain) Arg { return Arg{name, chain} }

// NumberArg names a number.
func NumberArg(name string, n int) Arg { return Arg{name, Number(n)} }

// Arg is the value of the argument with a name, nil if the step has none.
func (s *Step) Arg(name string) fmt.Stringer {
	for _, a := range s.Args {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}
