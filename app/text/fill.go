package text

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

// Fill puts values into the holes of a sentence. The arguments are pairs of a
// hole's name and its value; integers are grouped as the language does, and
// cells and candidates are called as the catalog's naming has it. The number of
// things in a string is 1, or 0 if it is empty.
func (c *Catalog) Fill(sentence string, pairs ...any) string {
	f := filler{catalog: c, pairs: pairs}
	phrase.Fill(sentence, c.Plural, &f)
	return f.String()
}

// filler is a sentence that is being filled.
type filler struct {
	strings.Builder
	catalog *Catalog
	pairs   []any
}

func (f *filler) lookUp(name string) (value any, known bool) {
	for i := 0; i+1 < len(f.pairs); i += 2 {
		if f.pairs[i] == name {
			return f.pairs[i+1], true
		}
	}
	return nil, false
}

func (f *filler) Text(words string) { f.WriteString(words) }

func (f *filler) Value(name string) {
	switch v, known := f.lookUp(name); v := v.(type) {
	case int:
		f.WriteString(f.catalog.Integer(v))
	case string:
		f.WriteString(v)
	case board.Cell:
		f.named(f.catalog.Techniques.Cell(v))
	case board.CellSet:
		f.named(f.catalog.Techniques.Cells(v))
	case board.Candidate:
		f.named(f.catalog.Techniques.Candidate(v))
	default:
		if !known {
			v = "{" + name + "}"
		}
		fmt.Fprint(f, v)
	}
}

// named writes the name of a cell, with a capital where a sentence begins.
func (f *filler) named(name string) {
	if f.catalog.Techniques.Naming == explain.InWords && (f.Len() == 0 || strings.HasSuffix(f.String(), ". ")) {
		name = explain.Capital(name)
	}
	f.WriteString(name)
}

func (f *filler) Count(name string) (n int, known bool) {
	switch v, known := f.lookUp(name); v := v.(type) {
	case int:
		return v, known
	case string:
		return min(len(v), 1), known
	case board.CellSet:
		return v.Len(), known
	default:
		return 1, known
	}
}

// Integer prints n with its digits in groups of three.
func (c *Catalog) Integer(n int) string {
	s := strconv.Itoa(n)
	start := 0
	if n < 0 {
		start = 1
	}
	for i := len(s) - 3; i > start; i -= 3 {
		s = s[:i] + c.Thousands + s[i:]
	}
	return s
}

// Milliseconds prints a duration for a reader: three digits that mean
// something, in milliseconds below one second and in seconds above.
func (c *Catalog) Milliseconds(ms float64) string {
	name := "ms"
	if ms >= 1000 {
		ms, name = ms/1000, "s"
	}
	decimals := 0
	switch {
	case ms < 1:
		decimals = 2
	case ms < 100:
		decimals = 1
	}
	s := strconv.FormatFloat(ms, 'f', decimals, 64)
	return strings.Replace(s, ".", c.Decimal, 1) + " " + name
}

// Tenths prints a number given in tenths with one decimal.
func (c *Catalog) Tenths(n int) string {
	return strconv.Itoa(n/10) + c.Decimal + strconv.Itoa(n%10)
}
