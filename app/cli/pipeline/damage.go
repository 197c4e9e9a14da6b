//go:build !js

package pipeline

import (
	"slices"

	"sudoku/solver/format"
)

// namedTexts is how many things that cannot be read are named one by one.
const namedTexts = 20

// damage counts what cannot be read in an input.
type damage struct {
	named int
	more  []alike
}

// alike is how many of a kind there are beyond those that are named, with the
// first of them.
type alike struct {
	first *format.Error
	count int
}

// add counts one, and reports whether it is to be named.
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

// sumUpDamage says how many more could not be read, with an example of each kind.
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
