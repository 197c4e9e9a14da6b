//go:build !js

package cli

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"unicode"

	"sudoku/app/cli/pipeline"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// symmetryKeys returns the keys of the symmetries.
func symmetryKeys() (keys []string) {
	for _, s := range generate.Symmetries() {
		keys = append(keys, s.String())
	}
	return keys
}

// gradeNames returns the names of the grades.
func gradeNames() (names []string) {
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		names = append(names, g.String())
	}
	return names
}

// techniqueKeys returns the keys of all techniques.
func techniqueKeys() (keys []string) {
	for _, t := range technique.Catalog() {
		keys = append(keys, t.Key)
	}
	return keys
}

// cutRange splits "A-B" into its ends; for a lone "A", both ends are "A".
func cutRange(text []byte) (low, high string) {
	low, high, cut := strings.Cut(string(text), "-")
	if !cut {
		return low, low
	}
	return low, high
}

// numbers is a flag whose value is a range of integers.
type numbers generate.Range

// UnmarshalText parses N or N-M.
func (r *numbers) UnmarshalText(text []byte) error {
	low, high := cutRange(text)
	var err, lost error
	r.Min, err = strconv.Atoi(low)
	r.Max, lost = strconv.Atoi(high)
	if err != nil || lost != nil || r.Min < 0 || r.Min > r.Max {
		return errors.New("a number or a range such as 24-30 is needed")
	}
	return nil
}

// tenthsRange is a flag whose value is a range of ratings.
type tenthsRange generate.Range

// UnmarshalText parses A or A-B, with at most one decimal.
func (r *tenthsRange) UnmarshalText(text []byte) error {
	low, high := cutRange(text)
	var ok, also bool
	r.Min, ok = parseTenths(low)
	r.Max, also = parseTenths(high)
	if !ok || !also || r.Min > r.Max {
		return errors.New("a rating such as 3.0 or a range such as 2.6-4.5 is needed")
	}
	return nil
}

func parseTenths(text string) (n int, ok bool) {
	whole, part, cut := strings.Cut(text, ".")
	if !cut {
		part = "0"
	}
	n, err := strconv.Atoi(whole + part)
	return n, err == nil && len(part) == 1 && n >= 0
}

// grades is a flag whose value is a grade or a range of grades.
type grades struct{ from, to rate.Grade }

// UnmarshalText parses one name, or two joined by a hyphen.
func (g *grades) UnmarshalText(text []byte) error {
	low, high := cutRange(text)
	for grade := rate.GradeEasy; grade <= rate.GradeExtreme; grade++ {
		if strings.EqualFold(low, grade.String()) {
			g.from = grade
		}
		if strings.EqualFold(high, grade.String()) {
			g.to = grade
		}
	}
	if g.from == rate.None || g.to < g.from {
		return errors.New("one of these is needed: " + strings.Join(gradeNames(), ", ") + "; or two with a dash, the easier one first")
	}
	return nil
}

// spec translates the flags for package generate.
func (c *generateCommand) spec(e *pipeline.Environment) (s generate.Spec, err error) {
	symmetry, _ := generate.SymmetryByKey(c.Symmetry)
	s = generate.Spec{
		Grade: c.Grade.from, UpTo: c.Grade.to,
		ER: generate.Range(c.ER), Score: generate.Range(c.Score),
		Techniques: c.Technique, Hardest: c.Hardest, Only: c.SolvedBy,
		Symmetry: symmetry, Givens: generate.Range(c.Givens), Minimal: c.Minimal,
	}
	if c.Pattern != "" {
		s.Pattern, err = c.pattern(e)
	}
	return s, err
}

// pattern reads the pattern from a file or parses it from 81 characters.
func (c *generateCommand) pattern(e *pipeline.Environment) (cells board.CellSet, err error) {
	text := c.Pattern
	if content, err := os.ReadFile(c.Pattern); err == nil {
		text = string(content)
	} else if len(text) < board.Cells {
		return cells, pipeline.Unreadable(text, err)
	}
	n := 0
	for _, mark := range text {
		if unicode.IsSpace(mark) {
			continue
		}
		if n < board.Cells && mark != '.' && mark != '0' {
			cells = cells.With(board.Cell(n))
		}
		n++
	}
	if n != board.Cells {
		return cells, errors.New(e.Say.Fill(e.Say.Generation.BadPattern, "count", n))
	}
	return cells, nil
}
