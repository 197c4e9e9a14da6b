package steps

import (
	"slices"

	"sudoku/solver/explain"
)

// explained is how the player wants steps explained, and what the player knows.
type explained struct {
	Depth    explain.Depth `json:"depth,omitempty"`
	Patterns bool          `json:"patterns,omitempty"` // of experts, early
	Yours    bool          `json:"yours,omitempty"`    // what is known comes first
	Known    []string      `json:"known,omitzero"`     // keys of techniques; nil for those of a first visit
	Shown    []string      `json:"shown,omitempty"`    // by games
}

// packExplained is nil for what a first visit begins with.
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

// unpackExplained sets what was kept.
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
