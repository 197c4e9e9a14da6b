package store

import "sudoku/app/model"

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
