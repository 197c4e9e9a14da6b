package practise

import (
	"encoding/json"
	"testing"
	"time"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// posed returns an exercise in which 5 can be eliminated from r1c1 or placed in r9c9.
func posed(t *testing.T) (*Practise, *desk.Desk) {
	t.Helper()
	d := desk.New()
	p := &Practise{Technique: "x"}
	var answer work.Posed
	answer.Found = true
	answer.Position.Givens[40] = 1
	for c := range answer.Solution {
		answer.Solution[c] = 1
	}
	answer.Placements = []board.Candidate{board.NewCandidate(80, 1)}
	answer.Eliminations = []board.Candidate{board.NewCandidate(0, 5)}
	p.HandleAnswer(&d, &desk.Answer{Response: work.Response{Answer: answer}, By: sender})
	p.SheetChanged(&d, &d)
	if !p.On(&d) || p.Verdict != Unjudged || !d.Record.Exercise && d.Timer.Puzzle == board.Grid(answer.Position.Givens) {
		t.Fatalf("%+v", p)
	}
	return p, &d
}

func TestVerdicts(t *testing.T) {
	for name, c := range map[string]struct {
		entries, eliminated []board.Candidate
		want                Verdict
		found               int
	}{
		"nothing":              {nil, nil, Unjudged, 0},
		"the candidate":        {nil, []board.Candidate{board.NewCandidate(0, 5)}, Right, 1},
		"the digit":            {[]board.Candidate{board.NewCandidate(80, 1)}, nil, Right, 1},
		"another candidate":    {nil, []board.Candidate{board.NewCandidate(3, 5)}, Elsewhere, 0},
		"another digit":        {[]board.Candidate{board.NewCandidate(3, 1)}, nil, Elsewhere, 0},
		"a wrong digit":        {[]board.Candidate{board.NewCandidate(3, 2)}, nil, Wrong, 0},
		"a wrong candidate":    {nil, []board.Candidate{board.NewCandidate(3, 1)}, Wrong, 0},
		"right and something":  {nil, []board.Candidate{board.NewCandidate(0, 5), board.NewCandidate(3, 5)}, Right, 1},
		"something and right":  {nil, []board.Candidate{board.NewCandidate(0, 4), board.NewCandidate(0, 5)}, Right, 1},
		"right and wrong":      {[]board.Candidate{board.NewCandidate(80, 1), board.NewCandidate(3, 2)}, nil, Wrong, 0},
		"wrong where it is to": {[]board.Candidate{board.NewCandidate(80, 2)}, nil, Wrong, 0},
	} {
		p, d := posed(t)
		s := d.Sheet()
		for _, x := range c.entries {
			s.Position.Entries[x.Cell()] = x.Digit()
		}
		for _, x := range c.eliminated {
			s.Position.Eliminated.Add(x)
		}
		d.Change(s, desk.Notice{})
		cmds := p.SheetChanged(d, d)
		cmds = append(cmds, p.SheetChanged(d, d)...) // counts once
		var noted []Note
		for _, cmd := range cmds {
			if n, ok := cmd.(Note); ok {
				noted = append(noted, n)
			}
		}
		if len(noted) > 1 || (len(noted) == 1) != (c.want == Right || c.want == Wrong) || len(noted) == 1 && noted[0] != (Note{Technique: "x", Found: c.found == 1}) {
			t.Errorf("%s: recorded %+v", name, noted)
		}
		if p.Verdict != c.want || p.Found != c.found {
			t.Errorf("%s: verdict %d, %d found", name, p.Verdict, p.Found)
		}
	}
}

// TestEnd checks that a step that was shown does not count as found, and that another
// puzzle ends the exercise.
func TestEnd(t *testing.T) {
	p, d := posed(t)
	if cmds := p.HintShown(d); len(cmds) != 2 || cmds[0] != (Note{Technique: "x"}) || cmds[1] != (desk.Save{}) {
		t.Errorf("after help: got commands %v", cmds)
	}
	s := d.Sheet()
	s.Position.Eliminated.Add(board.NewCandidate(0, 5))
	d.Change(s, desk.Notice{})
	if p.SheetChanged(d, d); p.Verdict != Right || p.Found != 0 {
		t.Errorf("verdict %d, %d found", p.Verdict, p.Found)
	}
	d.Change(game.Sheet{}, desk.Notice{})
	if p.SheetChanged(d, d); p.Technique != "" || p.On(d) {
		t.Errorf("%+v", p)
	}
}

// TestElsewhere checks that, if several changes do not follow from the technique, the
// last one is judged and its technique requested.
func TestElsewhere(t *testing.T) {
	p, d := posed(t)
	do := func(x board.Candidate) []desk.Cmd {
		s := d.Sheet()
		s.Position.Eliminated.Add(x)
		d.Change(s, desk.Notice{})
		return p.SheetChanged(d, d)
	}
	for _, x := range []board.Candidate{board.NewCandidate(7, 5), board.NewCandidate(3, 5)} {
		cmds := do(x)
		if len(cmds) != 1 || p.Judged != x || p.Verdict != Elsewhere {
			t.Fatalf("%v: judged %v, %v", x, p.Judged, cmds)
		}
		asked := cmds[0].(desk.ComputeParallel).Request
		if job := asked.Job.(work.Attribute); job.Candidate != x || job.Placed || len(job.Position.Eliminated) > 0 && job.Position.Eliminated[len(job.Position.Eliminated)-1] == x {
			t.Errorf("asked %+v", job)
		}
		answer := work.Response{ID: asked.ID + 1, Answer: work.Attributed{Technique: "pointing"}}
		if _, own := p.HandleAnswer(d, &desk.Answer{Response: answer}); own {
			t.Error("accepted the answer to another request")
		}
		answer.ID = asked.ID
		if _, own := p.HandleAnswer(d, &desk.Answer{Response: answer}); !own || p.OwedTo != "pointing" {
			t.Errorf("got OwedTo %q", p.OwedTo)
		}
	}
	if do(board.NewCandidate(0, 5)); p.Verdict != Right || p.OwedTo != "" {
		t.Errorf("verdict %d, owed to %q", p.Verdict, p.OwedTo)
	}
}

// saved returns the saved form of the exercise.
func saved(t *testing.T, p *Practise, d *desk.Desk) json.RawMessage {
	t.Helper()
	text, err := json.Marshal(p.Saved(d))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestKept checks that an exercise and its counts are restored in the next visit.
func TestKept(t *testing.T) {
	p, d := posed(t)
	s := d.Sheet()
	s.Position.Eliminated.Add(board.NewCandidate(0, 5))
	d.Change(s, desk.Notice{})
	p.SheetChanged(d, d)
	var back Practise
	back.Restore(d, saved(t, p, d))
	if back.Technique != "x" || back.Found != 1 || back.Verdict != Right || !back.On(d) {
		t.Errorf("%+v", back)
	}
	if cmds := back.SheetChanged(d, d); len(cmds) > 0 || back.Found != 1 {
		t.Errorf("counted again: %v", cmds)
	}
	other := desk.New()
	if back.Restore(&other, saved(t, p, d)); back.Technique != "" {
		t.Error("restored an exercise over another puzzle")
	}
	if p.Saved(&other) != nil {
		t.Error("saved an exercise with another puzzle")
	}
}

// TestMixed checks that mixed positions use the practised techniques in turn.
func TestMixed(t *testing.T) {
	d := desk.New()
	now := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	var p Practise
	if cmds := p.Update(&d, MixedBegun{}); len(cmds) != 2 || cmds[0] != (Recall{}) || cmds[1] != (desk.Save{}) {
		t.Fatalf("%v", cmds)
	}
	if cmds := p.Update(&d, Recalled{Now: now, Next: true}); len(cmds) != 0 || !p.Missed || p.Technique != "" {
		t.Errorf("nothing practised: got %v, %+v", cmds, p)
	}
	progress := drill.Progress{}.Note("x-wing", true, now.Add(-48*time.Hour)).Note("xy-wing", false, now.Add(-time.Hour))
	for _, want := range []string{"x-wing", "xy-wing", "x-wing"} {
		p.Update(&d, NextPressed{})
		cmds := p.Update(&d, Recalled{Progress: progress, Now: now, Next: true})
		if p.Technique != want || len(cmds) == 0 || p.Missed {
			t.Errorf("got technique %q, want %q: %v", p.Technique, want, cmds)
		}
	}
	if cmds := p.Update(&d, Recalled{Progress: progress, Now: now}); len(cmds) > 0 {
		t.Errorf("progress alone requested a position: %v", cmds)
	}
	p.Update(&d, Begun{Technique: "x-wing", Number: 2})
	if job := d.Busy.Job.(work.Pose); p.Mixed || job.Number != 2 || len(p.Progress) != 2 {
		t.Errorf("%+v, %+v", p, job)
	}
	p.Update(&d, NextPressed{})
	if job := d.Busy.Job.(work.Pose); job.Number != 0 {
		t.Errorf("got number %d for the next position", job.Number)
	}
}
