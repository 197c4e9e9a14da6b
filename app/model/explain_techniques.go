package model

import (
	"slices"

	"sudoku/app/work"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Techniques is what the player lets the engine use, and how.
type Techniques struct {
	List       []TechniqueChoice // in the order in which they are tried
	Uniqueness bool              // those that assume one solution may be used
	Fewest     bool              // few steps rather than cheap ones
	// Own is the player's own list that a recipe took the place of, nil for none.
	Own []TechniqueChoice
}

// TechniqueChoice is a technique, used or not.
type TechniqueChoice struct {
	Key string
	On  bool
}

// What happens to the choice.
type (
	// TechniqueToggled switches a technique on or off.
	TechniqueToggled struct{ Key string }
	// TechniqueMoved moves one up (below 0) or down in the order.
	TechniqueMoved struct {
		Key string
		By  int
	}
	// RecipePicked takes the techniques and the order of one of path.Recipes, or
	// with the index behind them the player's own again.
	RecipePicked struct{ Index int }
	// UniquenessToggled assumes one solution, or no longer.
	UniquenessToggled struct{}
	// FewestPicked chooses between cheap steps and few.
	FewestPicked struct{ Fewest bool }
)

func (TechniqueToggled) msg()  {}
func (TechniqueMoved) msg()    {}
func (RecipePicked) msg()      {}
func (UniquenessToggled) msg() {}
func (FewestPicked) msg()      {}

// newTechniques is the choice of a first visit: what a person sees most easily
// comes first, and what takes long is off.
func newTechniques() Techniques {
	t := Techniques{Uniqueness: true}
	t.List = listOf(path.Human())
	return t
}

// listOf is a recipe's techniques in its order, then the others, switched off. A
// recipe has some in a form of its own, so that keys are what tells them apart.
func listOf(r path.Recipe) (list []TechniqueChoice) {
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

// Recipe is the index of the recipe of path.Recipes that the choice is, -1 if
// it is the player's own.
func (t *Techniques) Recipe() int {
	return slices.IndexFunc(path.Recipes(), func(r path.Recipe) bool { return slices.Equal(listOf(r), t.List) })
}

// pick takes one of path.Recipes, or the player's own list again.
func (t *Techniques) pick(index int) {
	all := path.Recipes()
	switch {
	case index >= 0 && index < len(all):
		if t.Recipe() < 0 {
			t.Own = t.List
		}
		t.List = listOf(all[index])
	case index == len(all) && t.Recipe() >= 0 && t.Own != nil:
		t.List = slices.Clone(t.Own)
	}
}

// job is the choice for a request.
func (t *Techniques) job() (c work.Choice) {
	c.Uniqueness = t.Uniqueness
	if i := t.Recipe(); i >= 0 {
		c.Recipe = path.Recipes()[i].Key
	}
	for _, x := range t.List {
		if x.On {
			c.Techniques = append(c.Techniques, x.Key)
		}
	}
	return c
}

// updateTechniques handles the messages of the choice; ok is false for any
// other.
func (m Model) updateTechniques(msg Msg) (next Model, cmds []Cmd, ok bool) {
	e := &m.Explain
	index := func(key string) int {
		return slices.IndexFunc(e.Choice.List, func(t TechniqueChoice) bool { return t.Key == key })
	}
	before := e.Choice
	e.Choice.List = slices.Clone(before.List)
	switch msg := msg.(type) {
	case TechniqueToggled:
		if i := index(msg.Key); i >= 0 {
			e.Choice.List[i].On = !e.Choice.List[i].On
		}
	case TechniqueMoved:
		i := index(msg.Key)
		to := i + msg.By
		if i < 0 || to < 0 || to >= len(e.Choice.List) {
			return m, nil, true
		}
		moved := e.Choice.List[i]
		e.Choice.List = slices.Insert(slices.Delete(e.Choice.List, i, i+1), to, moved)
	case RecipePicked:
		e.Choice.pick(msg.Index)
	case UniquenessToggled:
		e.Choice.Uniqueness = !e.Choice.Uniqueness
	case FewestPicked:
		e.Choice.Fewest = msg.Fewest
	default:
		e.Choice = before
		return m, nil, false
	}
	e.forget()
	m.Hint = Hint{}
	cmds = []Cmd{Save{}}
	if m.Busy.ID != 0 && usesChoice(m.Busy.Job) {
		m.Busy = Busy{}
		cmds = append(cmds, StopComputing{})
	}
	return m, cmds, true
}

// usesChoice reports whether a job's answer depends on the choice.
func usesChoice(job work.Job) bool {
	switch job.(type) {
	case work.Explain, work.FindSteps, work.Hint, work.WhyNot, work.Prove:
		return true
	}
	return false
}
