package statistics

import (
	"strconv"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// FinishView describes the card at the end of a game.
type FinishView struct {
	Figures [4]FinishFigure // unused ones have no name
	Best    string          // best time of the grade, or ""
	Another string          // label of the button for another puzzle
	Harder  bool            // there is a harder grade
}

// FinishFigure is a number and its name.
type FinishFigure struct{ Name, Value string }

func (s *Statistics) FinishView(d *desk.Desk, t *text.Catalog) FinishView {
	if d.Dialog != desk.FinishDialog {
		return FinishView{}
	}
	f, g := &t.Finish, d.Grade()
	v := FinishView{Best: bestText(d, s, t), Another: f.AnyOther, Harder: g != rate.None && g < rate.GradeExtreme}
	v.Figures = [4]FinishFigure{
		{f.Time, show.Clock(d.Time())}, {}, {f.Hints, strconv.Itoa(d.Record.Hints)}, {f.Mistakes, strconv.Itoa(d.Record.Mistakes)},
	}
	if g != rate.None {
		v.Figures[1] = FinishFigure{f.Grade, t.Ratings.Grades[g]}
		v.Another = t.Fill(f.Another, "grade", t.Ratings.Grades[g])
	}
	return v
}

// bestText returns the best time of the current grade, and says whether it is new.
func bestText(d *desk.Desk, s *Statistics, t *text.Catalog) string {
	g := d.Grade()
	best, ok := s.Results.Best(g)
	if g == rate.None || !ok {
		return ""
	}
	if best.ID() == s.Last.ID() {
		return t.Fill(t.Finish.NewBest, "grade", t.Ratings.Grades[g])
	}
	return t.Fill(t.Finish.Best, "grade", t.Ratings.Grades[g], "time", show.Clock(show.Millis(best.Millis)))
}
