package technique_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/golden"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// A file of cases is called after the technique's key. A case is a block of
// lines; a blank line ends it, lines that begin with "#" are comments:
//
//	case a name
//	source where the board comes from
//	board givens:deleted      as in HoDoKu's library, see package reglib
//	none                      the technique must find nothing, or
//	step ...                  what it finds, step by step, as step.Text
//	  ...                     prints it; the first in full, as step.Detail
//
// go test -update writes the steps anew; it does not touch a case with none.
type techniqueCase struct {
	comments            []string
	name, source, board string
	none                bool
	steps               string
}

func TestCases(t *testing.T) {
	for _, x := range technique.Catalog() {
		t.Run(x.Key, func(t *testing.T) {
			t.Parallel()
			file := "testdata/" + x.Key + ".txt"
			cases := readCases(t, file)
			var fires, fails int
			var got strings.Builder
			for i := range cases {
				c := &cases[i]
				steps := runCase(t, x, c)
				switch {
				case !c.none:
					fires++
					if steps == "" {
						t.Errorf("%s: nothing found", c.name)
					}
					c.steps = steps
				case steps != "":
					t.Errorf("%s: must find nothing, got\n%s", c.name, steps)
				default:
					fails++
				}
				c.write(&got)
			}
			if fires == 0 || fails == 0 {
				t.Errorf("%s needs a board where the technique fires and one where it must not", file)
			}
			golden.Compare(t, file, got.String())
		})
	}
}

// runCase finds the technique's steps on the board of a case, checks them, and
// prints them.
func runCase(t *testing.T, x *technique.Technique, c *techniqueCase) string {
	t.Helper()
	givens, deleted, _ := strings.Cut(c.board, ":")
	p, err := reglib.Position(givens, deleted)
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	if found := search.Solve(&p.Givens); found.Count != 1 {
		t.Fatalf("%s: the puzzle has %d solutions", c.name, found.Count)
	} else {
		b := board.New(&p)
		return printSteps(t, x, &b, &found.Solution)
	}
	return ""
}

func printSteps(t testing.TB, x *technique.Technique, b *board.Board, solution *board.Grid) string {
	t.Helper()
	var steps strings.Builder
	for s := range x.Find(b) {
		checkStep(t, x, &s, b, solution)
		text := s.Text()
		if steps.Len() == 0 {
			text = s.Detail()
		}
		fmt.Fprintf(&steps, "step %s\n", strings.TrimPrefix(text, x.Key+": "))
	}
	return steps.String()
}

func checkStep(t testing.TB, x *technique.Technique, s *step.Step, b *board.Board, solution *board.Grid) {
	t.Helper()
	if s.Technique != x.Key {
		t.Errorf("%s yields a step of %q", x.Key, s.Technique)
	}
	if err := step.Check(s, b, solution); err != nil {
		t.Errorf("%v\non %s\n%s", err, reglib.Format(b), s.Detail())
	}
}

func readCases(t *testing.T, file string) []techniqueCase {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var cases []techniqueCase
	for _, block := range strings.Split(string(data), "\n\n") {
		var c techniqueCase
		for line := range strings.Lines(block) {
			line = strings.TrimSuffix(line, "\n")
			word, rest, _ := strings.Cut(line, " ")
			switch word {
			case "case":
				c.name = rest
			case "source":
				c.source = rest
			case "board":
				c.board = rest
			case "none":
				c.none = true
			case "step", "": // written anew
			default:
				if !strings.HasPrefix(line, "#") {
					t.Fatalf("%s: %q", file, line)
				}
				c.comments = append(c.comments, line)
			}
		}
		if strings.TrimSpace(block) == "" {
			continue
		}
		if c.name == "" || c.source == "" || c.board == "" {
			t.Fatalf("%s: a case lacks its name, source or board:\n%s", file, block)
		}
		cases = append(cases, c)
	}
	return cases
}

func (c *techniqueCase) write(b *strings.Builder) {
	if b.Len() > 0 {
		b.WriteByte('\n')
	}
	for _, line := range c.comments {
		fmt.Fprintln(b, line)
	}
	fmt.Fprintf(b, "case %s\nsource %s\nboard %s\n", c.name, c.source, c.board)
	if c.none {
		b.WriteString("none\n")
	} else {
		b.WriteString(c.steps)
	}
}
