//go:build !js

package pipeline

import (
	"context"
	"errors"
	"runtime"
	"runtime/debug"
	"sync"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// Jobs holds the flag for the number of puzzles processed in parallel.
type Jobs struct {
	Jobs uint16 `placeholder:"N" help:"Work on N puzzles at once (default: one for each core). The answers keep the order of the puzzles."`
}

// Count returns the number of jobs.
func (j *Jobs) Count() int {
	if j.Jobs > 0 {
		return int(j.Jobs)
	}
	return runtime.GOMAXPROCS(0)
}

// Question is a puzzle from the input.
type Question struct {
	*format.Entry
	Wrong *format.Error // why the puzzle cannot be read, or nil
	First bool          // whether this is the first readable puzzle
	Text  []byte        // the input, up to readSize bytes, if it holds one puzzle and was kept
}

// Many runs a command over the puzzles in an argument. There is one goroutine per job,
// and each processes one batch at a time. Memory use is bounded, however long the list
// is.
type Many struct {
	*Environment
	Arg   string  // a file, a puzzle, or "-" or "" for standard input
	Read  Entries // reads the input
	Shard Shard   // part of the input to process
	Jobs  int     // number of batches processed in parallel
	Batch int     // maximum number of puzzles per batch
	// Look answers a question. It returns the exit status, and an error if the command
	// cannot continue.
	Look func(ctx context.Context, p *Page, q *Question) (status int, err error)
	// Finish, if set, completes the output of a batch. Batches arrive in order.
	Finish func(b *Batch)

	Begun bool // whether at least one puzzle was readable

	in      *input
	ordered chan *Batch // batches in output order
	todo    chan *Batch
	printed sync.Pool // batches for reuse
}

// Ahead is the number of batches per job that may wait to be printed, so that a slow
// batch does not block the others.
const Ahead = 16

// Run processes the puzzles and returns the highest status.
func (m *Many) Run(ctx context.Context) (status int, err error) {
	ctx, stop := context.WithCancel(ctx)
	m.in, err = openInput(ctx, m.Arg, m.Environment)
	if err != nil {
		stop()
		return Failed, err
	}
	defer m.in.Close()
	// Processing a list produces much garbage but keeps little memory alive.
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	m.Follow(m.in.size)
	m.ordered, m.todo = make(chan *Batch, Ahead*m.Jobs), make(chan *Batch, Ahead*m.Jobs)
	var working sync.WaitGroup
	working.Go(func() { m.fill(ctx) })
	for range m.Jobs {
		working.Go(func() { m.work(ctx) })
	}
	status, err = m.print(ctx)
	m.Progress.Clear()
	m.sumUpDamage(m.in)
	stop()
	working.Wait()
	return status, err
}

// fill reads the puzzles into batches.
func (m *Many) fill(ctx context.Context) {
	defer close(m.ordered)
	defer close(m.todo)
	b := m.newBatch()
	send := func() bool {
		full := b
		b = m.newBatch()
		for _, to := range []chan *Batch{m.todo, m.ordered} {
			select {
			case to <- full:
			case <-ctx.Done():
				return false
			}
		}
		return true
	}
	m.in.waiting = func() {
		if len(b.items) > 0 {
			send()
		}
	}
	n := 0
	for entry, err := range m.Read(m.in) {
		wrong, isWrong := errors.AsType[*format.Error](err)
		if err != nil && !isWrong {
			b.err = Unreadable(m.in.name, err)
			break
		}
		if n++; !m.Shard.Has(n - 1) {
			continue
		}
		b.add(entry, wrong, !isWrong && !m.Begun, m.in)
		m.Begun = m.Begun || !isWrong
		if len(b.items) == m.Batch && !send() {
			return
		}
	}
	send()
}

// work processes one batch after another.
func (m *Many) work(ctx context.Context) {
	for b := range m.todo {
		failure := b.err
		b.err = nil
		b.look(ctx, m)
		if b.err == nil {
			b.err = failure
		}
		close(b.done)
	}
}

// print prints the answers in input order.
func (m *Many) print(ctx context.Context) (status int, err error) {
	puzzles := 0
	for b := range m.batches() {
		select {
		case <-b.done:
		default:
			if err := m.Out.Flush(); err != nil {
				return status, err
			}
		}
		close(b.turn)
		<-b.done
		if m.Finish != nil {
			m.Finish(b)
		}
		if err := b.write(m.Environment); err != nil {
			return status, err
		}
		status = max(status, b.status)
		if b.err != nil {
			return status, b.err
		}
		puzzles += len(b.items)
		m.printed.Put(b)
		m.Progress.Show(m.in.done.Load(), func(elapsed time.Duration) string {
			rate := int(float64(puzzles) / elapsed.Seconds())
			return m.Say.Fill(m.Say.CommandLine.Puzzles, "count", puzzles, "rate", rate)
		})
	}
	return status, ctx.Err()
}

// batches yields the batches in order. It flushes the output before it waits for a batch.
func (m *Many) batches() func(yield func(*Batch) bool) {
	return func(yield func(*Batch) bool) {
		for {
			var b *Batch
			var ok bool
			select {
			case b, ok = <-m.ordered:
			default:
				if m.Out.Flush() != nil {
					return // the command reports the error when it ends
				}
				b, ok = <-m.ordered
			}
			if !ok || !yield(b) {
				return
			}
		}
	}
}

// newBatch returns an empty batch. It reuses the memory of a printed one.
func (m *Many) newBatch() *Batch {
	b, ok := m.printed.Get().(*Batch)
	if !ok {
		b = new(Batch)
	}
	*b = Batch{turn: make(chan struct{}), done: make(chan struct{}), items: b.items[:0], output: output{text: b.text[:0], said: b.said[:0]}}
	return b
}

// Batch holds consecutive puzzles, and later their answers.
type Batch struct {
	items []item
	turn  chan struct{} // closed when the batch may write directly to the output
	done  chan struct{} // closed when all answers are ready
	output
	Kept   any // the command's own data, for Finish
	status int
	err    error
}

// item is a puzzle in a batch. Lines of 81 digits and dots, typical of long lists, and
// unreadable lines need no entry and therefore little memory.
type item struct {
	grid  board.Grid
	line  int
	entry *format.Entry // nil for plain lines and unreadable texts
	wrong *format.Error
	first bool
	text  []byte
}

func (b *Batch) add(entry *format.Entry, wrong *format.Error, first bool, in *input) {
	x := item{line: entry.Line, wrong: wrong, first: first}
	switch {
	case wrong != nil:
	case entry.Plain != nil:
		x.grid = entry.Givens
	default:
		own := *entry
		own.Plain = nil
		x.entry = &own
	}
	if entry.Line == 0 && entry.Plain == nil && in.ended {
		x.text = in.head
	}
	b.items = append(b.items, x)
}

// Append appends to the output of the batch.
func (b *Batch) Append(text []byte) { b.text = append(b.text, text...) }

// look answers the questions in the batch.
func (b *Batch) look(ctx context.Context, m *Many) {
	plain := format.Entry{Reading: format.Reading{Format: format.Line.Key}}
	var unread format.Entry
	p := Page{Environment: m.Environment, in: m.in, ctx: ctx, Batch: b}
	for i := range b.items {
		x := &b.items[i]
		q := Question{Entry: x.entry, Wrong: x.wrong, First: x.first, Text: x.text}
		switch {
		case x.wrong != nil:
			unread.Line = x.line
			q.Entry = &unread
		case q.Entry == nil:
			plain.Givens, plain.Line = x.grid, x.line
			q.Entry = &plain
		}
		p.Question = &q
		status, err := m.Look(ctx, &p, &q)
		if err == nil {
			err = p.Failure
		}
		if err != nil {
			b.err = err
			return
		}
		b.status = max(b.status, status)
	}
}
