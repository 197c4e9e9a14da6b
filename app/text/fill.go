package text

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

// Fill fills in the placeholders of a sentence. pairs alternates names and values.
// Integers are grouped as the language requires, and cells and candidates use the
// catalog's naming. When a plural form is selected, a string counts as 1, or as 0 if it
// is empty. Cells and houses may have a form after a slash: see explain.Language.
func (c *Catalog) Fill(sentence string, pairs ...any) string {
	f := filler{catalog: c, pairs: pairs}
	phrase.Fill(sentence, c.Plural, &f)
	return f.String()
}

// filler is a sentence being filled in.
type filler struct {
	strings.Builder
	catalog *Catalog
	pairs   []any
}

func (f *filler) lookUp(name string) (value any, form string, known bool) {
	name, form, _ = strings.Cut(name, "/")
	for i := 0; i+1 < len(f.pairs); i += 2 {
		if f.pairs[i] == name {
			return f.pairs[i+1], form, true
		}
	}
	return nil, form, false
}

func (f *filler) Text(words string) { f.WriteString(words) }

func (f *filler) Value(name string) {
	l := &f.catalog.Techniques
	switch v, form, known := f.lookUp(name); v := v.(type) {
	case int:
		f.WriteString(f.catalog.Integer(v))
	case string:
		f.WriteString(v)
	case board.Cell:
		f.named(l.CellName(board.NewCellSet(v), form), l.Naming == explain.InWords)
	case board.CellSet:
		f.named(l.CellName(v, form), l.Naming == explain.InWords)
	case board.Candidate:
		f.named(l.Candidate(v), l.Naming == explain.InWords)
	case board.House:
		f.named(l.HouseName(board.NewHouseSet(v), form), true)
	case board.HouseSet:
		f.named(l.HouseName(v, form), true)
	default:
		if !known {
			v = "{" + name + "}"
		}
		fmt.Fprint(f, v)
	}
}

// named writes the name of a cell or a house. If the name is in words, it is capitalised
// at the start of a sentence.
func (f *filler) named(name string, inWords bool) {
	if inWords && (f.Len() == 0 || strings.HasSuffix(f.String(), ". ")) {
		name = explain.Capital(name)
	}
	f.WriteString(name)
}

func (f *filler) Count(name string) (n int, known bool) {
	switch v, _, known := f.lookUp(name); v := v.(type) {
	case int:
		return v, known
	case string:
		return min(len(v), 1), known
	case board.CellSet:
		return v.Len(), known
	case board.HouseSet:
		return v.Len(), known
	default:
		return 1, known
	}
}

// Integer formats n with its digits in groups of three.
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

// Milliseconds formats a duration to two or three significant digits, in milliseconds if
// it is below one second and in seconds otherwise.
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

// Tenths formats n tenths as a number with one decimal.
func (c *Catalog) Tenths(n int) string {
	return strconv.Itoa(n/10) + c.Decimal + strconv.Itoa(n%10)
}
