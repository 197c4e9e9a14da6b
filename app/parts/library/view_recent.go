package library

import (
	"sudoku/app/text"
)

// mostRecent is the number of recent games offered at the start.
const mostRecent = 3

// Recent returns the unfinished games that were played last.
func (l *Library) Recent(t *text.Catalog) (recent []Row) {
	x := lister{l: l, t: t, untitled: map[int]string{}}
	for i := range l.Entries {
		if e := &l.Entries[i]; !e.Solved && !e.Dropped && len(recent) < mostRecent {
			recent = append(recent, x.row(e))
		}
	}
	return recent
}
