package page_test

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"time"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/aloud"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/play"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
	"sudoku/app/shelf"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// entryModes maps the names of modes in scripts.
var entryModes = map[string]play.Mode{
	"digit": play.DigitMode, "corner": play.CornerMode, "centre": play.CentreMode, "colour": play.ColourMode,
}

var questions = map[string]aloud.Question{
	"row": aloud.Row, "column": aloud.Column, "box": aloud.Box, "cell": aloud.Candidates,
	"which": aloud.Which, "places": aloud.Places, "changes": aloud.Changes, "again": aloud.Again,
}

var namings = map[string]desk.Naming{
	"words": desk.NamedInWords, "short": desk.NamedShort, "letters": desk.NamedByLetters, "letters-j": desk.NamedByLettersJ, "letters-k": desk.NamedByLettersK, "local": desk.NamedLocally,
}

var someDay = time.Date(2026, 11, 21, 17, 5, 0, 0, time.UTC)

// parseCells parses cells separated by spaces, such as "r1c1 r2c2".
func parseCells(names string) (cells board.CellSet) {
	for name := range strings.FieldsSeq(names) {
		if c, ok := board.ParseCell(name); ok {
			cells = cells.With(c)
		}
	}
	return cells
}

// optionMessage returns the message that toggles the named option, or nil.
func optionMessage(name string) desk.Msg {
	for _, o := range desk.Options {
		if o.Name == name {
			return play.OptionToggled{Option: o.Set}
		}
	}
	return nil
}

// playMessage returns the message for an action of playing, or nil.
func playMessage(verb, rest string, number int) desk.Msg {
	first, second, _ := strings.Cut(rest, " ")
	c, _ := board.ParseCell(first)
	var d board.Digit
	fmt.Sscan(second, &d)
	switch verb {
	case "ask": // ask row, ask places 5
		return aloud.Asked{Question: questions[first], Digit: d}
	case "entry":
		return play.ModePicked{Mode: entryModes[rest]}
	case "cycle":
		return play.ModeCycled{}
	case "mark": // mark corner 5
		return play.MarkTyped{Mode: entryModes[first], Digit: d}
	case "option":
		return optionMessage(rest)
	case "naming":
		return play.NamingPicked{Naming: namings[rest]}
	case "arm":
		return play.DigitArmed{Digit: board.Digit(number)}
	case "write":
		return play.ArmedWritten{}
	case "highlight":
		return play.HighlightPicked{Digit: board.Digit(number)}
	case "next-highlight":
		return play.HighlightMoved{Back: rest == "back"}
	case "rule-out": // rule-out r1c1 5
		return play.CandidateRuledOut{Cell: c, Digit: d}
	case "restore":
		return play.EliminationsDropped{}
	case "right?":
		return play.EntriesCheckPressed{}
	case "pause":
		return play.PausePressed{}
	case "another":
		return generator.AnotherPressed{Harder: rest == "harder"}
	case "explain-whole":
		return steps.WholePressed{}
	case "share-result":
		return sharing.ResultPressed{Picture: rest == "picture"}
	case "kept": // all results, with the current one last
		return statistics.Listed{Results: keptResults(rest), Now: someDay}
	case "savepoint":
		return grid.SavepointSet{}
	case "name": // name 0 before the guess
		return grid.SavepointNamed{Index: int(first[0] - '0'), Name: second}
	case "drop":
		return grid.SavepointDropped{Index: number}
	case "compare":
		return grid.NodeCompared{Node: number}
	case "go":
		return grid.NodePicked{Node: number}
	case "visible":
		return play.PageShown{Visible: rest == "true"}
	case "target":
		return play.TargetPicked{Target: map[string]play.Target{"cells": play.CellTarget, "candidates": play.CandidateTarget, "links": play.LinkTarget}[rest]}
	case "next-target":
		return play.TargetCycled{}
	case "brush":
		return play.BrushPicked{Colour: board.Colour(number)}
	case "next-brush":
		return play.BrushMoved{Back: rest == "back"}
	case "kind":
		return play.LinkKindPicked{Weak: rest == "weak"}
	case "press": // press r1c1 5
		return play.CandidatePressed{Cell: c, Digit: d}
	case "drag": // follows "add"
		return play.EndDragged{}
	case "clear-drawing":
		return play.DrawingCleared{}
	case "library":
		return library.Pressed{}
	case "listed": // the library: the first example with this title, and other games
		return library.Listed{Entries: []library.Entry{
			{ID: strings.ReplaceAll(grid.Examples[0], "0", "."), Title: rest, Filled: 3, Empty: 64, Millis: 61_000, Changed: someDay, Grade: rate.GradeMedium},
			{ID: "another", Filled: 51, Empty: 51, Solved: true, Millis: 3_600_000, Changed: someDay},
			{ID: "deleted", Title: "Given up", Filled: 1, Empty: 51, Changed: someDay, Deleted: someDay},
		}, Now: someDay.Add(time.Hour)}
	case "persistent":
		return library.PersistenceKnown{Persistent: rest == "true"}
	case "search":
		return library.NarrowedTo{Narrowed: library.Narrowed{Search: rest}}
	case "show":
		return library.NarrowedTo{Narrowed: library.Narrowed{Show: library.Show(number)}}
	case "sort":
		return library.NarrowedTo{Narrowed: library.Narrowed{Order: library.Order(number)}}
	case "grades":
		return library.NarrowedTo{Narrowed: library.Narrowed{Grade: rate.Grade(number)}}
	case "select":
		return library.EntrySelected{ID: rest}
	case "select-all":
		return library.AllSelected{IDs: strings.Fields(rest)}
	case "export-entries":
		return library.ExportPressed{}
	case "exported":
		return library.Exported{Count: number}
	case "print-entries":
		return library.PrintPressed{}
	case "restore-entries":
		return library.RestorePressed{IDs: strings.Fields(rest)}
	case "drop-entries":
		return library.DropPressed{}
	case "keep":
		return library.EntryKept{}
	case "open-entry":
		return library.EntryPicked{ID: rest}
	case "loaded":
		m, _ := page.Update(page.New(), grid.ExamplePicked{Index: number - 1})
		m, _ = page.Update(m, grid.SavepointSet{})
		m.SetTime(83 * time.Second)
		return library.Loaded{ID: "another", Game: m.Game()}
	case "unreadable":
		return library.Unreadable{ID: rest}
	case "dropped":
		return library.Dropped{IDs: strings.Fields(rest)}
	case "restored":
		return library.Restored{IDs: strings.Fields(rest)}
	case "title":
		return library.EntryTitled{ID: first, Title: second}
	case "library-fails":
		known := map[string]error{"newer": shelf.ErrNewer, "blocked": shelf.ErrBlocked}
		return library.Failed{Err: cmp.Or(known[rest], errors.New(rest))}
	case "statistics":
		return statistics.Pressed{}
	case "results": // this number of results, a day apart
		var all statistics.Results
		for i := range number {
			all = append(all, statistics.Result{Givens: strings.Repeat(fmt.Sprint(i%2+1), 81), Grade: rate.GradeHard,
				Millis: 60_000 * int64(i+1), Finished: someDay.AddDate(0, 0, -i)})
		}
		return statistics.Listed{Results: all, Now: someDay}
	case "statistics-fail":
		return statistics.Failed{Err: errors.New(rest)}
	case "kept-result":
		return statistics.Kept{}
	case "backup":
		return backup.Pressed{}
	case "backup-save":
		return backup.SavePressed{}
	case "backup-stop":
		return backup.StopPressed{}
	case "backup-began":
		return backup.Began{}
	case "backup-progress":
		return backup.Progressed{Done: number, Total: 500}
	case "backup-saved":
		return backup.Saved{Games: number}
	case "backup-read":
		return backup.Read{}
	case "backup-loaded":
		return backup.Loaded{Added: number, Known: 1, Results: 2, Settings: true}
	case "backup-fails":
		kinds := map[string]backup.Kind{"foreign": backup.Foreign, "newer": backup.Newer, "damaged": backup.Damaged, "cut": backup.CutShort}
		if kind, ok := kinds[rest]; ok {
			return backup.Failed{Err: &backup.FileError{Kind: kind, Line: 7}}
		}
		return backup.Failed{Err: errors.New(rest)}
	case "add":
		return grid.CellAdded{Cell: c}
	case "toggle":
		return grid.CellToggled{Cell: c}
	case "held": // a long press, which first selects the cell alone
		return grid.CellHeld{Cell: c, Before: parseCells(second)}
	case "range":
		return grid.RangePicked{Cell: c}
	case "extend":
		return grid.Extended{Move: moves[rest]}
	case "all":
		return grid.AllPicked{}
	case "alike":
		return grid.AlikePicked{Cell: c}
	}
	return nil
}

// pencilLine describes the shown marks and candidates by cell.
func pencilLine(p *page.View) string {
	var all []string
	for i := range p.Board.Cells {
		c := &p.Board.Cells[i]
		what := ""
		for _, kind := range []struct{ name, value string }{
			{"corner ", c.Marks.Corner}, {"centre ", c.Marks.Centre}, {"colours ", c.Marks.Colours}, {"lit ", c.Marks.Lit}, {"from ", c.Marks.From}, {"drawn ", c.Marks.Drawn},
		} {
			if kind.value != "" {
				what += " " + kind.name + kind.value
			}
		}
		for d, colour := range c.Marks.Tints {
			if colour != 0 {
				what += fmt.Sprintf(" %d tinted %d", d, colour)
			}
		}
		what += ifOn(c.Bivalue, " bivalue") + ifOn(c.Wrong, " wrong") + ifOn(c.Differs, " differs")
		if what != "" {
			all = append(all, c.ID+what)
		}
	}
	return strings.Join(all, ", ") + ifOn(p.Board.Drawing != "", fmt.Sprintf(" links %d strong, %d weak",
		strings.Count(p.Board.Drawing, `"link strong"`), strings.Count(p.Board.Drawing, `"link weak"`)))
}

// selectedLine describes the selected cells and the entry mode.
func selectedLine(p *page.View) string {
	var all []string
	for i := range p.Board.Cells {
		if p.Board.Cells[i].Selected {
			all = append(all, p.Board.Cells[i].ID)
		}
	}
	return fmt.Sprintf("%s, entry %d, armed %d", strings.Join(all, " "), p.Play.Mode, p.Play.Armed)
}

// candidatesLine describes the candidates of the first cells that show any.
func candidatesLine(p *page.View) string {
	const most = 4
	var all []string
	for i := range p.Board.Cells {
		if c := &p.Board.Cells[i]; c.Candidates != "" && len(all) < most {
			all = append(all, c.ID+":"+c.Candidates)
		}
	}
	return strings.Join(all, " ")
}

// saveLine describes the savepoints, the other branches and the differences.
func saveLine(p *page.View) string {
	var all []string
	for _, point := range append(p.Save.Points, p.Save.Branches...) {
		line := fmt.Sprintf("%d %s (%s)", point.Node, point.Name, point.Help)
		all = append(all, line+ifOn(point.Here, " here")+ifOn(point.Dropped, " dropped"))
	}
	return strings.Join(all, "; ") + ". " + p.Save.Compared
}

func ifOn(on bool, word string) string {
	if on {
		return word
	}
	return ""
}

// libraryLine describes the library.
func libraryLine(p *page.View) string {
	var all []string
	for _, row := range p.Library.Rows {
		all = append(all, fmt.Sprintf("%s%s (%s, %s)", ifOn(row.Selected, "* "), row.Title, row.Detail, row.Played))
	}
	for _, row := range p.Library.Deleted {
		all = append(all, fmt.Sprintf("long ago: %s (%s, %s)", row.Title, row.Detail, row.Played))
	}
	v := &p.Library
	return strings.Join(all, "; ") + ifOn(v.CanKeep, " +") + " " + v.Message + " " + ifOn(v.Lasting != "", v.Lasting+" ") + strings.TrimSpace(v.Selected+" "+v.Outcome) + ifOn(v.All, " all")
}

// keptResults returns results for example 3 with the given times in seconds.
func keptResults(seconds string) (all statistics.Results) {
	for i, text := range strings.Fields(seconds) {
		var n int64
		fmt.Sscan(text, &n)
		all = append(all, statistics.Result{
			Givens: strings.ReplaceAll(grid.Examples[3], "0", "."), Grade: rate.GradeEasy, Millis: n * 1000, Finished: someDay.Add(time.Duration(i) * time.Minute),
		})
	}
	return all
}

// finishLine describes the card at the end of a game, the counters, and the cover of a
// pause.
func finishLine(s *stage, p *page.View) string {
	line := fmt.Sprintf("hints %d mistakes %d", s.m.Record.Hints, s.m.Record.Mistakes)
	line += ifOn(s.m.Record.Finished, " finished") + ifOn(p.Play.Paused, " paused")
	for _, f := range p.Finish.Figures {
		line += ifOn(f.Name != "", " ["+f.Name+" "+f.Value+"]")
	}
	line += ifOn(p.Finish.Best != "", " ("+p.Finish.Best+")") + ifOn(p.Finish.Harder, ", harder")
	if e := &p.Ending; e.Shown {
		line += fmt.Sprintf(" ending %q %q %q, %d %s%s, then %s", e.Kind, e.Title, e.Remark, e.Streak, e.Days, ifOn(e.Grown, " more"), e.Next)
	}
	return line
}
