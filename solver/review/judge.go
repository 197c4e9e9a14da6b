package review

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// judge sets the verdict on a move, given the state before it.
func (r *reviewer) judge(m *Move, before *State) {
	x := m.Candidate
	if !r.game.Unique {
		m.Verdict = Unknowable
		return
	}
	isTrue := r.game.Solution[x.Cell()] == x.Digit()
	switch m.Kind {
	case Placed, Eliminated:
		if isTrue != (m.Kind == Placed) {
			m.Verdict = Mistaken
			if since, ok := r.misled(m, before); ok {
				m.Verdict, m.Since = Misled, since
			}
			r.wrong[mistake{m.Kind, x}] = len(r.game.Moves)
			if m.Kind == Placed {
				r.refute(m, before)
				return
			}
		}
		r.show(m, before)
	case Erased, Restored:
		m.Verdict = TakenBack
		if since, ok := r.repairs(m.Kind, x); ok {
			m.Verdict, m.Since = Repaired, since
		}
	}
}

// repairs reports whether erasing or restoring a candidate takes back a mistake, and which.
func (r *reviewer) repairs(kind Kind, x board.Candidate) (since int, ok bool) {
	isTrue := r.game.Solution[x.Cell()] == x.Digit()
	since, ok = r.wrong[mistake{kind - (Erased - Placed), x}]
	return since, ok && isTrue == (kind == Restored)
}

// refute sets the steps from a wrong digit to a contradiction, and the contradiction.
func (r *reviewer) refute(m *Move, before *State) {
	b, _ := r.game.Boards(before)
	if refuted, ok := path.Refute(r.ctx, &b, m.Candidate); ok {
		m.Steps, m.Conflict = refuted.Steps, &refuted.Conflict
	}
}

// show finds the easiest reason for a correct move, or for the digit that was wrongly
// eliminated. It looks for a single step without the player's notes and for one with them,
// and takes the easier. If there is none, it looks for several steps in the same way.
func (r *reviewer) show(m *Move, before *State) {
	plain, noted := r.game.Boards(before)
	claim := path.Claim{Placements: []board.Candidate{m.Candidate}}
	right := m.Verdict == Unjudged
	if right && m.Kind == Eliminated {
		claim = path.Claim{Eliminations: claim.Placements}
		if !plain.Has(m.Candidate.Cell(), m.Candidate.Digit()) {
			return // the digits on the board already rule it out
		}
	}
	if right {
		m.Verdict = Guessed
	}
	for _, reach := range []int{1, Reach} {
		for i, b := range []*board.Board{&plain, &noted} {
			if i > 0 && noted == plain {
				continue
			}
			if steps := r.prove(r.look(i, b), claim, reach); steps != nil && (m.Steps == nil || rating(steps) < m.Rating()) {
				m.Steps, m.ByMarks = steps, i > 0
				if right {
					m.Verdict = Shown
				}
			}
		}
		if m.Steps != nil {
			return
		}
	}
}

func rating(steps []path.Taken) int {
	m := Move{Steps: steps}
	return m.Rating()
}

// prove returns at most reach steps that show the claim, or nil.
func (r *reviewer) prove(at *sight, claim path.Claim, reach int) []path.Taken {
	if taken := r.atOnce(at, claim, reach); taken != nil || reach == 1 {
		return taken
	}
	steps, ok := r.recipe.Lead(r.ctx, &at.board, claim, 3*reach)
	if !ok || len(steps) > reach {
		return nil
	}
	return steps
}

// atOnce returns the easiest single step that shows the claim, or nil. If reach is not 1,
// an elimination may also follow from a digit that the step places.
func (r *reviewer) atOnce(at *sight, claim path.Claim, reach int) []path.Taken {
	for i, t := range r.recipe.Techniques {
		if len(claim.Placements) > 0 && !places(t) {
			continue
		}
		steps := at.steps(i, t)
		for j := range steps {
			s := &steps[j]
			if shows(s, claim) || reach > 1 && follows(s, claim) {
				return []path.Taken{{Technique: t, Step: *s, Before: at.board}}
			}
		}
		if r.ctx.Err() != nil {
			break
		}
	}
	return nil
}

// follows reports whether the digits that a step places rule out the claim's
// eliminations.
func follows(s *step.Step, claim path.Claim) bool {
	for _, x := range claim.Eliminations {
		if !s.Excludes(x) {
			return false
		}
	}
	return len(claim.Eliminations) > 0
}

func shows(s *step.Step, claim path.Claim) bool {
	for _, x := range claim.Placements {
		if !slices.Contains(s.Placements, x) {
			return false
		}
	}
	for _, x := range claim.Eliminations {
		if !slices.Contains(s.Eliminations, x) {
			return false
		}
	}
	return true
}

// misled reports whether a wrong digit is a single on the player's board because of
// earlier mistakes. It takes them back, latest first, until the digit is no longer a single.
// since is the index of the last one taken back, or of the mistake that misled the player
// to that one.
func (r *reviewer) misled(m *Move, before *State) (since int, ok bool) {
	p := before.Position
	for m.Kind == Placed && isSingle(&p, m.Candidate) {
		last := -1
		var made mistake
		for x, i := range r.wrong {
			there := p.Eliminated.Has(x.candidate)
			if x.kind == Placed {
				there = p.Entries[x.candidate.Cell()] == x.candidate.Digit()
			}
			if there && i > last {
				last, made = i, x
			}
		}
		if last < 0 {
			return 0, false
		}
		if made.kind == Placed {
			p.Entries[made.candidate.Cell()] = 0
		} else {
			p.Eliminated.Remove(made.candidate)
		}
		since, ok = last, true
	}
	if ok && r.game.Moves[since].Verdict == Misled {
		since = r.game.Moves[since].Since
	}
	return since, ok
}

// isSingle reports whether a candidate is the only one of its cell, or the only one of its
// digit in a house.
func isSingle(p *board.Position, x board.Candidate) bool {
	b := board.New(p)
	if !b.Has(x.Cell(), x.Digit()) {
		return false
	}
	single := b.Candidates(x.Cell()).Len() == 1
	for _, h := range x.Cell().Houses() {
		single = single || b.Places(x.Digit()).And(h.Cells()).Len() == 1
	}
	return single
}

// Boards returns two boards of a state. plain lacks the player's wrong digits and
// eliminations. noted also lacks the candidates that the player's correct notes leave
// out: centre marks list the digits of a cell, and corner marks the places of a digit in a
// box. The puzzle must have one solution.
func (g *Game) Boards(s *State) (plain, noted board.Board) {
	p := s.Position
	solution := &g.Solution
	for c, d := range p.Entries {
		if d != solution[c] {
			p.Entries[c] = 0
		}
	}
	for x := range s.Position.Eliminated.All() {
		if solution[x.Cell()] == x.Digit() {
			p.Eliminated.Remove(x)
		}
	}
	plain = board.New(&p)
	noted = plain
	for c := range plain.Empty().All() {
		if notes := s.Marks.Centre[c]; notes.Has(solution[c]) {
			for d := range noted.Candidates(c).All() {
				if !notes.Has(d) {
					noted.Eliminate(c, d)
				}
			}
		}
		if d := solution[c]; s.Marks.Corner[c].Has(d) {
			for other := range board.BoxHouse(c.Box()).Cells().All() {
				if !s.Marks.Corner[other].Has(d) {
					noted.Eliminate(other, d)
				}
			}
		}
	}
	return plain, noted
}
