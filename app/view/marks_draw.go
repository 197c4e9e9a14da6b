package view

import (
	"sudoku/app/model/play"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// Pen is the choice of what is drawn, shown while colours are laid on; Text of
// its help is empty for cells.
type Pen struct {
	Shown  bool
	Target play.Target
	Brush  board.Colour
	Weak   bool
	Help   string
}

func penOf(p *play.Play, t *text.Catalog) Pen {
	pen := &p.Pen
	help := [play.Targets]string{
		play.CandidateTarget: t.Play.TintHelp, play.LinkTarget: t.Play.LinkHelp,
	}
	return Pen{
		Shown: p.Mode == play.ColourMode, Target: pen.Target, Brush: pen.Brush(), Weak: pen.Weak, Help: help[pen.Target],
	}
}
