//go:build !js

package pipeline

import (
	"context"
	"encoding/json"
	"strconv"
	"strings"
	"sync"
	"time"

	"sudoku/app/cli/terminal"
	"sudoku/solver/format"
)

// output holds text for standard output and the messages for standard error, in order.
type output struct {
	text []byte
	said []sentence
}

// sentence is a line for standard error. It is written after the first at bytes of the
// output.
type sentence struct {
	at   int
	line string

	// wrong, if set, replaces line. It is the error in an unreadable text.
	wrong *format.Error
	in    *input
}

// write prints the output and resets it.
func (o *output) write(e *Environment) error {
	if e.terminal {
		e.Progress.Clear()
	}
	from := 0
	for _, s := range o.said {
		if _, err := e.Out.Write(o.text[from:s.at]); err != nil {
			return err
		}
		from = s.at
		if s.wrong == nil {
			e.Complain(s.line)
		} else if e.damage.add(s.wrong) {
			e.Complain(s.in.named(e.Unread(s.wrong)))
		}
	}
	_, err := e.Out.Write(o.text[from:])
	o.text, o.said = o.text[:0], o.said[:0]
	return err
}

// Page collects the answers for a batch.
type Page struct {
	*Environment
	Batch    *Batch
	Question *Question
	Failure  error // the first write error

	in  *input
	ctx context.Context
}

// maxHeld is the number of bytes of output that a batch buffers before it waits for its
// turn.
const maxHeld = 1 << 20

// Write appends to the output. When the output exceeds maxHeld, Write waits until the
// preceding answers have been printed, and then prints it.
func (p *Page) Write(text []byte) (int, error) {
	o := &p.Batch.output
	o.text = append(o.text, text...)
	if len(o.text) < maxHeld || p.Failure != nil {
		return len(text), p.Failure
	}
	select {
	case <-p.Batch.turn:
		p.Failure = o.write(p.Environment)
	case <-p.ctx.Done():
		p.Failure = p.ctx.Err()
	}
	return len(text), p.Failure
}

// Line prints a line.
func (p *Page) Line(text string) {
	_, _ = p.Write(append([]byte(text), '\n'))
}

// Complain prints a line about the puzzle on standard error.
func (p *Page) Complain(text string) {
	o := &p.Batch.output
	o.said = append(o.said, sentence{at: len(o.text), line: p.in.named(text)})
}

// ReportQuestion prints a text on standard error. If the question cannot be read, it prints
// the reason instead.
func (p *Page) ReportQuestion(q *Question, text string) {
	if q.Wrong != nil {
		p.ComplainUnread(q)
		return
	}
	p.Complain(text)
}

// ComplainUnread prints on standard error why a question cannot be read.
func (p *Page) ComplainUnread(q *Question) {
	o := &p.Batch.output
	o.said = append(o.said, sentence{at: len(o.text), wrong: q.Wrong, in: p.in})
}

// Unread describes a read error, with control characters escaped.
func (e *Environment) Unread(wrong *format.Error) string {
	return terminal.Printable(e.Say.Error(wrong))
}

// Encode prints an object as JSON.
func (p *Page) Encode(object any) error {
	encoder := json.NewEncoder(p)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(object)
}

// Note shows the current activity if this batch is the next one to be printed.
func (p *Page) Note(text string) {
	select {
	case <-p.Batch.turn:
		p.Progress.Show(p.in.done.Load(), func(time.Duration) string { return text })
	default:
	}
}

// KeepNoting repeats Note until stop is called.
func (p *Page) KeepNoting(text string) (stop func()) {
	if p.Progress == nil {
		return func() {}
	}
	ending := make(chan struct{})
	var noting sync.WaitGroup
	noting.Go(func() {
		for tick := time.Tick(time.Second); ; {
			select {
			case <-tick:
				p.Note(text)
			case <-ending:
				return
			}
		}
	})
	return func() {
		close(ending)
		noting.Wait()
	}
}

// At prefixes a sentence with the line number of the puzzle in the list.
func (p *Page) At(text string) string {
	if line := p.Question.Line; line > 0 {
		return p.Say.Fill(p.Say.Errors.AtLine, "line", strconv.Itoa(line), "sentence", text)
	}
	return text
}

// AtLines prefixes a sentence with the numbers of the text lines it refers to.
func (p *Page) AtLines(lines []int, text string) string {
	switch len(lines) {
	case 0:
		return p.At(text)
	case 1:
		return p.Say.Fill(p.Say.Errors.AtLine, "line", strconv.Itoa(lines[0]), "sentence", text)
	}
	var all []string
	for _, line := range lines {
		all = append(all, strconv.Itoa(line))
	}
	return p.Say.Fill(p.Say.CommandLine.AtLines, "lines", strings.Join(all, p.Say.Techniques.Marks.Comma), "sentence", text)
}
