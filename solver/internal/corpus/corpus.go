// Package corpus lets tests read the puzzle collections next to the repository. They
// belong to other projects and are never copied into this one.
package corpus

import (
	"bufio"
	"encoding/csv"
	"os"
	"path/filepath"
	"testing"

	"sudoku/solver/board"
)

// Dir returns the path of a folder, such as "puzzles" or "golden", in the folder `shared`
// next to the repository. If the folder is missing, Dir logs that and returns "", so that
// the test can return. If the environment variable CI is set, it fails the test instead.
func Dir(t testing.TB, name string) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		found := filepath.Join(dir, "shared", name)
		if info, err := os.Stat(found); err == nil && info.IsDir() {
			return found
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			break
		}
		dir = parent
	}
	if os.Getenv("CI") != "" {
		t.Fatalf("shared/%s is missing", name)
	}
	t.Logf("shared/%s is missing: nothing tested", name)
	return ""
}

// Puzzles reads a file in shared/puzzles. Every line that starts with 81 cells ("." or
// "0" for an empty one) is a puzzle. Puzzles skips all other lines, such as comments. It
// returns nil if Dir returns "".
func Puzzles(t testing.TB, file string) []board.Grid {
	t.Helper()
	dir := Dir(t, "puzzles")
	if dir == "" {
		return nil
	}
	f, err := os.Open(filepath.Join(dir, file))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var grids []board.Grid
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if g, ok := parse(lines.Bytes()); ok {
			grids = append(grids, g)
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	if len(grids) == 0 {
		t.Fatalf("%s holds no puzzle", file)
	}
	return grids
}

// Grid parses 81 characters, with "." or "0" for an empty cell. Anything else fails the
// test.
func Grid(t testing.TB, s string) board.Grid {
	t.Helper()
	g, ok := parse([]byte(s))
	if !ok || len(s) != board.Cells {
		t.Fatalf("%q is no grid", s)
	}
	return g
}

func parse(line []byte) (g board.Grid, ok bool) {
	if len(line) < board.Cells {
		return g, false
	}
	for c := range g {
		switch b := line[c]; {
		case b >= '0' && b <= '9':
			g[c] = board.Digit(b - '0')
		case b != '.':
			return g, false
		}
	}
	return g, true
}

// Table reads a table in the folder golden. The first row holds the column names. It
// returns nil if the folder is missing.
func Table(t testing.TB, file string) [][]string {
	t.Helper()
	dir := Dir(t, "golden")
	if dir == "" {
		return nil
	}
	f, err := os.Open(filepath.Join(dir, file))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}
