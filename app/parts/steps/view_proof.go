package steps

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
)

// ProofView describes the certificate of the path or a step.
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
