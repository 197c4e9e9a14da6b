package desk

import (
	"encoding/json"
	"slices"

	"sudoku/solver/explain"
)

// OptionSet is a set of options of the player.
type OptionSet uint16

// The options. What has no place here is always on.
const (
	ShowCandidates OptionSet = 1 << iota // the digits that no peer rules out
	TidyMarks                            // a digit takes its pencil marks out of its peers
	ShowPeers                            // of the selected cells
	ShowBivalue                          // marks cells with two candidates
	DigitFirst                           // the digit is chosen first, then the cells
	MarkWrong                            // marks entries that are not the solution's
	ShowTimer
	Expert      // shows the figures of searches and ratings
	ShowLabels  // of rows and columns, at the edge of the grid
	TypeInPlace // a digit typed into a new puzzle does not go on to the next cell

	endOfOptions // follows the last option
)

// DefaultOptions are those of a first visit.
const DefaultOptions = TidyMarks | ShowPeers | ShowTimer

// Naming is how the player wants cells to be called.
type Naming uint8

// The namings.
const (
	UsualNaming Naming = iota // not chosen: in words, or short for experts
	NamedInWords
	NamedShort
	NamedByLetters
	Namings // how many there are
)

// CellNaming is how cells are called.
func (d *Desk) CellNaming() explain.Naming {
	switch {
	case d.Naming == NamedShort, d.Naming == UsualNaming && d.Options.Has(Expert):
		return explain.Short
	case d.Naming == NamedByLetters:
		return explain.Lettered
	}
	return explain.InWords
}

// Option is an option with the name under which it is saved and languages have its
// words. The name never changes.
type Option struct {
	Set    OptionSet // this option alone
	Name   string
	Hidden bool // in the settings, since it has a place of its own
}

// Options are all options, in the order of the settings.
var Options = []Option{
	{Set: ShowCandidates, Name: "candidates"},
	{Set: DigitFirst, Name: "digit-first"},
	{Set: MarkWrong, Name: "mark-wrong"},
	{Set: TidyMarks, Name: "tidy"},
	{Set: ShowPeers, Name: "peers"},
	{Set: ShowBivalue, Name: "bivalue"},
	{Set: ShowTimer, Name: "timer"},
	{Set: ShowLabels, Name: "labels"},
	{Set: Expert, Name: "expert"},
	{Set: TypeInPlace, Name: "in-place", Hidden: true},
}

// SettingsKey is the key of the options in what is saved.
func (d *Desk) SettingsKey() string { return "options" }

// Settings returns the names of the options, with a minus before those that are off.
func (d *Desk) Settings(*Desk) any {
	if d.Options == DefaultOptions {
		return nil
	}
	var names []string
	for _, o := range Options {
		name := o.Name
		if !d.Options.Has(o.Set) {
			name = "-" + name
		}
		names = append(names, name)
	}
	return names
}

// Configure takes over options by their names. An option that is not named stays as
// it is.
func (d *Desk) Configure(_ *Desk, saved json.RawMessage) []Cmd {
	var names []string
	if json.Unmarshal(saved, &names) != nil {
		return nil
	}
	for _, o := range Options {
		switch {
		case slices.Contains(names, o.Name):
			d.Options |= o.Set
		case slices.Contains(names, "-"+o.Name):
			d.Options &^= o.Set
		}
	}
	return nil
}

// Has reports whether an option is on.
func (s OptionSet) Has(o OptionSet) bool { return s&o != 0 }
