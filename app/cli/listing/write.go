//go:build !js

package listing

import (
	"bytes"
	"encoding/json"
	"strings"
)

// Writer writes puzzles in one output format.
type Writer struct {
	// Heading returns the text before the first puzzle.
	Heading func(columns []Column) string
	// Append appends a puzzle, including the line break.
	Append func(to []byte, r *Record, columns []Column) []byte
}

// Writers maps names to output formats.
var Writers = map[string]Writer{
	"csv":  {csvHeading, appendCSV},
	"json": {noHeading, appendJSON},
	"line": {noHeading, appendLine},
}

func noHeading([]Column) string { return "" }

func csvHeading(columns []Column) string {
	keys := make([]string, len(columns))
	for i, c := range columns {
		keys[i] = c.Key
	}
	return strings.Join(keys, ",") + "\n"
}

// appendCSV appends the values of a puzzle. It never quotes them: no value contains a
// comma, a quote or a line break.
func appendCSV(to []byte, r *Record, columns []Column) []byte {
	for i, c := range columns {
		if i > 0 {
			to = append(to, ',')
		}
		to = append(to, text(c.of(r))...)
	}
	return append(to, '\n')
}

// appendJSON appends an object with the columns in order.
func appendJSON(to []byte, r *Record, columns []Column) []byte {
	out := bytes.NewBuffer(to)
	for i, c := range columns {
		out.WriteByte("{,"[min(i, 1)])
		value, _ := json.Marshal(c.of(r)) // encoding these types never fails
		out.WriteString(`"` + c.Key + `":`)
		out.Write(value)
	}
	return append(out.Bytes(), "}\n"...)
}

// appendLine appends the puzzle as a line of a list, followed by the other columns as a
// comment.
func appendLine(to []byte, r *Record, columns []Column) []byte {
	to = append(to, r.Puzzle.String()...)
	begun := false
	for _, c := range columns {
		if c.Key == "puzzle" {
			continue
		}
		if !begun {
			to, begun = append(to, " #"...), true
		}
		to = append(append(append(append(to, ' '), c.Key...), '='), strings.ReplaceAll(text(c.of(r)), " ", "+")...)
	}
	return append(to, '\n')
}
