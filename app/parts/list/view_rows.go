package list

import (
	"fmt"
	"strings"

	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

// columnClasses holds the cell classes of each column.
var columnClasses = [Columns]string{
	Number: "list-number", Picture: "list-picture", Line: "list-line", Givens: "list-figure", Solutions: "list-figure",
	Grade: "list-word", ER: "list-figure", EP: "list-figure", ED: "list-figure", Score: "list-figure",
	Level: "list-word", Hardest: "list-words", Minimal: "list-word", Symmetry: "list-words", Repeated: "list-word", Time: "list-figure",
}

// columnWidths holds the CSS widths of the columns.
var columnWidths = [Columns]string{
	Number: "5.25rem", Picture: "3.25rem", Line: "46rem", Givens: "4.5rem", Solutions: "5.5rem",
	Grade: "5.5rem", ER: "3.75rem", EP: "3.75rem", ED: "3.75rem", Score: "5rem",
	Level: "5.5rem", Hardest: "13rem", Minimal: "5.5rem", Symmetry: "13rem", Repeated: "6.5rem", Time: "5.5rem",
}

// markWidth is the width of the selection column.
const markWidth = "2.75rem"

// ListWidths returns the CSS widths of the visible columns.
func ListWidths(columns ColumnSet) string {
	widths := markWidth
	for c := range Column(Columns) {
		if columns.Has(c) {
			widths += " " + columnWidths[c]
		}
	}
	return widths
}

// ListRow describes a row of the table.
type ListRow struct {
	Place, Number     int // from 0
	Selected, Current bool
	First             bool // begins a group
	Row               []byte
}

// ListRowID returns the ID of the row at a place.
func ListRowID(place int) string { return fmt.Sprint("list-row-", place) }

// ListMarkup returns the markup of rows.
func ListMarkup(rows []ListRow, columns ColumnSet, t *text.Catalog) string {
	var b strings.Builder
	for i := range rows {
		rows[i].write(&b, columns, t)
	}
	return b.String()
}

func (r *ListRow) write(b *strings.Builder, columns ColumnSet, t *text.Catalog) {
	class := "list-row"
	if r.Current {
		class += " current"
	}
	if r.First {
		class += " first"
	}
	fmt.Fprintf(b, `<div role="row" class="%s" id="%s" data-place="%d" aria-rowindex="%d" aria-selected="%t">`,
		class, ListRowID(r.Place), r.Place, r.Place+2, r.Selected)
	b.WriteString(`<span role="gridcell" class="list-mark"><span class="list-tick"></span></span>`)
	for c := range Column(Columns) {
		if columns.Has(c) {
			b.WriteString(`<span role="gridcell" class="` + columnClasses[c] + `">`)
			r.writeCell(b, c, t)
			b.WriteString("</span>")
		}
	}
	b.WriteString("</div>")
}

func (r *ListRow) writeCell(b *strings.Builder, c Column, t *text.Catalog) {
	puzzle := rowset.Puzzle(r.Row)
	switch c {
	case Picture:
		thumbnail := show.NewThumbnail(puzzle.String(), "")
		b.WriteString(`<svg class="thumbnail" viewBox="0 0 90 90" aria-hidden="true"><path class="thumbnail-givens" d="` +
			thumbnail.Givens + `"/><path class="thumbnail-lines" d="` + show.ThumbnailLines + `"/></svg>`)
	case Number:
		b.WriteString(t.Integer(r.Number + 1))
	case Line:
		b.WriteString(puzzle.String())
	default:
		b.WriteString(columnText(c, rowset.Profile(r.Row), t))
	}
}

// columnText returns the text of a column in a row.
func columnText(c Column, row profile.Row, t *text.Catalog) string {
	column, _ := c.Profiled()
	n, ok := row.Number(column)
	if !ok || !row.Layers().Has(c.Layer()) {
		return t.List.Unknown
	}
	switch c {
	case Solutions:
		if n > 1 {
			return t.List.ManySolutions
		}
	case Minimal, Repeated:
		return [2]string{t.List.No, t.List.Yes}[n]
	case Symmetry:
		return t.Generator.Symmetries[n]
	case Grade:
		return t.Ratings.Grades[n]
	case ER, EP, ED:
		return t.Tenths(n)
	case Level:
		return t.Ratings.Levels[n]
	case Hardest:
		return t.Techniques.Name(row.Hardest().Key())
	case Time:
		return t.Milliseconds(float64(n) / 1000)
	}
	return t.Integer(n)
}
