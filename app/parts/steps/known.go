package steps

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/lesson"
	"sudoku/app/work"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Known holds the techniques that the player knows.
type Known struct {
	Ticked []string // keys of techniques ticked by the player
	Shown  []string // keys of techniques found in games without a hint
}

// The messages for known techniques.
type (
	// KnownPressed opens the list of techniques to tick.
	KnownPressed struct{ desk.To[Steps] }
	// KnownToggled ticks or unticks a technique.
	KnownToggled struct {
		desk.To[Steps]
		Key string
	}
	// LearntRead reports the progress in the lessons and in practice.
	LearntRead struct {
		desk.To[Steps]
		Lessons   lesson.Progress
		Practised drill.Progress
	}
)

// NewKnown returns the techniques known by default: the singles, which the course for
// beginners teaches.
func NewKnown() (k Known) {
	for _, x := range technique.OfClass(entry.Single) {
		k.Ticked = append(k.Ticked, x.Key)
	}
	return k
}

// Has reports whether the player knows a technique.
func (k *Known) Has(key string) bool {
	return slices.Contains(k.Ticked, key) || slices.Contains(k.Shown, key)
}

// forHint returns the choice of techniques for a hint. The easiest path then tries those
// first that the player knows, has found in practice or learnt from a lesson.
func (s *Steps) forHint() work.Choice {
	choice := s.Choice
	choice.Yours = true
	return choice.job(func(key string) bool {
		return s.Known.Has(key) || s.Learnt.Lessons[key].Done || s.Learnt.Practised[key].Found > 0
	})
}

// FromGame reports whether a solved game showed that the player knows a technique.
func (k *Known) FromGame(key string) bool { return slices.Contains(k.Shown, key) }

// toggle ticks or unticks a technique. It copies the list, which earlier models may
// share.
func (k *Known) toggle(key string) {
	is := func(other string) bool { return other == key }
	has := k.Has(key)
	k.Ticked, k.Shown = slices.DeleteFunc(slices.Clone(k.Ticked), is), slices.DeleteFunc(slices.Clone(k.Shown), is)
	if !has && technique.ByKey(key) != nil {
		k.Ticked = append(k.Ticked, key)
	}
}

// toggleKnown ticks or unticks a technique and updates what depends on it.
func (s *Steps) toggleKnown(d *desk.Desk, key string) []desk.Cmd {
	s.Known.toggle(key)
	s.Summaries = [Kinds]*Summary{}
	if s.Choice.Yours {
		_, walking := d.Busy.Job.(work.Explain)
		path := walking || s.Explained(d) != nil
		cmds := s.edit(d, func(*Techniques) bool { return true })
		if path {
			cmds = append(cmds, s.walk(d)...)
		}
		return cmds
	}
	if p := s.Explained(d); p != nil {
		s.summarise(p)
	}
	return []desk.Cmd{desk.Save{}}
}

// GameReviewed adds the techniques found in a finished game.
func (s *Steps) GameReviewed(_ *desk.Desk, g *desk.GameReviewed) []desk.Cmd {
	s.Known.Shown = slices.Clone(s.Known.Shown)
	for _, f := range g.Found {
		if !s.Known.Has(f.Technique) {
			s.Known.Shown = append(s.Known.Shown, f.Technique)
		}
	}
	return []desk.Cmd{desk.Save{}}
}
