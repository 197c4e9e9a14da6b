//go:build !js

package cli

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

// output is what is to be printed, and what is to be said between.
type output struct {
	text []byte
	said []sentence
}

// sentence is a line for standard error, after so many bytes of the output.
type sentence struct {
	at   int
	line string

	// wrong, instead of a line, is why something in the input cannot be read.
	wrong *format.Error
	in    *input
}

// write prints the output and forgets it.
func (o *output) write(e *environment) error {
	if e.terminal {
		e.progress.Clear()
	}
	from := 0
	for _, s := range o.said {
		if _, err := e.out.Write(o.text[from:s.at]); err != nil {
			return err
		}
		from = s.at
		if s.wrong == nil {
			e.complain(s.line)
		} else if e.damage.add(s.wrong) {
			e.complain(s.in.named(e.unread(s.wrong)))
		}
	}
	_, err := e.out.Write(o.text[from:])
	o.text, o.said = o.text[:0], o.said[:0]
	return err
}

// page is where the answers of a batch are written.
type page struct {
	*environment
	in       *input
	ctx      context.Context
	batch    *batch
	question *question
	failure  error // why nothing more can be written
}

// maxHeld is how much output of a batch is held until it may be printed.
const maxHeld = 1 << 20

// Write is for the output. What is long is printed as it is written, when the
// answers before it are printed.
func (p *page) Write(text []byte) (int, error) {
	o := &p.batch.output
	o.text = append(o.text, text...)
	if len(o.text) < maxHeld || p.failure != nil {
		return len(text), p.failure
	}
	select {
	case <-p.batch.turn:
		p.failure = o.write(p.environment)
	case <-p.ctx.Done():
		p.failure = p.ctx.Err()
	}
	return len(text), p.failure
}

// line prints a line.
func (p *page) line(text string) {
	_, _ = p.Write(append([]byte(text), '\n'))
}

// complain prints a line about the puzzle on standard error.
func (p *page) complain(text string) {
	o := &p.batch.output
	o.said = append(o.said, sentence{at: len(o.text), line: p.in.named(text)})
}

// complainOf says on standard error what is wrong with a question: that it cannot
// be read, or else the text.
func (p *page) complainOf(q *question, text string) {
	if q.wrong != nil {
		p.complainUnread(q)
		return
	}
	p.complain(text)
}

// complainUnread says on standard error why a question cannot be read.
func (p *page) complainUnread(q *question) {
	o := &p.batch.output
	o.said = append(o.said, sentence{at: len(o.text), wrong: q.wrong, in: p.in})
}

// unread says why something cannot be read, without what it may hold that a
// terminal would obey.
func (e *environment) unread(wrong *format.Error) string {
	return terminal.Printable(e.say.Error(wrong))
}

// encode prints an object for other programs.
func (p *page) encode(object any) error {
	encoder := json.NewEncoder(p)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(object)
}

// note shows what is being done, if it is for the puzzle that is next to be
// printed.
func (p *page) note(text string) {
	select {
	case <-p.batch.turn:
		p.progress.Show(p.in.done.Load(), func(time.Duration) string { return text })
	default:
	}
}

// keepNoting notes what is being done again and again, until it is stopped.
func (p *page) keepNoting(text string) (stop func()) {
	if p.progress == nil {
		return func() {}
	}
	ending := make(chan struct{})
	var noting sync.WaitGroup
	noting.Go(func() {
		for tick := time.Tick(time.Second); ; {
			select {
			case <-tick:
				p.note(text)
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

// at is a sentence with the line of the list that it is about.
func (p *page) at(text string) string {
	if line := p.question.Line; line > 0 {
		return p.say.Fill(p.say.Errors.AtLine, "line", strconv.Itoa(line), "sentence", text)
	}
	return text
}

// atLines is a sentence with the lines of the text that it is about.
func (p *page) atLines(lines []int, text string) string {
	switch len(lines) {
	case 0:
		return p.at(text)
	case 1:
		return p.say.Fill(p.say.Errors.AtLine, "line", strconv.Itoa(lines[0]), "sentence", text)
	}
	var all []string
	for _, line := range lines {
		all = append(all, strconv.Itoa(line))
	}
	return p.say.Fill(p.say.CommandLine.AtLines, "lines", strings.Join(all, ", "), "sentence", text)
}
