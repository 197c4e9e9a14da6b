package view

import (
	"sudoku/app/model"
	"sudoku/app/model/practise"
	"sudoku/app/text"
)

// exercise is the task of an exercise, or what is to be said of what the player did;
// ok is false where there is none.
func (st *Status) exercise(m *model.Model, t *text.Catalog) (ok bool) {
	p, x := &m.Practise, &t.Practise
	name := t.Techniques.Name(p.Technique)
	if p.Missed {
		st.Main, st.Offers = t.Fill(x.Missed, "name", name), []StatusOffer{NextExercise}
		return true
	}
	if !p.On(&m.Desk) {
		return false
	}
	st.Offers = []StatusOffer{NextExercise}
	task := x.Find
	if p.Places() {
		task = x.Place
	}
	switch p.Verdict {
	case practise.Unjudged:
		st.Main = t.Fill(task, "name", name)
	case practise.Right:
		st.Tone, st.Main = Good, t.Fill(x.Right, "name", name)
	case practise.Elsewhere:
		st.Main = t.Fill(x.Elsewhere, "name", name)
	case practise.Wrong:
		wrong := x.WrongCandidate
		if m.Sheet().Position.Entries[p.Judged.Cell()] == p.Judged.Digit() {
			wrong = x.WrongDigit
		}
		st.Tone, st.Main = Bad, t.Fill(wrong, "cell", p.Judged.Cell(), "digit", int(p.Judged.Digit()))
	}
	if p.Found > 0 {
		st.Detail = t.Fill(x.Found, "count", p.Found)
	}
	return true
}
