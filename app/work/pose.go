package work

import (
	"bytes"
	"context"
	"slices"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Pose asks for a position to practise a technique. If possible, the technique is the
// next step in that position. Otherwise the position also has easier steps.
type Pose struct {
	Technique string `json:"technique"`
	// Number selects one of the fixed positions, from 1; 0 asks for a new one.
	Number int `json:"number,omitempty"`
	// Own is a position from the player's own games. It is used if it has one solution,
	// contains no mistakes, and the technique has steps in it.
	Own  *wire.Position `json:"own,omitempty"`
	Seed uint64         `json:"seed"`
	// Tries limits the attempts to find a puzzle if the bank is missing. The bank is sent
	// as bytes along with the message.
	Tries int `json:"tries"`
	bank  []byte
}

// Posed is the answer to Pose.
type Posed struct {
	Found    bool          `json:"found"`
	Position wire.Position `json:"position"`
	Solution wire.Grid     `json:"solution"`
	// Placements and Eliminations are the effects of all steps of the technique in this
	// position.
	Placements   []board.Candidate `json:"placements,omitempty"`
	Eliminations []board.Candidate `json:"eliminations,omitempty"`
	Steps        wire.Steps        `json:"steps"` // one of these steps
}

func (Posed) answer() {}

// Carrying returns the job with the bank.
func (job Pose) Carrying(bank []byte) Pose {
	job.bank = bank
	return job
}

func (job Pose) payload() []byte          { return job.bank }
func (job Pose) carrying(data []byte) any { return job.Carrying(data) }

func (job Pose) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	b, solution, steps, err := job.position(ctx, progress)
	if err != nil || len(steps) == 0 {
		return Posed{}, err
	}
	p := b.Position()
	out := Posed{Found: true, Position: wire.NewPosition(&p), Solution: wire.Grid(solution), Steps: wire.Steps(steps[:1])}
	var placed, ruledOut board.CandidateSet
	for i := range steps {
		for _, x := range steps[i].Placements {
			placed.Add(x)
		}
		for _, x := range steps[i].Eliminations {
			ruledOut.Add(x)
		}
	}
	for x := range placed.All() {
		out.Placements = append(out.Placements, x)
	}
	for x := range ruledOut.All() {
		out.Eliminations = append(out.Eliminations, x)
	}
	return out, nil
}

// position returns a position in which the technique has steps, and its solution. It
// prefers the player's own position. Otherwise it takes a puzzle from the bank or,
// without the bank, finds one by trial and error. If it finds none, it returns the
// lesson's example, shuffled.
func (job Pose) position(ctx context.Context, progress func(Progress)) (b board.Board, solution board.Grid, steps []step.Step, err error) {
	if b, solution, steps = job.own(); len(steps) > 0 {
		return b, solution, steps, nil
	}
	made, seen, err := job.puzzle(ctx, progress)
	switch err.(type) {
	case nil:
		exercise := generate.Exercise
		if seen {
			exercise = generate.ExerciseSeen
		}
		if b, steps, err = exercise(ctx, job.Technique, &made.Givens); err != nil || len(steps) > 0 {
			return b, made.Solution, steps, err
		}
	case *generate.NotFound, *generate.Impossible:
	default:
		return b, solution, nil, err
	}
	if ctx.Err() != nil {
		return b, solution, nil, ctx.Err()
	}
	seed := job.Seed
	if job.Number > 0 {
		seed = uint64(job.Number)
	}
	return generate.ExerciseExample(ctx, job.Technique, seed)
}

// own returns the player's own position with the steps of the technique in it, if any.
func (job Pose) own() (b board.Board, solution board.Grid, steps []step.Step) {
	t := technique.ByKey(job.Technique)
	if job.Own == nil || t == nil {
		return b, solution, nil
	}
	p := job.Own.Plain()
	found := search.Solve(&p.Givens)
	if found.Count != 1 {
		return b, solution, nil
	}
	if entries, eliminations := Against(&found.Solution, &p); len(entries)+len(eliminations) > 0 {
		return b, solution, nil
	}
	b = board.New(&p)
	for s := range t.Find(&b) {
		steps = append(steps, s)
	}
	return b, found.Solution, steps
}

// puzzle returns a puzzle with the technique. seen reports that easier steps exist in its
// position.
func (job Pose) puzzle(ctx context.Context, progress func(Progress)) (made generate.Puzzle, seen bool, err error) {
	s := generate.Spec{Techniques: []string{job.Technique}, Attempts: job.Tries}
	bank, err := generate.ReadBank(bytes.NewReader(job.bank))
	switch {
	case err == nil && job.Number > 0:
		made, needed, ok := bank.Fixed(job.Technique, job.Number-1)
		if !ok {
			return made, false, &generate.NotFound{}
		}
		return made, !needed, nil
	case err == nil && bank.Has(&s):
		made, err = bank.Generate(ctx, s, job.Seed)
		return made, false, err
	case err == nil:
		made, ok := bank.Seen(job.Technique, job.Seed)
		if !ok {
			return made, false, &generate.NotFound{}
		}
		return made, true, nil
	}
	report := paced(progress)
	made, err = generate.GenerateProgress(ctx, s, job.Seed, func(attempts int) {
		report(Progress{Count: attempts})
	})
	return made, false, err
}

// Attribute asks which technique explains a move in a position.
type Attribute struct {
	Position  wire.Position   `json:"position"`
	Candidate board.Candidate `json:"candidate"`
	Placed    bool            `json:"placed,omitempty"` // whether the digit was entered instead of eliminated
}

// Attributed is the answer to Attribute: the key of the easiest technique that justifies
// the move in a single step. It is "" if no technique that can be searched for quickly
// does.
type Attributed struct {
	Technique string `json:"technique,omitempty"`
}

func (Attributed) answer() {}

func (job Attribute) run(ctx context.Context, _ func(Progress)) (Answer, error) {
	p := job.Position.Plain()
	b := board.New(&p)
	for _, t := range path.Human().Techniques {
		if t.Long != nil {
			continue
		}
		for s := range t.Find(&b) {
			if job.follows(&s) {
				return Attributed{t.Key}, nil
			}
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
		}
	}
	return Attributed{}, ctx.Err()
}

// follows reports whether a step has the move as an effect.
func (job Attribute) follows(s *step.Step) bool {
	x := job.Candidate
	if job.Placed {
		return slices.Contains(s.Placements, x)
	}
	return slices.Contains(s.Eliminations, x) || slices.ContainsFunc(s.Placements, func(y board.Candidate) bool {
		return y.Cell() == x.Cell() && y.Digit() != x.Digit() || y.Digit() == x.Digit() && y.Cell().Sees(x.Cell())
	})
}
