package entry

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"sudoku/solver/board"
)

// nearText lists, for each technique, a change to its example after which the conclusion
// no longer follows. A line has the key, the cell that becomes empty (81 for none), and
// the candidate that spoils the pattern. If no such change exists, it has the key, "none"
// and the reason. TestNear -update writes the file.
//
//go:embed near.txt
var nearText string

// NearMiss is a position that resembles a technique's example but lacks its pattern.
type NearMiss struct {
	// Position is the example with one digit or elimination undone.
	Position board.Position
	// Extra is the candidate that this change adds and that spoils the pattern.
	Extra board.Candidate
}

// nearMisses maps keys to changes: the cell that becomes empty, or 81, and the added
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

// NearMiss returns a near miss of the technique. ok is false if no single change makes
// one.
func (t *Technique) NearMiss() (n NearMiss, ok bool) {
	change, ok := nearMisses()[t.Key]
	if !ok {
		return n, false
	}
	return NewNearMiss(t.Example(), change[0], board.Candidate(change[1])), true
}

// NewNearMiss returns the position with a cell (81 for none) emptied and the candidate
// extra restored.
func NewNearMiss(p board.Position, cell int, extra board.Candidate) NearMiss {
	if cell < board.Cells {
		p.Givens[cell], p.Entries[cell] = 0, 0
	}
	p.Eliminated.Remove(extra)
	return NearMiss{p, extra}
}
