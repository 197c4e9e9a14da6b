package view

import (
	"strconv"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// Finish is the card at the end of a game.
type Finish struct {
	Figures [4]FinishFigure // without a name where there is nothing to say
	Best    string          // the best time of the grade, "" if there is none
	Another string          // the name of the button for another puzzle
	Harder  bool            // there is a harder grade
}

// FinishFigure is a number with its name.
type FinishFigure struct{ Name, Value string }

func finishOf(m *model.Model, t *text.Catalog) Finish {
	if m.Dialog != desk.FinishDialog {
		return Finish{}
	}
	f, g := &t.Finish, m.Desk.Grade()
	v := Finish{Best: bestText(m, t), Another: f.AnyOther, Harder: g != rate.None && g < rate.GradeExtreme}
	v.Figures = [4]FinishFigure{
		{f.Time, clock(m.Time())}, {}, {f.Hints, strconv.Itoa(m.Record.Hints)}, {f.Mistakes, strconv.Itoa(m.Record.Mistakes)},
	}
	if g != rate.None {
		v.Figures[1] = FinishFigure{f.Grade, t.Ratings.Grades[g]}
		v.Another = t.Fill(f.Another, "grade", t.Ratings.Grades[g])
	}
	return v
}

// bestText says what the best time of the present grade is, and whether it was
// just made.
func bestText(m *model.Model, t *text.Catalog) string {
	g := m.Desk.Grade()
	best, ok := m.Statistics.Results.Best(g)
	if g == rate.None || !ok {
		return ""
	}
	if best.ID() == m.Statistics.Last.ID() {
		return t.Fill(t.Finish.NewBest, "grade", t.Ratings.Grades[g])
	}
	return t.Fill(t.Finish.Best, "grade", t.Ratings.Grades[g], "time", clock(millis(best.Millis)))
}

// ResultLines are what a player sends to friends of the present game: how it
// went, and what helped. There is no digit of the puzzle in them.
func ResultLines(m *model.Model, t *text.Catalog) (result, helped string) {
	result = t.Fill(t.Finish.Puzzle, "time", clock(m.Time()))
	if g := m.Desk.Grade(); g != rate.None {
		result = t.Fill(t.Finish.Result, "grade", t.Ratings.Grades[g], "time", clock(m.Time()))
	}
	return result, t.Fill(t.Finish.Helped, "hints", m.Record.Hints, "mistakes", m.Record.Mistakes)
}
