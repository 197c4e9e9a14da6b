package statistics

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/text/english"
	"sudoku/solver/board"
)

func TestMovesAreKept(t *testing.T) {
	r := result("1", 0, 60)
	r.Seconds, r.Moves = 300, []desk.Found{{Technique: "naked-pair", Moves: 2, Time: 340}, {Technique: "full-house", Moves: 11}}
	if back, ok := Decode(r.Encode()); !ok || back.Seconds != 300 || !reflect.DeepEqual(back.Moves, r.Moves) {
		t.Errorf("the result is decoded as %+v", back)
	}
}

// TestNoteMoves checks that the moves are stored once, whichever of the result and the
// review comes first.
func TestNoteMoves(t *testing.T) {
	givens := board.Grid{1}
	g := desk.GameReviewed{Givens: givens, Found: []desk.Found{{Technique: "full-house", Moves: 1, Time: 20}}}
	r := result("1", 0, 60)
	want := r
	want.Moves = g.Found
	for _, reviewFirst := range []bool{false, true} {
		d := desk.New()
		var s Statistics
		s.GameFinished(&d)
		var cmds []desk.Cmd
		if reviewFirst {
			cmds = append(s.GameReviewed(&d, &g), s.Update(&d, Kept{Result: r})...)
		} else {
			cmds = append(s.Update(&d, Kept{Result: r}), s.GameReviewed(&d, &g)...)
		}
		if len(cmds) != 1 || !reflect.DeepEqual(cmds[0], Keep{Result: want}) {
			t.Errorf("review first: %v: %+v", reviewFirst, cmds)
		}
		if again := s.Update(&d, Kept{Result: want}); len(again) != 0 {
			t.Errorf("stored again: %+v", again)
		}
	}
	d := desk.New()
	var s Statistics
	other := g
	other.Givens = board.Grid{2}
	if cmds := append(s.Update(&d, Kept{Result: r}), s.GameReviewed(&d, &other)...); len(cmds) != 0 {
		t.Errorf("the moves of another game are stored: %+v", cmds)
	}
}

func TestProgress(t *testing.T) {
	var all Results
	add := func(games int, moves ...desk.Found) {
		for range games {
			r := result(fmt.Sprint(len(all)%9+1), len(all), 60)
			r.Moves = moves
			all = append(all, r)
		}
	}
	of := func(key string, moves, time int) desk.Found {
		return desk.Found{Technique: key, Moves: moves, Time: time}
	}
	add(3, of("naked-pair", 1, 400), of("full-house", 10, 100), of("x-wing", 1, 900), of("naked-single", 5, 100))
	add(1) // a game from before moves were noted
	add(10, of("naked-pair", 1, 300), of("full-house", 10, 101), of("xy-wing", 1, 600), of("naked-single", 5, 150), of("no technique", 1, 9000), of("x-wing", -1, 5))
	var got []string
	for _, r := range progress(all, english.Catalog) {
		got = append(got, fmt.Sprint(strings.Join(r.Cells[:3], " "), " ", r.Bar, " ", r.Cells[3]))
	}
	want := []string{
		"X-Wing 3 90.0 s 100 ", "XY-Wing 10 60.0 s 66 new", "Naked Pair 13 30.0 s 33 25% faster",
		"Naked Single 65 3.0 s 3 50% slower", "Full House 130 1.0 s 1 ",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	if rows := progress(all[3:4], english.Catalog); len(rows) != 0 {
		t.Errorf("without moves: %+v", rows)
	}
}
