package record

import (
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// Columns identifies the field that holds the puzzle, according to the header of a table.
type Columns struct {
	separator string
	puzzle    int // index of the field, from 0
	known     bool
}

// puzzleNames lists the usual names of a column with puzzles, in lower case.
var (
	puzzleNames = []string{
		"puzzle", "puzzles", "quiz", "quizzes", "question", "questions", "problem", "problems", "sudoku", "sudokus",
		"grid", "board", "unsolved", "input", "givens", "start", "initial",
	}
)

// FindColumns parses the header of a table.
func FindColumns(text string) Columns {
	for _, separator := range []string{"\t", ";", ","} {
		names := strings.Split(strings.ToLower(text), separator)
		for i, name := range names {
			if len(names) > 1 && slices.Contains(puzzleNames, basic.BareField(name)) {
				return Columns{separator, i, true}
			}
		}
	}
	return Columns{}
}

// table holds the fields of a line with a puzzle and possibly its solution.
type table struct {
	puzzle, rest string
	solved       bool // a field holds the solution
	cutOff       bool // the line ends before or within the puzzle
}

// Of splits a line according to the header. If the puzzle's column holds no puzzle but
// an earlier field has 81 symbols, the table is only marked as cut off; if no earlier
// field has, Of returns false. It also returns false if the line begins with the puzzle
// and has no solution, since such a line needs no header.
func (c Columns) Of(text string) (t table, ok bool) {
	if !c.known {
		return table{}, false
	}
	fields := strings.Split(text, c.separator)
	if c.puzzle >= len(fields) || !basic.IsWholeRecord(basic.BareField(fields[c.puzzle])) {
		isOther := slices.ContainsFunc(fields[:min(c.puzzle, len(fields))], func(f string) bool { return basic.IsWholeRecord(basic.BareField(f)) })
		return table{cutOff: isOther}, isOther
	}
	t = newTable(fields, c.puzzle, c.separator)
	return t, t.solved || c.puzzle > 0
}

// byContent finds the puzzle in a line without a header. If two fields have 81 symbols,
// the full one is the solution of the other. byContent returns false for any other line.
func byContent(text string) (t table, ok bool) {
	if len(text) <= 2*board.Cells {
		return table{}, false
	}
	for _, separator := range []string{",", ";", "\t", ":"} {
		if !strings.Contains(text, separator) {
			continue
		}
		fields := strings.Split(text, separator)
		puzzle, solution := -1, -1
		for i, f := range fields {
			f = basic.BareField(f)
			if !basic.IsWholeRecord(f) {
				continue
			}
			switch isFull := strings.Trim(f, "123456789") == ""; {
			case isFull && solution < 0 && (puzzle >= 0 || !isFullPair(fields, i)):
				solution = i
			case puzzle < 0:
				puzzle = i
			default:
				return table{}, false
			}
		}
		if puzzle >= 0 && solution >= 0 && basic.Agree(basic.BareField(fields[puzzle]), basic.BareField(fields[solution])) {
			return newTable(fields, puzzle, separator), true
		}
	}
	return table{}, false
}

// isFullPair reports whether a later field repeats the full grid of field i. If so, field
// i is the puzzle.
func isFullPair(fields []string, i int) bool {
	return slices.ContainsFunc(fields[i+1:], func(f string) bool { return basic.BareField(f) == basic.BareField(fields[i]) })
}

func newTable(fields []string, puzzle int, separator string) table {
	t := table{puzzle: basic.BareField(fields[puzzle])}
	var rest []string
	for i, f := range fields {
		switch bare := basic.BareField(f); {
		case i == puzzle:
		case !t.solved && basic.Solves(bare, t.puzzle):
			t.solved = true
		default:
			rest = append(rest, strings.TrimSpace(f))
		}
	}
	t.rest = strings.Trim(strings.Join(rest, separator), separator+" ")
	return t
}

// Reading parses the puzzle.
func (t table) Reading(comments []string) (core.Reading, *core.Error) {
	if t.cutOff {
		return core.Reading{}, &core.Error{Kind: core.CutOff}
	}
	g, _, err := basic.ReadRecord(t.puzzle)
	if err != nil {
		return core.Reading{}, err
	}
	r := core.NewReading(board.Position{Givens: g}, append([]string{t.rest}, comments...)...)
	if t.solved {
		r.Dropped[core.Solutions] = 1
	}
	return r, nil
}
