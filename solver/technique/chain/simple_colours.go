package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Simple colours: the places for a digit that are connected by conjugate pairs are
// coloured alternately, so all places of one colour are true and all places of the other
// are false.
//
//   - Trap: a place that sees both colours is false. As in HoDoKu, it may itself be
//     coloured if there is also a wrap.
//   - Wrap: if two places of a colour see each other, all places of the colour are false.
//
// A single conjugate pair proves no more than locked candidates do, so a cluster has at
// least three places.
//
// Source: HoDoKu's technique pages, "Coloring"; SudokuWiki, "Simple Colouring".

// simpleColours finds traps or wraps.
type simpleColours struct {
	key  string
	wrap bool
}

func (f simpleColours) Search(b *board.Board, yield func(step.Step) bool) {
	for d := range board.AllDigits.All() {
		var t colourTable
		t.load(b, d)
		for i := range t.list[:t.count] {
			c := &t.list[i]
			if c.cells().Len() < 3 {
				continue
			}
			if !f.wrap {
				cleared := b.Places(d).And(c.seen[0]).And(c.seen[1])
				if !cleared.IsEmpty() && !yield(f.step(b, c, cleared)) {
					return
				}
				continue
			}
			for k := range 2 {
				if c.colour[k].Meets(c.seen[k]) && !yield(f.step(b, c, c.colour[k])) {
					return
				}
			}
		}
	}
}

func (f simpleColours) step(b *board.Board, c *colourCluster, cleared board.CellSet) step.Step {
	s := step.Step{
		Technique:    f.key,
		Eliminations: step.Candidates(b, cleared, board.NewDigitSet(c.digit)),
		Args: []step.Arg{
			step.DigitArg("digit", c.digit),
			step.CellsArg("colour-a", c.colour[0]), step.CellsArg("colour-b", c.colour[1]),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	c.mark(b, v, [2]step.Role{step.ColourA, step.ColourB})
	if f.wrap {
		v.Links = append(v.Links, colourBridge(c.digit, cleared, cleared)...)
	}
	return s
}
