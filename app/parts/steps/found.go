package steps

import (
	"slices"
	"strconv"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/technique"
)

// Found holds all steps found in a position.
type Found struct {
	Path   *Path      // independent steps: only the first board is meaningful
	Left   []int      // indexed by step; see work.Found
	Shown  int        // number of rows drawn
	Order  []int      // indices of the steps as sorted
	Answer work.Found // the engine's answer, without the steps
}

// FoundColumn is a column of the table of steps.
type FoundColumn uint8

// The columns.
const (
	ByTechnique FoundColumn = iota // in the order in which techniques are tried
	ByRating
	ByEffects
	ByLeft
	FoundColumns = iota
)

// FoundSort is the order of the table of steps.
type FoundSort struct {
	Column FoundColumn
	Down   bool
}

// The messages for the table of steps.
type (
	// FoundPreviewed previews one of the found steps on the board.
	FoundPreviewed struct {
		desk.To[Steps]
		Index int
	}
	// FoundLeft ends the preview.
	FoundLeft struct {
		desk.To[Steps]
		Index int
	}
	// FoundMoved previews the step By rows further down, or up if By is negative.
	FoundMoved struct {
		desk.To[Steps]
		By int
	}
	// FoundExtended draws more rows.
	FoundExtended struct{ desk.To[Steps] }
	// FoundSorted sorts by a column, or reverses the order if it is already sorted by it.
	FoundSorted struct {
		desk.To[Steps]
		Column FoundColumn
	}
	// FoundTaken applies one of the steps found.
	FoundTaken struct {
		desk.To[Steps]
		Index int
	}
)

// moreFound is the number of rows drawn at first, and added by FoundExtended.
const moreFound = 200

// FoundID, followed by the index of a step, is the ID of the step's button.
const FoundID = "found-"

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
	s.FoundFor, s.Found, s.Preview, s.foundAsked = s.spot(d), nil, 0, 0
	return d.Send(sender, s.foundJob(false))
}

func (s *Steps) foundJob(long bool) work.FindSteps {
	return work.FindSteps{Choice: s.Choice.job(s.Known.Has), Position: wire.NewPosition(&s.FoundFor), Long: long}
}

func (s *Steps) previewFound(d *desk.Desk, index int) {
	if found := s.FoundHere(d); found != nil && index < len(found.Path.Steps) {
		s.Preview = index + 1
	}
}

func (s *Steps) endPreview(index int) {
	if s.Preview == index+1 {
		s.Preview = 0
	}
}

// moveFound previews another row of the table. Without a preview it begins at the top.
func (s *Steps) moveFound(d *desk.Desk, by int) []desk.Cmd {
	found := s.FoundHere(d)
	if found == nil || len(found.Order) == 0 {
		return nil
	}
	at := 0
	if s.Preview > 0 {
		at = min(max(slices.Index(found.Order, s.Preview-1)+by, 0), min(found.Shown, len(found.Order))-1)
	}
	s.Preview = found.Order[at] + 1
	return []desk.Cmd{desk.FocusElement{ID: FoundID + strconv.Itoa(found.Order[at])}}
}

func (s *Steps) sortFound(d *desk.Desk, column FoundColumn) {
	s.FoundSort = FoundSort{column, s.FoundSort.Column == column && !s.FoundSort.Down}
	s.changeFound(d, func(found *Found) { found.sort(s.FoundSort) })
}

// changeFound changes a copy of the steps found, so that the previous model stays intact.
func (s *Steps) changeFound(d *desk.Desk, change func(*Found)) {
	if found := s.FoundHere(d); found != nil {
		changed := *found
		change(&changed)
		s.Found = &changed
	}
}

// sort orders the rows. Steps with equal values keep the order in which they were found.
func (f *Found) sort(by FoundSort) {
	f.Order = make([]int, len(f.Path.Steps))
	keys := make([][2]int, len(f.Order))
	for i := range f.Order {
		f.Order[i] = i
		keys[i] = f.key(i, by.Column)
	}
	sorting.Stable(f.Order, func(a, b int) int {
		if by.Down {
			a, b = b, a
		}
		return slices.Compare(keys[a][:], keys[b][:])
	})
}

// key returns the value of a step in a column. Steps that Sudoku Explainer does not rate
// come after those it rates.
func (f *Found) key(i int, column FoundColumn) (key [2]int) {
	s := &f.Path.Steps[i]
	switch column {
	case ByTechnique:
		return [2]int{i}
	case ByRating:
		if rating := Rating(s); rating > 0 {
			return [2]int{0, rating}
		}
		key[0] = 1
		if t := technique.ByKey(s.Technique); t != nil {
			key[1] = t.Score
		}
	case ByEffects:
		return [2]int{-len(s.Placements), -len(s.Eliminations)}
	case ByLeft:
		return [2]int{f.Left[i]}
	}
	return key
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

// showFound shows the steps of the quick techniques, and requests those of the slow ones.
func (s *Steps) showFound(d *desk.Desk, a work.Found) (cmds []desk.Cmd) {
	s.Found = &Found{Shown: moreFound}
	s.addFound(a)
	if a.Faults.Solutions == 1 && !a.Faults.AreMistakes() {
		var cmd desk.Cmd
		s.foundAsked, cmd = d.SendParallel(s.foundJob(true))
		cmds = append(cmds, cmd)
	}
	return cmds
}

// handleLong adds the steps of the slow techniques.
func (s *Steps) handleLong(a *desk.Answer) {
	if !a.Last() {
		return
	}
	s.foundAsked = 0
	if long, ok := a.Answer.(work.Found); ok && a.Err == "" && s.Found != nil {
		s.addFound(long)
	}
}

// addFound adds steps at the end.
func (s *Steps) addFound(a work.Found) {
	found := &Found{Shown: s.Found.Shown, Left: slices.Concat(s.Found.Left, a.Left)}
	var steps wire.Steps
	if s.Found.Path != nil {
		steps = s.Found.Path.Steps
		a.More = a.More || s.Found.Answer.More
	}
	// The steps are independent, so only the first board is stored.
	found.Path = &Path{Steps: slices.Concat(steps, a.Steps), Boards: []board.Board{board.New(&s.FoundFor)}, Hardest: -1}
	found.sort(s.FoundSort)
	a.Steps, a.Left = nil, nil
	found.Answer = a
	s.Found = found
}

// techniques returns the number of techniques that have steps.
func (f *Found) techniques() (n int) {
	for i := range f.Path.Steps {
		if i == 0 || f.Path.Steps[i].Technique != f.Path.Steps[i-1].Technique {
			n++
		}
	}
	return n
}
