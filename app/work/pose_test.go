//go:build !js

package work_test

import (
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/technique"
)

// TestPose checks that positions suit their technique, with and without the bank.
func TestPose(t *testing.T) {
	bank := generate.BankFile()
	for _, x := range []struct {
		key  string
		bank []byte
	}{
		{"naked-single", nil}, {"pointing", nil}, {"x-wing", nil}, {"x-wing", bank}, {"swordfish", bank}, {"squirmbag", bank}, {"firework-w-wing", bank}, {"x-wing", []byte("no bank")},
	} {
		got := serve(t, work.Pose{Technique: x.key, Seed: 5, Tries: 100_000}.Carrying(x.bank)).Answer.(work.Posed)
		if !got.Found || len(got.Placements)+len(got.Eliminations) == 0 || len(got.Steps) != 1 || got.Steps[0].Technique != x.key {
			t.Errorf("%s: %+v", x.key, got)
			continue
		}
		p := got.Position.Plain()
		entries, eliminations := work.Against((*board.Grid)(&got.Solution), &p)
		if len(entries)+len(eliminations) > 0 {
			t.Errorf("%s: the position contradicts the solution", x.key)
		}
		again := serve(t, work.Pose{Technique: x.key, Seed: 5, Tries: 100_000}.Carrying(x.bank)).Answer.(work.Posed)
		other := serve(t, work.Pose{Technique: x.key, Seed: 6, Tries: 100_000}.Carrying(x.bank)).Answer.(work.Posed)
		if again.Position.Givens != got.Position.Givens || other.Position.Givens == got.Position.Givens {
			t.Errorf("%s: seed 5 gives %v and %v, seed 6 %v", x.key, got.Position.Givens, again.Position.Givens, other.Position.Givens)
		}
	}
	if got := serve(t, work.Pose{Technique: "magic", Seed: 5, Tries: 20}).Answer.(work.Posed); got.Found {
		t.Errorf("found %+v", got)
	}
}

// TestPoseOwn checks that the player's own position is used only if it contains no
// mistake and the technique has steps in it.
func TestPoseOwn(t *testing.T) {
	made := serve(t, work.Pose{Technique: "x-wing", Seed: 5}.Carrying(generate.BankFile())).Answer.(work.Posed)
	own := made.Position
	b := own.Board()
	p := b.Position()
	p.Givens, p.Entries = p.Values(), board.Grid{}
	own = wire.NewPosition(&p)
	wrong := p
	wrong.Eliminated = board.CandidateSet{}
	c := b.Empty().First()
	wrong.Eliminated.Add(board.NewCandidate(c, made.Solution[c]))
	several := board.Position{Givens: board.Grid{1}}
	for name, x := range map[string]struct {
		technique string
		own       wire.Position
		want      bool
	}{
		"own":               {"x-wing", own, true},
		"another technique": {"squirmbag", own, false},
		"wrong":             {"x-wing", wire.NewPosition(&wrong), false},
		"several solutions": {"x-wing", wire.NewPosition(&several), false},
	} {
		got := serve(t, work.Pose{Technique: x.technique, Own: &x.own, Seed: 6}.Carrying(generate.BankFile())).Answer.(work.Posed)
		if !got.Found || len(got.Steps) != 1 || (got.Position.Givens == x.own.Givens) != x.want {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// TestEveryTechniqueIsPosed checks that every technique has positions to practise, both
// new and fixed ones.
func TestEveryTechniqueIsPosed(t *testing.T) {
	for i, x := range technique.Catalog() {
		if testing.Short() && i%8 != 0 {
			continue
		}
		for _, job := range []work.Pose{{Seed: 1}, {Seed: 2}, {Number: 1}, {Number: 3}} {
			job.Technique = x.Key
			var got work.Posed
			work.Serve(t.Context(), work.Request{Job: job.Carrying(generate.BankFile())}, func(r work.Response) {
				got, _ = r.Answer.(work.Posed)
			})
			if !got.Found || len(got.Steps) != 1 || got.Steps[0].Technique != x.Key {
				t.Errorf("%s: none for %+v", x.Key, job.Number)
			}
		}
	}
}

// TestAttribute checks that a move is attributed to the easiest technique that justifies
// it.
func TestAttribute(t *testing.T) {
	x := technique.ByKey("x-wing")
	p := x.Example()
	b := board.New(&p)
	s, _ := x.First(&b)
	ask := func(c board.Candidate, placed bool) string {
		return serve(t, work.Attribute{Position: wire.NewPosition(&p), Candidate: c, Placed: placed}).Answer.(work.Attributed).Technique
	}
	if key := ask(s.Eliminations[0], false); key != "x-wing" {
		t.Errorf("the X-Wing's elimination is owed to %q", key)
	}
	single := technique.ByKey("hidden-single-box")
	p = single.Example()
	b = board.New(&p)
	s, _ = single.First(&b)
	if key := ask(s.Placements[0], true); key != "full-house" && key != "hidden-single-box" {
		t.Errorf("the single is owed to %q", key)
	}
	wrong := s.Placements[0]
	if key := ask(wrong, false); key != "" {
		t.Errorf("what is wrong is owed to %q", key)
	}
}
