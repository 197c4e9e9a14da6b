package store

import (
	"fmt"

	"sudoku/app/model"
)

// savepoint is a named node of the history, in what is kept.
type savepoint struct {
	Name    string `json:"name,omitempty"`
	Node    int    `json:"node"`
	Dropped bool   `json:"dropped,omitempty"`
}

func packSavepoints(all []model.Savepoint) (kept []savepoint) {
	for _, p := range all {
		kept = append(kept, savepoint(p))
	}
	return kept
}

func unpackSavepoints(kept []savepoint, nodes int) (all []model.Savepoint, err error) {
	for _, p := range kept {
		if p.Node < 0 || p.Node >= nodes {
			return nil, fmt.Errorf("store: no node %d for a savepoint", p.Node)
		}
		all = append(all, model.Savepoint(p))
	}
	return all, nil
}

// play is how the player works, in what is kept.
type play struct {
	Mode    model.Mode      `json:"mode"`
	Options model.OptionSet `json:"options"`
}

func packPlay(p *model.Play) *play { return &play{Mode: p.Mode, Options: p.Options} }

// unpackPlay is the former p with what was kept; versions that kept nothing of
// it leave it as it is.
func unpackPlay(kept *play, p model.Play) model.Play {
	if kept == nil || kept.Mode >= model.Modes {
		return p
	}
	p.Mode, p.Options = kept.Mode, kept.Options
	return p
}
