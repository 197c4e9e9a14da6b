package model

import (
	"slices"

	"sudoku/app/work"
)

// Batch is the state of the panel for a list of many puzzles. The bytes of the
// list and of the answers stay with the browser; the model knows where the
// list is cut into parts, one for each request.
type Batch struct {
	State   BatchState
	Name    string
	Bounds  []int // where the parts begin, and the end of the last
	FirstID int   // of the requests, which follow each other
	Parts   []BatchPart
	Started float64 // by Model.Now
	Ended   float64
}

// BatchPart is how far a part of the list has come.
type BatchPart struct {
	Done  bool
	Count int          // puzzles solved so far
	Sum   work.Batched // of a part that is done; without its rows
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
	// BatchOpened tells that the browser holds a list, and its bounds.
	BatchOpened struct {
		Name   string
		Bounds []int
	}
	// BatchPressed solves the list.
	BatchPressed struct{}
	// BatchCancelPressed stops that.
	BatchCancelPressed struct{}
	// BatchSavePressed saves the answers to a file.
	BatchSavePressed struct{}
)

func (BatchOpened) msg()        {}
func (BatchPressed) msg()       {}
func (BatchCancelPressed) msg() {}
func (BatchSavePressed) msg()   {}

// What the panel wants done.
type (
	// OpenBatch keeps a text as a list and answers with BatchOpened.
	OpenBatch struct{ Name, Text string }
	// SaveBatch saves the rows of all answers in the order of the list.
	SaveBatch struct{ Name string }
)

func (OpenBatch) cmd() {}
func (SaveBatch) cmd() {}

// updateBatch is Update for the panel's messages; ok is false for any other.
func (m Model) updateBatch(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case BatchOpened:
		if m.Batch.State == BatchRunning {
			cmds = []Cmd{m.Batch.stop()}
		}
		m.Batch = Batch{State: BatchReady, Name: msg.Name, Bounds: msg.Bounds}
		m.Panel, m.Dialog, m.Notice = BatchPanel, NoDialog, Notice{}
		return m, cmds, true
	case BatchPressed:
		next, cmds = m.startBatch()
		return next, cmds, true
	case BatchCancelPressed:
		if m.Batch.State == BatchRunning {
			m.Batch.State, m.Batch.Ended = BatchCancelled, m.Now
			cmds = []Cmd{m.Batch.stop()}
		}
		return m, cmds, true
	case BatchSavePressed:
		return m, []Cmd{SaveBatch{m.Batch.Name}}, true
	}
	return m, nil, false
}

func (m Model) startBatch() (Model, []Cmd) {
	b := &m.Batch
	if b.State == NoBatch || b.State == BatchRunning {
		return m, nil
	}
	b.State, b.Started, b.Ended = BatchRunning, m.Now, 0
	b.FirstID = m.LastID + 1
	b.Parts = make([]BatchPart, len(b.Bounds)-1)
	var cmds []Cmd
	for i := range b.Parts {
		m.LastID++
		cmds = append(cmds, ComputeAside{work.Request{
			ID: m.LastID, Job: work.Batch{From: b.Bounds[i], To: b.Bounds[i+1]},
		}})
	}
	return m, cmds
}

// stop ends the requests of the list.
func (b *Batch) stop() Cmd {
	return StopAside{First: b.FirstID, Last: b.FirstID + len(b.Parts) - 1}
}

// hearBatch takes in a response to a request of the panel; ok is false for any
// other.
func (m Model) hearBatch(r work.Response) (next Model, cmds []Cmd, ok bool) {
	i := r.ID - m.Batch.FirstID
	if i < 0 || i >= len(m.Batch.Parts) {
		return m, nil, false
	}
	if m.Batch.State != BatchRunning {
		return m, nil, true
	}
	m.Batch.Parts = slices.Clone(m.Batch.Parts)
	part := &m.Batch.Parts[i]
	switch answer := r.Answer.(type) {
	case work.Batched:
		*part = BatchPart{Done: true, Count: answer.Puzzles(), Sum: answer}
	default:
		if r.Last() {
			m.Batch.State, m.Batch.Ended = BatchCancelled, m.Now
			m.Notice = Notice{Kind: EngineFailed, Name: r.Err}
			return m, []Cmd{m.Batch.stop()}, true
		}
		part.Count = r.Progress.Count
	}
	if !slices.ContainsFunc(m.Batch.Parts, func(p BatchPart) bool { return !p.Done }) {
		m.Batch.State, m.Batch.Ended = BatchDone, m.Now
	}
	return m, nil, true
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
	for i, p := range b.Parts {
		size := b.Bounds[i+1] - b.Bounds[i]
		if !p.Done {
			size = min(size, p.Count*line)
		}
		bytes += size
	}
	return float64(bytes) / float64(max(1, b.Bounds[len(b.Bounds)-1]))
}
