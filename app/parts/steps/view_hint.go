package steps

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/path"
)

// HintView describes how much of the next step is revealed. It is hidden if Text is
// empty.
type HintView struct {
	Text    string
	Words   []show.Word // words of Text and of the lines before it, if they can be pointed at
	Legend  []show.LegendEntry
	Level   string
	At, Of  int    // Level as numbers
	More    string // label of the button that reveals more or applies the step
	CanBack bool
	CanShow bool // the steps of an assumption can be shown
	Lesson  show.LessonLink
}

func (own *Steps) HintView(d *desk.Desk, t *text.Catalog) HintView {
	h := &own.Hint
	if h.Level == 0 || d.Panel != desk.SolvePanel {
		return HintView{}
	}
	v := HintView{}
	highest := h.Highest()
	if highest > path.NameTechnique {
		v.At, v.Of = int(h.Level)+h.Line, int(highest)+h.Lines-1
		v.Level = t.Fill(t.Hint.Level, "level", v.At, "count", v.Of)
	}
	switch {
	case h.Level+1 < highest || h.Level < highest && highest < path.Apply:
		v.More = t.Hint.More
	case h.Level < highest:
		v.More = t.Hint.Apply
	}
	if h.Answer.Faults.AreMistakes() {
		v.Text = mistakesText(h, t)
		v.CanBack = h.Answer.Faults.Solutions == 1
		return v
	}
	s := h.Step()
	if s == nil {
		at := board.New(&h.For)
		switch {
		case at.IsSolved():
			v.Text = t.Hint.Done
		case h.For.Values() == board.Grid{}:
			v.Text = t.Hint.EmptyGrid
		case h.Answer.Faults.Solutions > 1:
			v.Text = t.Hint.Several
		default:
			v.Text = t.Hint.Nothing
		}
		return v
	}
	where := path.NewHint(s, path.ShowCells)
	about := []any{"houses", where.Houses, "cells", where.Cells}
	sentences := []string{t.Hint.Houses, t.Hint.Cells}
	if r := h.Answer.Refutation; r != nil {
		v.CanShow = h.Level >= path.ShowPattern
		sentences = []string{t.Hint.Assumption, t.Hint.AssumptionHouses, t.Hint.AssumptionCells, t.Hint.AssumptionPattern}
		about = append(about, "cell", r.Assumed.Cell(), "digit", int(r.Assumed.Digit()), "count", len(r.Steps))
	}
	if i := int(h.Level) - 1; i < len(sentences) {
		v.Text = t.Fill(sentences[i], about...)
		return v
	}
	language := &t.Techniques
	first := h.scene()
	tokens := language.Say(&first)
	v.Words = newWords(&first, t)
	if h.Level == hintWhy && h.Lines > 1 {
		line := newReasons(&first, 0, t)[h.Line]
		v.Words, tokens = v.Words[:line.To], tokens[line.From:line.To]
		for i := range line.From {
			v.Words[i].Class = "before"
		}
	}
	v.Text = explain.String(tokens)
	if h.alone() > 0 {
		return v
	}
	if h.Level >= hintName {
		name := language.Name(s.Technique) + language.Marks.Colon
		v.Text, v.Words = name+v.Text, append([]show.Word{{Text: name}}, v.Words...)
		v.Lesson = show.LessonLink{Path: show.LessonPath(s.Technique), Name: t.Hint.Learn}
	}
	v.Legend = show.NewLegend(&first.View, first.Parts(), t)
	return v
}

// mistakesText describes the mistakes as far as the level allows.
func mistakesText(h *Hint, t *text.Catalog) string {
	f := &h.Answer.Faults
	switch {
	case f.Solutions == 0:
		return t.Hint.NoSolution
	case f.NoneFits:
		return t.Hint.NoneFits
	case h.Level == MentionMistakes:
		return t.Hint.Mistake
	}
	var parts []string
	if h.Level == CountMistakes {
		for _, sort := range []struct {
			sentence string
			count    int
		}{{t.Hint.EntriesWrong, len(f.Entries)}, {t.Hint.EliminationsWrong, len(f.Eliminations)}} {
			if sort.count > 0 {
				parts = append(parts, t.Fill(sort.sentence, "count", sort.count))
			}
		}
		return t.Fill(t.Hint.Mistakes, "mistakes", strings.Join(parts, t.Techniques.Marks.Comma))
	}
	if len(f.Entries) > 0 {
		parts = append(parts, t.Fill(t.Hint.ShowEntries, "mistakes", board.NewCellSet(f.Entries...)))
	}
	if len(f.Eliminations) > 0 {
		parts = append(parts, t.Fill(t.Hint.ShowEliminations, "mistakes", t.Techniques.Placements(f.Eliminations)))
	}
	return strings.Join(parts, t.Techniques.Marks.Space)
}
