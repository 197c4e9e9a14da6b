package setup

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// View holds the settings for typing in a puzzle.
type View struct {
	Rows bool // advance to the next cell after each digit
}

func (e *Setup) View(d *desk.Desk) View {
	return View{
		Rows: !d.Options.Has(desk.TypeInPlace),
	}
}

// Describe describes the state of the puzzle in an otherwise empty status line. takes says
// how long the puzzle will take the player, or is "".
func Describe(st *show.Status, d *desk.Desk, e *Setup, s *game.Sheet, takes string, t *text.Catalog) {
	values := s.Position.Values()
	digits := values.Filled().Len()
	count, known := d.Solutions()
	grade := t.Ratings.Grades[d.Grade()]
	graded := known && count == 1 && d.Grade() != rate.None
	switch {
	case !e.Extra.IsEmpty():
		st.Main, st.Offers = t.Setup.Question, []show.StatusOffer{show.MyAnswers, show.KeepTyping}
	case known && count == 0:
		st.Tone, st.Main, st.Offers = show.Bad, t.Setup.None, []show.StatusOffer{show.FindMistake}
	case !s.Locked && graded:
		st.Tone, st.Main, st.Offers = show.Good, t.Fill(t.Setup.One, "grade", grade), []show.StatusOffer{show.Done, show.StartPlaying}
	case !s.Locked && known:
		st.Main, st.Offers = t.Setup.Several, []show.StatusOffer{show.Done, show.FindMistake}
	case !s.Locked:
		st.Main = t.Fill(t.Setup.Typed, "count", digits)
	case graded && d.Panel == desk.SolvePanel && d.Place == desk.Workshop:
		st.Tone, st.Main = show.Good, t.Fill(t.Setup.One, "grade", grade)
	case graded:
		st.Main, takes = t.Fill(t.Setup.GradeLeft, "grade", grade, "takes", takes, "count", board.Cells-digits), ""
	case known:
		st.Main, st.Offers = t.Fill(t.Setup.SeveralLeft, "count", board.Cells-digits), []show.StatusOffer{show.FindMistake}
	default:
		st.Main = t.Fill(t.Setup.Left, "count", board.Cells-digits)
	}
	if takes != "" {
		st.Main += t.Techniques.Marks.Space + takes + t.Techniques.Marks.Stop
	}
	if givens := s.Position.Givens.Filled().Len(); givens > 0 {
		st.Detail = t.Fill(t.Outcomes.Filled, "givens", givens, "empty", board.Cells-digits)
	}
}
