package judge

import (
	"math/rand/v2"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// opened is a position with all its solutions.
type opened struct {
	board     board.Board
	solutions []board.Grid
}

// open empties cells in a technique's example, which may then have several solutions.
// Eliminated candidates stay eliminated unless a solution has them.
func open(t *testing.T, r *rand.Rand, x *technique.Technique) (o opened, ok bool) {
	p := x.Example()
	g := p.Values()
	if g.Filled().IsEmpty() {
		return o, false
	}
	for _, c := range r.Perm(board.Cells)[:r.IntN(12)] {
		g[c] = 0
	}
	const most = 300
	for solution := range search.All(t.Context(), &g) {
		if o.solutions = append(o.solutions, solution); len(o.solutions) > most {
			return o, false
		}
	}
	p = board.Position{Givens: g, Eliminated: p.Eliminated}
	for _, solution := range o.solutions {
		for c, d := range solution {
			p.Eliminated.Remove(board.NewCandidate(board.Cell(c), d))
		}
	}
	o.board = board.New(&p)
	return o, len(o.solutions) > 0
}

// randomEnd returns a digit and random cells of a house, at least one of which may hold
// it.
func (o *opened) randomEnd(r *rand.Rand) board.LinkEnd {
	for {
		h, d := board.House(r.IntN(board.Houses)), board.Digit(1+r.IntN(9))
		var cells board.CellSet
		for c := range h.Cells().And(o.board.Empty()).All() {
			if has := o.board.Places(d).Has(c); r.IntN(3) == 0 || has && r.IntN(2) == 0 {
				cells = cells.With(c)
			}
		}
		if cells.Meets(o.board.Places(d)) {
			e, _ := board.NewLinkEnd(d, cells)
			return e
		}
	}
}

// randomLink returns a random link. It often links groups of a digit or digits in the
// same cells, and starts at the end of the previous link if there is one.
func (o *opened) randomLink(r *rand.Rand, l *board.LinkList) board.DrawnLink {
	x := board.DrawnLink{From: o.randomEnd(r), To: o.randomEnd(r), Strong: r.IntN(2) == 0}
	if l.Len > 0 {
		x.From, x.Strong = l.Links[l.Len-1].To, !l.Links[l.Len-1].Strong
	}
	switch cells := x.From.Cells(); r.IntN(3) {
	case 0: // the digit elsewhere in a house
		h := x.From.Cell().Houses()[r.IntN(3)]
		rest := o.board.Places(x.From.Digit()).And(h.Cells()).Minus(cells)
		if r.IntN(4) == 0 && rest.Len() > 1 {
			rest = rest.Without(rest.First())
		}
		if e, ok := board.NewLinkEnd(x.From.Digit(), rest); ok {
			x.To = e
		}
	case 1: // another digit of the same cells
		for d := range o.board.DigitsIn(cells).Without(x.From.Digit()).All() {
			if x.To, _ = board.NewLinkEnd(d, cells); r.IntN(2) == 0 {
				break
			}
		}
	}
	return x
}

// isTrue reports whether a solution has the digit of an end in one of its cells.
func isTrue(e board.LinkEnd, solution *board.Grid) bool {
	for c := range e.Cells().All() {
		if solution[c] == e.Digit() {
			return true
		}
	}
	return false
}

// refuted reports whether a solution contradicts a link.
func (o *opened) refuted(l *board.DrawnLink) bool {
	for i := range o.solutions {
		from, to := isTrue(l.From, &o.solutions[i]), isTrue(l.To, &o.solutions[i])
		if from == to && from != l.Strong {
			return true
		}
	}
	return false
}

// TestTruth draws random links, groups and sets. A link that is said to hold must hold in
// every solution, and so must the conclusions of a chain. The reason why a link does not
// hold is checked on the board.
func TestTruth(t *testing.T) {
	r := rand.New(rand.NewPCG(32, 6))
	var count struct{ boards, holds, sets, groups, failed, refuted, chains, offers int }
	rounds := 12
	if testing.Short() {
		rounds = 2
	}
	for range rounds {
		for _, x := range technique.Catalog() {
			o, ok := open(t, r, x)
			if !ok {
				continue
			}
			count.boards++
			for range 40 {
				var l board.LinkList
				l.Links[0], l.Len = o.randomLink(r, &l), 1
				drawn := &l.Links[0]
				d, ok := path(&o.board, l.Links[:1])
				if !ok {
					continue // both ends are the same
				}
				v := eureka.Judge(&o.board, &d)
				if len(v.Links) == 0 {
					t.Fatalf("%v: %+v", drawn, v.Faults)
				}
				link := &v.Links[0]
				refuted := o.refuted(drawn)
				switch {
				case link.Holds && refuted:
					t.Errorf("%s holds on %s", d.String(), x.Key)
				case link.Holds:
					count.holds++
					if link.Via.Kind == step.InSet {
						count.sets++
					}
					if drawn.From.Group|drawn.To.Group != 0 {
						count.groups++
					}
				default:
					count.failed++
					if refuted {
						count.refuted++
					}
					checkFault(t, &o.board, drawn, link)
				}
			}
			for range 20 {
				var l board.LinkList
				for l.Len < 4 {
					l.Links[l.Len] = o.randomLink(r, &l)
					l.Len++
					text := chain(&o.board, &l)
					d, err := eureka.Parse(text)
					if err != nil {
						t.Fatalf("%s: %v", text, err)
					}
					v := eureka.Judge(&o.board, d)
					if v.Holds() {
						count.chains++
					}
					for _, solution := range o.solutions {
						for _, c := range v.Eliminations {
							if solution[c.Cell()] == c.Digit() {
								t.Errorf("%s eliminates %v on %s", text, c, x.Key)
							}
						}
						for _, c := range v.Placements {
							if solution[c.Cell()] != c.Digit() {
								t.Errorf("%s places %v on %s", text, c, x.Key)
							}
						}
					}
				}
				if missing(&o.board, []board.DrawnLink{l.Links[0], l.Links[2]}) != "" {
					count.offers++
				}
			}
		}
	}
	t.Logf("%+v", count)
	if count.boards == 0 || count.sets == 0 || count.groups == 0 || count.refuted == 0 || count.chains == 0 || count.offers == 0 {
		t.Error("a kind of result is missing")
	}
}

// checkFault checks on the board why a link does not hold. A weak link needs candidates
// at its ends that can both be true. A strong one needs another place or digit, or houses
// that can all be filled with both ends false.
func checkFault(t *testing.T, b *board.Board, drawn *board.DrawnLink, link *eureka.Judged) {
	t.Helper()
	from, to := drawn.From.Places(b), drawn.To.Places(b)
	if !drawn.Strong {
		for x := range from.All() {
			for y := range to.All() {
				if x == y && drawn.From.Digit() == drawn.To.Digit() || x != y && (drawn.From.Digit() != drawn.To.Digit() || !x.Sees(y)) {
					return
				}
			}
		}
		t.Errorf("%v - %v does not hold, but nothing makes both true", drawn.From, drawn.To)
		return
	}
	for c := range link.Others.All() {
		if !link.House.Cells().Has(c) || !b.Has(c, drawn.From.Digit()) || from.Or(to).Has(c) {
			t.Errorf("%v = %v: %v has no other place %v", drawn.From, drawn.To, link.House, c)
		}
	}
	if !link.Others.IsEmpty() || link.Digits != 0 {
		return
	}
	for h := range board.House(board.Houses) {
		var digits []board.DigitSet
		for c := range h.Cells().And(b.Empty()).All() {
			left := b.Candidates(c)
			if from.Has(c) {
				left = left.Without(drawn.From.Digit())
			}
			if to.Has(c) {
				left = left.Without(drawn.To.Digit())
			}
			digits = append(digits, left)
		}
		if !fills(digits, 0) {
			t.Errorf("%v = %v does not hold, but %v cannot be filled with both false", drawn.From, drawn.To, h)
		}
	}
}

// fills reports whether each cell can get a different digit.
func fills(cells []board.DigitSet, used board.DigitSet) bool {
	if len(cells) == 0 {
		return true
	}
	for d := range (cells[0] &^ used).All() {
		if fills(cells[1:], used.With(d)) {
			return true
		}
	}
	return false
}
