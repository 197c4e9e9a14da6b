package rowset

import (
	"bytes"
	"context"
	"encoding/csv"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/profile"
	"sudoku/solver/search"
)

// Output formats besides the text formats.
const (
	RatedCSV   = "rated-csv"
	RatedJSON  = "rated-json" // one object per line
	RatedLines = "rated-lines"
)

// Formats lists the output formats by key. The formats above come first, then the
// text formats, starting with the plainest.
var Formats = func() []string {
	keys := []string{RatedCSV, RatedLines, RatedJSON}
	for _, f := range format.Written(func(f *format.Format) bool { return f.Bare && f.Within.Has(format.InList) }) {
		keys = append(keys, f.Key)
	}
	return keys
}()

// Extension returns the file name extension of a format.
func Extension(key string) string {
	switch key {
	case RatedCSV:
		return ".csv"
	case RatedJSON:
		return ".jsonl"
	}
	if f := format.ByKey(key); f != nil && f.Extension != "" {
		return f.Extension
	}
	return ".txt"
}

// Write writes rows as text in one of Formats. If first is set, it adds the names of the
// columns in formats that have them. Write calls done with the number of rows written so
// far.
func Write(ctx context.Context, rows []byte, key string, first bool, done func(int)) ([]byte, error) {
	var out bytes.Buffer
	table := csv.NewWriter(&out)
	if key == RatedCSV && first {
		table.Write(ratedNames[:])
	}
	f := format.ByKey(key)
	for at := 0; at+Size <= len(rows) && ctx.Err() == nil; at += Size {
		row := rows[at : at+Size]
		puzzle := Puzzle(row)
		switch {
		case key == RatedCSV:
			values := rated(row)
			table.Write(values[:])
		case key == RatedJSON:
			writeJSON(&out, row)
		case key == RatedLines:
			out.WriteString(puzzle.String() + afterwards(Profile(row)) + "\n")
		case f != nil:
			text := f.Render(&board.Annotated{Position: board.Position{Givens: puzzle}})
			out.WriteString(text + "\n")
			if strings.Contains(text, "\n") {
				out.WriteString("\n")
			}
		}
		done(at / Size)
	}
	table.Flush()
	return out.Bytes(), ctx.Err()
}

// ratedNames lists the columns for the profile of a puzzle. Unknown values are left
// empty.
var ratedNames = [...]string{"puzzle", "givens", "solutions", "solution", "minimal", "symmetry", "class", "repeated",
	"grade", "er", "ep", "ed", "score", "level", "hardest", "techniques", "ms"}

// isNumber holds the columns with numbers or booleans.
var isNumber = map[string]bool{"givens": true, "solutions": true, "minimal": true, "class": true, "repeated": true, "er": true, "ep": true, "ed": true, "score": true, "ms": true}

// rated returns the values of ratedNames for a row.
func rated(row []byte) (values [len(ratedNames)]string) {
	puzzle, r := Puzzle(row), Profile(row)
	values[0], values[1] = puzzle.String(), strconv.Itoa(r.Givens())
	known := r.Layers()
	if known.Has(profile.Solved) {
		values[2] = strconv.Itoa(r.Solutions())
		if r.Solutions() > 0 {
			solution := search.Solve(&puzzle).Solution
			values[3] = solution.String()
		}
	}
	if known.Has(profile.Properties) {
		values[4], values[5] = strconv.FormatBool(r.Minimal()), r.Symmetries().Greatest().String()
	}
	if known.Has(profile.Canonical) {
		values[6], values[7] = strconv.Itoa(r.ClassSize()), strconv.FormatBool(r.Duplicate())
	}
	if isRated(r) {
		var techniques []string
		for t := range r.Techniques().All() {
			techniques = append(techniques, t.Key())
		}
		copy(values[8:], []string{r.Grade().String(), tenths(r.ER()), tenths(r.EP()), tenths(r.ED()), strconv.Itoa(r.Score()), r.Level().String(),
			r.Hardest().Key(), strings.Join(techniques, " "), strconv.FormatFloat(float64(r.Time().Microseconds())/1000, 'f', -1, 64)})
	}
	return values
}

// isRated reports whether a row has a rating, which requires a unique solution.
func isRated(r profile.Row) bool {
	_, ok := r.Number(profile.ER)
	return ok
}

func tenths(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) }

// writeJSON writes the known values as an object on one line.
func writeJSON(out *bytes.Buffer, row []byte) {
	sep := "{"
	for i, value := range rated(row) {
		if value == "" {
			continue
		}
		if !isNumber[ratedNames[i]] {
			value = strconv.Quote(value)
		}
		out.WriteString(sep + `"` + ratedNames[i] + `":` + value)
		sep = ","
	}
	out.WriteString("}\n")
}

// afterwards returns the text that follows a puzzle on its line: the puzzle's ratings, if
// known.
func afterwards(r profile.Row) string {
	switch {
	case !r.Layers().Has(profile.Solved):
		return ""
	case r.Solutions() == 0:
		return " # no solution"
	case r.Solutions() > 1:
		return " # several solutions"
	case !isRated(r):
		return " # one solution"
	}
	return " # ER/EP/ED=" + tenths(r.ER()) + "/" + tenths(r.EP()) + "/" + tenths(r.ED()) + " HoDoKu=" + strconv.Itoa(r.Score()) + " " + r.Grade().String()
}
