package learn

import (
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/technique"
)

// Scene is a picture of a lesson's example, with its text.
type Scene struct {
	Board  *show.Board
	Legend []show.LegendEntry
	Text   string
}

// NewScene returns a picture of a technique's example, given its index.
func NewScene(x *technique.Technique, number int, t *text.Catalog) Scene {
	p := x.Example()
	b := board.New(&p)
	step := exampleStep(x, &b)
	sc := explain.Scenes(step, &b, explain.Normal)[number]
	v := Scene{Board: lessonBoard(&b, &sc.View, t), Legend: show.NewLegend(&sc.View, sc.Parts(), t), Text: explain.String(t.Techniques.Say(&sc))}
	if sc.Clean {
		show.Clean(v.Board, step.Placements)
	}
	if sc.Link < 0 {
		return v
	}
	v.Board.Drawing = show.Drawing(&sc.View, &b, 0, sc.Link)
	var ends explain.Token
	show.PointAt(&ends, &sc.View.Links[sc.Link])
	for end := range ends.Candidates.All() {
		drawn := &v.Board.Cells[end.Cell()].Drawn
		drawn.Words = drawn.Words.With(end.Digit())
	}
	return v
}
