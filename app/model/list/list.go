// Package list is the part of the page for a list of many puzzles: what is in it,
// any of its puzzles on the board, and all of them solved.
package list

import (
	"slices"

	"sudoku/app/model/desk"
	"sudoku/app/work"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// List is the state of the panel. The bytes of the
// list and of the answers stay with the browser; the model knows where the
// list is cut into parts, one for each request.
type List struct {
	State   State
	Name    string
	Parts   []Part
	ReadID  int     // of the requests for what is in it, which follow each other
	FirstID int     // of those that solve it, which follow each other, too; 0 for none
	Number  int     // of the puzzle that the player may put on the board, from 1
	PickID  int     // of the request for it, 0 for none
	Started float64 // by Desk.Now
	Ended   float64
	Before  *List // the list that this one took the place of, nil for none
}

// Part is how far a part of the list has come.
type Part struct {
	work.Part
	File     string // the name of the file, where there are several
	Read     bool
	Contents work.Contained // of a part that is read
	Done     bool
	Count    int             // puzzles solved so far
	Sum      work.ListSolved // of a part that is done; without its rows
}

// State is how far a list has come.
type State uint8

// The states.
const (
	None State = iota
	Ready
	Running
	Done
	Cancelled
)

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[List] }

// What happens in the panel.
type (
	// Opened reports that the browser holds a list, and its parts.
	Opened struct {
		desk.To[List]
		Name  string
		Parts []Part
	}
	// NumberTyped chooses a puzzle of the list, from 1.
	NumberTyped struct {
		desk.To[List]
		Number int
	}
	// PuzzlePressed puts it on the board.
	PuzzlePressed struct{ desk.To[List] }
	// SolvePressed solves the list.
	SolvePressed struct{ desk.To[List] }
	// CancelPressed stops that.
	CancelPressed struct{ desk.To[List] }
	// BackPressed takes up the list before, with its answers, and keeps this
	// one in its place.
	BackPressed struct{ desk.To[List] }
	// SavePressed saves the answers to a file.
	SavePressed struct{ desk.To[List] }
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[List] }

// What the panel wants done.
type (
	// Swap makes the list before the present one, and the other way round.
	Swap struct{ desk.From[List] }
	// SaveAnswers saves the rows of all answers in the order of the list.
	SaveAnswers struct {
		desk.From[List]
		Name string
	}
)

// Update handles a message.
func (l *List) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Opened:
		return l.open(d, msg)
	case NumberTyped:
		l.Number = msg.Number
	case PuzzlePressed:
		return l.pick(d)
	case BackPressed:
		return l.back(d)
	case SolvePressed:
		return l.solve(d)
	case CancelPressed:
		return l.cancel(d)
	case SavePressed:
		return []desk.Cmd{SaveAnswers{Name: l.Name}}
	}
	return nil
}

// open takes in a list and asks what is in it.
func (l *List) open(d *desk.Desk, msg Opened) []desk.Cmd {
	before, cmds := l.left(d.Now)
	*l = List{State: Ready, Name: msg.Name, Parts: msg.Parts, Number: 1, Before: before}
	d.Panel, d.Dialog, d.Draft, d.Notice = desk.ListPanel, desk.NoDialog, "", desk.Notice{}
	return append(cmds, l.read(d)...)
}

// read asks what is in the list.
func (l *List) read(d *desk.Desk) (cmds []desk.Cmd) {
	l.ReadID = d.LastID + 1
	for _, part := range l.Parts {
		_, cmd := d.SendParallel(work.Contents{Part: part.Part})
		cmds = append(cmds, cmd)
	}
	return cmds
}

// back takes up the list before, and asks what is in it if that was not known
// yet.
func (l *List) back(d *desk.Desk) []desk.Cmd {
	if l.Before == nil {
		return nil
	}
	before, cmds := l.left(d.Now)
	*l = *l.Before
	l.Before = before
	cmds = append(cmds, Swap{})
	if slices.ContainsFunc(l.Parts, func(p Part) bool { return !p.Read }) {
		cmds = append(cmds, l.read(d)...)
	}
	return cmds
}

// left is a list that another takes the place of, nil if there is none, and what
// ends its requests.
func (l List) left(now float64) (before *List, cmds []desk.Cmd) {
	if l.State == None {
		return nil, nil
	}
	cmds = l.stop()
	if l.State == Running {
		l.State, l.Ended = Cancelled, now
	}
	l.PickID, l.Before = 0, nil
	return &l, cmds
}

func (l *List) solve(d *desk.Desk) (cmds []desk.Cmd) {
	if l.State == None || l.State == Running {
		return nil
	}
	l.State, l.Started, l.Ended = Running, d.Now, 0
	l.FirstID = d.LastID + 1
	l.Parts = slices.Clone(l.Parts)
	for i := range l.Parts {
		part := &l.Parts[i]
		part.Done, part.Count, part.Sum = false, 0, work.ListSolved{}
		_, cmd := d.SendParallel(work.SolveList{Part: part.Part})
		cmds = append(cmds, cmd)
	}
	return cmds
}

func (l *List) cancel(d *desk.Desk) []desk.Cmd {
	if l.State != Running {
		return nil
	}
	l.State, l.Ended = Cancelled, d.Now
	return []desk.Cmd{l.stopSolving()}
}

// pick asks for the puzzle with the chosen number.
func (l *List) pick(d *desk.Desk) []desk.Cmd {
	part, index, ok := l.find(l.Number)
	if !ok || l.PickID != 0 {
		return nil
	}
	id, cmd := d.SendParallel(work.Pick{Part: part, Index: index})
	l.PickID = id
	return []desk.Cmd{cmd}
}

// find is the place of the puzzle with a number. ok is false if there is none or
// it is not known yet.
func (l *List) find(number int) (part work.Part, index int, ok bool) {
	index = number - 1
	for _, p := range l.Parts {
		if !p.Read || index < 0 {
			return part, 0, false
		}
		if index < p.Contents.Puzzles {
			return p.Part, index, true
		}
		index -= p.Contents.Puzzles
	}
	return part, 0, false
}

// CanPick reports whether the puzzle with the chosen number can be put on the
// board.
func (l *List) CanPick() bool {
	_, _, ok := l.find(l.Number)
	return ok && l.PickID == 0
}

// stop ends the requests of the list.
func (l *List) stop() []desk.Cmd {
	if len(l.Parts) == 0 {
		return nil
	}
	last := max(l.ReadID+len(l.Parts)-1, l.FirstID+len(l.Parts)-1, l.PickID)
	return []desk.Cmd{desk.StopParallel{First: l.ReadID, Last: last}}
}

// stopSolving ends those that solve it.
func (l *List) stopSolving() desk.Cmd {
	return desk.StopParallel{First: l.FirstID, Last: l.FirstID + len(l.Parts) - 1}
}

// within reports whether a request is one of those for the parts that begin with
// a first one.
func (l *List) within(id, first int) bool {
	return first > 0 && id >= first && id < first+len(l.Parts)
}

// Sent reports whether a request is the part's.
func (l *List) Sent(id int) bool {
	return l.PickID != 0 && id == l.PickID || l.within(id, l.ReadID) || l.within(id, l.FirstID)
}

// Hear takes in a response to a request of the part.
func (l *List) Hear(d *desk.Desk, r work.Response) []desk.Cmd {
	switch {
	case r.ID == l.PickID:
		return l.take(d, r)
	case l.within(r.ID, l.ReadID):
		l.hearContents(d, r)
		return nil
	}
	return l.hearSolved(d, r)
}

// hearContents takes in what is in a part of the list.
func (l *List) hearContents(d *desk.Desk, r work.Response) {
	answer, ok := r.Answer.(work.Contained)
	if !ok {
		if r.Last() {
			d.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		}
		return
	}
	l.Parts = slices.Clone(l.Parts)
	part := &l.Parts[r.ID-l.ReadID]
	part.Read, part.Contents = true, answer
}

// take puts a puzzle of the list on the board.
func (l *List) take(d *desk.Desk, r work.Response) []desk.Cmd {
	if !r.Last() {
		return nil
	}
	l.PickID = 0
	if d.Panel != desk.ListPanel {
		return nil // the player has gone elsewhere
	}
	answer, ok := r.Answer.(work.Picked)
	if !ok {
		d.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		return nil
	}
	linked, err := share.DecodeHistory(answer.Code)
	if err != nil {
		d.Notice = desk.Notice{Kind: desk.ImportFailed, Err: err}
		return nil
	}
	d.Panel = desk.SolvePanel
	a := linked.Nodes[0].State
	notice := desk.Notice{Kind: desk.Imported, Name: answer.Format, Found: format.Count(&a), Dropped: answer.Dropped}
	return append(d.Take(a, notice), desk.ShowGrid{})
}

// hearSolved takes in what was found in a part of the list.
func (l *List) hearSolved(d *desk.Desk, r work.Response) []desk.Cmd {
	if l.State != Running {
		return nil
	}
	l.Parts = slices.Clone(l.Parts)
	part := &l.Parts[r.ID-l.FirstID]
	switch answer := r.Answer.(type) {
	case work.ListSolved:
		part.Done, part.Count, part.Sum = true, answer.Puzzles(), answer
	default:
		if r.Last() {
			l.State, l.Ended = Cancelled, d.Now
			d.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
			return []desk.Cmd{l.stopSolving()}
		}
		part.Count = r.Progress.Count
	}
	if !slices.ContainsFunc(l.Parts, func(p Part) bool { return !p.Done }) {
		l.State, l.Ended = Done, d.Now
	}
	return nil
}

// Skip is why something in a list could not be read.
type Skip struct {
	File string // where there are several
	Err  format.Error
}

// Contents is what is in the list: how many puzzles, how many places that could
// not be read, and why, for no more than most of these. ok is false until all
// of it is known.
func (l *List) Contents(most int) (puzzles, skipped int, why []Skip, ok bool) {
	above := 0 // lines of the file above the part
	for _, p := range l.Parts {
		if !p.Read {
			return puzzles, skipped, why, false
		}
		if !p.Inside {
			above = 0
		}
		puzzles += p.Contents.Puzzles
		skipped += p.Contents.Skipped
		for _, err := range p.Contents.Why[:min(len(p.Contents.Why), most-len(why))] {
			if err.Line > 0 {
				err.Line += above
			}
			why = append(why, Skip{p.File, err})
		}
		above += p.Contents.Lines
	}
	return puzzles, skipped, why, true
}

// Size is the size of the list in bytes.
func (l *List) Size() int {
	if len(l.Parts) == 0 {
		return 0
	}
	return l.Parts[len(l.Parts)-1].To
}

// Sum is what was found so far; of parts that are not done only the number of
// puzzles is known.
func (l *List) Sum() (puzzles int, sum work.ListSolved) {
	for _, p := range l.Parts {
		puzzles += p.Count
		sum.Unique += p.Sum.Unique
		sum.Several += p.Sum.Several
		sum.None += p.Sum.None
		sum.Unreadable += p.Sum.Unreadable
	}
	return puzzles, sum
}

// Done is the part of the list that is done, 0 to 1, measured in bytes. In a
// part under way each puzzle counts as one line.
func (l *List) Done() float64 {
	const line = 82
	bytes := 0
	for _, p := range l.Parts {
		size := p.To - p.From
		if !p.Done {
			size = min(size, p.Count*line)
		}
		bytes += size
	}
	return float64(bytes) / float64(max(1, l.Size()))
}

// Files are where the second file of the list begins, the third, and so on.
func (l *List) Files() (starts []int) {
	for i, p := range l.Parts {
		if i > 0 && !p.Inside {
			starts = append(starts, p.From)
		}
	}
	return starts
}
