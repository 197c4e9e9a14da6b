package steps

import (
	"slices"
	"sync"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Techniques is the player's choice of techniques for the engine.
type Techniques struct {
	List       []TechniqueChoice // in the order in which they are tried
	Uniqueness bool              // allow techniques that assume a unique solution
	Fewest     bool              // prefer few steps to easy ones
	Yours      bool              // try known techniques first
	Patterns   bool              // try expert patterns in their usual place, not last
	// Own is the player's own list while a recipe is used, nil for none.
	Own []TechniqueChoice

	Search string // the list shows only techniques whose name, group or key contains this
	Draft  string // a list as text that has mistakes, "" for none
}

// TechniqueChoice is a technique that is on or off.
type TechniqueChoice struct {
	Key string
	On  bool
}

// The messages for the choice.
type (
	// TechniqueToggled turns a technique on or off.
	TechniqueToggled struct {
		desk.To[Steps]
		Key string
	}
	// TechniqueMoved moves a technique By places down in the order, or up if By is negative.
	TechniqueMoved struct {
		desk.To[Steps]
		Key string
		By  int
	}
	// RecipePicked uses the techniques and order of one of path.Recipes. The index after
	// the last one restores the player's own list, and higher ones use SudokuWiki's order.
	RecipePicked struct {
		desk.To[Steps]
		Index int
	}
	// TechniquesSearched shows only techniques that match a text.
	TechniquesSearched struct {
		desk.To[Steps]
		Text string
	}
	// FoundSwitched turns all techniques found by the search on or off.
	FoundSwitched struct {
		desk.To[Steps]
		Keys []string
		On   bool
	}
	// TechniquesTyped replaces the list by one written as text.
	TechniquesTyped struct {
		desk.To[Steps]
		Text string
	}
	// UniquenessToggled toggles whether to assume a unique solution.
	UniquenessToggled struct{ desk.To[Steps] }
)

// newTechniques returns the default choice. The techniques that people see most easily
// come first, and slow ones are off.
func newTechniques() Techniques {
	t := Techniques{Uniqueness: true}
	t.List = techniqueChoices(path.Human())
	return t
}

// techniqueChoices returns a recipe's techniques in order, followed by all others, turned
// off. Techniques are compared by key, since recipes have their own variants of some.
func techniqueChoices(r path.Recipe) (list []TechniqueChoice) {
	used := map[string]bool{}
	for _, t := range r.Techniques {
		list = append(list, TechniqueChoice{t.Key, true})
		used[t.Key] = true
	}
	for _, t := range technique.Catalog() {
		if !used[t.Key] {
			list = append(list, TechniqueChoice{t.Key, false})
		}
	}
	return list
}

// Recipe returns the index in path.Recipes of the recipe equal to the choice, or -1 for
// the player's own choice.
func (t *Techniques) Recipe() int {
	return slices.IndexFunc(path.Recipes(), func(r path.Recipe) bool { return slices.Equal(techniqueChoices(r), t.List) })
}

// pick selects one of path.Recipes, or the player's own list.
func (t *Techniques) pick(index int) {
	all := path.Recipes()
	switch {
	case index >= 0 && index < len(all):
		if t.Recipe() < 0 {
			t.Own = t.List
		}
		t.List = techniqueChoices(all[index])
	case index == len(all) && t.Recipe() >= 0 && t.Own != nil:
		t.List = slices.Clone(t.Own)
	case index > len(all):
		t.List = slices.Clone(wikiList())
	}
	t.Draft = ""
}

// wikiList returns the choice for sudokuWiki. Callers must not change it.
var wikiList = sync.OnceValue(func() []TechniqueChoice {
	list, _, _ := parseTechniques(sudokuWiki)
	return list
})

// sudokuWiki lists the techniques that the catalog shares with sudokuwiki.org's solver, in
// the order of that site's list of strategies.
const sudokuWiki = `
full-house hidden-single-box hidden-single-line naked-single
naked-pair naked-triple hidden-pair hidden-triple naked-quad hidden-quad pointing claiming
x-wing remote-pair simple-colours-trap simple-colours-wrap xy-wing swordfish xyz-wing bug-plus-1
x-chain xy-chain 3d-medusa jellyfish unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 unique-rectangle-4
firework-triple firework-quad sk-loop extended-rectangle-1 extended-rectangle-2 extended-rectangle-3 extended-rectangle-4
hidden-rectangle wxyz-wing aligned-pair-exclusion junior-exocet finned-x-wing sashimi-x-wing
finned-swordfish sashimi-swordfish continuous-nice-loop discontinuous-nice-loop grouped-continuous-nice-loop
grouped-discontinuous-nice-loop sue-de-coq als-xz als-xy-wing als-chain death-blossom`

// job returns the choice in the form used in requests.
func (t *Techniques) job(known *Known) (c work.Choice) {
	c.Uniqueness = t.Uniqueness
	list := t.List
	switch i := t.Recipe(); {
	case i < 0:
	case path.Recipes()[i].Key == recipes[Easiest]:
		list = t.ordered(known)
	default:
		c.Recipe = path.Recipes()[i].Key
	}
	for _, x := range list {
		if x.On {
			c.Techniques = append(c.Techniques, x.Key)
		}
	}
	return c
}

// edit changes the choice and discards the answers that depend on it. change returns
// false if the edit does not apply.
func (s *Steps) edit(d *desk.Desk, change func(*Techniques) (ok bool)) []desk.Cmd {
	choice := s.Choice
	choice.List = slices.Clone(choice.List)
	if !change(&choice) {
		return nil
	}
	s.Choice = choice
	s.forget()
	s.Hint = Hint{}
	cmds := []desk.Cmd{desk.Save{}}
	if d.Busy.ID != 0 && usesChoice(d.Busy.Job) {
		d.Busy = desk.Busy{}
		cmds = append(cmds, desk.StopComputing{})
	}
	return cmds
}

func (t *Techniques) index(key string) int {
	return slices.IndexFunc(t.List, func(x TechniqueChoice) bool { return x.Key == key })
}

func (t *Techniques) toggle(key string) bool {
	if i := t.index(key); i >= 0 {
		t.List[i].On = !t.List[i].On
	}
	return true
}

// move moves a technique in the order. ok is false if it cannot move that far.
func (t *Techniques) move(key string, by int) (ok bool) {
	i := t.index(key)
	to := i + by
	if i < 0 || to < 0 || to >= len(t.List) {
		return false
	}
	moved := t.List[i]
	t.List = slices.Insert(slices.Delete(t.List, i, i+1), to, moved)
	return true
}

// usesChoice reports whether a job's answer depends on the choice.
func usesChoice(job work.Job) bool {
	switch job.(type) {
	case work.Explain, work.FindSteps, work.Hint, work.WhyNot, work.Prove:
		return true
	}
	return false
}
