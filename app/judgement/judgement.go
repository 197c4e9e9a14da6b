// Package judgement puts package eureka's verdict on an argument into words.
package judgement

import (
	"strings"

	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/step"
)

// Link returns a sentence on whether a link holds and why.
func Link(l *eureka.Judged, t *text.Catalog) string {
	say := &t.Judgement
	sentence, house, cells := say.Faults[eureka.NotStrong], l.Via.House, l.Via.Cells
	switch {
	case !l.Others.IsEmpty():
		sentence, house, cells = say.NotHouse, l.House, l.Others
	case l.Digits != 0 && l.From.Cells.Len() > 1:
		sentence, cells = say.NotSet, l.From.Cells
	case l.Digits != 0:
		sentence, cells = say.NotCell, l.From.Cells
	case !l.Holds && l.Kind == eureka.Weak:
		sentence = say.Faults[eureka.NotWeak]
	case !l.Holds:
	case l.Locked:
		sentence = say.LockedStrong
	case l.Kind == eureka.Strong:
		sentence = map[step.ViaKind]string{step.InHouse: say.HouseStrong, step.InCell: say.CellStrong, step.InSet: say.SetStrong}[l.Via.Kind]
	case l.Fills:
		sentence = say.FilledWeak
	default:
		sentence = map[step.ViaKind]string{step.InHouse: say.HouseWeak, step.InCell: say.CellWeak, step.BySight: say.SightWeak}[l.Via.Kind]
	}
	return t.Fill(sentence, "link", LinkText(l), "house", house, "digit", int((l.From.Digits & l.To.Digits).First()),
		"cells", cells.Compact(), "digits", l.Digits.String())
}

// LinkText formats a link in Eureka notation.
func LinkText(l *eureka.Judged) string {
	from, to := l.From, l.To
	from.Link, from.Inner = 0, false
	to.Link, to.Inner = l.Kind, to.Inner && from.Cells == to.Cells
	piece := eureka.Argument{Chain: []eureka.Term{from, to}}
	return piece.String()
}

// Between returns a chain that would hold in place of a link, or "".
func Between(l *eureka.Judged) string {
	if l.Between == nil {
		return ""
	}
	from, to := l.From, l.To
	from.Link, to.Link = 0, l.Kind
	piece := eureka.Argument{Chain: append(append([]eureka.Term{from}, l.Between...), to)}
	for i := range piece.Chain {
		piece.Chain[i].Inner = false
	}
	return piece.String()
}

// Fault describes what is wrong with a part of an argument.
func Fault(f *eureka.Fault, v *eureka.Verdict, t *text.Catalog) string {
	if f.Kind == eureka.NotStrong || f.Kind == eureka.NotWeak {
		return Link(&v.Links[f.Link], t)
	}
	return t.Fill(t.Judgement.Faults[f.Kind], "candidate", f.Candidate.String(),
		"claim", step.Claim{Candidate: f.Candidate, True: f.True}.String())
}

// Conclusion describes what follows from an argument that holds: first what the ends
// show, if the argument is a chain, and then its effects. name is the key of the
// argument's technique, or "".
func Conclusion(d *eureka.Argument, v *eureka.Verdict, name string, t *text.Catalog) (sentences []string) {
	say := &t.Judgement
	if v.Ends != eureka.NoEnds {
		start := &d.Chain[0]
		sentences = append(sentences, t.Fill([...]string{
			eureka.OneOfTwo: say.OneOfTwo, eureka.Loop: say.Loop, eureka.StartTrue: say.StartTrue, eureka.StartFalse: say.StartFalse,
		}[v.Ends], "term", eureka.TermText(start.Digits, start.Cells)))
	}
	sentence := say.Holds
	if name != "" {
		sentence = say.Named
	}
	return append(sentences, t.Fill(sentence, "name", t.Techniques.Name(name), "effects", effects(v)))
}

// Claim says what is known about a conclusion that was given without an argument.
func Claim(b *board.Board, c step.Claim, j work.JudgedClaim, t *text.Catalog) string {
	sentence := t.Judgement.Truths[j.Truth]
	switch {
	case j.Shown():
		sentence = t.Judgement.Shown
	case j.Truth == work.InAll && Known(b, c):
		sentence = t.Judgement.Already
	}
	return t.Fill(sentence, "claim", c.String(), "name", t.Techniques.Name(j.Technique))
}

// Known reports whether the board already shows what a conclusion says.
func Known(b *board.Board, c step.Claim) bool {
	at, d := c.Candidate.Cell(), c.Candidate.Digit()
	if c.True {
		return b.Value(at) == d
	}
	return !b.Has(at, d)
}

// effects lists the placements and eliminations that follow.
func effects(v *eureka.Verdict) string {
	var all []string
	for _, x := range v.Placements {
		all = append(all, step.Claim{Candidate: x, True: true}.String())
	}
	for _, x := range v.Eliminations {
		all = append(all, step.Claim{Candidate: x}.String())
	}
	return strings.Join(all, ", ")
}
