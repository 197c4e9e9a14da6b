package lesson

import (
	"slices"
	"strconv"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Reading is the state of a lesson being read. It is a value: methods of Lesson return
// the changed reading.
type Reading struct {
	Screen   int
	Selected board.Cell    // receives the next digit; only for Strike and Place
	Picked   board.CellSet // correct cells tapped so far
	Entered  board.CandidateSet
	Chosen   int // number of the last choice, from 1; 0 for none
	Tries    int // wrong tries on this screen
	Shown    bool
	Answered bool // the lesson may continue
	// Said is the reaction to the last try, or "".
	Said  string
	Wrong bool // the last try was wrong
}

// Begin returns a reading that begins at a screen.
func (l *Lesson) Begin(screen int) Reading {
	r := Reading{Screen: min(max(screen, 0), len(l.Screens)-1)}
	s := l.at(&r)
	r.Answered = s.Ask.Kind == None
	r.Selected = s.first()
	return r
}

// at returns the screen of a reading.
func (l *Lesson) at(r *Reading) *Screen { return &l.Screens[r.Screen] }

// first returns the cell to select initially, preferably one that the question is about
// or one that shows its candidates.
func (s *Screen) first() board.Cell {
	for _, set := range []board.CellSet{s.Ring.And(s.Open()), s.Marks.And(s.Open()), s.Open()} {
		if !set.IsEmpty() {
			return set.First()
		}
	}
	return 0
}

// Open returns the cells that can be tapped.
func (s *Screen) Open() board.CellSet {
	switch s.Ask.Kind {
	case Cells:
		return board.AllCells
	case Strike, Place:
		return s.Board.Empty()
	}
	return board.CellSet{}
}

// Next goes to the next screen if this one is answered.
func (l *Lesson) Next(r Reading) Reading {
	if !r.Answered || r.Screen+1 == len(l.Screens) {
		return r
	}
	return l.Begin(r.Screen + 1)
}

// Back goes to the previous screen.
func (l *Lesson) Back(r Reading) Reading { return l.Begin(r.Screen - 1) }

// Pick handles a tap on a cell.
func (l *Lesson) Pick(w *Words, r Reading, c board.Cell) Reading {
	s := l.at(&r)
	switch {
	case !s.Open().Has(c) || r.Answered:
		return r
	case s.Ask.Kind != Cells:
		r.Selected, r.Said, r.Wrong = c, "", false
		return r
	}
	picked := r.Picked.With(c)
	if r.Picked.Has(c) {
		return r
	}
	for _, answer := range s.Ask.Cells {
		if !picked.Within(answer) {
			continue
		}
		r.Picked, r.Said, r.Wrong = picked, "", false
		if picked == answer {
			return r.right(w, func(to []string) bool { return slices.Contains(to, c.String()) })
		}
		return r
	}
	return r.wrong(w, c.String(), "")
}

// Enter strikes or places a digit in the selected cell.
func (l *Lesson) Enter(w *Words, r Reading, d board.Digit) Reading {
	s := l.at(&r)
	if r.Answered || s.Ask.Kind != Strike && s.Ask.Kind != Place {
		return r
	}
	x := board.NewCandidate(r.Selected, d)
	if !s.Ask.Candidates.Has(x) {
		return r.wrong(w, r.Selected.String()+"="+strconv.Itoa(int(d)), r.Selected.String())
	}
	r.Entered.Add(x)
	r.Said, r.Wrong = "", false
	if r.Entered == s.Ask.Candidates || s.Ask.Any {
		return r.right(w, func([]string) bool { return false })
	}
	return r
}

// Choose chooses answer n, from 0.
func (l *Lesson) Choose(w *Words, r Reading, n int) Reading {
	s := l.at(&r)
	if r.Answered || s.Ask.Kind != Choice {
		return r
	}
	r.Chosen = n + 1
	key := strconv.Itoa(n + 1)
	if n == s.Ask.Choice {
		return r.right(w, func(to []string) bool { return slices.Contains(to, key) })
	}
	return r.wrong(w, key, "")
}

// Show answers the question for the reader.
func (l *Lesson) Show(w *Words, r Reading) Reading {
	s := l.at(&r)
	if r.Answered {
		return r
	}
	r.Shown = true
	switch s.Ask.Kind {
	case Cells:
		r.Picked = s.Ask.Cells[0]
	case Strike, Place:
		r.Entered = s.Ask.Candidates
	case Choice:
		r.Chosen = s.Ask.Choice + 1
	}
	return r.right(w, func([]string) bool { return false })
}

// right accepts an answer. own reports whether a reaction lists this answer; such a
// reaction takes precedence over the general one.
func (r Reading) right(w *Words, own func(to []string) bool) Reading {
	r.Answered, r.Wrong, r.Said = true, false, ""
	for _, x := range w.Screens[r.Screen].Right {
		if len(x.To) == 0 && r.Said == "" || len(x.To) > 0 && own(x.To) {
			r.Said = x.Text
		}
	}
	return r
}

// wrong rejects a try. It prefers a reaction to key, then a reaction to other, and then
// the general reaction.
func (r Reading) wrong(w *Words, key, other string) Reading {
	r.Tries++
	r.Said, r.Wrong = "", true
	for _, k := range []string{key, other, ""} {
		for _, x := range w.Screens[r.Screen].Wrong {
			if k == "" && len(x.To) == 0 || k != "" && slices.Contains(x.To, k) {
				r.Said = x.Text
				return r
			}
		}
	}
	return r
}

// Lit returns the houses to light up after two wrong tries, and the cells after three.
func (l *Lesson) Lit(r *Reading) (houses board.HouseSet, cells board.CellSet) {
	s := l.at(r)
	if r.Answered {
		return 0, board.CellSet{}
	}
	if r.Tries >= 2 {
		houses = s.Ask.Hint
	}
	if r.Tries >= 3 {
		for _, answer := range s.Ask.Cells {
			if r.Picked.Within(answer) {
				cells = answer
				break
			}
		}
		for x := range s.Ask.Candidates.All() {
			cells = cells.With(x.Cell())
		}
	}
	return houses, cells
}

// View returns the drawing for the board: the screen's own, and the answers so far.
func (l *Lesson) View(r *Reading) step.View {
	s := l.at(r)
	v := step.View{
		Cells: slices.Clone(s.View.Cells), Candidates: slices.Clone(s.View.Candidates),
		Houses: slices.Clone(s.View.Houses), Links: s.View.Links,
	}
	v.MarkCells(r.Picked, step.Pattern)
	for x := range r.Entered.All() {
		role := step.Eliminated
		if s.Ask.Kind == Place {
			role = step.Placed
		}
		v.MarkNode(step.NewNode(x), role)
	}
	houses, cells := l.Lit(r)
	v.MarkHouses(houses, step.Base)
	v.MarkCells(cells, step.Pattern)
	return v
}
