package review

import (
	"context"
	"slices"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// pupil plays with the techniques up to a class and takes hints where these find nothing.
type pupil struct {
	knows, teacher path.Recipe
	history        game.History
	hints          int
	taught         []string // techniques of the hints
}

func upTo(class entry.Class) path.Recipe {
	r := path.Easiest()
	r.Techniques = slices.DeleteFunc(r.Techniques, func(t *technique.Technique) bool { return t.Class > class || t.Long != nil })
	return r
}

// play plays a puzzle. ok is false if the hints find nothing either.
func (p *pupil) play(ctx context.Context, puzzle *board.Grid) (ok bool) {
	p.history = game.NewHistory(game.Sheet{Position: board.Position{Givens: *puzzle}, Locked: true})
	for at := 10; ; at += 30 {
		s := p.history.Sheet()
		b := board.New(&s.Position)
		if b.IsSolved() {
			return true
		}
		_, found, ok := p.knows.Next(ctx, &b, nil)
		if !ok {
			if _, found, ok = p.teacher.Next(ctx, &b, nil); !ok {
				return false
			}
			p.hints++
			p.taught = append(p.taught, found.Technique)
		}
		for _, x := range found.Placements {
			s.Position = s.Position.WithEntry(x.Cell(), x.Digit())
		}
		for _, x := range found.Eliminations {
			s.Position.Eliminated.Add(x)
		}
		p.history = p.history.AddPlayed(s, at, p.hints)
	}
}

// TestDigest checks that the digest of a pupil's game names what the pupil knows as found
// and what the hints taught as missed, in positions where it can be practised.
func TestDigest(t *testing.T) {
	games, taught := 0, 0
	for seed := uint64(0); games < 20; seed++ {
		made, err := generate.Generate(t.Context(), generate.Spec{}, seed)
		if err != nil {
			t.Fatal(err)
		}
		puzzle := made.Givens
		p := pupil{knows: upTo(entry.Class(1 + seed%3)), teacher: upTo(entry.Pattern)}
		if !p.play(t.Context(), &puzzle) {
			continue
		}
		games++
		of := reviewed(t, &p)
		g := digest(p.history, &of)
		if g.Givens != puzzle {
			t.Fatalf("seed %d: another puzzle", seed)
		}
		for _, f := range g.Found {
			if !slices.Contains(p.knows.Techniques, technique.ByKey(f.Technique)) {
				t.Errorf("seed %d: %s is found, which the pupil does not know", seed, f.Technique)
			}
		}
		solution := search.Solve(&puzzle).Solution
		for _, m := range g.Missed {
			if !slices.Contains(p.taught, m.Technique) {
				t.Errorf("seed %d: %s is missed, which no hint taught", seed, m.Technique)
			}
			for c, d := range m.Position.Givens {
				if d != 0 && d != solution[c] {
					t.Errorf("seed %d: the position to practise is wrong", seed)
				}
			}
			at := wire.NewPosition(&m.Position)
			posed := serve(t, work.Pose{Technique: m.Technique, Own: &at}).(work.Posed)
			if !posed.Found || posed.Position.Givens != at.Givens || posed.Steps[0].Technique != m.Technique {
				t.Errorf("seed %d: %s cannot be practised where it was missed", seed, m.Technique)
			}
		}
		for _, key := range p.taught {
			taught++
			if !slices.ContainsFunc(g.Missed, func(m desk.Missed) bool { return m.Technique == key }) {
				t.Errorf("seed %d: the hint's %s is not missed", seed, key)
			}
		}
	}
	if taught < 20 {
		t.Errorf("only %d hints in %d games", taught, games)
	}
}

func reviewed(t *testing.T, p *pupil) work.Reviewed {
	t.Helper()
	g := game.Game{History: p.history}
	return serve(t, work.Review{Game: g.Encode()}).(work.Reviewed)
}

func serve(t *testing.T, job work.Job) (answer work.Answer) {
	t.Helper()
	work.Serve(t.Context(), work.Request{Job: job}, func(r work.Response) {
		if r.Err != "" {
			t.Fatal(r.Err)
		}
		if r.Answer != nil {
			answer = r.Answer
		}
	})
	return answer
}
