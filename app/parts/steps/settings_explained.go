package steps

import (
	"slices"

	"sudoku/solver/explain"
)

// explained holds the saved settings that techniques does not: the level of explanation,
// the kind of path and the known techniques.
type explained struct {
	Depth    explain.Depth `json:"depth,omitempty"`
	Patterns bool          `json:"patterns,omitempty"` // expert patterns in their usual place
	Yours    bool          `json:"yours,omitempty"`    // known techniques first
	Known    []string      `json:"known,omitzero"`     // keys of techniques; nil for the defaults
	Shown    []string      `json:"shown,omitempty"`    // keys of techniques known from games
}

// packExplained returns the settings to save, or nil for the defaults.
func packExplained(s *Steps) *explained {
	e := explained{Depth: s.Playback.Depth, Patterns: s.Choice.Patterns, Yours: s.Choice.Yours, Shown: s.Known.Shown}
	if first := NewKnown(); !slices.Equal(s.Known.Ticked, first.Ticked) {
		e.Known = append([]string{}, s.Known.Ticked...)
	}
	if e.Depth == 0 && !e.Patterns && !e.Yours && e.Known == nil && e.Shown == nil {
		return nil
	}
	return &e
}

// unpackExplained restores saved settings.
func unpackExplained(e *explained, s *Steps) {
	if e == nil {
		return
	}
	s.Playback.Depth = min(e.Depth, explain.Depths-1)
	s.Choice.Patterns, s.Choice.Yours = e.Patterns, e.Yours
	s.Known = NewKnown()
	if e.Known != nil {
		s.Known.Ticked = e.Known
	}
	s.Known.Shown = e.Shown
}
