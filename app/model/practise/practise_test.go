package practise

import (
	"testing"

	"sudoku/app/model/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// posed is a position in which 5 can go out of r1c1 or into r9c9.
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
	answer.Placements = []board.Candidate{board.CandidateOf(80, 1)}
	answer.Eliminations = []board.Candidate{board.CandidateOf(0, 5)}
	p.Hear(&d, answer)
	p.SheetChanged(&d)
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
		"the candidate":        {nil, []board.Candidate{board.CandidateOf(0, 5)}, Right, 1},
		"the digit":            {[]board.Candidate{board.CandidateOf(80, 1)}, nil, Right, 1},
		"another candidate":    {nil, []board.Candidate{board.CandidateOf(3, 5)}, Elsewhere, 0},
		"another digit":        {[]board.Candidate{board.CandidateOf(3, 1)}, nil, Elsewhere, 0},
		"a wrong digit":        {[]board.Candidate{board.CandidateOf(3, 2)}, nil, Wrong, 0},
		"a wrong candidate":    {nil, []board.Candidate{board.CandidateOf(3, 1)}, Wrong, 0},
		"right and something":  {nil, []board.Candidate{board.CandidateOf(0, 5), board.CandidateOf(3, 5)}, Right, 1},
		"something and right":  {nil, []board.Candidate{board.CandidateOf(0, 4), board.CandidateOf(0, 5)}, Right, 1},
		"right and wrong":      {[]board.Candidate{board.CandidateOf(80, 1), board.CandidateOf(3, 2)}, nil, Wrong, 0},
		"wrong where it is to": {[]board.Candidate{board.CandidateOf(80, 2)}, nil, Wrong, 0},
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
		p.SheetChanged(d)
		p.SheetChanged(d) // counts once
		if p.Verdict != c.want || p.Found != c.found {
			t.Errorf("%s: verdict %d, %d found", name, p.Verdict, p.Found)
		}
	}
}

// Whoever saw the step has not found it, and another puzzle ends the exercise.
func TestEnd(t *testing.T) {
	p, d := posed(t)
	p.Helped()
	s := d.Sheet()
	s.Position.Eliminated.Add(board.CandidateOf(0, 5))
	d.Change(s, desk.Notice{})
	if p.SheetChanged(d); p.Verdict != Right || p.Found != 0 {
		t.Errorf("verdict %d, %d found", p.Verdict, p.Found)
	}
	d.Change(desk.Sheet{}, desk.Notice{})
	if p.SheetChanged(d); p.Technique != "" || p.On(d) {
		t.Errorf("%+v", p)
	}
}
