package play

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// Proof holds what is known about the solutions of the givens, for judging entries. It
// comes from grading, or from the engine when the player asks, and is shown only on
// request.
type Proof struct {
	Givens   board.Grid
	Request  int        // ID of the last request, 0 if none
	Known    bool       // the request was answered
	Count    int        // number of solutions: 0, 1, or 2 for several
	Solution board.Grid // the unique solution
	// Fits reports, if there are several solutions, whether one of them contains all of
	// Entries.
	Fits    bool
	Entries board.Grid
	// Asked is set while the player is waiting for the verdict on the entries.
	Asked bool
	// Judged is the last position judged. Asking about it again names the cells.
	Judged board.Position
	Named  bool
}

// Judgement lists the mistakes in a position. Its sets are empty unless the givens have
// exactly one solution.
type Judgement struct {
	Entries    board.CellSet      // cells with a digit that is not in the solution
	Candidates board.CandidateSet // candidates of the solution that were eliminated by hand
}

// EntriesCheckPressed asks whether everything is right so far.
type EntriesCheckPressed struct{ desk.To[Play] }

// checkEntries answers immediately or asks the engine first.
func (p *Play) checkEntries(d *desk.Desk) []desk.Cmd {
	s := d.Sheet()
	if s.Position.Entries.Filled().IsEmpty() && s.Position.Eliminated.IsEmpty() {
		d.Notice = desk.Notice{Kind: desk.NoEntries}
		return nil
	}
	p.learn(d)
	if p.Proof.answers(&s.Position) {
		p.judge(d)
		return nil
	}
	cmds := p.askProof(d)
	p.Proof.Asked = true
	return cmds
}

// learn adopts the result of grading, unless the puzzle has several solutions. Grading
// does not tell whether one of them contains the entries.
func (p *Play) learn(d *desk.Desk) {
	givens := d.Sheet().Position.Givens
	if count, known := d.Solutions(); known && count < 2 && (!p.Proof.Known || p.Proof.Givens != givens) {
		p.Proof = Proof{Givens: givens, Known: true, Count: count, Solution: d.Graded.Solution, Judged: p.Proof.Judged}
	}
}

// answers reports whether the proof suffices to judge a position.
func (p *Proof) answers(position *board.Position) bool {
	return p.Known && p.Givens == position.Givens && (p.Count < 2 || p.Entries == position.Entries)
}

// askProof sends the request, in parallel with other work.
func (p *Play) askProof(d *desk.Desk) []desk.Cmd {
	here := d.Sheet().Position
	id, cmd := d.SendParallel(work.Solve{Givens: wire.Grid(here.Givens), Entries: wire.Grid(here.Entries), Limit: 2})
	p.Proof = Proof{Givens: here.Givens, Entries: here.Entries, Request: id, Judged: p.Proof.Judged}
	return []desk.Cmd{cmd}
}

// HandleAnswer stores the proof, and gives the verdict if the player is waiting for it.
func (p *Play) HandleAnswer(d *desk.Desk, a *desk.Answer) (_ []desk.Cmd, ok bool) {
	if p.Proof.Request == 0 || a.ID != p.Proof.Request {
		return nil, false
	}
	if a.Last() {
		p.take(d, a)
	}
	return nil, true
}

func (p *Play) take(d *desk.Desk, r *desk.Answer) {
	proof := &p.Proof
	proof.Request = 0
	solved, answered := r.Answer.(work.Solved)
	if !answered {
		d.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		return
	}
	proof.Known, proof.Count = true, solved.Count
	if solved.Count == 1 {
		proof.Solution = board.Grid(solved.First)
	}
	both := proof.Givens.Over(&proof.Entries)
	proof.Fits = board.Grid(solved.Base) == both
	if here := d.Sheet().Position; proof.Asked && proof.answers(&here) {
		p.judge(d)
	}
	proof.Asked = false
}

// Judged returns the known mistakes in the current position.
func (p *Play) Judged(d *desk.Desk) (j Judgement) {
	s := d.Sheet()
	solution, known := d.Solution()
	if proof := &p.Proof; !known && proof.Known && proof.Count == 1 && proof.Givens == s.Position.Givens {
		solution, known = proof.Solution, true
	}
	if !known {
		return j
	}
	for c, digit := range s.Position.Entries {
		if digit != 0 && digit != solution[c] && !s.Position.IsGiven(board.Cell(c)) {
			j.Entries = j.Entries.With(board.Cell(c))
		}
	}
	for x := range s.Position.Eliminated.All() {
		if solution[x.Cell()] == x.Digit() {
			j.Candidates.Add(x)
		}
	}
	return j
}

// Named reports whether the player asked where the mistakes are.
func (p *Play) Named(d *desk.Desk) bool {
	return p.Proof.Named && p.Proof.Judged == d.Sheet().Position
}

// MarksWrong reports whether wrong entries are always marked.
func MarksWrong(d *desk.Desk) bool { return d.Options.Has(desk.MarkWrong) && d.Sheet().Locked }

// judge says whether everything is right. If asked again about the same position, it
// names the mistakes.
func (p *Play) judge(d *desk.Desk) {
	proof, s := &p.Proof, d.Sheet()
	again := proof.Judged == s.Position
	proof.Judged, proof.Named = s.Position, false
	switch j := p.Judged(d); {
	case proof.Count == 0:
		d.Notice = desk.Notice{Kind: desk.EntriesWithoutSolution}
	case proof.Count > 1 && proof.Fits:
		d.Notice = desk.Notice{Kind: desk.EntriesFit}
	case proof.Count > 1:
		d.Notice = desk.Notice{Kind: desk.EntriesDoNotFit}
	case j == (Judgement{}):
		d.Notice = desk.Notice{Kind: desk.EntriesRight}
	default:
		d.Notice = desk.Notice{Kind: desk.EntriesWrong, Count: j.Entries.Len(), Givens: j.Candidates.Len()}
		if again {
			d.Notice.Kind, proof.Named = desk.EntriesNamed, true
			d.Notice.Cells, d.Notice.RuledOut = j.Entries, j.Candidates
		}
	}
}
