package judge

import (
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/format"
)

const (
	skyscraper = ":0000:x:4...8.1.....2.9......73.....2...1..9..5....7..9.....5..1.5..4..6..3.......4..76.3:722::"
	lockedSets = ":0000:x:...+5.+2.1.5.+16..3+2.+298..3+6+5.+1+5.+2.9.....2+35.1..3..+74+12.5+81+5.2.7...+2.8..5.+16....5..2:388 398 412 413 452 494 643 712 713 729 749 759 781 858 978 985 988 993 995::"
)

// drawn parses links such as (7)r1c2 = (7)r8c2, one per line.
func drawn(t *testing.T, text string) (l board.LinkList) {
	t.Helper()
	for line := range strings.Lines(text) {
		d, err := eureka.Parse(strings.TrimSpace(line))
		if err != nil || len(d.Chain) != 2 {
			t.Fatalf("%s: %v", line, err)
		}
		from, ok1 := board.NewLinkEnd(d.Chain[0].Digits.First(), d.Chain[0].Cells)
		to, ok2 := board.NewLinkEnd(d.Chain[1].Digits.First(), d.Chain[1].Cells)
		if !ok1 || !ok2 {
			t.Fatalf("%s is no link", line)
		}
		l.Links[l.Len] = board.DrawnLink{From: from, To: to, Strong: d.Chain[1].Link == eureka.Strong}
		l.Len++
	}
	return l
}

// TestDrawn checks how drawn links are written as an argument, and what is reported
// missing between two chains.
func TestDrawn(t *testing.T) {
	for _, tt := range []struct {
		name, position, links, chain, missing string
	}{
		{"one link", skyscraper, "(7)r1c2 = (7)r8c2", "(7)r1c2 = (7)r8c2", ""},
		{"in any order and direction", skyscraper, "(7)r8c7 = (7)r2c7\n(7)r8c2 = (7)r1c2\n(7)r8c7 - (7)r8c2",
			"(7)r2c7 = (7)r8c7 - (7)r8c2 = (7)r1c2", ""},
		{"a group with a cell that lacks the digit", skyscraper, "(7)r1c2 = (7)r8c2\n(7)r8c2 - (7)r8c789\n(7)r8c79 = (7)r7c9",
			"(7)r1c2 = (7)r8c2 - (7)r8c79 = (7)r7c9", ""},
		{"sets", lockedSets, "(8=7)r4c37\n(7)r4c37 - (7)r5c26\n(7=8)r5c26", "(8=7)r4c37 - (7=8)r5c26", ""},
		{"sets, the other way round", lockedSets, "(8=7)r5c26\n(7)r4c3 - (7)r5c2\n(7=8)r4c37", "(8=7)r5c26 - (7=8)r4c37", ""},
		{"a cell", lockedSets, "(4=7)r1c1\n(7)r1c1 - (7)r2c2", "(4=7)r1c1 - (7)r2c2", ""},
		{"three links at an end", skyscraper, "(7)r1c2 = (7)r8c2\n(7)r8c2 - (7)r8c7\n(7)r8c2 - (7)r8c9", "(7)r8c2 - (7)r8c9", ""},

		{"a gap in the middle", skyscraper, "(7)r1c2 = (7)r8c2\n(7)r8c7 = (7)r2c7", "(7)r8c7 = (7)r2c7", "(7)r8c2 - (7)r8c7"},
		{"drawn from the ends", skyscraper, "(7)r2c7 = (7)r8c7\n(7)r1c2 = (7)r8c2", "(7)r1c2 = (7)r8c2", "(7)r8c7 - (7)r8c2"},
		{"between sets", lockedSets, "(8=7)r4c37\n(7=8)r5c26", "(7=8)r5c26", "(7)r4c3 - (7)r5c2"},
		{"in a cell", skyscraper, "(4)r2c5 = (4)r3c6\n(5)r2c5 = (5)r4c5", "(5)r2c5 = (5)r4c5", "(4)r2c5 - (5)r2c5"},
		{"a piece of three links", skyscraper, "(1)r3c1 = (1)r3c3\n(4)r2c5 = (4)r3c6", "(4)r2c5 = (4)r3c6", "(1)r3c3 - (1)r2c13 = (4)r2c89 - (4)r2c5"},
		{"kinds that do not fit", skyscraper, "(4)r2c5 = (4)r3c6\n(5)r1c6 - (5)r2c5\n(5)r2c5 = (5)r4c5", "(5)r2c5 = (5)r4c5", ""},
		{"a strong link between weak ones", skyscraper, "(7)r1c2 = (7)r8c2\n(7)r8c2 - (7)r8c79\n(9)r3c7 - (7)r3c9", "(9)r3c7 - (7)r3c9", ""},
		{"pieces that are wrong", skyscraper, "(7)r1c2 = (7)r1c3\n(7)r8c7 = (7)r2c7", "(7)r8c7 = (7)r2c7", ""},
		{"three pieces", skyscraper, "(7)r1c2 = (7)r8c2\n(7)r8c7 = (7)r2c7\n(4)r2c5 = (4)r3c6", "(4)r2c5 = (4)r3c6", ""},
	} {
		read, err := format.Read(tt.position)
		if err != nil {
			t.Fatal(err)
		}
		b, l := board.New(&read.Position), drawn(t, tt.links)
		if got := chain(&b, &l); got != tt.chain {
			t.Errorf("%s: written as %s, want %s", tt.name, got, tt.chain)
		}
		got := missing(&b, l.Links[:l.Len])
		if got != tt.missing {
			t.Errorf("%s: %q is missing, want %q", tt.name, got, tt.missing)
		}
	}
}
