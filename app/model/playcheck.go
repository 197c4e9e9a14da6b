package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Proof is what the engine found out about the solutions of some givens, asked
// for quietly, so that entries can be judged. Nothing of it is shown unasked.
type Proof struct {
	Givens   board.Grid
	Request  int        // the last one sent, 0 for none
	Known    bool       // whether it was answered
	Count    int        // solutions: 0, 1, or 2 for several
	Solution board.Grid // the only one
	// Fits reports, where there are several solutions, whether one of them has
	// all of Entries.
	Fits    bool
	Entries board.Grid
	// Asked: the player waits for a word on the entries.
	Asked bool
	// Told is the position on which the player had one; asking again for the
	// same position names the cells.
	Told  board.Position
	Named bool
}

// Judgement is what is wrong with a position. Its sets are empty where givens
// have other than one solution.
type Judgement struct {
	Entries    board.CellSet      // with a digit that the solution has not there
	Candidates board.CandidateSet // ruled out by hand, but in the solution
}

// EntriesCheckPressed asks whether all is right so far.
type EntriesCheckPressed struct{}

func (EntriesCheckPressed) msg() {}

// checkEntries tells at once, or asks the engine first.
func (m Model) checkEntries() (Model, []Cmd) {
	s := m.Sheet()
	if s.Position.Entries.Filled().IsEmpty() && s.Position.Eliminated.IsEmpty() {
		m.Notice = Notice{Kind: NoEntries}
		return m, nil
	}
	if m.Play.Proof.answers(&s.Position) {
		return m.tellEntries(), nil
	}
	m, cmds := m.askProof()
	m.Play.Proof.Asked = true
	return m, cmds
}

// answers reports whether the proof is enough to judge a position.
func (p *Proof) answers(position *board.Position) bool {
	return p.Known && p.Givens == position.Givens && (p.Count < 2 || p.Entries == position.Entries)
}

// askProof sends the question, besides whatever else the engine does.
func (m Model) askProof() (Model, []Cmd) {
	p := m.Sheet().Position
	id, cmd := m.sendAside(work.Solve{Givens: work.Grid(p.Givens), Entries: work.Grid(p.Entries), Limit: 2})
	m.Play.Proof = Proof{Givens: p.Givens, Entries: p.Entries, Request: id, Told: m.Play.Proof.Told}
	return m, []Cmd{cmd}
}

// hearProof takes in the answer; ok is false for a response to anything else.
func (m Model) hearProof(r work.Response) (next Model, ok bool) {
	proof := &m.Play.Proof
	if r.ID != proof.Request || proof.Request == 0 {
		return m, false
	}
	if !r.Last() {
		return m, true
	}
	proof.Request = 0
	solved, answered := r.Answer.(work.Solved)
	if !answered {
		m.Notice = Notice{Kind: EngineFailed, Name: r.Err}
		return m, true
	}
	proof.Known, proof.Count = true, solved.Count
	if solved.Count == 1 {
		proof.Solution = board.Grid(solved.First)
	}
	both := proof.Givens.Over(&proof.Entries)
	proof.Fits = board.Grid(solved.Base) == both
	if p := m.Sheet().Position; proof.Asked && proof.answers(&p) {
		m = m.tellEntries()
	}
	proof = &m.Play.Proof
	proof.Asked = false
	return m, true
}

// Judged is what is wrong with the present position, as far as is known.
func (m *Model) Judged() (j Judgement) {
	proof, s := &m.Play.Proof, m.Sheet()
	if !proof.Known || proof.Count != 1 || proof.Givens != s.Position.Givens {
		return j
	}
	for c, d := range s.Position.Entries {
		if d != 0 && d != proof.Solution[c] && !s.Position.IsGiven(board.Cell(c)) {
			j.Entries = j.Entries.With(board.Cell(c))
		}
	}
	for x := range s.Position.Eliminated.All() {
		if proof.Solution[x.Cell()] == x.Digit() {
			j.Candidates.Add(x)
		}
	}
	return j
}

// Named reports whether the player asked for the places of what is wrong.
func (m *Model) Named() bool {
	return m.Play.Proof.Named && m.Play.Proof.Told == m.Sheet().Position
}

// MarksWrong reports whether wrong entries are marked unasked.
func (m *Model) MarksWrong() bool { return m.Play.Options.Has(MarkWrong) && m.Sheet().Playing }

// tellEntries says whether all is right, and asked once more about the same
// position what is not.
func (m Model) tellEntries() Model {
	proof, s := &m.Play.Proof, m.Sheet()
	again := proof.Told == s.Position
	proof.Told, proof.Named = s.Position, false
	switch j := m.Judged(); {
	case proof.Count == 0:
		m.Notice = Notice{Kind: EntriesWithoutSolution}
	case proof.Count > 1 && proof.Fits:
		m.Notice = Notice{Kind: EntriesFit}
	case proof.Count > 1:
		m.Notice = Notice{Kind: EntriesDoNotFit}
	case j == (Judgement{}):
		m.Notice = Notice{Kind: EntriesRight}
	default:
		m.Notice = Notice{Kind: EntriesWrong, Count: j.Entries.Len(), Givens: j.Candidates.Len()}
		if again {
			m.Notice.Kind, proof.Named = EntriesNamed, true
			m.Notice.Name = j.Entries.String()
			m.Notice.Also = j.Candidates.String()
		}
	}
	return m
}

// wantProof asks for the solution where wrong digits are marked unasked and it
// is not known yet.
func (m Model) wantProof() (Model, []Cmd) {
	s := m.Sheet()
	if !m.MarksWrong() || s.Position.Givens == m.Play.Proof.Givens || s.Position.Givens == (board.Grid{}) {
		return m, nil
	}
	return m.askProof()
}
