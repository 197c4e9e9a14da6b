package practise

import (
	"testing"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// TestOwn checks that practice begins with the position of the player's own game.
func TestOwn(t *testing.T) {
	var own board.Position
	own.Givens[3], own.Givens[80] = 4, 9
	own.Eliminated.Add(board.NewCandidate(7, 2))
	for _, c := range []struct {
		name   string
		own    string
		number int
		want   bool
	}{
		{"a position", EncodeOwn(&own), 0, true},
		{"a fixed position instead", EncodeOwn(&own), 2, false},
		{"none", "", 0, false},
		{"damaged", `{"givens":"4"`, 0, false},
		{"another text", `{"givens":"no grid"}`, 0, false},
		{"an empty grid", EncodeOwn(&board.Position{}), 0, false},
	} {
		d := desk.New()
		p := Practise{Progress: drill.Progress{"x-wing": {Own: c.own}}}
		p.Update(&d, Begun{Technique: "x-wing", Number: c.number})
		job := d.Busy.Job.(work.Pose)
		if (job.Own != nil) != c.want {
			t.Errorf("%s: asks for %+v", c.name, job.Own)
		}
		if job.Own != nil && job.Own.Plain() != own {
			t.Errorf("%s: becomes %+v", c.name, job.Own.Plain())
		}
	}
}

func TestGameReviewed(t *testing.T) {
	d := desk.New()
	var p Practise
	if cmds := p.GameReviewed(&d, &desk.GameReviewed{Found: []desk.Found{{Technique: "x-wing", Moves: 1}}}); len(cmds) != 0 {
		t.Errorf("nothing was missed, but: %v", cmds)
	}
	missed := []desk.Missed{{Technique: "x-wing"}}
	if cmds := p.GameReviewed(&d, &desk.GameReviewed{Missed: missed}); len(cmds) != 1 || cmds[0].(Miss).Missed[0].Technique != "x-wing" {
		t.Errorf("%v", cmds)
	}
}
