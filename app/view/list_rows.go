package view

import (
	"fmt"
	"strings"

	"sudoku/app/model/list"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/profile"
)

// columnClasses are the classes of the cells of each column.
var columnClasses = [list.Columns]string{
	list.Number: "list-number", list.Picture: "list-picture", list.Line: "list-line", list.Givens: "list-figure", list.Solutions: "list-figure",
	list.Grade: "list-word", list.ER: "list-figure", list.EP: "list-figure", list.ED: "list-figure", list.Score: "list-figure",
	list.Level: "list-word", list.Hardest: "list-words", list.Minimal: "list-word", list.Symmetry: "list-words", list.Repeated: "list-word", list.Time: "list-figure",
}

// columnWidths are the widths of the columns, as CSS has them.
var columnWidths = [list.Columns]string{
	list.Number: "5.25rem", list.Picture: "3.25rem", list.Line: "46rem", list.Givens: "4.5rem", list.Solutions: "5.5rem",
	list.Grade: "5.5rem", list.ER: "3.75rem", list.EP: "3.75rem", list.ED: "3.75rem", list.Score: "5rem",
	list.Level: "5.5rem", list.Hardest: "13rem", list.Minimal: "5.5rem", list.Symmetry: "13rem", list.Repeated: "6.5rem", list.Time: "5.5rem",
}

// markWidth is the width of the column in which rows are selected.
const markWidth = "2.75rem"

// ListWidths are the widths of the columns that are shown, as CSS has them.
func ListWidths(columns list.ColumnSet) string {
	widths := markWidth
	for c := range list.Column(list.Columns) {
		if columns.Has(c) {
			widths += " " + columnWidths[c]
		}
	}
	return widths
}

// ListRow is a row of the table of a list.
type ListRow struct {
	Place, Number     int // from 0
	Selected, Current bool
	Row               []byte
}

// ListRowID is the id of the element of the row at a place.
func ListRowID(place int) string { return fmt.Sprint("list-row-", place) }

// ListMarkup is the markup of rows.
func ListMarkup(rows []ListRow, columns list.ColumnSet, t *text.Catalog) string {
	var b strings.Builder
	for i := range rows {
		rows[i].write(&b, columns, t)
	}
	return b.String()
}

func (r *ListRow) write(b *strings.Builder, columns list.ColumnSet, t *text.Catalog) {
	class := "list-row"
	if r.Current {
		class += " current"
	}
	fmt.Fprintf(b, `<div role="row" class="%s" id="%s" data-place="%d" aria-rowindex="%d" aria-selected="%t">`,
		class, ListRowID(r.Place), r.Place, r.Place+2, r.Selected)
	b.WriteString(`<span role="gridcell" class="list-mark"><span class="list-tick"></span></span>`)
	for c := range list.Column(list.Columns) {
		if columns.Has(c) {
			b.WriteString(`<span role="gridcell" class="` + columnClasses[c] + `">`)
			r.writeCell(b, c, t)
			b.WriteString("</span>")
		}
	}
	b.WriteString("</div>")
}

func (r *ListRow) writeCell(b *strings.Builder, c list.Column, t *text.Catalog) {
	puzzle := work.PuzzleOf(r.Row)
	switch c {
	case list.Picture:
		thumbnail := ThumbnailOf(puzzle.String(), "")
		b.WriteString(`<svg class="thumbnail" viewBox="0 0 90 90" aria-hidden="true"><path class="thumbnail-givens" d="` +
			thumbnail.Givens + `"/><path class="thumbnail-lines" d="` + thumbnailLines + `"/></svg>`)
	case list.Number:
		b.WriteString(t.Integer(r.Number + 1))
	case list.Line:
		b.WriteString(puzzle.String())
	default:
		b.WriteString(columnText(c, work.ProfileOf(r.Row), t))
	}
}

// columnText is what a column says of a row.
func columnText(c list.Column, row profile.Row, t *text.Catalog) string {
	column, _ := c.Profiled()
	n, ok := row.Number(column)
	if !ok || !row.Layers().Has(c.Layer()) {
		return t.List.Unknown
	}
	switch c {
	case list.Solutions:
		if n > 1 {
			return t.List.ManySolutions
		}
	case list.Minimal, list.Repeated:
		return [2]string{t.List.No, t.List.Yes}[n]
	case list.Symmetry:
		return t.Fresh.Symmetries[n]
	case list.Grade:
		return t.Ratings.Grades[n]
	case list.ER, list.EP, list.ED:
		return t.Tenths(n)
	case list.Level:
		return t.Ratings.Levels[n]
	case list.Hardest:
		return t.Techniques.Name(row.Hardest().Key())
	case list.Time:
		return t.Milliseconds(float64(n) / 1000)
	}
	return t.Integer(n)
}
