package wire

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Steps are encoded as numbers of a few bytes each, in base64. This takes about a tenth
// of the size of plain JSON. They contain no sentences: the page describes them in its
// own language.
type Steps []step.Step

// MarshalText encodes the steps.
func (s Steps) MarshalText() ([]byte, error) {
	c := codec{}
	list(&c, (*[]step.Step)(&s), (*codec).step)
	return base64.RawStdEncoding.AppendEncode(nil, c.data), nil
}

// UnmarshalText decodes the output of MarshalText.
func (s *Steps) UnmarshalText(text []byte) error {
	data, err := base64.RawStdEncoding.AppendDecode(nil, text)
	if err != nil {
		return err
	}
	c := codec{data: data, reading: true}
	list(&c, (*[]step.Step)(s), (*codec).step)
	if c.damaged || len(c.data) > 0 {
		return errDamaged
	}
	return nil
}

var errDamaged = errors.New("wire: damaged steps")

// codec traverses a value and either writes or reads each number in it, so that one
// description of a type serves both directions.
type codec struct {
	data    []byte // bytes written so far, or not read yet
	reading bool
	damaged bool
	depth   int // nesting depth of steps
}

// integer is a type that a codec encodes as a number.
type integer interface {
	~int | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// number encodes a number from 0 to limit.
func number[T integer](c *codec, n *T, limit uint64) {
	if !c.reading {
		c.data = binary.AppendUvarint(c.data, uint64(*n))
		return
	}
	value, size := binary.Uvarint(c.data)
	if size <= 0 || value > limit {
		c.damaged, c.data, value, size = true, nil, 0, 0
	}
	*n, c.data = T(value), c.data[size:]
}

// list encodes a list of values. An empty list is decoded as nil.
func list[T any](c *codec, all *[]T, one func(*codec, *T)) {
	n := len(*all)
	number(c, &n, 1<<20)
	for i := 0; i < n && !c.damaged; i++ {
		if c.reading {
			*all = append(*all, *new(T))
		}
		one(c, &(*all)[i])
	}
}

func (c *codec) text(s *string) {
	letters := []byte(*s)
	list(c, &letters, func(c *codec, b *byte) { number(c, b, 255) })
	*s = string(letters)
}

func (c *codec) cell(x *board.Cell)           { number(c, x, board.Cells-1) }
func (c *codec) house(x *board.House)         { number(c, x, board.Houses-1) }
func (c *codec) candidate(x *board.Candidate) { number(c, x, board.Candidates-1) }

func (c *codec) cells(set *board.CellSet) {
	var all []board.Cell
	for x := range set.All() {
		all = append(all, x)
	}
	list(c, &all, (*codec).cell)
	*set = board.NewCellSet(all...)
}

func (c *codec) step(s *step.Step) {
	c.text(&s.Technique)
	list(c, &s.Placements, (*codec).candidate)
	list(c, &s.Eliminations, (*codec).candidate)
	list(c, &s.Views, (*codec).view)
	list(c, &s.Args, (*codec).arg)
	number(c, &s.SE, 1<<16)
	number(c, &s.Complexity, 1<<20)
}

func (c *codec) view(v *step.View) {
	list(c, &v.Cells, highlight((*codec).cell))
	list(c, &v.Candidates, highlight((*codec).candidate))
	list(c, &v.Houses, highlight((*codec).house))
	list(c, &v.Links, (*codec).link)
}

func highlight[T board.Cell | board.Candidate | board.House](item func(*codec, *T)) func(*codec, *step.Highlight[T]) {
	return func(c *codec, h *step.Highlight[T]) {
		item(c, &h.Item)
		number(c, &h.Role, 1<<32-1)
	}
}

func (c *codec) link(l *step.Link) {
	for _, n := range []*step.Node{&l.From, &l.To} {
		number(c, &n.Digit, 9)
		c.cells(&n.Cells)
	}
	number(c, &l.Kind, uint64(step.Implied))
	number(c, &l.Via.Kind, uint64(step.ByStep))
	c.house(&l.Via.House)
	c.cells(&l.Via.Cells)
	list(c, &l.Without, (*codec).candidate)
	var made []step.Step
	if l.Step != nil {
		made = []step.Step{*l.Step}
	}
	list(c, &made, (*codec).named)
	if len(made) > 0 {
		l.Step = &made[0]
	}
}

// named encodes a step by its technique and effects only. If the step behind a link has
// branches, the whole step is among the arguments.
func (c *codec) named(s *step.Step) {
	c.text(&s.Technique)
	list(c, &s.Placements, (*codec).candidate)
	list(c, &s.Eliminations, (*codec).candidate)
}

func (c *codec) claim(x *step.Claim) {
	c.candidate(&x.Candidate)
	value := 0
	if x.True {
		value = 1
	}
	number(c, &value, 1)
	x.True = value == 1
}

// Types of arguments. Their numbers must not change, since a page and its worker may have
// different versions for a short time.
const (
	cellsArg = iota
	digitsArg
	housesArg
	candidatesArg
	chainArg
	numberArg
	branchArg
	nestedArg
)

// emptyArgs holds an empty value of each type, to decode into.
var emptyArgs = [...]fmt.Stringer{
	cellsArg:      board.CellSet{},
	digitsArg:     board.DigitSet(0),
	housesArg:     board.HouseSet(0),
	candidatesArg: step.CandidateList(nil),
	chainArg:      step.Chain(nil),
	numberArg:     step.Number(0),
	branchArg:     step.Branch{},
	nestedArg:     step.Nested{},
}

// deepest limits the nesting of steps.
const deepest = 4

func (c *codec) arg(a *step.Arg) {
	c.text(&a.Name)
	var kind argKind
	a.Handle(&kind)
	number(c, &kind, uint64(len(emptyArgs)-1))
	if c.reading {
		a.Value = emptyArgs[kind]
	}
	a.Handle((*argCodec)(c))
}

// argKind is the number of an argument's type.
type argKind int

func (k *argKind) Cells(*board.CellSet)           { *k = cellsArg }
func (k *argKind) Digits(*board.DigitSet)         { *k = digitsArg }
func (k *argKind) Houses(*board.HouseSet)         { *k = housesArg }
func (k *argKind) Candidates(*step.CandidateList) { *k = candidatesArg }
func (k *argKind) Chain(*step.Chain)              { *k = chainArg }
func (k *argKind) Number(*step.Number)            { *k = numberArg }
func (k *argKind) Branch(*step.Branch)            { *k = branchArg }
func (k *argKind) Nested(*step.Nested)            { *k = nestedArg }

// argCodec encodes the value of an argument.
type argCodec codec

func (c *argCodec) Cells(v *board.CellSet)   { (*codec)(c).cells(v) }
func (c *argCodec) Digits(v *board.DigitSet) { number((*codec)(c), v, uint64(board.AllDigits)) }
func (c *argCodec) Houses(v *board.HouseSet) { number((*codec)(c), v, uint64(board.AllHouses)) }
func (c *argCodec) Number(v *step.Number)    { number((*codec)(c), v, 1<<31) }
func (c *argCodec) Chain(v *step.Chain)      { list((*codec)(c), (*[]step.Link)(v), (*codec).link) }

func (c *argCodec) Candidates(v *step.CandidateList) {
	list((*codec)(c), (*[]board.Candidate)(v), (*codec).candidate)
}

func (c *argCodec) Branch(v *step.Branch) {
	(*codec)(c).claim(&v.If)
	(*codec)(c).claim(&v.Then)
	list((*codec)(c), &v.Links, (*codec).link)
}

func (c *argCodec) Nested(v *step.Nested) {
	if c.reading {
		v.Step = new(step.Step)
	}
	if c.depth++; c.depth > deepest {
		c.damaged, c.data = true, nil
	} else {
		(*codec)(c).step(v.Step)
	}
	c.depth--
}
