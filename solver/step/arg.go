package step

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// Arg is a named value for use in sentences about a step. Values has a method for each
// type of value; a single cell, digit or house is a set with one element. Use the
// functions of this package to create arguments; Check rejects any other type.
type Arg struct {
	Name  string
	Value fmt.Stringer
}

// Values handles the value of an argument, with one method for each type. Adding a type
// means adding a method, so code that must handle all types does not compile until it
// handles the new one. A method may modify the value.
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

// Handle calls the method of h for the type of the argument's value and stores the
// result. known is false if no method handles the type.
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

// CandidateList is a list of candidates whose order is significant.
type CandidateList []board.Candidate

// String formats the candidates in list order.
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

// String formats the number in decimal.
func (n Number) String() string { return strconv.Itoa(int(n)) }

// CellArg returns an argument that holds a cell.
func CellArg(name string, c board.Cell) Arg { return Arg{name, board.NewCellSet(c)} }

// CellsArg returns an argument that holds a set of cells.
func CellsArg(name string, cells board.CellSet) Arg { return Arg{name, cells} }

// DigitArg returns an argument that holds a digit.
func DigitArg(name string, d board.Digit) Arg { return Arg{name, board.NewDigitSet(d)} }

// DigitsArg returns an argument that holds a set of digits.
func DigitsArg(name string, digits board.DigitSet) Arg { return Arg{name, digits} }

// HouseArg returns an argument that holds a house.
func HouseArg(name string, h board.House) Arg { return Arg{name, board.NewHouseSet(h)} }

// HousesArg returns an argument that holds a set of houses.
func HousesArg(name string, houses board.HouseSet) Arg { return Arg{name, houses} }

// CandidatesArg returns an argument that holds candidates in a significant order.
func CandidatesArg(name string, list ...board.Candidate) Arg { return Arg{name, CandidateList(list)} }

// ChainArg returns an argument that holds a chain.
func ChainArg(name string, chain Chain) Arg { return Arg{name, chain} }

// NumberArg returns an argument that holds a number.
func NumberArg(name string, n int) Arg { return Arg{name, Number(n)} }

// Arg returns the value of the argument with the given name, or nil if the step has no
// such argument.
func (s *Step) Arg(name string) fmt.Stringer {
	for _, a := range s.Args {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}
