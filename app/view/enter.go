package view

import (
	"sudoku/app/game"
	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Enter is what the page shows to those who begin.
type Enter struct {
	Arriving bool // the ways to begin are shown
	Back     bool // there is a puzzle to go back to
	Rows     bool // a digit is followed by the next cell
	Recent   []LibraryRow
}

// mostRecent is how many games are offered to those who begin.
const mostRecent = 3

func enterOf(m *model.Model, t *text.Catalog) Enter {
	s := m.Sheet()
	v := Enter{
		Arriving: m.Arriving && m.Panel == desk.SolvePanel && m.Sharing.Filmed(&m.Desk) == nil,
		Back:     s.Position != board.Position{},
		Rows:     !m.Options.Has(desk.TypeInPlace),
	}
	if v.Arriving {
		v.Recent = recentGames(m, t)
	}
	return v
}

// recentGames are the games that were played last and are not finished.
func recentGames(m *model.Model, t *text.Catalog) (recent []LibraryRow) {
	x := lister{l: &m.Library, t: t, untitled: map[int]string{}}
	for i := range m.Library.Entries {
		if e := &m.Library.Entries[i]; !e.Solved && !e.Dropped && len(recent) < mostRecent {
			recent = append(recent, x.row(e))
		}
	}
	return recent
}

// StatusOffer is what the status line offers to do.
type StatusOffer uint8

// The offers.
const (
	StartPlaying StatusOffer = iota
	FindMistake
	KeepTyping
	MyAnswers
	NextExercise
	MixExercises
)

// describe says how far the puzzle is while it is typed in or played, where
// nothing else is to be said.
func (st *Status) describe(m *model.Model, s *game.Sheet, t *text.Catalog) {
	values := s.Position.Values()
	digits := values.Filled().Len()
	count, known := m.Solutions()
	grade := t.Ratings.Grades[m.Grade()]
	graded := known && count == 1 && m.Grade() != rate.None
	switch {
	case !m.Enter.Extra.IsEmpty():
		st.Main, st.Offers = t.Enter.Question, []StatusOffer{MyAnswers, KeepTyping}
	case known && count == 0:
		st.Tone, st.Main, st.Offers = Bad, t.Enter.None, []StatusOffer{FindMistake}
	case !s.Locked && graded:
		st.Tone, st.Main, st.Offers = Good, t.Fill(t.Enter.One, "grade", grade), []StatusOffer{StartPlaying}
	case !s.Locked && known:
		st.Main, st.Offers = t.Enter.Several, []StatusOffer{FindMistake}
	case !s.Locked:
		st.Main = t.Fill(t.Enter.Typed, "count", digits)
	case graded:
		st.Main = t.Fill(t.Enter.GradeLeft, "grade", grade, "count", board.Cells-digits)
	case known:
		st.Main, st.Offers = t.Fill(t.Enter.SeveralLeft, "count", board.Cells-digits), []StatusOffer{FindMistake}
	default:
		st.Main = t.Fill(t.Enter.Left, "count", board.Cells-digits)
	}
	if givens := s.Position.Givens.Filled().Len(); givens > 0 {
		st.Detail = t.Fill(t.Outcomes.Filled, "givens", givens, "empty", board.Cells-digits)
	}
}
