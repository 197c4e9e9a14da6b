package steps

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// Board returns the grid with the step or the position that the panel shows, or with a hint
// for a position other than the player's. ok is false if there is nothing to show.
func (stepsPart *Steps) Board(d *desk.Desk, filmed bool, t *text.Catalog) (b show.Board, ok bool) {
	here := stepsPart.Here(d)
	own := d.Sheet().Position == here
	if d.Panel != desk.StepsPanel {
		if own || filmed {
			return b, false
		}
		at := board.New(&here)
		b = plainBoard(d, stepsPart, &at, step.View{}, t)
		DrawHint(&b, d, stepsPart, t)
		return b, true
	}
	shown := stepsPart.Showing(d)
	if stepsPart.Preview > 0 && stepsPart.shown(d) != nil {
		shown.goTo(stepsPart.Preview - 1)
	}
	if s := shown.Step(); s != nil {
		scene := newScene(stepsPart, &shown)
		return stepBoard(d, stepsPart, &shown, &scene, stepsPart.Line-1, stepsPart.Line, t), true
	}
	if own && stepsPart.Tab != AskTab && (stepsPart.Tab != FoundTab || stepsPart.FoundHere(d) == nil) {
		return b, false
	}
	at := board.New(&here)
	if r := stepsPart.Reason(d); stepsPart.Tab == AskTab && r != nil && r.Refutation != nil {
		// The assumption leads directly to a contradiction, without steps to show.
		b = plainBoard(d, stepsPart, stepsPart.Ask.Shown.Board(), step.View{}, t)
		b.Cells[r.Refutation.Assumed.Cell()].Tried = true
		show.MarkImpossible(&b, []board.Conflict{r.Refutation.Conflict}, t)
	} else {
		b = plainBoard(d, stepsPart, &at, step.View{}, t)
	}
	if own && stepsPart.Tab == AskTab { // the links that the player drew stay
		links := d.Sheet().Marks.Links
		b.Drawing = show.DrawnLinks(&links, &at)
		show.NameLinks(&b, &links, t)
	}
	return b, true
}

// stepBoard returns the grid before a step, with the step drawn, or the grid after it. The
// drawing has what the lines of the argument from index from up to to are about, or
// everything if to is 0.
func stepBoard(here *desk.Desk, own *Steps, shown *Showing, scene *explain.Scene, from, to int, t *text.Catalog) show.Board {
	s, view, link := shown.Step(), scene.View, scene.Link
	if shown.After {
		link = -1
		view = step.View{}
		for _, x := range s.Placements {
			view.MarkCells(board.NewCellSet(x.Cell()), step.Placed)
		}
	}
	if lines := t.Techniques.Reasons(scene); to > 0 && to <= len(lines) && !shown.After {
		view = linesView(&view, lines[from:to])
	}
	b := plainBoard(here, own, shown.Board(), view, t)
	last := shown.After && shown.At == len(shown.Path.Steps)-1 // the path may be stuck here
	if scene.Clean && !last && !here.Options.Has(desk.ShowCandidates) {
		show.Clean(&b, s.Placements)
	}
	words := wordsPointed(own, scene, t)
	b.Drawing = show.Drawing(&view, shown.Board(), words.Houses, link)
	if link >= 0 {
		show.PointAt(&words, &view.Links[link])
	}
	for c := range b.Cells {
		d := &b.Cells[c].Drawn
		d.Pointed = words.Cells.Has(board.Cell(c))
		for digit := range board.AllDigits.All() {
			x := board.NewCandidate(board.Cell(c), digit)
			if words.Candidates.Has(x) || words.Digits.Has(digit) && d.Digits[digit-1] != 0 {
				d.Words = d.Words.With(digit)
			}
		}
	}
	if shown.Path.HasAssumed {
		b.Cells[shown.Path.Assumed.Cell()].Tried = true
		if r := refutationShown(here, own, shown); r != nil {
			show.MarkImpossible(&b, []board.Conflict{r.Conflict}, t)
		}
	}
	return b
}

// linesView returns the part of a view that some lines of an argument are about.
func linesView(v *step.View, lines []explain.Said) (out step.View) {
	var cells board.CellSet
	var houses board.HouseSet
	var named board.CandidateSet
	for i := range lines {
		line := &lines[i]
		cells, houses = cells.Or(line.Cells), houses|line.Houses
		out.Links = append(out.Links, line.Links...)
		for _, x := range v.Candidates {
			if line.Cells.Has(x.Item.Cell()) && (line.Digits.Has(x.Item.Digit()) || line.Candidates.Has(x.Item)) {
				named.Add(x.Item)
			}
		}
	}
	for _, x := range v.Cells {
		if cells.Has(x.Item) {
			out.Cells = append(out.Cells, x)
		}
	}
	for _, x := range v.Candidates {
		if named.Has(x.Item) {
			out.Candidates = append(out.Candidates, x)
		}
	}
	for _, r := range v.Rays {
		if cells.Has(r.From) {
			out.Rays = append(out.Rays, r)
		}
	}
	missing := houses
	for _, x := range v.Houses {
		if houses.Has(x.Item) {
			missing = missing.Without(x.Item)
			out.Houses = append(out.Houses, x)
		}
	}
	out.MarkHouses(missing, step.Base)
	out.MarkCells(cells, step.Pattern)
	return out
}

// newScene returns the picture of the step shown.
func newScene(s *Steps, shown *Showing) explain.Scene {
	scenes := shown.Scenes(s.Playback.Depth)
	return scenes[min(shown.Scene, len(scenes)-1)]
}

// wordsPointed returns the word pointed at in the scene's sentence.
func wordsPointed(s *Steps, sc *explain.Scene, t *text.Catalog) explain.Token {
	if i := s.Pointed - 1; i >= 0 {
		if tokens := t.Techniques.Say(sc); i < len(tokens) {
			return tokens[i]
		}
	}
	return explain.Token{}
}

// plainBoard returns the grid for a board from the engine, with its candidates and the
// marks of a view.
func plainBoard(d *desk.Desk, s *Steps, at *board.Board, v step.View, t *text.Catalog) show.Board {
	var asked board.CandidateSet
	if d.Panel == desk.StepsPanel && s.Tab == AskTab {
		asked = s.Ask.Marked
	}
	return show.PlainBoard(d, at, &v, &asked, t)
}

// DrawHint draws what the hint's level reveals: first houses, then cells, then the
// pattern with candidates, first as far as the lines of the argument name it.
func DrawHint(b *show.Board, d *desk.Desk, own *Steps, t *text.Catalog) {
	h := &own.Hint
	if h.Level == 0 || d.Panel != desk.SolvePanel {
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
	revealed := h.revealed()
	if revealed >= path.ShowPattern {
		one := Showing{Path: &Path{Steps: []step.Step{*s}, Boards: []board.Board{board.New(&h.For)}}}
		scene := h.scene()
		*b = stepBoard(d, own, &one, &scene, 0, h.alone(), t)
		return
	}
	hint := path.NewHint(s, revealed)
	var v step.View
	v.MarkHouses(hint.Houses, step.Base)
	v.MarkCells(hint.Cells, step.Pattern)
	drawn := show.Draw(&v)
	for c := range b.Cells {
		drawn[c].Put(&b.Cells[c], 0, t)
	}
	b.Drawing += show.Drawing(&v, nil, 0, -1)
}

// drawMistakes marks the cells of mistakes if the hint names them.
func drawMistakes(b *show.Board, h *Hint, t *text.Catalog) {
	if h.Level < ShowMistakes {
		return
	}
	wrong := board.NewCellSet(h.Answer.Faults.Entries...)
	for _, x := range h.Answer.Faults.Eliminations {
		wrong = wrong.With(x.Cell())
	}
	for c := range wrong.All() {
		b.Cells[c].Conflict = true
		b.Cells[c].Name += t.Techniques.Marks.Comma + t.Board.Conflict
	}
}
