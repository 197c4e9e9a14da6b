//go:build !js

package pipeline

import (
	"slices"

	"sudoku/solver/format"
)

// namedTexts limits how many unreadable texts are reported individually.
const namedTexts = 20

// damage counts the unreadable texts in an input.
type damage struct {
	named int
	more  []alike
}

// alike counts the errors of one kind that are not reported individually, and keeps the
// first of them.
type alike struct {
	first *format.Error
	count int
}

// add counts an error and reports whether to print it individually.
func (d *damage) add(wrong *format.Error) bool {
	if d.named < namedTexts {
		d.named++
		return true
	}
	i := slices.IndexFunc(d.more, func(a alike) bool { return a.first.Kind == wrong.Kind })
	if i < 0 {
		d.more = append(d.more, alike{first: wrong})
		i = len(d.more) - 1
	}
	d.more[i].count++
	return false
}

// sumUpDamage reports how many more texts were unreadable, with an example of each kind.
func (e *Environment) sumUpDamage(in *input) {
	all := 0
	for _, a := range e.damage.more {
		all += a.count
	}
	if all == 0 {
		return
	}
	e.Complain(in.named(e.Say.Fill(e.Say.CommandLine.MoreUnread, "count", all)))
	for _, a := range e.damage.more {
		e.Complain(in.named(e.Say.Fill(e.Say.CommandLine.Alike, "count", a.count, "sentence", e.Unread(a.first))))
	}
}
