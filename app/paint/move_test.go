package paint

import (
	"slices"
	"strings"
	"testing"

	"sudoku/app/show"
	"sudoku/solver/board"
)

// TestMove checks which cells move when a grid is painted over another one.
func TestMove(t *testing.T) {
	const solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	// without returns the solved grid with the given cells empty.
	without := func(cells string) string {
		grid := []byte(solved)
		for _, name := range strings.Fields(cells) {
			c, _ := board.ParseCell(name)
			grid[c] = '.'
		}
		return string(grid)
	}
	empty := strings.Repeat(".", 81)
	one := func(c int, digit string) string { return empty[:c] + digit + empty[c+1:] }
	mark := func(mark func(*show.Cell)) func(b *show.Board) { return func(b *show.Board) { mark(&b.Cells[40]) } }
	for _, c := range []struct {
		name, was, is string
		with          func(*show.Board)
		want          string
	}{
		{"nothing", empty, empty, nil, ""},
		{"an entry", empty, one(40, "5"), nil, "land r5c5 0"},
		{"another digit", one(40, "5"), one(40, "6"), nil, "land r5c5 0"},
		{"erased", one(40, "5"), empty, nil, ""},
		{"two at once", empty, one(40, "5")[:41] + "6" + one(40, "5")[42:], nil, ""},
		{"a given", empty, one(40, "5"), mark(func(c *show.Cell) { c.Given = true }), ""},
		{"an answer", empty, one(40, "5"), mark(func(c *show.Cell) { c.Answer = true }), ""},
		{"a digit that a method tries", empty, one(40, "5"), mark(func(c *show.Cell) { c.Tried = true }), ""},
		{"a clash", one(41, "5"), one(41, "5")[:40] + "5" + one(41, "5")[41:], mark(func(c *show.Cell) { c.Conflict = true }), "shake r5c5 0"},
		{"a row", without("r1c9 r2c9 r3c9 r5c2"), without("r2c9 r3c9 r5c2"), nil,
			"land r1c9 0, sweep r1c1 8, sweep r1c2 7, sweep r1c3 6, sweep r1c4 5, sweep r1c5 4, sweep r1c6 3, sweep r1c7 2, sweep r1c8 1, sweep r1c9 0"},
		{"a row with a clash in it", without("r1c9 r2c9 r3c9 r5c2"), without("r2c9 r3c9 r5c2"),
			func(b *show.Board) { b.Cells[0].Conflict = true }, "land r1c9 0"},
		{"the last of a digit", without("r1c1 r1c2 r2c1 r9c9 r9c8 r8c8"), without("r1c2 r2c1 r9c9 r9c8 r8c8"), nil,
			"land r1c1 0, sweep r1c1 0, sweep r2c6 1, sweep r3c7 2, sweep r4c2 3, sweep r5c5 4, sweep r6c8 5, sweep r7c4 6, sweep r8c9 7, sweep r9c3 8"},
		{"the last of all", without("r5c5"), solved, nil, "land r5c5 0"},
	} {
		boards := [2]show.Board{}
		for i, grid := range []string{c.was, c.is} {
			for n, digit := range strings.ReplaceAll(grid, ".", " ") {
				boards[i].Cells[n] = show.Cell{ID: board.Cell(n).String(), Value: strings.TrimSpace(string(digit))}
			}
		}
		page, painter := newPage(), Painter{}
		painter.Paint(&boards[0], page)
		page.moved = nil
		if c.with != nil {
			c.with(&boards[1])
		}
		painter.Paint(&boards[1], page)
		if got := strings.Join(page.moved, ", "); got != c.want {
			t.Errorf("%s: got  %s\nwant %s", c.name, got, c.want)
		}
		// The same grid with another selection moves nothing.
		page.moved = nil
		boards[1].Cells[0].Selected = true
		painter.Paint(&boards[1], page)
		if len(page.moved) > 0 {
			t.Errorf("%s: painting again moves %s", c.name, slices.Clone(page.moved))
		}
	}
}
