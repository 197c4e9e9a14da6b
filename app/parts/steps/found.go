package steps

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// Found holds all steps found in a position, grouped by technique.
type Found struct {
	Path   *Path // independent steps: only the first board is meaningful
	Groups []FoundGroup
	Answer work.Found // without its steps
}

// FoundGroup is the range of a technique's steps.
type FoundGroup struct {
	Technique string
	From, To  int
}

// FoundHere returns all steps found in the panel's position, or nil if no search was
// made.
func (s *Steps) FoundHere(d *desk.Desk) *Found {
	if s.FoundFor != s.spot(d) {
		return nil
	}
	return s.Found
}

// findAll searches the position for all steps.
func (s *Steps) findAll(d *desk.Desk) []desk.Cmd {
	s.FoundFor, s.Found, s.Preview = s.spot(d), nil, 0
	return d.Send(sender, work.FindSteps{Choice: s.Choice.job(&s.Known), Position: wire.NewPosition(&s.FoundFor)})
}

func (s *Steps) previewFound(d *desk.Desk, index int) {
	if found := s.FoundHere(d); found != nil && index < len(found.Path.Steps) {
		s.Preview = index + 1
	}
}

func (s *Steps) leaveFound(index int) {
	if s.Preview == index+1 {
		s.Preview = 0
	}
}

// takeFound applies one of the steps found, and then searches again. If the steps belong
// to a place in the path, the path continues from there.
func (s *Steps) takeFound(d *desk.Desk, index int) (cmds []desk.Cmd) {
	if found := s.FoundHere(d); found != nil && index < len(found.Path.Steps) {
		if s.OnPath(d) {
			return s.fork(d, found.Path.Steps[index])
		}
		cmds = take(d, s.FoundFor, found.Path.Steps[index:index+1])
	}
	if d.Panel == desk.StepsPanel && s.Tab == FoundTab {
		notice := d.Notice
		cmds = append(cmds, s.findAll(d)...)
		d.Notice = notice
	}
	return cmds
}

// find shows the path, and requests it if it is not known.
func (s *Steps) find(d *desk.Desk) []desk.Cmd {
	d.Panel, s.Tab = desk.StepsPanel, PathTab
	if path := s.Explained(d); path != nil {
		return []desk.Cmd{pathFocus(path)}
	}
	return append(s.walk(d), desk.FocusElement{ID: Button})
}

func (s *Steps) showFound(a work.Found) {
	// The steps are independent, so only the first board is stored.
	path := &Path{Steps: a.Steps, Boards: []board.Board{board.New(&s.FoundFor)}, Hardest: -1}
	found := &Found{Path: path}
	for i := range a.Steps {
		if last := len(found.Groups) - 1; last >= 0 && found.Groups[last].Technique == a.Steps[i].Technique {
			found.Groups[last].To = i + 1
		} else {
			found.Groups = append(found.Groups, FoundGroup{a.Steps[i].Technique, i, i + 1})
		}
	}
	a.Steps = nil
	found.Answer = a
	s.Found = found
}
