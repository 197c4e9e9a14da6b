package model

import (
	"slices"

	"sudoku/app/work"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Batch is the state of the panel for a list of many puzzles. The bytes of the
// list and of the answers stay with the browser; the model knows where the
// list is cut into parts, one for each request.
type Batch struct {
	State   BatchState
	Name    string
	Parts   []BatchPart
	ReadID  int     // of the requests for what is in it, which follow each other
	FirstID int     // of those that solve it, which follow each other, too; 0 for none
	Number  int     // of the puzzle that the player may put on the board, from 1
	PickID  int     // of the request for it, 0 for none
	Started float64 // by Model.Now
	Ended   float64
	Before  *Batch // the list that this one took the place of, nil for none
}

// BatchPart is how far a part of the list has come.
type BatchPart struct {
	work.Part
	File     string // the name of the file, where there are several
	Read     bool
	Contents work.Contained // of a part that is read
	Done     bool
	Count    int          // puzzles solved so far
	Sum      work.Batched // of a part that is done; without its rows
}

// BatchState is how far a list has come.
type BatchState uint8

// The states.
const (
	NoBatch BatchState = iota
	BatchReady
	BatchRunning
	BatchDone
	BatchCancelled
)

// What happens in the panel.
type (
	// BatchOpened tells that the browser holds a list, and its parts.
	BatchOpened struct {
		Name  string
		Parts []BatchPart
	}
	// BatchNumberTyped chooses a puzzle of the list, from 1.
	BatchNumberTyped struct{ Number int }
	// BatchPuzzlePressed puts it on the board.
	BatchPuzzlePressed struct{}
	// BatchPressed solves the list.
	BatchPressed struct{}
	// BatchCancelPressed stops that.
	BatchCancelPressed struct{}
	// BatchBackPressed takes up the list before, with its answers, and keeps this
	// one in its place.
	BatchBackPressed struct{}
	// BatchSavePressed saves the answers to a file.
	BatchSavePressed struct{}
)

func (BatchOpened) msg()        {}
func (BatchNumberTyped) msg()   {}
func (BatchPuzzlePressed) msg() {}
func (BatchPressed) msg()       {}
func (BatchCancelPressed) msg() {}
func (BatchBackPressed) msg()   {}
func (BatchSavePressed) msg()   {}

// What the panel wants done.
type (
	// OpenBatch keeps a text as a list and answers with BatchOpened.
	OpenBatch struct{ Name, Text string }
	// SwapBatches makes the list before the present one, and the other way round.
	SwapBatches struct{}
	// SaveBatch saves the rows of all answers in the order of the list.
	SaveBatch struct{ Name string }
)

func (OpenBatch) cmd()   {}
func (SwapBatches) cmd() {}
func (SaveBatch) cmd()   {}

// updateBatch is Update for the panel's messages; ok is false for any other.
func (m Model) updateBatch(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case BatchOpened:
		next, cmds = m.openBatch(msg)
		return next, cmds, true
	case BatchNumberTyped:
		m.Batch.Number = msg.Number
		return m, nil, true
	case BatchPuzzlePressed:
		next, cmds = m.pickOfBatch()
		return next, cmds, true
	case BatchBackPressed:
		next, cmds = m.backToBatch()
		return next, cmds, true
	case BatchPressed:
		next, cmds = m.startBatch()
		return next, cmds, true
	case BatchCancelPressed:
		if m.Batch.State == BatchRunning {
			m.Batch.State, m.Batch.Ended = BatchCancelled, m.Now
			cmds = []Cmd{m.Batch.stopSolving()}
		}
		return m, cmds, true
	case BatchSavePressed:
		return m, []Cmd{SaveBatch{m.Batch.Name}}, true
	}
	return m, nil, false
}

// openBatch takes in a list and asks what is in it.
func (m Model) openBatch(msg BatchOpened) (Model, []Cmd) {
	before, cmds := m.Batch.left(m.Now)
	m.Batch = Batch{State: BatchReady, Name: msg.Name, Parts: msg.Parts, Number: 1, Before: before}
	m.Panel, m.Dialog, m.Import, m.Notice = BatchPanel, NoDialog, "", Notice{}
	return m, append(cmds, m.readBatch()...)
}

// readBatch asks what is in the list.
func (m *Model) readBatch() (cmds []Cmd) {
	m.Batch.ReadID = m.LastID + 1
	for _, part := range m.Batch.Parts {
		cmds = append(cmds, m.aside(work.Contents{Part: part.Part}))
	}
	return cmds
}

// backToBatch takes up the list before, and asks what is in it if that was not
// known yet.
func (m Model) backToBatch() (Model, []Cmd) {
	if m.Batch.Before == nil {
		return m, nil
	}
	before, cmds := m.Batch.left(m.Now)
	m.Batch = *m.Batch.Before
	m.Batch.Before = before
	cmds = append(cmds, SwapBatches{})
	if slices.ContainsFunc(m.Batch.Parts, func(p BatchPart) bool { return !p.Read }) {
		cmds = append(cmds, m.readBatch()...)
	}
	return m, cmds
}

// left is a list that another takes the place of, nil if there is none, and what
// ends its requests.
func (b Batch) left(now float64) (before *Batch, cmds []Cmd) {
	if b.State == NoBatch {
		return nil, nil
	}
	cmds = b.stop()
	if b.State == BatchRunning {
		b.State, b.Ended = BatchCancelled, now
	}
	b.PickID, b.Before = 0, nil
	return &b, cmds
}

func (m Model) startBatch() (Model, []Cmd) {
	b := &m.Batch
	if b.State == NoBatch || b.State == BatchRunning {
		return m, nil
	}
	b.State, b.Started, b.Ended = BatchRunning, m.Now, 0
	b.FirstID = m.LastID + 1
	b.Parts = slices.Clone(b.Parts)
	var cmds []Cmd
	for i := range b.Parts {
		part := &b.Parts[i]
		part.Done, part.Count, part.Sum = false, 0, work.Batched{}
		cmds = append(cmds, m.aside(work.Batch{Part: part.Part}))
	}
	return m, cmds
}

// aside is the command for a request of the panel.
func (m *Model) aside(job work.Job) Cmd {
	m.LastID++
	return ComputeAside{work.Request{ID: m.LastID, Job: job}}
}

// pickOfBatch asks for the puzzle with the chosen number.
func (m Model) pickOfBatch() (Model, []Cmd) {
	part, index, ok := m.Batch.find(m.Batch.Number)
	if !ok || m.Batch.PickID != 0 {
		return m, nil
	}
	cmd := m.aside(work.Pick{Part: part, Index: index})
	m.Batch.PickID = m.LastID
	return m, []Cmd{cmd}
}

// find is where the puzzle with a number stands. ok is false if there is none or
// it is not known yet.
func (b *Batch) find(number int) (part work.Part, index int, ok bool) {
	index = number - 1
	for _, p := range b.Parts {
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
func (b *Batch) CanPick() bool {
	_, _, ok := b.find(b.Number)
	return ok && b.PickID == 0
}

// stop ends the requests of the list.
func (b *Batch) stop() []Cmd {
	if len(b.Parts) == 0 {
		return nil
	}
	last := max(b.ReadID+len(b.Parts)-1, b.FirstID+len(b.Parts)-1, b.PickID)
	return []Cmd{StopAside{First: b.ReadID, Last: last}}
}

// stopSolving ends those that solve it.
func (b *Batch) stopSolving() Cmd {
	return StopAside{First: b.FirstID, Last: b.FirstID + len(b.Parts) - 1}
}

// hearBatch takes in a response to a request of the panel; ok is false for any
// other.
func (m Model) hearBatch(r work.Response) (next Model, cmds []Cmd, ok bool) {
	b := &m.Batch
	within := func(first int) bool { return first > 0 && r.ID >= first && r.ID < first+len(b.Parts) }
	switch {
	case b.PickID != 0 && r.ID == b.PickID:
		next, cmds = m.picked(r)
		return next, cmds, true
	case within(b.ReadID):
		next, cmds = m.hearContents(r)
		return next, cmds, true
	case within(b.FirstID):
		next, cmds = m.hearSolved(r)
		return next, cmds, true
	}
	return m, nil, false
}

// hearContents takes in what is in a part of the list.
func (m Model) hearContents(r work.Response) (Model, []Cmd) {
	answer, ok := r.Answer.(work.Contained)
	if !ok {
		if r.Last() {
			m.Notice = Notice{Kind: EngineFailed, Name: r.Err}
		}
		return m, nil
	}
	m.Batch.Parts = slices.Clone(m.Batch.Parts)
	part := &m.Batch.Parts[r.ID-m.Batch.ReadID]
	part.Read, part.Contents = true, answer
	return m, nil
}

// picked puts a puzzle of the list on the board.
func (m Model) picked(r work.Response) (Model, []Cmd) {
	if !r.Last() {
		return m, nil
	}
	m.Batch.PickID = 0
	if m.Panel != BatchPanel {
		return m, nil // the player is elsewhere by now
	}
	answer, ok := r.Answer.(work.Picked)
	if !ok {
		m.Notice = Notice{Kind: EngineFailed, Name: r.Err}
		return m, nil
	}
	linked, err := share.DecodeHistory(answer.Code)
	if err != nil {
		m.Notice = Notice{Kind: ImportFailed, Err: err}
		return m, nil
	}
	m.Panel = SolvePanel
	a := linked.Nodes[0].State
	m, cmds := m.take(a, Notice{Kind: Imported, Name: answer.Format, Found: format.Count(&a), Dropped: answer.Dropped})
	return m, append(cmds, ShowGrid{})
}

// hearSolved takes in what was found in a part of the list.
func (m Model) hearSolved(r work.Response) (Model, []Cmd) {
	if m.Batch.State != BatchRunning {
		return m, nil
	}
	m.Batch.Parts = slices.Clone(m.Batch.Parts)
	part := &m.Batch.Parts[r.ID-m.Batch.FirstID]
	switch answer := r.Answer.(type) {
	case work.Batched:
		part.Done, part.Count, part.Sum = true, answer.Puzzles(), answer
	default:
		if r.Last() {
			m.Batch.State, m.Batch.Ended = BatchCancelled, m.Now
			m.Notice = Notice{Kind: EngineFailed, Name: r.Err}
			return m, []Cmd{m.Batch.stopSolving()}
		}
		part.Count = r.Progress.Count
	}
	if !slices.ContainsFunc(m.Batch.Parts, func(p BatchPart) bool { return !p.Done }) {
		m.Batch.State, m.Batch.Ended = BatchDone, m.Now
	}
	return m, nil
}

// Skip is why something in a list could not be read.
type Skip struct {
	File string // where there are several
	Err  format.Error
}

// Contents is what is in the list: how many puzzles, how many places that could
// not be read, and why, for no more than most of these. ok is false until all
// of it is known.
func (b *Batch) Contents(most int) (puzzles, skipped int, why []Skip, ok bool) {
	above := 0 // lines of the file above the part
	for _, p := range b.Parts {
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
func (b *Batch) Size() int {
	if len(b.Parts) == 0 {
		return 0
	}
	return b.Parts[len(b.Parts)-1].To
}

// Sum is what was found so far; of parts that are not done only the number of
// puzzles is known.
func (b *Batch) Sum() (puzzles int, sum work.Batched) {
	for _, p := range b.Parts {
		puzzles += p.Count
		sum.Unique += p.Sum.Unique
		sum.Several += p.Sum.Several
		sum.None += p.Sum.None
		sum.Unreadable += p.Sum.Unreadable
	}
	return puzzles, sum
}

// Done is the part of the list that is done, 0 to 1, measured in bytes. Of parts
// that are being worked on the puzzles count as if each had a line of its own.
func (b *Batch) Done() float64 {
	const line = 82
	bytes := 0
	for _, p := range b.Parts {
		size := p.To - p.From
		if !p.Done {
			size = min(size, p.Count*line)
		}
		bytes += size
	}
	return float64(bytes) / float64(max(1, b.Size()))
}
