// Package finders holds what tests of techniques share: files of cases, walks through
// puzzles, and checks of the finder contract. Only tests import it.
package finders

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Case is a board and what a technique finds there. A file of cases is named after the
// technique's key. A case is a block of lines that ends with a blank line. Lines that
// start with "#" are comments:
//
//	case a name
//	source where the board comes from
//	board givens:deleted      as in HoDoKu's library, see package reglib
//	none                      the technique must find nothing, or
//	step ...                  each step found, formatted by step.Text
//	  ...                     the first one in full, by step.Detail
//
// go test -update rewrites the steps. It does not change a case marked "none".
type Case struct {
	comments []string
	// Name identifies the case. Board is its position in the format of HoDoKu's library.
	Name, Board string
	source      string
	none        bool
	// Steps holds the steps that the technique finds, formatted as in the file.
	Steps string
}

// Cases runs the cases of the technique family in the current folder: each file in
// testdata that is named after a technique.
func Cases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	for _, file := range files {
		key := strings.TrimSuffix(filepath.Base(file), ".txt")
		x := technique.ByKey(key)
		if x == nil {
			t.Errorf("%s: the catalog has no technique %s", file, key)
			continue
		}
		t.Run(key, func(t *testing.T) {
			t.Parallel()
			runFile(t, x, file)
		})
	}
}

func runFile(t *testing.T, x *technique.Technique, file string) {
	cases := ReadCases(t, file)
	var fires, fails int
	var got strings.Builder
	for i := range cases {
		c := &cases[i]
		b, solution := c.Position(t)
		steps := PrintSteps(t, x, &b, solution)
		switch {
		case !c.none:
			fires++
			if steps == "" {
				t.Errorf("%s: nothing found", c.Name)
			}
			c.Steps = steps
		case steps != "":
			t.Errorf("%s: must find nothing, got\n%s", c.Name, steps)
		default:
			fails++
		}
		c.Write(&got)
	}
	if fires == 0 || fails == 0 {
		t.Errorf("%s needs a board where the technique fires and one where it must not", file)
	}
	golden.Compare(t, file, got.String())
}

// Fires reports whether the technique has a step on the board.
func (c *Case) Fires() bool { return !c.none }

// Position returns the board of the case and the solution of its puzzle.
func (c *Case) Position(t testing.TB) (board.Board, *board.Grid) {
	t.Helper()
	givens, deleted, _ := strings.Cut(c.Board, ":")
	p, err := reglib.Position(givens, deleted)
	if err != nil {
		t.Fatalf("%s: %v", c.Name, err)
	}
	return board.New(&p), Solved(t, &p.Givens)
}

// PrintSteps finds the steps of a technique on a board, checks them, and formats them as
// in a file of cases.
func PrintSteps(t testing.TB, x *technique.Technique, b *board.Board, solution *board.Grid) string {
	t.Helper()
	var steps strings.Builder
	for s := range x.Find(b) {
		CheckStep(t, x, &s, b, solution)
		text := s.Text()
		if steps.Len() == 0 {
			text = s.Detail()
		}
		fmt.Fprintf(&steps, "step %s\n", strings.TrimPrefix(text, x.Key+": "))
	}
	return steps.String()
}

// CheckStep checks that a step belongs to the technique and is sound.
func CheckStep(t testing.TB, x *technique.Technique, s *step.Step, b *board.Board, solution *board.Grid) {
	t.Helper()
	if s.Technique != x.Key {
		t.Errorf("%s yields a step of %q", x.Key, s.Technique)
	}
	if err := step.Check(s, b, solution); err != nil {
		t.Errorf("%v\non %s\n%s", err, reglib.Format(b), s.Detail())
	}
}

// Everywhere calls visit in a subtest for each technique, with every step of the technique
// on the boards of its cases. folder is the folder of package technique.
func Everywhere(t *testing.T, folder string, visit func(t *testing.T, c *Case, b *board.Board, s *step.Step)) {
	files := 0
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		key, isText := strings.CutSuffix(filepath.Base(path), ".txt")
		x := technique.ByKey(key)
		if !isText || x == nil {
			return err
		}
		files++
		t.Run(key, func(t *testing.T) {
			t.Parallel()
			steps := 0
			for _, c := range ReadCases(t, path) {
				b, _ := c.Position(t)
				for s := range x.Find(&b) {
					visit(t, &c, &b, &s)
					steps++
				}
			}
			if steps == 0 {
				t.Error("no step")
			}
		})
		return nil
	})
	if err != nil || files < len(technique.Catalog()) {
		t.Errorf("%d files of cases, %v", files, err)
	}
}

// ReadCases reads a file of cases.
func ReadCases(t *testing.T, file string) []Case {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var cases []Case
	for _, block := range strings.Split(string(data), "\n\n") {
		var c Case
		for line := range strings.Lines(block) {
			line = strings.TrimSuffix(line, "\n")
			word, rest, _ := strings.Cut(line, " ")
			switch word {
			case "case":
				c.Name = rest
			case "source":
				c.source = rest
			case "board":
				c.Board = rest
			case "none":
				c.none = true
			case "step", "": // will be rewritten
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
		if c.Name == "" || c.source == "" || c.Board == "" {
			t.Fatalf("%s: a case lacks its name, source or board:\n%s", file, block)
		}
		cases = append(cases, c)
	}
	return cases
}

// Write writes the case in file format, after a blank line unless it is the first.
func (c *Case) Write(b *strings.Builder) {
	if b.Len() > 0 {
		b.WriteByte('\n')
	}
	for _, line := range c.comments {
		fmt.Fprintln(b, line)
	}
	fmt.Fprintf(b, "case %s\nsource %s\nboard %s\n", c.Name, c.source, c.Board)
	if c.none {
		b.WriteString("none\n")
	} else {
		b.WriteString(c.Steps)
	}
}
