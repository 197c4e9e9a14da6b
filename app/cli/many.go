//go:build !js

package cli

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"time"

	"sudoku/app/cli/terminal"
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// jobs is the flag of commands that work on several puzzles at once.
type jobs struct {
	Jobs uint16 `placeholder:"N" help:"Work on N puzzles at once (default: one for each core). The answers keep the order of the puzzles."`
}

func (j *jobs) count() int {
	if j.Jobs > 0 {
		return int(j.Jobs)
	}
	return runtime.GOMAXPROCS(0)
}

// question is a puzzle of the input.
type question struct {
	*format.Entry
	wrong *format.Error // why it cannot be read, else nil
	first bool          // of all that can be read
	text  []byte        // the whole text of the one puzzle in it, where it is kept
}

// many is how a command goes through the puzzles of an argument. Those in a
// batch are looked at by one goroutine; as many batches as jobs at once. Only a
// bounded number is in memory, however long the list.
type many struct {
	*environment
	arg   string
	read  entries
	jobs  int
	batch int // puzzles at most
	// look answers a question. It returns the status, and an error if the command
	// cannot go on.
	look func(ctx context.Context, p *page, q *question) (status int, err error)
	// finish, if there is one, completes the output of a batch; the batches come in
	// order.
	finish func(b *batch)

	in      *input
	begun   bool        // some puzzle could be read
	ordered chan *batch // as they are to be printed
	todo    chan *batch
}

// ahead is how many batches may wait for each job, so that a long one does not
// block the others.
const ahead = 16

// run goes through the puzzles and returns the highest status.
func (m *many) run(ctx context.Context) (status int, err error) {
	ctx, stop := context.WithCancel(ctx)
	m.in, err = openInput(ctx, m.arg, m.environment)
	if err != nil {
		stop()
		return failed, err
	}
	defer m.in.Close()
	m.progress = terminal.NewProgress(m.progressTo, m.in.size)
	m.ordered, m.todo = make(chan *batch, ahead*m.jobs), make(chan *batch, ahead*m.jobs)
	var working sync.WaitGroup
	working.Go(func() { m.fill(ctx) })
	for range m.jobs {
		working.Go(func() { m.work(ctx) })
	}
	status, err = m.print(ctx)
	m.progress.Clear()
	m.sumUpDamage(m.in)
	stop()
	working.Wait()
	return status, err
}

// fill reads the puzzles into batches.
func (m *many) fill(ctx context.Context) {
	defer close(m.ordered)
	defer close(m.todo)
	b := m.newBatch()
	send := func() bool {
		full := b
		b = m.newBatch()
		for _, to := range []chan *batch{m.todo, m.ordered} {
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
	for entry, err := range m.read(m.in) {
		wrong, isWrong := errors.AsType[*format.Error](err)
		if err != nil && !isWrong {
			b.err = m.in.failure(err)
			break
		}
		b.add(entry, wrong, !isWrong && !m.begun, m.in)
		m.begun = m.begun || !isWrong
		if len(b.items) == m.batch && !send() {
			return
		}
	}
	send()
}

// work processes one batch after another.
func (m *many) work(ctx context.Context) {
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

// print prints the answers in the order of the puzzles.
func (m *many) print(ctx context.Context) (status int, err error) {
	puzzles := 0
	for b := range m.batches() {
		select {
		case <-b.done:
		default:
			if err := m.out.Flush(); err != nil {
				return status, err
			}
		}
		close(b.turn)
		<-b.done
		if m.finish != nil {
			m.finish(b)
		}
		if err := b.write(m.environment); err != nil {
			return status, err
		}
		status = max(status, b.status)
		if b.err != nil {
			return status, b.err
		}
		puzzles += len(b.items)
		m.progress.Show(m.in.done.Load(), func(elapsed time.Duration) string {
			rate := int(float64(puzzles) / elapsed.Seconds())
			return m.say.Fill(m.say.CommandLine.Puzzles, "count", puzzles, "rate", rate)
		})
	}
	return status, ctx.Err()
}

// batches are the batches in order. What was printed is written out before one
// is waited for.
func (m *many) batches() func(yield func(*batch) bool) {
	return func(yield func(*batch) bool) {
		for {
			var b *batch
			var ok bool
			select {
			case b, ok = <-m.ordered:
			default:
				if m.out.Flush() != nil {
					return // which is reported when the command ends
				}
				b, ok = <-m.ordered
			}
			if !ok || !yield(b) {
				return
			}
		}
	}
}

func (m *many) newBatch() *batch {
	return &batch{turn: make(chan struct{}), done: make(chan struct{})}
}

// batch is some puzzles that follow each other, and then their answers.
type batch struct {
	items []item
	turn  chan struct{} // closed when it may write to the output itself
	done  chan struct{} // closed when all is answered
	output
	listed []listed // by the command list
	status int
	err    error
}

// item is a puzzle of a batch. A line of 81 digits and points, of which the long
// lists are, and one that cannot be read take little room.
type item struct {
	grid  board.Grid
	line  int
	entry *format.Entry // of anything else that can be read
	wrong *format.Error
	first bool
	text  []byte
}

func (b *batch) add(entry *format.Entry, wrong *format.Error, first bool, in *input) {
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

// look answers the questions of the batch.
func (b *batch) look(ctx context.Context, m *many) {
	plain := format.Entry{Reading: format.Reading{Format: format.Line.Key}}
	var unread format.Entry
	p := page{environment: m.environment, in: m.in, ctx: ctx, batch: b}
	for i := range b.items {
		x := &b.items[i]
		q := question{Entry: x.entry, wrong: x.wrong, first: x.first, text: x.text}
		switch {
		case x.wrong != nil:
			unread.Line = x.line
			q.Entry = &unread
		case q.Entry == nil:
			plain.Givens, plain.Line = x.grid, x.line
			q.Entry = &plain
		}
		p.question = &q
		status, err := m.look(ctx, &p, &q)
		if err == nil {
			err = p.failure
		}
		if err != nil {
			b.err = err
			return
		}
		b.status = max(b.status, status)
	}
}
