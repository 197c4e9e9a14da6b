//go:build !js

package check_test

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/internal/finders"
	"sudoku/solver/technique"
)

// TestCases checks the arguments of all steps on the boards of every technique's cases.
func TestCases(t *testing.T) {
	files := 0
	err := filepath.WalkDir("../../technique", func(path string, e fs.DirEntry, err error) error {
		key, isText := strings.CutSuffix(filepath.Base(path), ".txt")
		x := technique.ByKey(key)
		if !isText || x == nil {
			return err
		}
		files++
		t.Run(key, func(t *testing.T) { t.Parallel(); checkCases(t, x, path) })
		return nil
	})
	if err != nil || files < len(technique.Catalog()) {
		t.Errorf("%d files of cases, %v", files, err)
	}
}

func checkCases(t *testing.T, x *technique.Technique, file string) {
	right := 0
	for _, c := range finders.ReadCases(t, file) {
		b, _ := c.Position(t)
		for s := range x.Find(&b) {
			a := argument.Of(&s, &b)
			if err := check.Argument(&a, &s, &b); err != nil {
				t.Errorf("%s\n  on %s\n  %v", s.Text(), c.Board, err)
				continue
			}
			right++
		}
	}
	if right == 0 {
		t.Error("no step")
	}
}
