package work

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/search"
)

// WriteRows asks for puzzles of a list as text. Their rows travel as bytes beside the
// message.
type WriteRows struct {
	First  int    `json:"first"` // of the puzzles that are written, from 0
	Count  int    `json:"count"`
	Format string `json:"format"` // one of WriteFormats
	rows   []byte
}

// Written is the answer to WriteRows. The text travels as bytes beside the message.
type Written struct {
	First int `json:"first"`
	Count int `json:"count"`
	text  []byte
}

// Ways to write puzzles beside the text formats, by their keys.
const (
	RatedCSV   = "rated-csv"
	RatedJSON  = "rated-json" // an object a line
	RatedLines = "rated-lines"
)

// WriteFormats are the ways to write puzzles of a list, by their keys: those above,
// then the text formats.
var WriteFormats = func() []string {
	keys := []string{RatedCSV, RatedLines, RatedJSON, format.Line.Key}
	for _, f := range format.Catalog {
		if f.Render != nil && f != &format.Line {
			keys = append(keys, f.Key)
		}
	}
	return keys
}()

// WrittenExtension is how the name of a file in a format ends.
func WrittenExtension(key string) string {
	switch key {
	case RatedCSV:
		return ".csv"
	case RatedJSON:
		return ".jsonl"
	}
	if f := formatOf(key); f != nil && f.Extension != "" {
		return f.Extension
	}
	return ".txt"
}

func formatOf(key string) *format.Format {
	for _, f := range format.Catalog {
		if f.Key == key {
			return f
		}
	}
	return nil
}

func (Written) answer() {}

// Text is what was written.
func (w Written) Text() []byte { return w.text }

func (job WriteRows) payload() []byte          { return job.rows }
func (job WriteRows) carrying(data []byte) any { job.rows = data; return job }
func (w Written) payload() []byte              { return w.text }
func (w Written) carrying(data []byte) any     { w.text = data; return w }

// Carrying is the job with its rows.
func (job WriteRows) Carrying(rows []byte) WriteRows {
	job.rows = rows
	return job
}

func (job WriteRows) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	var out bytes.Buffer
	table := csv.NewWriter(&out)
	if job.Format == RatedCSV && job.First == 0 {
		table.Write(ratedNames[:])
	}
	report, f := paced(progress), formatOf(job.Format)
	for at := 0; at+RowSize <= len(job.rows) && ctx.Err() == nil; at += RowSize {
		row := ReadRow(job.rows[at:])
		switch {
		case job.Format == RatedCSV:
			values := row.rated()
			table.Write(values[:])
		case job.Format == RatedJSON:
			row.writeJSON(&out)
		case job.Format == RatedLines:
			out.WriteString(row.Puzzle.String() + row.afterwards() + "\n")
		case f != nil:
			text := f.Render(&board.Annotated{Position: board.Position{Givens: row.Puzzle}})
			out.WriteString(text + "\n")
			if strings.Contains(text, "\n") {
				out.WriteString("\n")
			}
		}
		report(Progress{Count: at / RowSize})
	}
	table.Flush()
	return Written{First: job.First, Count: job.Count, text: out.Bytes()}, ctx.Err()
}

// ratedNames are the columns of what is known of a puzzle; what is not known is left
// empty.
var ratedNames = [...]string{"puzzle", "givens", "solutions", "solution", "minimal", "symmetry", "grade", "er", "ep", "ed", "score", "level", "hardest", "techniques", "ms"}

// rated are the values of ratedNames.
func (r *Row) rated() (values [len(ratedNames)]string) {
	values[0], values[1] = r.Puzzle.String(), strconv.Itoa(r.Givens)
	if r.Layers&Counted != 0 {
		values[2] = strconv.Itoa(r.Count)
		if r.Count > 0 {
			solution := search.Solve(&r.Puzzle).Solution
			values[3] = solution.String()
		}
	}
	if r.Layers&Described != 0 {
		if r.Count == 1 {
			values[4] = strconv.FormatBool(r.Minimal)
		}
		values[5] = r.Symmetry.String()
	}
	if r.Layers&Judged != 0 && r.Grade != 0 {
		for i, value := range []string{r.Grade.String(), tenths(r.ER), tenths(r.EP), tenths(r.ED), strconv.Itoa(r.Score), r.Level.String(),
			r.Hardest, strings.Join(r.Techniques.Keys(), " "), strconv.FormatFloat(float64(r.Took.Microseconds())/1000, 'f', -1, 64)} {
			values[6+i] = value
		}
	}
	return values
}

func tenths(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) }

// writeJSON writes what is known as an object on a line; what is a number is one.
func (r *Row) writeJSON(out *bytes.Buffer) {
	sep := "{"
	for i, value := range r.rated() {
		if value == "" {
			continue
		}
		name := ratedNames[i]
		switch name {
		case "givens", "solutions", "minimal", "er", "ep", "ed", "score", "ms":
		default:
			quoted, _ := json.Marshal(value)
			value = string(quoted)
		}
		out.WriteString(sep + `"` + name + `":` + value)
		sep = ","
	}
	out.WriteString("}\n")
}

// afterwards is what stands after a puzzle on its line: its ratings, as far as they are
// known.
func (r *Row) afterwards() string {
	switch {
	case r.Layers&Counted == 0:
		return ""
	case r.Count == 0:
		return " # no solution"
	case r.Count > 1:
		return " # several solutions"
	case r.Layers&Judged == 0 || r.Grade == 0:
		return " # one solution"
	}
	return " # ER/EP/ED=" + tenths(r.ER) + "/" + tenths(r.EP) + "/" + tenths(r.ED) + " HoDoKu=" + strconv.Itoa(r.Score) + " " + r.Grade.String()
}
