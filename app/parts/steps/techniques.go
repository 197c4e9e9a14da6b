package steps

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Techniques is what the player lets the engine use, and how.
type Techniques struct {
	List       []TechniqueChoice // in the order in which they are tried
	Uniqueness bool              // those that assume one solution may be used
	Fewest     bool              // few steps rather than cheap ones
	Yours      bool              // what the player knows comes first
	Patterns   bool              // those that only experts look for come at their place, not last
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
	TechniqueToggled struct {
		desk.To[Steps]
		Key string
	}
	// TechniqueMoved moves one up (below 0) or down in the order.
	TechniqueMoved struct {
		desk.To[Steps]
		Key string
		By  int
	}
	// RecipePicked takes the techniques and the order of one of path.Recipes, or
	// with the index after them the player's own again.
	RecipePicked struct {
		desk.To[Steps]
		Index int
	}
	// UniquenessToggled assumes one solution, or does not.
	UniquenessToggled struct{ desk.To[Steps] }
)

// newTechniques is the choice of a first visit: what a person sees most easily
// comes first, and what takes long is off.
func newTechniques() Techniques {
	t := Techniques{Uniqueness: true}
	t.List = techniqueChoices(path.Human())
	return t
}

// techniqueChoices is a recipe's techniques in its order, then the others, switched off. A
// recipe has its own form of some, so only their keys identify them.
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

// Recipe is the index of the recipe of path.Recipes that the choice is, -1 if
// it is the player's own.
func (t *Techniques) Recipe() int {
	return slices.IndexFunc(path.Recipes(), func(r path.Recipe) bool { return slices.Equal(techniqueChoices(r), t.List) })
}

// pick takes one of path.Recipes, or the player's own list again.
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
	}
}

// job is the choice for a request.
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

// edit changes the choice and drops the answers that another choice would
// change. ok is false if the edit does not apply.
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

// move moves a technique in the order; ok is false if there is no such place.
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
