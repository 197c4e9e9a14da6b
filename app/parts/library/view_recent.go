package library

import (
	"sudoku/app/text"
)

// Recent returns the unfinished game that was played last; ok is false if there is none.
func (l *Library) Recent(t *text.Catalog) (recent Row, ok bool) {
	x := lister{l: l, t: t, untitled: map[int]string{}}
	for i := range l.Entries {
		if e := &l.Entries[i]; !e.Solved && !e.Dropped {
			return x.row(e), true
		}
	}
	return Row{}, false
}
