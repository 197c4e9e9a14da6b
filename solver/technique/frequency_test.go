package technique_test

import (
	"os"
	"strings"
	"testing"

	"sudoku/solver/technique"
)

// TestFrequency checks the counts. Every puzzle must need singles, no puzzle may need the
// rare fish, and each line must belong to a technique of the catalog.
func TestFrequency(t *testing.T) {
	if count, of := technique.ByKey("full-house").Frequency(); of < 10_000 || count < of*9/10 {
		t.Errorf("full houses needed in %d of %d puzzles", count, of)
	}
	if count, _ := technique.ByKey("leviathan").Frequency(); count != 0 {
		t.Errorf("leviathans needed in %d puzzles", count)
	}
	text, err := os.ReadFile("entry/frequency.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, lines, _ := strings.Cut(string(text), "\n")
	for line := range strings.Lines(lines) {
		key, _, _ := strings.Cut(line, " ")
		x := technique.ByKey(key)
		if x == nil {
			t.Errorf("%q is not a technique", key)
			continue
		}
		if count, of := x.Frequency(); count <= 0 || count > of {
			t.Errorf("%q has the count %d", key, count)
		}
	}
}
