package steps

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/sorting"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Kind is a kind of path.
type Kind uint8

// The kinds.
const (
	Easiest     Kind = iota // easiest to follow
	Yours                   // prefers techniques that the player knows
	Shortest                // as few steps as possible
	AsExplainer             // as in Sudoku Explainer
	AsHoDoKu
	Kinds = iota
)

// Summary describes the length and difficulty of a path.
type Summary struct {
	Steps   int
	Hardest string   // key of the hardest technique, "" without steps
	Solved  bool     // the path leads to the solution
	Beyond  []string // techniques that the player does not know, without duplicates
}

// KindPicked requests a path of a kind.
type KindPicked struct {
	desk.To[Steps]
	Kind Kind
}

// PatternsToggled switches between trying expert patterns in their usual place in the
// easiest path and trying them last.
type PatternsToggled struct{ desk.To[Steps] }

// recipes holds the key of each kind's recipe.
var recipes = [Kinds]string{"human", "human", "human", "se", "hodoku"}

// Kind returns the kind of path that corresponds to the choice. ok is false if there is
// none, as for the player's own choice of techniques.
func (t *Techniques) Kind() (k Kind, ok bool) {
	i := t.Recipe()
	if i < 0 {
		return 0, false
	}
	switch path.Recipes()[i].Key {
	case "se":
		return AsExplainer, !t.Fewest
	case "hodoku":
		return AsHoDoKu, !t.Fewest
	}
	switch {
	case t.Fewest:
		return Shortest, true
	case t.Yours:
		return Yours, true
	}
	return Easiest, true
}

// pickKind sets the choice for a kind of path.
func (t *Techniques) pickKind(k Kind) {
	t.pick(slices.IndexFunc(path.Recipes(), func(r path.Recipe) bool { return r.Key == recipes[k] }))
	t.Fewest, t.Yours = k == Shortest, k == Yours
}

// showKind requests a path of a kind.
func (s *Steps) showKind(d *desk.Desk, k Kind) []desk.Cmd {
	if k >= Kinds {
		return nil
	}
	kept := s.Summaries
	cmds := s.edit(d, func(t *Techniques) bool { t.pickKind(k); return true })
	s.Summaries = kept
	return append(cmds, s.find(d)...)
}

// summarise stores the summary of a path.
func (s *Steps) summarise(p *Path) {
	k, ok := s.Choice.Kind()
	if !ok {
		return
	}
	if s.SummariesFor != s.For {
		s.Summaries, s.SummariesFor = [Kinds]*Summary{}, s.For
	}
	sum := &Summary{Steps: len(p.Steps), Solved: p.Boards[len(p.Boards)-1].IsSolved()}
	if p.Hardest >= 0 {
		sum.Hardest = p.Steps[p.Hardest].Technique
	}
	for i := range p.Steps {
		if key := p.Steps[i].Technique; !s.Known.Has(key) && !slices.Contains(sum.Beyond, key) {
			sum.Beyond = append(sum.Beyond, key)
		}
	}
	s.Summaries[k] = sum
}

// Summary returns the summary for a kind of path, or nil if unknown.
func (s *Steps) Summary(d *desk.Desk, k Kind) *Summary {
	if s.SummariesFor != d.Sheet().Position || s.SummariesFor == (board.Position{}) {
		return nil
	}
	return s.Summaries[k]
}

// ordered returns the techniques in the order in which they are tried. Expert patterns
// come last unless Patterns is set. In the player's own path, known techniques come
// first.
func (t *Techniques) ordered(known *Known) []TechniqueChoice {
	list := slices.Clone(t.List)
	later := func(late func(key string) bool) {
		sorting.Stable(list, func(a, b TechniqueChoice) int { return order(late(a.Key)) - order(late(b.Key)) })
	}
	if !t.Patterns {
		later(func(key string) bool { return technique.TechniqueClass(key) == entry.Expert })
	}
	if t.Yours {
		later(func(key string) bool { return !known.Has(key) })
	}
	return list
}

func order(late bool) int {
	if late {
		return 1
	}
	return 0
}
