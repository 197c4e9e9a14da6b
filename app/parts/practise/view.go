package practise

import (
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/path"
)

// enoughToMix is the minimum number of practised techniques for mixed positions.
const enoughToMix = 2

// Working reports that the engine is looking for a position.
func (*Practise) Working(b *desk.Busy, t *text.Catalog) string {
	if _, ok := b.Job.(work.Pose); ok {
		return t.Practise.Looking
	}
	return ""
}

// Exercise sets the status line to the task of an exercise, or to the reply to the
// player's last action. It returns false without an exercise.
func Exercise(st *show.Status, d *desk.Desk, own *Practise, t *text.Catalog) (ok bool) {
	p, x := own, &t.Practise
	if p.Missed && p.Technique == "" {
		st.Main = x.MixedNone
		return true
	}
	name := t.Techniques.Name(p.Technique)
	if p.Missed {
		st.Main, st.Offers = t.Fill(x.Missed, "name", name), []show.StatusOffer{show.NextExercise}
		return true
	}
	if !p.On(d) {
		return false
	}
	st.Offers = []show.StatusOffer{show.NextExercise}
	task := x.Find
	if p.Places() {
		task = x.Place
	}
	switch p.Verdict {
	case Unjudged:
		st.Main = t.Fill(task, "name", name)
	case Right:
		st.Tone, st.Main = show.Good, t.Fill(x.Right, "name", name)
		if !p.Mixed && len(p.Progress) >= enoughToMix {
			st.Offers = append(st.Offers, show.MixExercises)
		}
	case Elsewhere:
		st.Main = elsewhereText(p, t)
	case Wrong:
		st.Tone, st.Main = show.Bad, misjudgedText(d, own, t)
	}
	var details []string
	if p.Mixed {
		details = append(details, x.Mixed+t.Techniques.Marks.Stop)
	}
	if p.Found > 0 {
		details = append(details, t.Fill(x.Found, "count", p.Found))
	}
	st.Detail = strings.Join(details, t.Techniques.Marks.Space)
	return true
}

// elsewhereText says that a change follows from another technique, and where to look.
func elsewhereText(p *Practise, t *text.Catalog) string {
	sentence := t.Practise.Elsewhere
	if p.OwedTo != "" {
		sentence = t.Practise.OwedTo
	}
	var nudge board.HouseSet
	for h := range path.NewHint(p.Step(), path.ShowHouses).Houses.All() {
		nudge = board.NewHouseSet(h)
		break // one house is a hint, all of them would be the answer
	}
	return t.Fill(sentence, "name", t.Techniques.Name(p.Technique), "other", t.Techniques.Name(p.OwedTo), "house", nudge)
}

// misjudgedText explains why a change is wrong.
func misjudgedText(here *desk.Desk, own *Practise, t *text.Catalog) string {
	p, x := own, &t.Practise
	cell, digit := p.Judged.Cell(), p.Judged.Digit()
	if here.Sheet().Position.Entries[cell] != digit {
		return t.Fill(x.WrongCandidate, "cell", cell, "digit", int(digit))
	}
	start := p.Start()
	b := board.New(&start)
	var others []string
	for d := range b.Candidates(cell).All() {
		if d != digit {
			others = append(others, strconv.Itoa(int(d)))
		}
	}
	return t.Fill(x.WrongDigit, "cell", cell, "digit", int(digit), "digits", strings.Join(others, t.Techniques.Marks.Comma))
}
