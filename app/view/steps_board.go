package view

import (
	"strings"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/steps"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// stepsBoard is the grid while the panel of steps shows something on it, or a hint
// is about a place in its path; ok is false if neither is so.
func stepsBoard(m *model.Model, t *text.Catalog) (b Board, ok bool) {
	here := m.Steps.Here(&m.Desk)
	own := m.Sheet().Position == here
	if m.Panel != desk.StepsPanel {
		if own || m.Sharing.Filmed(&m.Desk) != nil {
			return b, false
		}
		at := board.New(&here)
		b = plainBoard(m, &at, step.View{}, t)
		drawHint(&b, m, t)
		return b, true
	}
	shown := m.Steps.Showing(&m.Desk)
	if s := shown.Step(); s != nil {
		return stepBoard(m, &shown, s, t), true
	}
	if own && m.Steps.Tab != steps.AskTab && (m.Steps.Tab != steps.FoundTab || m.Steps.FoundHere(&m.Desk) == nil) {
		return b, false
	}
	at := board.New(&here)
	r := m.Steps.Reason(&m.Desk)
	if m.Steps.Tab != steps.AskTab || r == nil || r.Refutation == nil {
		return plainBoard(m, &at, step.View{}, t), true
	}
	// The assumption is refuted at once: there are no steps to go through.
	b = plainBoard(m, m.Steps.Ask.Shown.Board(), step.View{}, t)
	b.Cells[r.Refutation.Assumed.Cell()].Tried = true
	markImpossible(&b, []board.Conflict{r.Refutation.Conflict}, t)
	return b, true
}

// stepBoard is the grid with a step drawn into it, or after the step.
func stepBoard(m *model.Model, shown *steps.Showing, s *step.Step, t *text.Catalog) Board {
	scene := sceneOf(m, shown)
	view, link := scene.View, scene.Link
	if shown.After {
		link = -1
		view = step.View{}
		for _, x := range s.Placements {
			view.MarkCells(board.CellSetOf(x.Cell()), step.Placed)
		}
	}
	b := plainBoard(m, shown.Board(), view, t)
	last := shown.After && shown.At == len(shown.Path.Steps)-1 // where the path may get stuck
	if scene.Clean && !last && !m.Options.Has(desk.ShowCandidates) {
		clean(&b, s.Placements)
	}
	words := wordsPointed(m, &scene, t)
	b.Drawing = drawing(&view, shown.Board(), words.Houses, link)
	if link >= 0 {
		pointAt(&words, &view.Links[link])
	}
	for c := range b.Cells {
		d := &b.Cells[c].Drawn
		d.Pointed = words.Cells.Has(board.Cell(c))
		for digit := range board.AllDigits.All() {
			x := board.CandidateOf(board.Cell(c), digit)
			if words.Candidates.Has(x) || words.Digits.Has(digit) && d.Digits[digit-1] != 0 {
				d.Words = d.Words.With(digit)
			}
		}
	}
	if shown.Path.HasAssumed {
		b.Cells[shown.Path.Assumed.Cell()].Tried = true
		if r := refutationShown(m, shown); r != nil {
			markImpossible(&b, []board.Conflict{r.Conflict}, t)
		}
	}
	return b
}

// sceneOf is the picture of the step that is shown.
func sceneOf(m *model.Model, shown *steps.Showing) explain.Scene {
	scenes := shown.Scenes(m.Steps.Playback.Depth)
	return scenes[min(shown.Scene, len(scenes)-1)]
}

// clean takes the candidates off the board, but for the digits that are placed,
// which fill their cells.
func clean(b *Board, placed []board.Candidate) {
	for c := range b.Cells {
		b.Cells[c].Candidates = ""
	}
	for _, x := range placed {
		cell := &b.Cells[x.Cell()]
		cell.Candidates, cell.Drawn.Alone = board.DigitSetOf(x.Digit()).String(), true
	}
}

// pointAt points at the ends of a link beside what a word points at.
func pointAt(words *explain.Token, l *step.Link) {
	for _, n := range []step.Node{l.From, l.To} {
		for c := range n.Cells.All() {
			words.Candidates.Add(board.CandidateOf(c, n.Digit))
		}
	}
}

// wordsPointed is the word of the scene's sentence that is pointed at.
func wordsPointed(m *model.Model, sc *explain.Scene, t *text.Catalog) explain.Token {
	if i := m.Steps.Pointed - 1; i >= 0 {
		if tokens := t.Techniques.Say(sc); i < len(tokens) {
			return tokens[i]
		}
	}
	return explain.Token{}
}

// plainBoard is a board of the engine with its candidates and with what a view
// marks.
func plainBoard(m *model.Model, at *board.Board, v step.View, t *text.Catalog) Board {
	position := m.Sheet().Position
	drawn, selection := drawnOf(&v), m.Selection()
	var asked board.CandidateSet
	if m.Panel == desk.StepsPanel && m.Steps.Tab == steps.AskTab {
		asked = m.Steps.Ask.Marked
	}
	b := Board{Name: t.Board.Name}
	for c := range board.Cell(board.Cells) {
		value := at.Value(c)
		cell := Cell{
			ID:       c.String(),
			Given:    position.IsGiven(c),
			Answer:   value != 0 && position.Values()[c] != value,
			Selected: selection.Has(c),
			Focus:    c == m.Selected,
		}
		candidates := at.Candidates(c)
		for digit := range board.AllDigits.All() {
			if asked.Has(board.CandidateOf(c, digit)) {
				drawn[c].Asked = drawn[c].Asked.With(digit)
			}
		}
		content := t.Board.Candidates
		switch {
		case value == 0:
			cell.Candidates = (candidates | drawn[c].Asked).String()
		case cell.Given:
			content = t.Board.Given
		case cell.Answer:
			content = t.Board.Answer
		default:
			content = t.Board.Entry
		}
		if value != 0 {
			cell.Value = string('0' + rune(value))
		} else if cell.Candidates == "" {
			content = t.Board.Empty
		}
		cell.Name = strings.Join([]string{t.Cell(c), t.Fill(content, "digit", cell.Value, "digits", spaced(cell.Candidates))}, ", ")
		drawn[c].put(&cell, candidates|drawn[c].Asked, t)
		b.Cells[c] = cell
	}
	return b
}

// drawnOf is what a view draws into the cells.
func drawnOf(v *step.View) (drawn [board.Cells]Drawn) {
	for c := range drawn {
		drawn[c].Shown = true
	}
	for _, h := range v.Cells {
		drawn[h.Item].Cell = h.Role
	}
	for _, h := range v.Candidates {
		drawn[h.Item.Cell()].Digits[h.Item.Digit()-1] = h.Role
	}
	return drawn
}

// drawHint draws into the grid what the level of the hint reveals: houses, then
// the cells, then the whole pattern with the candidates.
func drawHint(b *Board, m *model.Model, t *text.Catalog) {
	h := &m.Steps.Hint
	if h.Level < path.ShowHouses || m.Panel != desk.SolvePanel {
		return
	}
	if h.Answer.Faults.AreMistakes() {
		drawMistakes(b, h, t)
		return
	}
	s := h.Step()
	if s == nil {
		return
	}
	if h.Level >= path.ShowPattern {
		one := steps.Showing{Path: &steps.Path{Steps: []step.Step{*s}, Boards: []board.Board{board.New(&h.For)}}}
		*b = stepBoard(m, &one, s, t)
		return
	}
	hint := path.HintOf(s, h.Level)
	var v step.View
	v.MarkHouses(hint.Houses, step.Base)
	v.MarkCells(hint.Cells, step.Pattern)
	drawn := drawnOf(&v)
	for c := range b.Cells {
		drawn[c].put(&b.Cells[c], 0, t)
	}
	b.Drawing += drawing(&v, nil, 0, -1)
}

// drawMistakes marks the cells of the mistakes when the hint names
// them.
func drawMistakes(b *Board, h *steps.Hint, t *text.Catalog) {
	if h.Level < steps.ShowMistakes {
		return
	}
	wrong := board.CellSetOf(h.Answer.Faults.Entries...)
	for _, x := range h.Answer.Faults.Eliminations {
		wrong = wrong.With(x.Cell())
	}
	for c := range wrong.All() {
		b.Cells[c].Conflict = true
		b.Cells[c].Name += ", " + t.Board.Conflict
	}
}
