package page

import (
	"slices"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/parts/library"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/statistics"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Home describes the start page: the game to continue, today's puzzles and the latest games.
type Home struct {
	Game   ContinuedGame
	Date   string // today's date, or "" until it is known
	Streak string // number of days in a row with a solved puzzle; "" for none
	Days   []DailyChoice
	Lately []PastGame // latest first
}

// PastGame is a solved game.
type PastGame struct{ Title, Date, Time string }

// mostLately limits Home.Lately.
const mostLately = 5

// ContinuedGame is the game to continue.
type ContinuedGame struct {
	Title, Detail string
	Thumbnail     show.Thumbnail
	Continue      desk.Msg // nil if there is no game
}

// DailyChoice is one of today's daily puzzles.
type DailyChoice struct {
	Grade  rate.Grade
	Name   string
	Solved bool
	Next   bool // whether this is the first unsolved one
}

func newHome(m *Model, t *text.Catalog) Home {
	h := Home{Game: continued(m, t)}
	today := m.Generator.Calendar.Today
	if today != 0 {
		h.Date = show.DateText(today, t)
	}
	if m.Statistics.Listed {
		if now, _ := statistics.Streak(m.Statistics.Results.Days(), max(today, m.Statistics.Today)); now > 0 {
			h.Streak = t.Fill(t.Setup.Streak, "count", now)
		}
	}
	all := m.Statistics.Results
	for _, r := range slices.Backward(all[max(0, len(all)-mostLately):]) {
		game := PastGame{Title: t.Ratings.Grades[r.Grade], Date: show.DateText(calendar.NewDay(r.Finished), t), Time: show.Clock(time.Duration(r.Millis) * time.Millisecond)}
		if r.Grade == rate.None {
			game.Title = t.Setup.Yours
		}
		h.Lately = append(h.Lately, game)
	}
	h.Days = dailies(today, m.Statistics.Dailies(), t)
	return h
}

func dailies(today calendar.Day, solved map[daily.Puzzle]int64, t *text.Catalog) (days []DailyChoice) {
	open := false
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		c := DailyChoice{Grade: g}
		_, c.Solved = solved[daily.Puzzle{Day: today, Grade: g}]
		c.Next = !c.Solved && !open
		open = open || c.Next
		name := t.Setup.Daily
		if c.Solved {
			name = t.Setup.DailySolved
		}
		c.Name = t.Fill(name, "grade", t.Ratings.Grades[g])
		days = append(days, c)
	}
	return days
}

// continued returns the unfinished game to continue: the current one, or otherwise the
// latest in the library.
func continued(m *Model, t *text.Catalog) ContinuedGame {
	s := m.Sheet()
	values := s.Position.Values()
	left := board.Cells - values.Filled().Len()
	if values == (board.Grid{}) || left == 0 {
		if r, ok := m.Library.Recent(t); ok {
			return ContinuedGame{r.Title, r.Detail, r.Thumbnail, library.EntryPicked{ID: r.ID}}
		}
		return ContinuedGame{}
	}
	g := ContinuedGame{
		Title: t.Setup.Yours, Detail: t.Fill(t.Setup.Left, "count", left),
		Thumbnail: show.NewThumbnail(s.Position.Givens.String(), s.Position.Entries.String()), Continue: setup.Left{},
	}
	if grade := m.Grade(); grade != rate.None {
		g.Title = t.Ratings.Grades[grade]
	}
	if m.Time() > 0 {
		g.Detail += " " + show.Clock(m.Time())
	}
	return g
}
