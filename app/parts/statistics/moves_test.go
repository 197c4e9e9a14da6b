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

func TestMovesRoundTrip(t *testing.T) {
	all := []desk.Found{{Technique: "naked-pair", Moves: 2, Time: 340}, {Technique: "full-house", Moves: 11}}
	text := encodeMoves(all)
	if text != "naked-pair:2:340 full-house:11:0" {
		t.Errorf("encoded as %q", text)
	}
	if back := decodeMoves(text); !reflect.DeepEqual(back, all) {
		t.Errorf("decoded as %+v", back)
	}
	r := result("1", 0, 60)
	r.Seconds, r.Moves = 300, text
	if back, ok := Decode(r.Encode()); !ok || !back.Finished.Equal(r.Finished) || back.Moves != text || back.Seconds != 300 {
		t.Errorf("the result is decoded as %+v", back)
	}
}

func FuzzDecodeMoves(f *testing.F) {
	for _, seed := range []string{"", "naked-pair:2:340", "naked-pair:0:1", "naked-pair:2", "no-technique:2:3", "::", "naked-pair:-1:5 x-wing:1:9999999999999999999"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		all := decodeMoves(text)
		if again := decodeMoves(encodeMoves(all)); len(all) > 0 && !reflect.DeepEqual(again, all) {
			t.Errorf("%+v becomes %+v", all, again)
		}
	})
}

// TestNoteMoves checks that the moves are stored once, whichever of the result and the
// review comes first.
func TestNoteMoves(t *testing.T) {
	givens := board.Grid{1}
	g := desk.GameReviewed{Givens: givens, Found: []desk.Found{{Technique: "full-house", Moves: 1, Time: 20}}}
	r := result("1", 0, 60)
	want := r
	want.Moves = "full-house:1:20"
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
		if len(cmds) != 1 || cmds[0] != (Keep{Result: want}) {
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
	add := func(games int, moves string) {
		for range games {
			r := result(fmt.Sprint(len(all)%9+1), len(all), 60)
			r.Moves = moves
			all = append(all, r)
		}
	}
	add(3, "naked-pair:1:400 full-house:10:100 x-wing:1:900 naked-single:5:100")
	add(1, "") // a game from before moves were noted
	add(10, "naked-pair:1:300 full-house:10:101 xy-wing:1:600 naked-single:5:150")
	var got []string
	for _, r := range progress(all, english.Catalog) {
		got = append(got, fmt.Sprint(r.Name, " ", r.Moves, " ", r.Time, " ", r.Bar, " ", r.Trend))
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
