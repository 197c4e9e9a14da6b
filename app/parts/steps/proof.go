package steps

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
)

// Proof is the certificate of the path that is shown, or of one of its steps.
type Proof struct {
	Of     *Path // that it is about
	Step   int   // its index, -1 for all of the path
	Answer *work.Certified
}

// What happens to the proof.
type (
	// ProvePressed asks for a certificate of the step that is shown, or of the
	// whole path.
	ProvePressed struct {
		desk.To[Steps]
		Whole bool
	}
	// ProofSaved asks for a file: the formula that the proof is about, or the proof.
	ProofSaved struct {
		desk.To[Steps]
		Formula bool
	}
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Steps] }

// SaveProof saves a text as a file whose name ends with an extension.
type SaveProof struct {
	desk.From[Steps]
	Text      []byte
	Extension string
}

// prove asks for a certificate. It takes for granted what is on the board where the
// path begins; a step comes with those before it.
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

// Proved is the certificate of the path that is shown, nil if there is none.
func (s *Steps) Proved(d *desk.Desk) *Proof {
	if s.Proof.Answer == nil || s.Proof.Of != s.Explained(d) {
		return nil
	}
	return &s.Proof
}

// saveProof saves one of the two files.
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
