package printing

import (
	"strconv"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// View describes the print dialog.
type View struct {
	Options  Options
	Picked   string // describes the puzzles for which the dialog was opened
	Sources  []show.Option
	PerPages []show.Option
	Counts   []show.Option
	Status   string
	Booklet  [rate.GradeExtreme + 1][]show.Option // number of puzzles by grade
	Names    [rate.GradeExtreme + 1]string
	Making   bool
}

// PrintCounts lists the choices for the number of puzzles to print from a list.
var PrintCounts = [6]int{6, 12, 24, 36, 60, Most}

// BookletCounts lists the choices for the number of puzzles of one grade in a booklet.
var BookletCounts = [9]int{0, 1, 2, 4, 6, 8, 12, 18, 24}

func (own *Printing) View(d *desk.Desk, t *text.Catalog) View {
	if d.Dialog != desk.PrintDialog {
		return View{}
	}
	p := own
	v := View{Options: p.Options}
	v.Sources = []show.Option{
		{Name: t.Print.Grid, On: !p.Options.List && !p.Options.Booklet}, {Name: t.Print.Booklet, On: p.Options.Booklet},
	}
	if d.Listed.There {
		v.Sources = append(v.Sources, show.Option{Name: t.Print.List, On: p.Options.List})
	}
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		v.Names[g] = t.Ratings.Grades[g]
		for _, n := range BookletCounts {
			v.Booklet[g] = append(v.Booklet[g], show.Option{Name: strconv.Itoa(n), On: n == p.Options.Of[g]})
		}
	}
	v.Making = p.ID != 0 && p.Total > 0
	if p.Options.Picked {
		count, sentence := min(len(d.Picked), Most), t.Print.Picked
		switch {
		case d.PickedFrom > count:
			sentence = t.Print.PickedFirst
		case d.PickedFrom > 0:
			sentence = t.Print.PickedList
		}
		v.Picked = t.Fill(sentence, "count", count, "total", d.PickedFrom)
	}
	for _, n := range PerPage {
		v.PerPages = append(v.PerPages, show.Option{Name: strconv.Itoa(n), On: n == p.Options.PerPage})
	}
	for _, n := range PrintCounts {
		v.Counts = append(v.Counts, show.Option{Name: strconv.Itoa(n), On: n == p.Options.Count})
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
