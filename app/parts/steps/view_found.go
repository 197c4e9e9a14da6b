package steps

import (
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// FoundView describes all steps in the position as a table.
type FoundView struct {
	Summary string
	Notes   []string
	Columns []FoundHead
	Rows    []FoundRow
	// More names the button for more rows.
	More      string
	CanExtend bool
	Legend    []show.LegendEntry
	Preview   int // the step previewed on the board, counted from 1; 0 if none
	// Sentence explains the previewed step.
	Sentence string
}

// FoundHead is the head of a column. Sort is the value of aria-sort.
type FoundHead struct{ Name, Title, Sort string }

// FoundRow describes a step.
type FoundRow struct {
	Index                            int // in the order in which the steps were found
	Technique, Rating, Effects, Left string
	On                               bool
}

func newFoundView(d *desk.Desk, own *Steps, t *text.Catalog) FoundView {
	var v FoundView
	found := own.FoundHere(d)
	if found == nil {
		return v
	}
	v.Preview = own.Preview
	a := &found.Answer
	v.Summary = t.Fill(t.Explain.FoundCount, "count", len(found.Path.Steps), "techniques", found.techniques())
	switch {
	case a.Faults.Solutions == 0:
		v.Summary = t.Hint.NoSolution
	case a.Faults.AreMistakes():
		v.Summary = t.Hint.Mistake
	case len(found.Path.Steps) == 0:
		v.Summary = t.Explain.FoundNone
	}
	if own.foundAsked != 0 {
		v.Notes = append(v.Notes, t.Explain.Finding)
	}
	if a.More {
		v.Notes = append(v.Notes, t.Explain.FoundMore)
	}
	if own.OnPath(d) {
		v.Notes = append(v.Notes, t.Explain.ForkHelp)
	}
	if a.UniquenessOff {
		v.Notes = append(v.Notes, t.Explain.Uniqueness)
	}
	if len(found.Order) > 0 {
		v.columns(own.FoundSort, t)
	}
	short := t.Techniques
	if short.Naming == explain.InWords {
		short.Naming = explain.Short
	}
	shownRows := min(found.Shown, len(found.Order))
	v.More = t.Fill(t.Explain.FoundExtend, "count", len(found.Order)-shownRows)
	v.CanExtend = shownRows < len(found.Order)
	for _, i := range found.Order[:shownRows] {
		row := newFoundRow(found, i, t)
		row.Effects, row.On = effects(&found.Path.Steps[i], &short), i == own.Preview-1
		v.Rows = append(v.Rows, row)
	}
	shown := own.Showing(d)
	if s := shown.Step(); s != nil {
		drawn, whole := s.Drawn(0), explain.Whole(s, &shown.Path.Boards[0])
		v.Legend = show.NewLegend(&drawn, whole.Parts(), t)
		v.Sentence = explain.String(t.Techniques.Say(&whole))
	}
	return v
}

func (v *FoundView) columns(by FoundSort, t *text.Catalog) {
	for i, name := range t.Explain.FoundColumns {
		head := FoundHead{Name: name, Title: t.Explain.FoundTitles[i], Sort: "none"}
		if by.Column == FoundColumn(i) {
			head.Sort = "ascending"
			if by.Down {
				head.Sort = "descending"
			}
		}
		v.Columns = append(v.Columns, head)
	}
}

// newFoundRow describes a step without its effects.
func newFoundRow(found *Found, i int, t *text.Catalog) FoundRow {
	s := &found.Path.Steps[i]
	row := FoundRow{Index: i, Technique: t.Techniques.Name(s.Technique), Left: t.Explain.LeftSolved}
	if rating := Rating(s); rating > 0 {
		row.Rating = t.Tenths(rating)
	} else if x := technique.ByKey(s.Technique); x != nil && x.Score > 0 {
		row.Rating = t.Explain.HoDoKu + " " + strconv.Itoa(x.Score)
	}
	if left := found.Left[i]; left > 0 {
		row.Left = strconv.Itoa(left)
	}
	return row
}

// effects lists what a step places and eliminates, in short names for a narrow column.
func effects(s *step.Step, short *explain.Language) string {
	var all []string
	for _, x := range s.Placements {
		all = append(all, short.Placements([]board.Candidate{x}))
	}
	for _, x := range s.Eliminations {
		all = append(all, short.Eliminations([]board.Candidate{x}))
	}
	return strings.Join(all, " ")
}
