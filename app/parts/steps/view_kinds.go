package steps

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/technique"
)

// KindOption describes a kind of path, with its length and difficulty if known.
type KindOption struct {
	Kind          Kind
	Name, Summary string
	On            bool
}

// Beyond lists the techniques of a path that the player does not know.
type Beyond struct {
	Text    string
	Lessons []show.LessonLink
}

// ForkView says how the path after a fork compares with the original one. Cost is empty
// without a fork.
type ForkView struct{ Cost string }

func newKindOptions(d *desk.Desk, s *Steps, t *text.Catalog) (options []KindOption) {
	now, ok := s.Choice.Kind()
	for i, name := range t.Explain.Kinds {
		k := Kind(i)
		options = append(options, KindOption{k, name, summaryText(s.Summary(d, k), t), ok && k == now})
	}
	return options
}

// kindName returns the name of the path's kind. A path with a fork counts as the player's
// own.
func (s *Steps) kindName(d *desk.Desk, t *text.Catalog) string {
	if k, ok := s.Choice.Kind(); ok && s.Forked(d) == nil {
		return t.Explain.Kinds[k]
	}
	return t.Explain.Own
}

// summaryText describes the length and difficulty of a path, or "" if unknown.
func summaryText(s *Summary, t *text.Catalog) string {
	switch {
	case s == nil:
		return ""
	case !s.Solved:
		return t.Fill(t.Explain.KindStuck, "count", s.Steps)
	case s.Hardest == "":
		return t.Fill(t.Explain.KindSteps, "count", s.Steps)
	}
	return t.Fill(t.Explain.KindHardest, "count", s.Steps, "name", t.Techniques.Name(s.Hardest))
}

// mostBeyond limits how many unknown techniques are named.
const mostBeyond = 6

// newBeyond lists the unknown techniques of the player's own path.
func newBeyond(d *desk.Desk, own *Steps, t *text.Catalog) (v Beyond) {
	s := own.Summary(d, Yours)
	if s == nil || !isOwnPath(own) {
		return v
	}
	if len(s.Beyond) == 0 {
		if s.Solved {
			v.Text = t.Explain.WithinReach
		}
		return v
	}
	var names []string
	for _, key := range s.Beyond[:min(len(s.Beyond), mostBeyond)] {
		names = append(names, t.Techniques.Name(key))
		v.Lessons = append(v.Lessons, show.LessonLink{Path: show.LessonPath(key), Name: t.Fill(t.Explain.Lesson, "name", t.Techniques.Name(key))})
	}
	if len(s.Beyond) > mostBeyond {
		names = append(names, "…")
	}
	v.Text = t.Fill(t.Explain.Beyond, "names", strings.Join(names, t.Techniques.Marks.Comma))
	return v
}

// newForkView compares the path with the original one.
func newForkView(d *desk.Desk, s *Steps, t *text.Catalog) ForkView {
	was, now := s.Forked(d), s.Explained(d)
	if was == nil {
		return ForkView{}
	}
	more := len(now.Steps) - len(was.Steps)
	cost := t.Fill(t.Explain.ForkCost, "longer", max(more, 0), "shorter", max(-more, 0))
	if name, before := hardestStep(now), hardestStep(was); name != before {
		cost += " " + t.Fill(t.Explain.ForkHardest, "name", t.Techniques.Name(name), "before", t.Techniques.Name(before))
	}
	return ForkView{cost}
}

// KnownGroup is a group of techniques in the dialog of known techniques.
type KnownGroup struct {
	Name  string
	Lines []KnownLine
}

// KnownLine describes a technique that can be ticked.
type KnownLine struct {
	Key, Name, Note string
	On              bool
}

// KnownGroups returns all techniques that a path may use.
func (s *Steps) KnownGroups(t *text.Catalog) (groups []KnownGroup) {
	known := &s.Known
	for i := range t.Techniques.Groups {
		group := &t.Techniques.Groups[i]
		g := KnownGroup{Name: group.Name}
		for j := range group.Lessons {
			for _, x := range group.Lessons[j].Techniques {
				if found := technique.ByKey(x.Key); found == nil || found.OnRequest {
					continue
				}
				line := KnownLine{Key: x.Key, Name: x.Name, On: known.Has(x.Key)}
				if known.FromGame(x.Key) {
					line.Note = t.Explain.KnowShown
				}
				g.Lines = append(g.Lines, line)
			}
		}
		if len(g.Lines) > 0 {
			groups = append(groups, g)
		}
	}
	return groups
}
