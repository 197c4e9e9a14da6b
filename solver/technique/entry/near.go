package entry

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"sudoku/solver/board"
)

// nearText has for each technique a change to its example after which nothing follows
// there any more: the key, the cell that is empty again (81 for none), and the candidate
// that spoils the pattern; or the key, "none", and why there is no such change. TestNear
// writes it with -update.
//
//go:embed near.txt
var nearText string

// NearMiss is a position that looks like a technique's example and is none.
type NearMiss struct {
	// Position is the example with one digit, or one elimination, taken back.
	Position board.Position
	// Extra is the candidate that comes with it and spoils the pattern.
	Extra board.Candidate
}

// near are the changes by key: a cell that is empty again, 81 for none, and the
// candidate.
var nearMisses = sync.OnceValue(func() map[string][2]int {
	all := map[string][2]int{}
	for line := range strings.Lines(nearText) {
		fields := strings.Fields(line)
		if fields[1] == "none" {
			continue
		}
		cell, _ := strconv.Atoi(fields[1])
		extra, _ := strconv.Atoi(fields[2])
		all[fields[0]] = [2]int{cell, extra}
	}
	return all
})

// NearMiss is a near miss of the technique; ok is false where no single change makes one.
func (t *Technique) NearMiss() (n NearMiss, ok bool) {
	change, ok := nearMisses()[t.Key]
	if !ok {
		return n, false
	}
	return NewNearMiss(t.Example(), change[0], board.Candidate(change[1])), true
}

// NewNearMiss is a position in which a cell is empty again, 81 for none, and a candidate was
// not ruled out.
func NewNearMiss(p board.Position, cell int, extra board.Candidate) NearMiss {
	if cell < board.Cells {
		p.Givens[cell], p.Entries[cell] = 0, 0
	}
	p.Eliminated.Remove(extra)
	return NearMiss{p, extra}
}
