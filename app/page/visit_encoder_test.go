package page_test

import (
	"math/rand/v2"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/solver/board"
)

// play500 plays a game with a long history: entries and undos, replaced sheets, and other
// puzzles in between.
func play500(each func(m *page.Model)) {
	random := rand.New(rand.NewPCG(1, 2))
	m, _ := page.Update(page.New(), grid.ExamplePicked{Index: 0})
	for i := range 500 {
		m.Selected = board.Cell(random.IntN(board.Cells))
		var msg desk.Msg = play.DigitTyped{Digit: board.Digit(1 + random.IntN(9))}
		switch {
		case i%100 == 99:
			msg = grid.ExamplePicked{Index: i / 100 % 3}
		case i%7 == 6:
			msg = grid.UndoPressed{}
		case i%31 == 30:
			s := m.Sheet()
			s.Position.Entries[random.IntN(board.Cells)] = 0
			m.Replace(s)
		}
		m, _ = page.Update(m, msg)
		each(&m)
	}
}

// TestEncoder checks that the output does not depend on earlier output.
func TestEncoder(t *testing.T) {
	var e page.Encoder
	count := 0
	play500(func(m *page.Model) {
		count++
		if got, want := e.Encode(m), new(page.Encoder).Encode(m); got != want {
			t.Fatalf("\n got %s\nwant %s", got, want)
		}
		if count%50 == 0 { // another game, and back
			other := page.New()
			if got := e.Encode(&other); got != new(page.Encoder).Encode(&other) {
				t.Fatalf("another game: %s", got)
			}
		}
	})
}

func BenchmarkEncode(b *testing.B) {
	var m page.Model
	play500(func(now *page.Model) { m = *now })
	var e page.Encoder
	for name, encode := range map[string]func(*page.Model) string{"at once": new(page.Encoder).Encode, "as before": e.Encode} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_ = encode(&m)
			}
		})
	}
}
