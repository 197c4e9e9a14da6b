package view

import (
	"sudoku/app/model/desk"
	"sudoku/app/model/steps"
	"sudoku/app/text"
)

// Proof is what is said of the certificate of the path, or of one of its steps.
type Proof struct {
	Text    string // "" as long as there is none
	Tone    Tone
	CanSave bool
}

func proofOf(d *desk.Desk, s *steps.Steps, t *text.Catalog) Proof {
	p := s.Proved(d)
	if p == nil {
		return Proof{}
	}
	a := p.Answer
	switch {
	case a.Unproved > 0:
		return Proof{Text: t.Fill(t.Explain.Unproved, "index", a.Unproved), Tone: Bad}
	case a.Wrong != "":
		return Proof{Text: t.Fill(t.Explain.ProofWrong, "reason", a.Wrong), Tone: Bad}
	}
	sentence := t.Explain.ProvedPath
	if p.Step >= 0 {
		sentence = t.Explain.ProvedStep
	}
	const kilo = 1000
	return Proof{
		Text: t.Fill(sentence, "index", p.Step+1, "lines", a.Lines, "size", (len(a.Proof)+kilo-1)/kilo),
		Tone: Good, CanSave: true,
	}
}
