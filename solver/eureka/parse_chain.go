package eureka

import (
	"strings"

	"sudoku/solver/board"
)

// chain parses the terms of a chain, or a single term whose cells have as many digits as
// there are cells.
func (p *parser) chain() error {
	for {
		if err := p.term(); err != nil {
			return err
		}
		if len(p.Chain) > maxTerms {
			return p.fail(TooLong)
		}
		link, ok := p.link()
		if !ok {
			break
		}
		p.Chain = append(p.Chain, Term{Link: link}) // filled in by term
	}
	if len(p.Chain) > 1 {
		return nil
	}
	one := p.Chain[0]
	p.space()
	if one.Digits.Len() < 2 {
		if !p.ended() && !strings.HasPrefix(p.line[p.pos:], "=>") {
			return p.fail(NoLink)
		}
		return p.fail(OneTerm)
	}
	if c := p.peek(0); c == 'r' || c == 'c' || c == 'b' {
		p.Chain = nil
		return p.hidden(&one)
	}
	return nil
}

// link parses = or -, or a pair of them around a house, as in =r1= or -c2-.
func (p *parser) link() (l Link, ok bool) {
	p.space()
	c := p.peek(0)
	if c != '=' && c != '-' || c == '=' && p.peek(1) == '>' {
		return 0, false
	}
	p.pos++
	if p.peek(0) == c {
		p.pos++ // the second sign of == or --
		return Link(c), true
	}
	if k := p.peek(0); (k == 'r' || k == 'c' || k == 'b') && isDigit(p.peek(1)) && p.peek(2) == c {
		p.pos += 3
	}
	return Link(c), true
}

// term parses one or more terms that share their cells: (5)r1c2, 5r1c2, r1c2 with the
// digit of the previous term, or (5=67)r1c23.
func (p *parser) term() error {
	p.space()
	from := p.pos
	link := Link(0)
	if n := len(p.Chain); n > 0 && p.Chain[n-1].Digits.IsEmpty() {
		link, p.Chain = p.Chain[n-1].Link, p.Chain[:n-1]
	}
	first := len(p.Chain)
	var err error
	switch c := p.peek(0); {
	case c == '(':
		err = p.inBrackets(link)
	case isDigit(c):
		p.Chain = append(p.Chain, Term{Digits: p.digits(), Link: link})
	case (c == 'r' || c == 'b') && !p.last.IsEmpty():
		p.Chain = append(p.Chain, Term{Digits: p.last, Link: link})
	default:
		return p.fail(NoTerm)
	}
	if err != nil {
		return err
	}
	cells, err := p.cells()
	if err != nil {
		return err
	}
	for i := range p.Chain[first:] {
		p.Chain[first+i].Cells, p.Chain[first+i].Span = cells, p.span(from)
	}
	p.last = p.Chain[len(p.Chain)-1].Digits
	return nil
}

// inBrackets parses the digits of terms in brackets, such as (5) or (5=67).
func (p *parser) inBrackets(link Link) error {
	p.pos++
	for inner := false; ; inner = true {
		p.space()
		digits := p.digits()
		if digits.IsEmpty() {
			return p.fail(NoDigit)
		}
		p.Chain = append(p.Chain, Term{Digits: digits, Link: link, Inner: inner})
		p.space()
		switch c := p.peek(0); c {
		case ')':
			p.pos++
			return nil
		case '=', '-':
			link = Link(c)
			p.pos++
		default:
			return p.fail(NoClose)
		}
		if len(p.Chain) > maxTerms {
			return p.fail(TooLong)
		}
	}
}

// hidden parses the houses after a term, as in (26)r7c78 b9. The digits in these houses
// are counted against the cells.
func (p *parser) hidden(t *Term) (err error) {
	for d := range t.Digits.All() {
		from := p.pos
		some, err := p.houses(d)
		if err != nil {
			return err
		}
		p.Truths = append(p.Truths, some...)
		if d != lastDigit(t.Digits) {
			p.pos = from
		}
	}
	for c := range t.Cells.All() {
		p.Covers = append(p.Covers, Set{Cell: c, Span: t.Span})
	}
	return nil
}

// lastDigit returns the highest digit of a set.
func lastDigit(digits board.DigitSet) (last board.Digit) {
	for last = range digits.All() {
	}
	return last
}

// isFish reports whether a digit and houses follow, as in 7 r26\c13.
func (p *parser) isFish() bool {
	from := p.pos
	defer func() { p.pos = from }()
	if p.digits().Len() != 1 {
		return false
	}
	p.space()
	c := p.peek(0)
	if c != 'r' && c != 'c' && c != 'b' {
		return false
	}
	p.pos++
	p.digits()
	p.space()
	c = p.peek(0)
	return c == '\\' || p.line[p.pos-1] == ' ' && (c == 'r' || c == 'c' || c == 'b') || isDigit(p.line[p.pos-1]) && (c == 'b' || c == 'r')
}

// fish parses a digit with its base and cover houses.
func (p *parser) fish() error {
	digit := p.digits().First()
	var err error
	if p.Truths, err = p.houses(digit); err != nil {
		return err
	}
	if !p.next("\\") && p.ended() {
		return p.fail(NoCovers)
	}
	if p.Covers, err = p.houses(digit); err != nil {
		return err
	}
	return p.fins(digit)
}

// fins parses the fins of a fish, as in fr12c6. They add one cover: the digit in a house
// that they share.
func (p *parser) fins(digit board.Digit) error {
	from := p.pos
	if !p.next("f") {
		return nil
	}
	cells, err := p.cells()
	if err != nil {
		return err
	}
	houses := cells.Houses()
	if houses.IsEmpty() {
		return &SyntaxError{p.at[from], NoCovers}
	}
	house := houses.First()
	if box, ok := cells.Box(); ok {
		house = box
	}
	p.Covers = append(p.Covers, Set{Digit: digit, House: house, Span: p.span(from)})
	return nil
}

// houses parses houses such as r26 or r2b3 and returns the sets of a digit in them.
func (p *parser) houses(digit board.Digit) (sets []Set, err error) {
	p.space()
	for {
		from := p.pos
		start, ok := map[byte]board.House{'r': 0, 'c': 9, 'b': 18}[p.peek(0)]
		if !ok {
			break
		}
		p.pos++
		lines := p.digits()
		if lines.IsEmpty() {
			return nil, p.fail(NoDigit)
		}
		for l := range lines.All() {
			sets = append(sets, Set{Digit: digit, House: start + board.House(l-1), Span: p.span(from)})
		}
	}
	if len(sets) == 0 {
		return nil, p.fail(NoSet)
	}
	return sets, nil
}

// sets parses the truths in braces and their covers.
func (p *parser) sets() (err error) {
	if p.Truths, err = p.inBraces(); err != nil {
		return err
	}
	p.next("\\")
	p.space()
	if p.peek(0) != '{' {
		return p.fail(NoCovers)
	}
	p.Covers, err = p.inBraces()
	return err
}

func (p *parser) inBraces() (sets []Set, err error) {
	p.pos++
	for !p.next("}") {
		p.space()
		some, err := p.set()
		if err != nil {
			return nil, err
		}
		if sets = append(sets, some...); len(sets) > maxTerms {
			return nil, p.fail(TooLong)
		}
		p.next(",")
	}
	if len(sets) == 0 {
		return nil, p.fail(NoSet)
	}
	return sets, nil
}

// set parses sets such as 7r2, 38r2, 7r26 or r1c23.
func (p *parser) set() (sets []Set, err error) {
	from := p.pos
	if digits := p.digits(); !digits.IsEmpty() {
		houses, err := p.houses(digits.First())
		if err != nil {
			return nil, err
		}
		for d := range digits.All() {
			for _, s := range houses {
				sets = append(sets, Set{Digit: d, House: s.House, Span: p.span(from)})
			}
		}
		return sets, nil
	}
	cells, ok := p.block()
	if !ok {
		return nil, p.fail(NoSet)
	}
	for c := range cells.All() {
		sets = append(sets, Set{Cell: c, Span: p.span(from)})
	}
	return sets, nil
}
