package survey

import (
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

func TestRead(t *testing.T) {
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	for text, want := range map[string]int{
		puzzle + "\n": 1,
		"# two\n" + puzzle + " 1.2 x\n\n" + puzzle: 2,
		"":                       -1,
		strings.Repeat("?!", 41): -1,
		"# " + puzzle + "\n" + puzzle[:80] + "\n\n\n\n": -1,
	} {
		name := filepath.Join(t.TempDir(), "list.txt")
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		puzzles, err := Read(name)
		if (err != nil) != (want < 0) || len(puzzles) != max(want, 0) {
			t.Errorf("%q: %d puzzles, %v", text, len(puzzles), err)
		}
	}
	if _, err := Read("nowhere.txt"); err == nil {
		t.Error("read a missing file")
	}
}

func TestParallel(t *testing.T) {
	var sum atomic.Int64
	Parallel(1000, func(i int) { sum.Add(int64(i)) })
	if sum.Load() != 499500 {
		t.Errorf("the numbers add up to %d", sum.Load())
	}
}
