package page

import (
	"sudoku/app/desk"
	"sudoku/app/parts/aloud"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/check"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/grade"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/judge"
	"sudoku/app/parts/library"
	"sudoku/app/parts/list"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/photo"
	"sudoku/app/parts/play"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/review"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// Model is the entire state of the page. It is a value: Update returns a new one.
type Model struct {
	desk.Desk
	Grid       grid.Grid
	Play       play.Play
	Solve      solve.Solve
	Grading    grade.Grade
	Setup      setup.Setup
	Generator  generator.Generator
	Practise   practise.Practise
	Check      check.Check
	Steps      steps.Steps
	Methods    methods.Methods
	List       list.List
	Transfer   transfer.Transfer
	Photo      photo.Photo
	Sharing    sharing.Sharing
	Printing   printing.Printing
	Library    library.Library
	Statistics statistics.Statistics
	Backup     backup.Backup
	Frame      frame.Frame
	Aloud      aloud.Aloud
	Judge      judge.Judge
	Review     review.Review
}

// parts returns all parts. Changes, messages, answers and Escape are offered to them in
// this order.
func (m *Model) parts() []any {
	return []any{
		&m.Setup,
		&m.Transfer,
		&m.Solve,
		&m.Check,
		&m.Sharing,
		&m.Review,
		&m.Steps,
		&m.Methods,
		&m.Play,
		&m.Practise,
		&m.Library,
		&m.List,
		&m.Printing,
		&m.Statistics,
		&m.Generator,
		&m.Photo,
		&m.Backup,
		&m.Frame,
		&m.Grid,
		&m.Grading,
		&m.Aloud,
		&m.Judge,
	}
}

// Views holds the views of the parts.
type Views struct {
	Setup      setup.View
	Play       play.View
	Generator  generator.View
	Daily      generator.DailyView
	Known      []steps.KnownGroup
	Ending     statistics.EndingView
	Finish     statistics.FinishView
	Save       grid.View
	Library    library.View
	Statistics statistics.View
	Backup     backup.View
	Check      check.View
	Methods    methods.View
	List       list.View
	Steps      steps.View
	Hint       steps.HintView
	Print      printing.View
	Share      sharing.View
	Film       sharing.FilmView
	Review     review.View
	Photo      photo.View
	Export     transfer.Export
}

// views returns the views of the parts. It builds the view of a dialog only while that
// dialog is open.
func (m *Model) views(t *text.Catalog) Views {
	s := m.Sheet()
	takes := func(g rate.Grade, short bool) string { return m.Statistics.EstimateOf(&m.Desk, t, g, short) }
	v := Views{
		Setup:     m.Setup.View(&m.Desk),
		Play:      m.Play.View(&m.Desk, &s, t),
		Generator: m.Generator.View(&m.Desk, takes, t),
		Ending:    m.Statistics.EndingView(&m.Desk, t),
		Finish:    m.Statistics.FinishView(&m.Desk, t),
		Save:      m.Grid.View(&m.Desk, t),
		Check:     m.Check.View(&m.Desk, m.Solve.Verdict.NoSolution, t),
		Methods:   m.Methods.View(&m.Desk, t),
		List:      m.List.View(&m.Desk, t),
		Steps:     m.Steps.View(&m.Desk, t),
		Hint:      m.Steps.HintView(&m.Desk, t),
		Export:    m.Transfer.ExportView(&m.Desk, t),
		Share:     m.Sharing.View(&m.Desk, t),
		Print:     m.Printing.View(&m.Desk, t),
		Film:      m.Sharing.FilmView(&m.Desk, t),
		Review:    m.Review.View(&m.Desk, t),
	}
	switch m.Dialog {
	case desk.LibraryDialog:
		v.Library = m.Library.View(&m.Desk, t)
	case desk.StatisticsDialog:
		v.Statistics = m.Statistics.View(t)
	case desk.DailyDialog:
		v.Daily = m.Generator.DailyView(&m.Desk, m.Statistics.Dailies(), takes, t)
	case desk.KnownDialog:
		v.Known = m.Steps.KnownGroups(t)
	case desk.PhotoDialog:
		v.Photo = m.Photo.View(t)
	case desk.BackupDialog:
		v.Backup = m.Backup.View(t)
	}
	return v
}
