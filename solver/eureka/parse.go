package eureka

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// maxText is the maximum length of a text in bytes. maxTerms is the maximum number of
// terms or sets in an argument.
const (
	maxText  = 8192
	maxTerms = 200
)

// SyntaxError reports a text that cannot be parsed as an argument.
type SyntaxError struct {
	Offset int // in bytes
	Reason Reason
}

// Reason says what is wrong with a text.
type Reason uint8

// The reasons.
const (
	Empty      Reason = iota // no argument in the text
	NoTerm                   // a term such as (5)r1c2 is needed here
	NoDigit                  // a digit from 1 to 9 is needed here
	NoCells                  // cells such as r1c2 are needed here
	NoClose                  // a closing bracket is needed here
	NoLink                   // = or - is needed here
	NoClaim                  // a conclusion such as r1c2<>5 is needed here
	NoSet                    // a set such as 7r2 or r1c2 is needed here
	NoCovers                 // the sets to count against are needed here
	OneTerm                  // a chain needs at least two terms
	TooLong                  // the text is too long
	ReasonsEnd = iota
)

var reasons = [ReasonsEnd]string{
	"there is no argument", "a term such as (5)r1c2 is needed", "a digit from 1 to 9 is needed", "cells such as r1c2 are needed",
	"a closing bracket is needed", "= or - is needed", "a conclusion such as r1c2<>5 is needed", "a set such as 7r2 or r1c2 is needed",
	"the sets to count against are needed", "a chain needs two terms", "the text is too long",
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("character %d: %s", e.Offset+1, reasons[e.Reason])
}

// parser parses a text. In line, look-alike signs have been replaced, so at maps its
// offsets to those of the text.
type parser struct {
	line string
	at   []int // offset in the text for each byte of line and for its end
	pos  int
	last board.DigitSet // digits of the previous term, for terms without a digit
	Argument
}

// respelled maps look-alike signs to those that the parser knows.
var respelled = map[rune]string{
	'–': "-", '−': "-", '—': "-", '‒': "-", '≠': "<>", '⇒': "=>", '→': "=>", '∖': "\\", '\t': " ", '\n': " ", '\r': " ", ' ': " ",
}

// Parse parses an argument in Eureka notation or as sets. The error, if any, is a
// *SyntaxError.
//
// A chain is a list of terms joined by = for a strong link and - for a weak one, such as
// (5)r1c2 = (5)r1c7 - (5=8)r4c7 - (8)r4c123. The cells of a term may form an almost
// locked set, as in (1=23)r4c56. Truths and covers are written in braces, such as {7r2
// 7r6}\{7c1 7c3}, where a set may name several digits, houses or cells. Shorter forms are
// 7 r26\c13 for a fish and (267)r2c259 for cells with as many digits. A name may stand
// before a colon. Conclusions follow after =>, such as r1c2<>5, r4c56<>78, r1c3=4. They
// may also stand alone: see Show. Between a name and conclusions, any other notation is
// skipped.
func Parse(text string) (*Argument, error) {
	if len(text) > maxText {
		return nil, &SyntaxError{maxText, TooLong}
	}
	p := newParser(text)
	p.name()
	if err := p.argument(); err != nil {
		p.pos = strings.LastIndex(p.line, "=>") + 2
		p.Argument = Argument{Name: p.Name}
		if p.Name == "" || p.pos < 2 || p.claimList() != nil {
			return nil, err
		}
	}
	return &p.Argument, nil
}

func newParser(text string) *parser {
	p := &parser{}
	var b strings.Builder
	for i, r := range text {
		s, ok := respelled[r]
		if !ok {
			s = strings.ToLower(string(r))
		}
		if r == utf8.RuneError {
			s = "?"
		}
		for range len(s) {
			p.at = append(p.at, i)
		}
		b.WriteString(s)
	}
	p.at = append(p.at, len(text))
	p.line = b.String()
	return p
}

// name parses a name such as “X-Wing:”.
func (p *parser) name() {
	name, _, ok := strings.Cut(p.line, ":")
	if ok && !strings.ContainsAny(name, "()={}\\<>") {
		p.Name = strings.ReplaceAll(strings.TrimSpace(name), " ", "-")
		p.pos = len(name) + 1
	}
	p.space()
}

func (p *parser) fail(r Reason) error { return &SyntaxError{p.at[p.pos], r} }

func (p *parser) space() {
	for p.pos < len(p.line) && p.line[p.pos] == ' ' {
		p.pos++
	}
}

// next reports whether s comes next in the text, after any spaces, and if so skips it.
func (p *parser) next(s string) bool {
	from := p.pos
	p.space()
	if strings.HasPrefix(p.line[p.pos:], s) {
		p.pos += len(s)
		return true
	}
	p.pos = from
	return false
}

func (p *parser) ended() bool { p.space(); return p.pos == len(p.line) }

// peek returns the byte n bytes ahead, or 0 after the end.
func (p *parser) peek(n int) byte {
	if p.pos+n < len(p.line) {
		return p.line[p.pos+n]
	}
	return 0
}

func isDigit(c byte) bool { return '1' <= c && c <= '9' }

// span returns the part of the text from a position to the current one.
func (p *parser) span(from int) Span { return Span{p.at[from], p.at[p.pos]} }

func (p *parser) argument() (err error) {
	switch {
	case p.ended():
		return p.fail(Empty)
	case p.isBare():
		return p.claimList()
	case p.peek(0) == '{':
		err = p.sets()
	case p.isFish():
		err = p.fish()
	default:
		err = p.chain()
	}
	if err == nil {
		err = p.claims()
	}
	return err
}

// digits parses a run of digits.
func (p *parser) digits() (digits board.DigitSet) {
	for isDigit(p.peek(0)) {
		digits = digits.With(board.Digit(p.peek(0) - '0'))
		p.pos++
	}
	return digits
}

// cells parses cells such as r1c2, r12c3 or b4p56, or several of these separated by
// commas.
func (p *parser) cells() (cells board.CellSet, err error) {
	for {
		some, ok := p.block()
		if !ok {
			return cells, p.fail(NoCells)
		}
		cells = cells.Or(some)
		from := p.pos
		if !p.next(",") {
			return cells, nil
		}
		p.space()
		if c := p.peek(0); c != 'r' && c != 'b' {
			p.pos = from
			return cells, nil
		}
	}
}

// block parses rows and columns, or a box and positions in it, and returns the cells
// where they cross.
func (p *parser) block() (cells board.CellSet, ok bool) {
	p.space()
	start, second := p.pos, byte('c')
	kind := p.peek(0)
	if kind == 'b' {
		second = 'p'
	} else if kind != 'r' {
		return cells, false
	}
	p.pos++
	lines := p.digits()
	if lines.IsEmpty() || p.peek(0) != second {
		p.pos = start
		return cells, false
	}
	p.pos++
	places := p.digits()
	if places.IsEmpty() {
		return cells, false
	}
	for l := range lines.All() {
		for m := range places.All() {
			if kind == 'r' {
				cells = cells.With(board.CellAt(int(l)-1, int(m)-1))
			} else {
				cells = cells.With(board.BoxHouse(int(l) - 1).At(int(m) - 1))
			}
		}
	}
	return cells, true
}

// claims parses the conclusions.
func (p *parser) claims() error {
	if p.ended() {
		return nil
	}
	if !p.next("=>") {
		return p.fail(NoLink)
	}
	return p.claimList()
}

// isBare reports whether the text consists of conclusions only, and skips an arrow before
// them.
func (p *parser) isBare() bool {
	if p.next("=>") {
		return true
	}
	from := p.pos
	defer func() { p.pos = from }()
	if c := p.peek(0); c == '-' || c == '+' {
		return true
	}
	if _, err := p.cells(); err != nil {
		return false
	}
	if p.next("<>") || p.next("!=") {
		return true
	}
	if !p.next("=") {
		return false
	}
	p.space()
	c := p.peek(0)
	return isDigit(c) || c == '(' || c == 0
}

// claimList parses the conclusions up to the end of the text.
func (p *parser) claimList() error {
	for first := true; first || !p.ended(); first = false {
		from := len(p.Claims)
		if err := p.claim(); err != nil {
			return err
		}
		if len(p.Claims)-from > 0 && len(p.Claims) > board.Candidates {
			return p.fail(TooLong)
		}
		for p.next(",") || p.next(";") || p.next(".") {
		}
	}
	return nil
}

// claim parses conclusions about some cells: r1c2<>5, r12c3<>45, r1c2=5, or -5r1c2.
func (p *parser) claim() error {
	p.space()
	from := p.pos
	is, signed := false, false
	if c := p.peek(0); c == '-' || c == '+' {
		is, signed = c == '+', true
		p.pos++
		p.space()
	}
	var digits board.DigitSet
	if signed {
		p.next("(")
		if digits = p.digits(); digits.IsEmpty() {
			return p.fail(NoDigit)
		}
		p.next(")")
	}
	if c := p.peek(0); !signed && c != 'r' && c != 'b' {
		return p.fail(NoClaim)
	}
	cells, err := p.cells()
	if err != nil {
		return err
	}
	if !signed {
		switch {
		case p.next("<>"), p.next("!="):
		case p.next("="):
			is = true
		default:
			return p.fail(NoClaim)
		}
		p.space()
		p.next("(")
		if digits = p.digits(); digits.IsEmpty() {
			return p.fail(NoDigit)
		}
		p.next(")")
	}
	for c := range cells.All() {
		for d := range digits.All() {
			p.Claims = append(p.Claims, Claim{step.Claim{Candidate: board.NewCandidate(c, d), True: is}, p.span(from)})
		}
	}
	return nil
}
