package play

import (
	"sudoku/app/text"
	"sudoku/solver/board"
)

// PenView describes the drawing controls, shown in ColourMode. Help is empty when cells are
// coloured.
type PenView struct {
	Shown  bool
	Target Target
	Brush  board.Colour
	Weak   bool
	Help   string
}

func newPenView(p *Play, t *text.Catalog) PenView {
	pen := &p.Pen
	help := [Targets]string{
		CandidateTarget: t.Play.TintHelp, LinkTarget: t.Play.LinkHelp,
	}
	return PenView{
		Shown: p.Mode == ColourMode, Target: pen.Target, Brush: pen.Brush(), Weak: pen.Weak, Help: help[pen.Target],
	}
}
