package reglib

import (
	"strings"
	"testing"

	"sudoku/solver/board"
)

const grid = "53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79"

func TestParse(t *testing.T) {
	c, err := Parse(":0606-x:24:" + grid + ":113 216:357::9")
	if err != nil {
		t.Fatal(err)
	}
	if c.Name != "0606-x" || c.Technique() != "0606" || !c.Fails() || c.Extra != "9" ||
		c.Digits != board.NewDigitSet(2, 4) {
		t.Errorf("got %+v", c)
	}
	if got := c.Position.Eliminated.String(); got != "r1c3=1 r1c6=2" {
		t.Errorf("deleted: %s", got)
	}
	if got := c.Eliminations.String(); got != "r5c7=3" {
		t.Errorf("eliminations: %s", got)
	}
	if p := &c.Position; p.Givens[40] != 0 || p.Entries[40] != 5 || p.Givens[39] != 8 {
		t.Errorf("givens %v, entries %v", &p.Givens, &p.Entries)
	}
}

func TestFormat(t *testing.T) {
	for _, deleted := range []string{"", "113 216", "448"} {
		p, err := Position(grid, deleted)
		if err != nil {
			t.Fatal(err)
		}
		b := board.New(&p)
		givens, rest, _ := strings.Cut(Format(&b), ":")
		again, err := Position(givens, rest)
		if err != nil {
			t.Fatal(err)
		}
		if board.New(&again) != b {
			t.Errorf("%s: %q does not come back", deleted, givens+":"+rest)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, line := range []string{
		"", "0000:1:" + grid, ":0000:1", ":0000:1:" + grid[1:] + ":::", ":0000:1:." + grid + ":::",
		":0000:1:" + grid + ":11::", ":0000:1:" + grid + "::104:", ":0000:1:x" + grid[1:] + ":::",
	} {
		if _, err := Parse(line); err == nil {
			t.Errorf("%q is taken", line)
		}
	}
}

func TestRead(t *testing.T) {
	for _, c := range Read(t) {
		b := board.New(&c.Position)
		if len(b.Conflicts()) > 0 {
			t.Errorf("%s: %v", c.Name, b.Conflicts())
		}
		if !c.Fails() && c.Eliminations.IsEmpty() && c.Placements.IsEmpty() {
			t.Errorf("%s has no effect", c.Name)
		}
	}
}
