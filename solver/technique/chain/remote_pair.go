package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Remote pair: a chain of an even number of bivalue cells, at least four, with the same
// two digits. Each cell sees the next. The digits alternate along the chain, so each end
// holds one of them, and both digits are eliminated from cells that see both ends.
//
// The chain is a shortest one between its ends. Two inner cells whose distance is odd and
// at least three links act as ends too, but their eliminations belong to the shorter
// chain.
//
// Source: HoDoKu's technique pages, "Remote Pair".

const remotePairKey = "remote-pair"

func RemotePair(b *board.Board, yield func(step.Step) bool) {
	bivalue := b.Bivalue()
	deeper := true
	for links := 3; deeper; links += 2 {
		deeper = false
		for c := range bivalue.All() {
			var r remotePairWave
			if !r.run(b, bivalue, c, links) {
				continue
			}
			deeper = true
			if !r.yieldEnds(b, links, yield) {
				return
			}
		}
	}
}

// remotePairWave is the search from one end. Level k holds the cells with the same two
// digits that are k links away.
type remotePairWave struct {
	digits board.DigitSet
	start  board.Cell
	level  [32]board.CellSet
}

// run fills the levels up to the given number of links. It reports whether the last level
// has a cell.
func (r *remotePairWave) run(b *board.Board, bivalue board.CellSet, start board.Cell, links int) bool {
	r.start, r.digits = start, b.Candidates(start)
	left := bivalue.And(b.Places(r.digits.First())).And(b.Places(r.digits.Without(r.digits.First()).First()))
	if left.Len() <= links || links >= len(r.level) {
		return false
	}
	r.level[0] = board.NewCellSet(start)
	for k := range links {
		left = left.Minus(r.level[k])
		for c := range r.level[k].All() {
			r.level[k+1] = r.level[k+1].Or(c.Peers())
		}
		if r.level[k+1] = r.level[k+1].And(left); r.level[k+1].IsEmpty() {
			return false
		}
	}
	return true
}

// yieldEnds yields the chains of the given length whose other end comes after the start.
// It returns false if yield did.
func (r *remotePairWave) yieldEnds(b *board.Board, links int, yield func(step.Step) bool) bool {
	for end := range r.level[links].All() {
		if end < r.start {
			continue
		}
		cleared := board.NewCellSet(r.start, end).CommonPeers().And(b.CellsWith(r.digits))
		if !cleared.IsEmpty() && !yield(r.step(b, links, end, cleared)) {
			return false
		}
	}
	return true
}

func (r *remotePairWave) step(b *board.Board, links int, end board.Cell, cleared board.CellSet) step.Step {
	path := make([]board.Cell, links+1)
	path[links] = end
	for k := links - 1; k >= 0; k-- {
		path[k] = r.level[k].And(path[k+1].Peers()).First()
	}
	return RemotePairStep(b, r.digits, path, step.Candidates(b, cleared, r.digits))
}

// RemotePairStep returns the step for a chain of cells.
func RemotePairStep(b *board.Board, digits board.DigitSet, path []board.Cell, cleared []board.Candidate) step.Step {
	chain := remotePairChain(digits, path)
	cells, ends := board.NewCellSet(path...), board.NewCellSet(path[0], path[len(path)-1])
	s := step.Step{
		Technique:    remotePairKey,
		Eliminations: cleared,
		Args: []step.Arg{
			step.DigitsArg("digits", digits), step.CellsArg("cells", cells),
			step.CellsArg("ends", ends), step.ChainArg("chain", chain),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkCells(cells, step.Pattern)
	v.MarkCells(ends, step.Pincer)
	v.MarkChain(chain)
	return s
}

// remotePairChain returns the links along the path. They lead alternately from one digit
// of a cell to the other and on to the next cell.
func remotePairChain(digits board.DigitSet, path []board.Cell) step.Chain {
	from := digits.First()
	to := digits.Without(from).First()
	var chain step.Chain
	for k, c := range path {
		inside := step.CellLink(c, from, to)
		if k > 0 {
			chain = append(chain, step.WeakLink(chain[len(chain)-1].To, inside.From))
		}
		chain = append(chain, inside)
		from, to = to, from
	}
	return chain
}
