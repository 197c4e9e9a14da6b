package library

import (
	"sudoku/app/text"
)

// mostRecent is how many games are offered to those who begin.
const mostRecent = 3

// recentGames are the games that were played last and are not finished.
func (l *Library) Recent(t *text.Catalog) (recent []Row) {
	x := lister{l: l, t: t, untitled: map[int]string{}}
	for i := range l.Entries {
		if e := &l.Entries[i]; !e.Solved && !e.Dropped && len(recent) < mostRecent {
			recent = append(recent, x.row(e))
		}
	}
	return recent
}
