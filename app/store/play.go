package store

import (
	"fmt"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/play"
)

// savepoint is a named node of the history, in what is kept.
type savepoint struct {
	Name    string `json:"name,omitempty"`
	Node    int    `json:"node"`
	Dropped bool   `json:"dropped,omitempty"`
}

func packSavepoints(all []desk.Savepoint) (kept []savepoint) {
	for _, p := range all {
		kept = append(kept, savepoint(p))
	}
	return kept
}

func unpackSavepoints(kept []savepoint, nodes int) (all []desk.Savepoint, err error) {
	for _, p := range kept {
		if p.Node < 0 || p.Node >= nodes {
			return nil, fmt.Errorf("store: no node %d for a savepoint", p.Node)
		}
		all = append(all, desk.Savepoint(p))
	}
	return all, nil
}

// entry is how the player enters digits, in what is kept.
type entry struct {
	Mode    play.Mode      `json:"mode"`
	Options desk.OptionSet `json:"options"`
	Naming  desk.Naming    `json:"naming,omitempty"`
}

func packEntry(m *model.Model) *entry { return &entry{m.Play.Mode, m.Options, m.Naming} }

// unpackEntry sets what was kept; versions that kept nothing of it leave the
// model as it is.
func unpackEntry(kept *entry, m *model.Model) {
	if kept == nil || kept.Mode >= play.Modes {
		return
	}
	m.Play.Mode, m.Options = kept.Mode, kept.Options
	if kept.Naming < desk.Namings {
		m.Naming = kept.Naming
	}
}
