package page

import (
	"sudoku/app/desk"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/play"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Table describes the bar above the board and the head of its menu.
type Table struct {
	Title  string // the grade, if known
	Takes  string // how long the game will take the player, or ""
	Paused string // heading of the menu
	Left   string
	Asking frame.Question
	Played bool // whether the menu asks before it ends the game
	Begun  bool // whether the notice says only how the game started
	Pencil bool // whether digits are entered as notes
}

// newTable returns the bar for the current game. time is its playing time as text.
func newTable(m *Model, time string, t *text.Catalog) Table {
	s := m.Sheet()
	v := Table{Title: t.Page.Title, Paused: t.Menu.Title, Asking: m.Frame.Asking, Played: m.IsPlayed()}
	v.Pencil = s.Locked && m.Play.Mode != play.DigitMode && m.Play.Mode != play.ColourMode
	switch grade := m.Grade(); {
	case !s.Locked:
		v.Title = t.Actions.Setting
	case grade != rate.None:
		v.Title, v.Takes = t.Ratings.Grades[grade], m.Statistics.Estimate(&m.Desk, t)
	}
	values := s.Position.Values()
	v.Left = t.Fill(t.Setup.Left, "count", board.Cells-values.Filled().Len())
	if time != "" {
		v.Paused = t.Fill(t.Menu.PausedAt, "time", time)
	}
	switch m.Notice.Kind {
	case desk.LinkOpened, desk.ExampleLoaded, desk.Imported:
		v.Begun = true
	}
	return v
}
