package view

import (
	"strconv"

	"sudoku/app/model/desk"
	"sudoku/app/model/printing"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Print is the print dialog.
type Print struct {
	Options  printing.Options
	CanList  bool   // there is a list
	Picked   string // which puzzles are printed, if the dialog was opened for some
	Sources  []Option
	PerPages []Option
	Counts   []Option
	Status   string
	Booklet  [rate.GradeExtreme + 1][]Option // how many of a grade, by grade
	Names    [rate.GradeExtreme + 1]string
	Making   bool
}

// PrintCounts are the numbers of puzzles of a list that are offered.
var PrintCounts = [6]int{6, 12, 24, 36, 60, printing.Most}

// BookletCounts are the numbers of puzzles of a grade that are offered.
var BookletCounts = [9]int{0, 1, 2, 4, 6, 8, 12, 18, 24}

func printOf(d *desk.Desk, own *printing.Printing, t *text.Catalog) Print {
	if d.Dialog != desk.PrintDialog {
		return Print{}
	}
	p := own
	v := Print{Options: p.Options, CanList: d.Listed.There}
	v.Sources = []Option{{t.Print.Grid, !p.Options.List && !p.Options.Booklet}, {t.Print.Booklet, p.Options.Booklet}}
	if v.CanList {
		v.Sources = append(v.Sources, Option{t.Print.List, p.Options.List})
	}
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		v.Names[g] = t.Ratings.Grades[g]
		for _, n := range BookletCounts {
			v.Booklet[g] = append(v.Booklet[g], Option{strconv.Itoa(n), n == p.Options.Of[g]})
		}
	}
	v.Making = p.ID != 0 && p.Total > 0
	if p.Options.Picked {
		v.CanList = false
		v.Picked = t.Fill(t.Print.Picked, "count", min(len(d.Picked), printing.Most))
	}
	for _, n := range printing.PerPage {
		v.PerPages = append(v.PerPages, Option{strconv.Itoa(n), n == p.Options.PerPage})
	}
	for _, n := range PrintCounts {
		v.Counts = append(v.Counts, Option{strconv.Itoa(n), n == p.Options.Count})
	}
	switch {
	case v.Making:
		v.Status = t.Fill(t.Print.Making, "done", p.Done, "total", p.Total)
	case p.ID != 0:
		v.Status = t.Print.Working
	case p.Nothing && p.Options.Booklet:
		v.Status = t.Print.NoneChosen
	case p.Nothing:
		v.Status = t.Print.Nothing
	case p.Err != "":
		v.Status = t.Fill(t.Print.Failed, "reason", p.Err)
	}
	return v
}

// PaperBoard is a grid as it is printed: givens, entries and, if that is wanted,
// the candidates of the empty cells.
func PaperBoard(p *board.Position, notes bool, name string) Board {
	b := Board{Name: name}
	values := p.Values()
	position := board.New(p)
	for c := range board.Cell(board.Cells) {
		cell := Cell{ID: c.String(), Given: p.IsGiven(c)}
		if d := values[c]; d != 0 {
			cell.Value = strconv.Itoa(int(d))
		} else if notes {
			cell.Candidates = position.Candidates(c).String()
		}
		b.Cells[c] = cell
	}
	return b
}
