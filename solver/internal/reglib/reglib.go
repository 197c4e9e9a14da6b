// Package reglib parses HoDoKu's regression library for tests. Its lines have the form
//
//	:technique:digits:givens:deleted:eliminations:placements:extra
//
// The header of HoDoKu's file explains the format. The library belongs to another project
// and is never copied into this one.
package reglib

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
)

// Case is a line of the library. It says that a technique has exactly these effects on a
// board.
type Case struct {
	// Name identifies the case by its code and its number, from 1, among the cases with
	// that code, as in "0902-1 #3".
	Name string
	// Code is HoDoKu's code, and Variant the part after its dash: "1", "2", "x".
	Code, Variant string
	// Digits holds the digits in the third field.
	Digits       board.DigitSet
	Position     board.Position
	Eliminations board.CandidateSet
	Placements   board.CandidateSet
	// Extra is the last field, the length of a chain.
	Extra string
	// Line is the original line.
	Line string
}

// Fails reports whether the technique must find nothing.
func (c *Case) Fails() bool { return c.Variant == "x" }

// Technique returns the four-digit code of the technique. A fifth digit marks the siamese
// form of a fish.
func (c *Case) Technique() string { return c.Code[:4] }

// Read reads shared/golden/reglib.txt. It returns nil if corpus.Dir returns "".
func Read(t testing.TB) []Case {
	t.Helper()
	dir := corpus.Dir(t, "golden")
	if dir == "" {
		return nil
	}
	f, err := os.Open(filepath.Join(dir, "reglib.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []Case
	numbers := make(map[string]int)
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if !strings.HasPrefix(lines.Text(), ":") {
			continue
		}
		c, err := Parse(lines.Text())
		if err != nil {
			t.Fatal(err)
		}
		numbers[c.Name]++
		c.Name = fmt.Sprintf("%s #%d", c.Name, numbers[c.Name])
		cases = append(cases, c)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	if len(cases) == 0 {
		t.Fatal("reglib.txt holds no case")
	}
	return cases
}

// Parse parses a line of the library. Missing fields at the end are empty. The name of
// the case is its code with the variant.
func Parse(line string) (Case, error) {
	fields := strings.Split(line, ":")
	if len(fields) < 4 || fields[0] != "" || len(fields[1]) < 4 {
		return Case{}, fmt.Errorf("%q is no line of the library", line)
	}
	fields = append(fields, make([]string, 8)...)
	c := Case{Name: fields[1], Extra: fields[7], Line: line}
	c.Code, c.Variant, _ = strings.Cut(fields[1], "-")
	for _, r := range fields[2] {
		if r >= '1' && r <= '9' {
			c.Digits = c.Digits.With(board.Digit(r - '0'))
		}
	}
	var err error
	if c.Position, err = Position(fields[3], fields[4]); err != nil {
		return Case{}, err
	}
	if c.Eliminations, err = Candidates(fields[5]); err != nil {
		return Case{}, err
	}
	c.Placements, err = Candidates(fields[6])
	return c, err
}

// Position parses the fields of givens and deleted candidates. A cell is a digit, or "."
// or "0" if empty. A "+" marks the next digit as an entry.
func Position(givens, deleted string) (board.Position, error) {
	var p board.Position
	c, entry := 0, false
	for _, r := range givens {
		switch {
		case r == '+':
			entry = true
			continue
		case c == board.Cells || r != '.' && (r < '0' || r > '9'):
			return p, fmt.Errorf("%q is no grid", givens)
		case r == '.':
		case entry:
			p.Entries[c] = board.Digit(r - '0')
		default:
			p.Givens[c] = board.Digit(r - '0')
		}
		c++
		entry = false
	}
	if c != board.Cells {
		return p, fmt.Errorf("%q has %d cells", givens, c)
	}
	var err error
	p.Eliminated, err = Candidates(deleted)
	return p, err
}

// Candidates parses candidates written as digit, row, column: "436 257" for r3c6=4 and
// r5c7=2.
func Candidates(field string) (board.CandidateSet, error) {
	var set board.CandidateSet
	for _, s := range strings.Fields(field) {
		if len(s) != 3 || strings.Trim(s, "123456789") != "" {
			return set, fmt.Errorf("%q is no candidate", s)
		}
		set.Add(board.NewCandidate(board.CellAt(int(s[1]-'1'), int(s[2]-'1')), board.Digit(s[0]-'0')))
	}
	return set, nil
}

// Format formats a board as the fields of givens and deleted candidates, joined by a
// colon.
func Format(b *board.Board) string {
	var s strings.Builder
	for c := range board.Cell(board.Cells) {
		switch d := b.Value(c); {
		case d == 0:
			s.WriteByte('.')
			continue
		case !b.IsGiven(c):
			s.WriteByte('+')
			fallthrough
		default:
			s.WriteByte('0' + byte(d))
		}
	}
	values := b.Values()
	full := board.FromGrid(&values)
	sep := ":"
	for d := range board.AllDigits.All() {
		for c := range full.Places(d).Minus(b.Places(d)).All() {
			fmt.Fprintf(&s, "%s%d%d%d", sep, d, c.Row()+1, c.Column()+1)
			sep = " "
		}
	}
	if sep == ":" {
		s.WriteString(sep)
	}
	return s.String()
}
