package steps

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/app/work/wire"
)

// Proof is the certificate for a path or one of its steps.
type Proof struct {
	Of     *Path // the certified path
	Step   int   // index of the step, -1 for the whole path
	Answer *work.Certified
}

// The messages for proofs.
type (
	// ProvePressed requests a certificate for the current step or the whole path.
	ProvePressed struct {
		desk.To[Steps]
		Whole bool
	}
	// ProofSaved saves the formula or its proof to a file.
	ProofSaved struct {
		desk.To[Steps]
		Formula bool
	}
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Steps] }

// SaveProof saves a text to a file with the given extension.
type SaveProof struct {
	desk.From[Steps]
	Text      []byte
	Extension string
}

// prove requests a certificate. The certificate presupposes the board at the start of the
// path; the certificate for a step includes the steps before it.
func (s *Steps) prove(d *desk.Desk, whole bool) []desk.Cmd {
	p := s.Explained(d)
	if p == nil || len(p.Steps) == 0 {
		return nil
	}
	s.Proof = Proof{Of: p, Step: -1}
	job := work.Certify{Start: wire.NewPosition(&s.Start), Steps: p.Steps}
	if !whole {
		s.Proof.Step = s.Shown.At
		job.Steps, job.First = p.Steps[:s.Shown.At+1], s.Shown.At
	}
	return d.Send(sender, job)
}

// Proved returns the certificate for the path shown, or nil.
func (s *Steps) Proved(d *desk.Desk) *Proof {
	if s.Proof.Answer == nil || s.Proof.Of != s.Explained(d) {
		return nil
	}
	return &s.Proof
}

// saveProof saves the formula or the proof.
func (s *Steps) saveProof(d *desk.Desk, formula bool) []desk.Cmd {
	p := s.Proved(d)
	switch {
	case p == nil || p.Answer.Proof == nil:
		return nil
	case formula:
		return []desk.Cmd{SaveProof{Text: p.Answer.Formula, Extension: ".cnf"}}
	}
	return []desk.Cmd{SaveProof{Text: p.Answer.Proof, Extension: ".lrat"}}
}

// ProofView describes the certificate for the path or a step.
type ProofView struct {
	Text    string // "" until it is made
	Tone    show.Tone
	CanSave bool
}

func newProofView(d *desk.Desk, s *Steps, t *text.Catalog) ProofView {
	p := s.Proved(d)
	if p == nil {
		return ProofView{}
	}
	a := p.Answer
	switch {
	case a.Unproved > 0:
		return ProofView{Text: t.Fill(t.Explain.Unproved, "index", a.Unproved), Tone: show.Bad}
	case a.Wrong != "":
		return ProofView{Text: t.Fill(t.Explain.ProofWrong, "reason", a.Wrong), Tone: show.Bad}
	}
	sentence := t.Explain.ProvedPath
	if p.Step >= 0 {
		sentence = t.Explain.ProvedStep
	}
	const kilo = 1000
	return ProofView{
		Text: t.Fill(sentence, "index", p.Step+1, "lines", a.Lines, "size", (len(a.Proof)+kilo-1)/kilo),
		Tone: show.Good, CanSave: true,
	}
}
