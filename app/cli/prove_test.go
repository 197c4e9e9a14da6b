//go:build !js

package cli

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/app/cli/pipeline"
	"sudoku/solver/proof"
)

// TestProofIsWritten verifies the files that the command writes.
func TestProofIsWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "path")
	for _, args := range [][]string{{"explain", "--proof", file, puzzle}, {"explain", "--json", "--proof", file, puzzle}} {
		var errs bytes.Buffer
		if status := run(t.Context(), args, strings.NewReader(""), io.Discard, &errs); status != pipeline.Done || errs.Len() > 0 {
			t.Fatalf("%d, %s", status, &errs)
		}
		lines, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		formula, err := os.ReadFile(file + ".cnf")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := proof.Check(bytes.NewReader(formula), bytes.NewReader(lines)); err != nil {
			t.Error(err)
		}
		for _, name := range []string{file, file + ".cnf"} {
			if err := os.Remove(name); err != nil {
				t.Error(err)
			}
		}
	}
}
