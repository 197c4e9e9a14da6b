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
		if right := isTrue == (m.Kind == Placed); !right {
			m.Verdict = Mistaken
			if since, ok := r.misled(m, before); ok {
				m.Verdict, m.Since = Misled, since
			}
			r.wrong[mistake{m.Kind, x}] = len(r.game.Moves)
			return
		}
		r.show(m, before)
	case Erased, Restored:
		m.Verdict = TakenBack
		made := mistake{m.Kind - (Erased - Placed), x}
		if since, ok := r.wrong[made]; ok && isTrue == (m.Kind == Restored) {
			m.Verdict, m.Since = Repaired, since
		}
	}
}

// show finds the easiest reason for a correct move. It looks for a single step without
// the player's notes and for one with them, and takes the easier. If there is none, it
// looks for several steps in the same way.
func (r *reviewer) show(m *Move, before *State) {
	plain, noted := r.game.Boards(before)
	claim := path.Claim{Placements: []board.Candidate{m.Candidate}}
	if m.Kind == Eliminated {
		claim = path.Claim{Eliminations: claim.Placements}
		if !plain.Has(m.Candidate.Cell(), m.Candidate.Digit()) {
			return // the digits on the board already rule it out
		}
	}
	m.Verdict = Guessed
	for _, reach := range []int{1, Reach} {
		for i, b := range []*board.Board{&plain, &noted} {
			if i > 0 && noted == plain {
				continue
			}
			if steps := r.prove(r.look(i, b), claim, reach); steps != nil && (m.Steps == nil || rating(steps) < m.Rating()) {
				m.Verdict, m.Steps, m.ByMarks = Shown, steps, i > 0
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

// misled reports whether a wrong digit is a single on the player's board, which includes
// earlier mistakes. since is the index of the last of these mistakes.
func (r *reviewer) misled(m *Move, before *State) (since int, ok bool) {
	if m.Kind != Placed {
		return 0, false
	}
	since = -1
	for c, d := range before.Position.Entries {
		if d != 0 && d != r.game.Solution[c] {
			if made, ok := r.wrong[mistake{Placed, board.NewCandidate(board.Cell(c), d)}]; ok {
				since = max(since, made)
			}
		}
	}
	if since < 0 {
		return 0, false
	}
	b := board.New(&before.Position)
	x := m.Candidate
	if !b.Has(x.Cell(), x.Digit()) {
		return 0, false
	}
	if b.Candidates(x.Cell()).Len() == 1 {
		return since, true
	}
	for _, h := range x.Cell().Houses() {
		if b.Places(x.Digit()).And(h.Cells()).Len() == 1 {
			return since, true
		}
	}
	return 0, false
}

// Boards returns two boards of a state. plain lacks the player's wrong digits and
// eliminations. noted also lacks the candidates that the player's correct notes leave
// out. The puzzle must have one solution.
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
	}
	return plain, noted
}
