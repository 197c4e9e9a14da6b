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

// singles reproduces the order in which HoDoKu takes singles. HoDoKu keeps two queues,
// one of cells with a last candidate and one of digits with a last place in a house, and
// appends each single as it arises. The order of hidden singles affects how many of them
// a path has, and thereby its score.
//
// Facts about HoDoKu 2.2: placing a digit removes it from the peers in ascending order,
// then removes the other candidates of the cell. An elimination checks the row, the
// column and the box. The search for full houses only scans the queue of naked singles;
// the other two searches take from the front.
type singles struct {
	board         board.Board
	empty         board.CellSet
	naked, hidden []board.Candidate
}

// newSingles returns the queues for a board, as if its digits had been placed one by one.
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

// openBoard is the board without digits.
var openBoard = board.FromGrid(new(board.Grid))

// apply updates the queues with the effects of a step.
func (s *singles) apply(taken *step.Step) {
	for _, x := range taken.Placements {
		s.place(x.Cell(), x.Digit())
	}
	for _, x := range asEliminated(taken) {
		s.eliminate(x.Cell(), x.Digit())
	}
}

// asEliminated returns the eliminations of a step in HoDoKu's order.
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
		// The houses of c already contain d, so they need no check.
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

// look queues the singles that arise when c loses the candidate d.
func (s *singles) look(c board.Cell, d board.Digit) {
	if left := s.board.Candidates(c); left.Len() == 1 {
		s.naked = append(s.naked, board.NewCandidate(c, left.First()))
	}
	for _, h := range c.Houses() {
		s.lookIn(h, d)
	}
}

// lookIn queues the hidden single if d has one place left in the house.
func (s *singles) lookIn(h board.House, d board.Digit) {
	if left := s.board.Places(d).And(h.Cells()); left.Len() == 1 {
		s.hidden = append(s.hidden, board.NewCandidate(left.First(), d))
	}
}

// next returns the step of the next single. ok is false if no single is left or if the
// next hidden single in the queue is out of date.
func (s *singles) next() (found step.Step, ok bool) {
	kind, x, ok := s.take()
	if !ok {
		return step.Step{}, false
	}
	return basic.SingleAt(&s.board, kind, x)
}

// isFull reports whether a naked single fills the last empty cell of a house.
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

// take removes and returns the next single, which may be out of date.
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
