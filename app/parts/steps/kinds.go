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

// Kind is what a path is to be like.
type Kind uint8

// The kinds.
const (
	Easiest     Kind = iota // easiest to follow
	Yours                   // with what the player knows, as far as that goes
	Shortest                // as few steps as possible
	AsExplainer             // as Sudoku Explainer
	AsHoDoKu
	Kinds = iota
)

// Summary is how long and how hard a path is.
type Summary struct {
	Steps   int
	Hardest string   // the key of the technique, "" without steps
	Solved  bool     // it leads to the solution
	Beyond  []string // the techniques that the player does not know, each once
}

// KindPicked looks for a path of a kind.
type KindPicked struct {
	desk.To[Steps]
	Kind Kind
}

// PatternsToggled lets the easiest path use patterns that only experts look for, or
// no longer.
type PatternsToggled struct{ desk.To[Steps] }

// recipes are the keys of the kinds' recipes.
var recipes = [Kinds]string{"human", "human", "human", "se", "hodoku"}

// Kind is the kind of path that the choice leads to; ok is false for the player's
// own choice of techniques.
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

// pickKind makes the choice lead to paths of a kind.
func (t *Techniques) pickKind(k Kind) {
	t.pick(slices.IndexFunc(path.Recipes(), func(r path.Recipe) bool { return r.Key == recipes[k] }))
	t.Fewest, t.Yours = k == Shortest, k == Yours
}

// showKind looks for a path of a kind.
func (s *Steps) showKind(d *desk.Desk, k Kind) []desk.Cmd {
	if k >= Kinds {
		return nil
	}
	kept := s.Summaries
	cmds := s.edit(d, func(t *Techniques) bool { t.pickKind(k); return true })
	s.Summaries = kept
	return append(cmds, s.find(d)...)
}

// summarise remembers how long and how hard the path is that was found.
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

// Summary is how long and how hard the path of a kind is, nil if that is not known.
func (s *Steps) Summary(d *desk.Desk, k Kind) *Summary {
	if s.SummariesFor != d.Sheet().Position || s.SummariesFor == (board.Position{}) {
		return nil
	}
	return s.Summaries[k]
}

// ordered is the order in which the choice tries its techniques: for people, the
// patterns of experts come last, and for the player's own path what is known comes
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
