package hodoku

import (
	"cmp"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
	"sudoku/solver/technique/basic"
)

// singles is the order in which HoDoKu takes singles. It keeps two queues,
// one of cells with a last candidate and one of digits with a last place in a
// house, and puts each in when it comes about. Which hidden single comes first
// decides how many of them a path has, and with that its score.
//
// Facts about HoDoKu 2.2: a digit is placed by taking it from the peers in
// rising order, then the other candidates from the cell itself; an elimination
// looks at the row, the column and the box. A search for full houses only
// looks through the queue of naked singles, the other two take from the front.
type singles struct {
	board         board.Board
	empty         board.CellSet
	naked, hidden []board.Candidate
}

// newSingles is the order for a board: the queues as if the digits on it had
// been placed one after the other.
func newSingles(b *board.Board) *singles {
	s := &singles{board: openBoard}
	s.naked, s.hidden = make([]board.Candidate, 0, 64), make([]board.Candidate, 0, 64)
	values := b.Values()
	for c := range values.Filled().All() {
		s.place(c, values[c])
	}
	for d := range board.AllDigits.All() {
		for c := range s.board.Places(d).Minus(b.Places(d)).All() {
			s.eliminate(c, d)
		}
	}
	s.board, s.empty = *b, b.Empty()
	return s
}

// openBoard is the board without a digit.
var openBoard = board.FromGrid(new(board.Grid))

// apply follows a step.
func (s *singles) apply(taken *step.Step) {
	for _, x := range taken.Placements {
		s.place(x.Cell(), x.Digit())
	}
	for _, x := range asEliminated(taken) {
		s.eliminate(x.Cell(), x.Digit())
	}
}

// asEliminated are the eliminations of a step in the order in which HoDoKu
// makes them.
func asEliminated(s *step.Step) []board.Candidate {
	var first board.CellSet
	switch s.Technique {
	case "locked-pair", "locked-triple": // the line, then the box
		first = housesArg(s, "houses").First().Cells()
	case "sue-de-coq": // the box, then the line
		first = housesArg(s, "box").First().Cells()
	}
	rank := func(x board.Candidate) (place, digit int) {
		if !first.Has(x.Cell()) {
			place = 1
		}
		if s.Arg("chain") != nil || strings.HasPrefix(s.Technique, "als-") {
			digit = int(x.Digit())
		}
		return place, digit
	}
	list := slices.Clone(s.Eliminations)
	sorting.Stable(list, func(x, y board.Candidate) int {
		p, d := rank(x)
		q, e := rank(y)
		return cmp.Or(cmp.Compare(p, q), cmp.Compare(d, e))
	})
	return list
}

func (s *singles) place(c board.Cell, d board.Digit) {
	own, houses := s.board.Candidates(c), c.HouseSet()
	for other := range own.All() {
		s.board.Eliminate(c, other)
	}
	for p := range c.Peers().And(s.board.Places(d)).All() {
		s.board.Eliminate(p, d)
		if left := s.board.Candidates(p); left.Len() == 1 {
			s.naked = append(s.naked, board.NewCandidate(p, left.First()))
		}
		// A house of c has its d now.
		for h := range (p.HouseSet() &^ houses).All() {
			s.lookIn(h, d)
		}
	}
	for other := range own.Without(d).All() {
		for _, h := range c.Houses() {
			s.lookIn(h, other)
		}
	}
	s.board.Place(c, d)
	s.empty = s.empty.Without(c)
}

func (s *singles) eliminate(c board.Cell, d board.Digit) {
	if !s.board.Has(c, d) {
		return
	}
	s.board.Eliminate(c, d)
	s.look(c, d)
}

// look puts in what the loss of d leaves in c and its houses.
func (s *singles) look(c board.Cell, d board.Digit) {
	if left := s.board.Candidates(c); left.Len() == 1 {
		s.naked = append(s.naked, board.NewCandidate(c, left.First()))
	}
	for _, h := range c.Houses() {
		s.lookIn(h, d)
	}
}

// lookIn puts in the last place of d in a house.
func (s *singles) lookIn(h board.House, d board.Digit) {
	if left := s.board.Places(d).And(h.Cells()); left.Len() == 1 {
		s.hidden = append(s.hidden, board.NewCandidate(left.First(), d))
	}
}

// next is the step of the next single; ok is false if there is none, or if the next
// hidden one in the queue has been overtaken.
func (s *singles) next() (found step.Step, ok bool) {
	kind, x, ok := s.take()
	if !ok {
		return step.Step{}, false
	}
	return basic.SingleAt(&s.board, kind, x)
}

// isFull reports whether a naked single is the last empty cell of a house.
func (s *singles) isFull(x board.Candidate) bool {
	c := x.Cell()
	if !s.empty.Has(c) || !s.board.Has(c, x.Digit()) {
		return false
	}
	alone := board.NewCellSet(c)
	for _, h := range c.Houses() {
		if h.Cells().And(s.empty) == alone {
			return true
		}
	}
	return false
}

// take is the next single without its step; it may have been overtaken.
func (s *singles) take() (kind basic.SingleKind, x board.Candidate, ok bool) {
	for _, x := range s.naked {
		if s.isFull(x) {
			return basic.Full, x, true
		}
	}
	for len(s.naked) > 0 {
		x, s.naked = s.naked[0], s.naked[1:]
		if s.board.Value(x.Cell()) == 0 {
			return basic.Naked, x, true
		}
	}
	for len(s.hidden) > 0 {
		x, s.hidden = s.hidden[0], s.hidden[1:]
		if s.board.Value(x.Cell()) == 0 {
			return basic.Hidden, x, true
		}
	}
	return 0, 0, false
}
