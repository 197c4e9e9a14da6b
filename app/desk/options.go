package desk

import (
	"encoding/json"
	"slices"

	"sudoku/solver/explain"
)

// OptionSet is a set of the player's options.
type OptionSet uint16

// The options. Features without an option are always on.
const (
	ShowCandidates OptionSet = 1 << iota // show the digits that no peer rules out
	TidyMarks                            // entering a digit erases its pencil marks in the cell's peers
	ShowPeers                            // highlight the peers of selected cells
	ShowBivalue                          // mark cells with two candidates
	DigitFirst                           // choose the digit first, then the cells
	MarkWrong                            // mark entries that differ from the solution
	ShowTimer
	Expert      // show the figures of searches and ratings
	OldLabels   // obsolete: the row and column labels are now a part of the look
	TypeInPlace // do not select the next cell after typing a digit into a new puzzle
	AllTools    // show every mode and tool on a phone, too
	Vibrate     // vibrate on entries, if the device can
	LeftHand    // mirror the tools and keys

	endOfOptions // follows the last option
)

// DefaultOptions is the set of options for a first visit.
const DefaultOptions = TidyMarks | ShowPeers | ShowTimer

// Naming is the player's choice of cell names.
type Naming uint8

// The namings.
const (
	UsualNaming Naming = iota // not chosen by the player: words, or the short form for experts
	NamedInWords
	NamedShort
	NamedByLetters
	NamedByLettersJ
	NamedByLettersK
	NamedLocally
	Namings // number of namings
)

// CellNaming returns how cells are named.
func (d *Desk) CellNaming() explain.Naming {
	switch {
	case d.Naming != UsualNaming:
		return explain.Naming(d.Naming - NamedInWords)
	case d.Options.Has(Expert):
		return explain.Short
	}
	return explain.InWords
}

// Option is an option with the name used in saved settings and catalogs. The name never
// changes.
type Option struct {
	Set    OptionSet // the option's bit in an OptionSet
	Name   string
	Hidden bool // not listed in the settings, because it is shown elsewhere
}

// Options lists all options in the order of the settings.
var Options = []Option{
	{Set: ShowCandidates, Name: "candidates"},
	{Set: DigitFirst, Name: "digit-first"},
	{Set: MarkWrong, Name: "mark-wrong"},
	{Set: TidyMarks, Name: "tidy"},
	{Set: ShowPeers, Name: "peers"},
	{Set: ShowBivalue, Name: "bivalue"},
	{Set: ShowTimer, Name: "timer"},
	{Set: OldLabels, Name: "labels", Hidden: true},
	{Set: AllTools, Name: "all-tools"},
	{Set: LeftHand, Name: "left-hand"},
	{Set: Vibrate, Name: "vibrate"},
	{Set: Expert, Name: "expert"},
	{Set: TypeInPlace, Name: "in-place", Hidden: true},
}

// SettingsKey returns the key for the options in saved settings.
func (d *Desk) SettingsKey() string { return "options" }

// Settings returns the names of all options, with a "-" before each that is off, or nil
// for the defaults.
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

// Configure sets options by name. Options that are not named keep their values.
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
