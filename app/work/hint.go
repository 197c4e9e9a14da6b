package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/path"
)

// Hint asks for the next step.
type Hint struct {
	Choice
	Position wire.Position `json:"position"`
}

// Hinted is the answer to Hint. If the position contains mistakes, there is no step.
type Hinted struct {
	Faults Faults     `json:"faults"`
	Steps  wire.Steps `json:"steps"` // one step, or none if no technique finds a step
	// Refutation is set if no technique finds a step. It refutes the candidate whose
	// refutation takes the fewest simple steps.
	Refutation *Refutation `json:"refutation,omitempty"`
}

// Refutation leads from an assumption to a contradiction; see path.Refutation.
type Refutation struct {
	Assumed  board.Candidate `json:"assumed"`
	Steps    wire.Steps      `json:"steps"`
	Conflict board.Conflict  `json:"conflict"`
}

// WhyNot asks why a candidate is false.
type WhyNot struct {
	Choice
	Position  wire.Position   `json:"position"`
	Candidate board.Candidate `json:"candidate"`
}

// Prove asks whether placements and eliminations follow from a position.
type Prove struct {
	Choice
	Position     wire.Position     `json:"position"`
	Placements   []board.Candidate `json:"placements,omitempty"`
	Eliminations []board.Candidate `json:"eliminations,omitempty"`
}

// Reason is the answer to WhyNot and Prove.
type Reason struct {
	Faults Faults `json:"faults"`
	// Placements and Eliminations are the parts of the claim that do not follow. For
	// WhyNot the claim is the elimination.
	Placements   []board.Candidate `json:"placements,omitempty"`
	Eliminations []board.Candidate `json:"eliminations,omitempty"`
	// IsAnswer reports that every solution contains the candidate in a WhyNot. The steps
	// then place it.
	IsAnswer bool `json:"isAnswer,omitempty"`
	// Steps prove the claim. They are empty if the claim is obvious, if it does not
	// follow, or if no technique proves it.
	Steps  wire.Steps `json:"steps"`
	Proven bool       `json:"proven"` // Steps prove the claim
	// Refutation answers a WhyNot if no technique proves the claim, or if it is shorter than
	// the steps, counting the assumption as a step.
	Refutation *Refutation `json:"refutation,omitempty"`
}

func (Hinted) answer() {}
func (Reason) answer() {}

func (job Hint) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	plain := job.Position.Plain()
	faults, err := FindFaults(ctx, &plain)
	out := Hinted{Faults: faults}
	if err != nil || faults.AreMistakes() {
		return out, err
	}
	b := board.New(&plain)
	recipe, _, err := job.recipe().For(ctx, &b)
	if err != nil || b.IsSolved() {
		return out, err
	}
	report := throttled(progress)
	if _, s, ok := recipe.Next(ctx, &b, func() { report(Progress{}) }); ok {
		out.Steps = wire.Steps{s}
	} else if r, ok := path.RefuteAny(ctx, &b); ok {
		out.Refutation = refutation(&r)
	}
	return out, ctx.Err()
}

func refutation(r *path.Refutation) *Refutation {
	return &Refutation{Assumed: r.Assumed, Steps: wireSteps(r.Steps), Conflict: r.Conflict}
}

func wireSteps(all []path.Taken) (steps wire.Steps) {
	for _, taken := range all {
		steps = append(steps, taken.Step)
	}
	return steps
}

func (job WhyNot) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	plain := job.Position.Plain()
	plain.Eliminated.Remove(job.Candidate) // an eliminated candidate would leave nothing to explain
	claim := path.Claim{Eliminations: []board.Candidate{job.Candidate}}
	out, err := reason(ctx, &plain, &job.Choice, claim, progress)
	if err != nil || out.Faults.AreMistakes() {
		return out, err
	}
	b := board.New(&plain)
	if len(out.Eliminations) == 0 && b.Has(job.Candidate.Cell(), job.Candidate.Digit()) {
		if r, ok := path.Refute(ctx, &b, job.Candidate); ok && (!out.Proven || 1+len(r.Steps) < len(out.Steps)) {
			out.Refutation = refutation(&r)
		}
		return out, ctx.Err()
	}
	if len(out.Eliminations) > 0 {
		answer := path.Claim{Placements: claim.Eliminations}
		proof, err := reason(ctx, &plain, &job.Choice, answer, progress)
		if err == nil && len(proof.Placements) == 0 {
			out.IsAnswer, out.Steps, out.Proven = true, proof.Steps, proof.Proven
		}
		return out, err
	}
	return out, nil
}

func (job Prove) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	plain := job.Position.Plain()
	for _, x := range job.Eliminations {
		plain.Eliminated.Remove(x)
	}
	return reason(ctx, &plain, &job.Choice, path.Claim{Placements: job.Placements, Eliminations: job.Eliminations}, progress)
}

// reason checks whether a claim follows from a position and looks for steps that prove
// it.
func reason(ctx context.Context, p *board.Position, choice *Choice, claim path.Claim, progress func(Progress)) (out Reason, err error) {
	if out.Faults, err = FindFaults(ctx, p); err != nil || out.Faults.AreMistakes() {
		return out, err
	}
	b := board.New(p)
	wrong, err := claim.Wrong(ctx, &b)
	out.Placements, out.Eliminations = wrong.Placements, wrong.Eliminations
	if err != nil || len(wrong.Placements)+len(wrong.Eliminations) > 0 {
		return out, err
	}
	report := throttled(progress)
	steps, ok, err := choice.recipe().Prove(ctx, &b, claim, func(n int) { report(Progress{Count: n}) })
	out.Steps, out.Proven = wireSteps(steps), ok
	return out, err
}
