package argument

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// A net holds what follows from a supposition through cells with one digit left and
// digits with one place left in a house.
type net struct {
	base  *board.Board // the board before any supposition
	board board.Board
	found []inference
	hints []board.Candidate // candidates to try first
	outer []board.Candidate // candidates that a trial relies on the net around it to rule out
	left  *int              // rounds left, shared with all trials, before the search gives up
}

// An inference is a candidate that must be true because its cell or a house has nothing
// else left. With a trial, it is a candidate that is false because it leads to a
// contradiction.
type inference struct {
	claim  step.Claim
	digit  bool // the candidate is the last place for its digit in house, not the last digit of its cell
	house  board.House
	trial  *net
	needed bool
	end    *conflict
}

// A conflict is a cell without a candidate, or a house without a place for a digit.
type conflict struct {
	cell  board.Cell
	digit board.Digit // 0 for a cell
	house board.House
}

// start applies a claim to the board.
func (n *net) start(c step.Claim) {
	if c.True {
		n.board.Place(c.Candidate.Cell(), c.Candidate.Digit())
	} else {
		n.board.Eliminate(c.Candidate.Cell(), c.Candidate.Digit())
	}
}

// follow draws inferences round by round. It returns the conflicts of the first round
// that has any.
func (n *net) follow() []conflict {
	for *n.left > 0 {
		*n.left--
		var found []inference
		var conflicts []conflict
		at := n.board
		for c := range at.Empty().All() {
			switch has := at.Candidates(c); has.Len() {
			case 0:
				conflicts = append(conflicts, conflict{cell: c})
			case 1:
				found = append(found, inference{claim: is(board.NewCandidate(c, has.First()))})
			}
		}
		for h := range board.House(board.Houses) {
			for d := range board.AllDigits.All() {
				places := at.Places(d).And(h.Cells())
				if places.Len() > 1 {
					continue
				}
				if places.Len() == 1 {
					found = append(found, inference{claim: is(board.NewCandidate(places.First(), d)), digit: true, house: h})
				} else if !placed(&at, h, d) {
					conflicts = append(conflicts, conflict{digit: d, house: h})
				}
			}
		}
		if len(conflicts) > 0 {
			return conflicts
		}
		any := false
		for _, i := range found {
			x := i.claim.Candidate
			if n.board.Value(x.Cell()) == 0 && n.board.Has(x.Cell(), x.Digit()) {
				n.board.Place(x.Cell(), x.Digit())
				n.found = append(n.found, i)
				any = true
			}
		}
		if !any {
			return nil
		}
	}
	return nil
}

func placed(b *board.Board, h board.House, d board.Digit) bool {
	for i := range 9 {
		if b.Value(h.At(i)) == d {
			return true
		}
	}
	return false
}

// refute follows a claim to a contradiction. depth limits the nesting of trials.
func (n *net) refute(start step.Claim, depth int) (end conflict, ok bool) {
	n.start(start)
	for {
		if conflicts := n.follow(); len(conflicts) > 0 {
			return n.shortest(start, conflicts), true
		}
		if depth == 0 || !n.try(depth) {
			return end, false
		}
	}
}

// try eliminates one candidate that leads to a contradiction.
func (n *net) try(depth int) bool {
	for within := range depth {
		for k := range len(n.hints) + board.Candidates {
			var x board.Candidate
			if k < len(n.hints) {
				x = n.hints[k]
			} else {
				x = board.Candidate(k - len(n.hints))
			}
			if n.board.Value(x.Cell()) != 0 || !n.board.Has(x.Cell(), x.Digit()) {
				continue
			}
			trial := &net{base: n.base, board: n.board, hints: n.hints, left: n.left}
			if end, ok := trial.refute(is(x), within); ok {
				n.board.Eliminate(x.Cell(), x.Digit())
				n.found = append(n.found, inference{claim: not(x), trial: trial, end: &end})
				return true
			}
		}
	}
	return false
}

// shortest returns the conflict that needs the fewest inferences, and marks those
// inferences.
func (n *net) shortest(start step.Claim, conflicts []conflict) (best conflict) {
	least := -1
	var marks []bool
	for _, c := range conflicts {
		needed := make([]bool, len(n.found))
		outer := n.need(start, needed, c.lost(n.base), len(n.found))
		count := 0
		for i := len(n.found) - 1; i >= 0; i-- {
			if !needed[i] {
				continue
			}
			count++
			f := &n.found[i]
			lost := lostDigits(n.base, f.claim.Candidate)
			switch {
			case f.trial != nil:
				lost = f.trial.outer
				for j := range f.trial.found {
					if f.trial.found[j].needed {
						count++
					}
				}
			case f.digit:
				lost = lostPlaces(n.base, f.house, f.claim.Candidate)
			}
			outer = append(outer, n.need(start, needed, lost, i)...)
		}
		if least < 0 || count < least {
			least, best, marks, n.outer = count, c, needed, outer
		}
	}
	for i, is := range marks {
		n.found[i].needed = is
	}
	return best
}

// lost returns the candidates that a conflict's cell or house has lost.
func (c *conflict) lost(b *board.Board) []board.Candidate {
	if c.digit == 0 {
		return step.Candidates(b, board.NewCellSet(c.cell), board.AllDigits)
	}
	return step.Candidates(b, c.house.Cells(), board.NewDigitSet(c.digit))
}

func lostDigits(b *board.Board, x board.Candidate) []board.Candidate {
	return step.Candidates(b, board.NewCellSet(x.Cell()), board.AllDigits.Without(x.Digit()))
}

func lostPlaces(b *board.Board, h board.House, x board.Candidate) []board.Candidate {
	return step.Candidates(b, h.Cells().Without(x.Cell()), board.NewDigitSet(x.Digit()))
}

// need marks, for each lost candidate, the first inference that excludes it, unless the
// start or a marked inference already does. It returns the candidates that nothing in the
// net excludes.
func (n *net) need(start step.Claim, needed []bool, lost []board.Candidate, limit int) (outer []board.Candidate) {
	for _, y := range lost {
		if start.Excludes(y) {
			continue
		}
		first := -1
		for i := range limit {
			if !n.found[i].claim.Excludes(y) {
				continue
			}
			if first < 0 || needed[i] {
				first = i
			}
			if needed[i] {
				break
			}
		}
		if first < 0 {
			outer = append(outer, y)
			continue
		}
		needed[first] = true
	}
	return outer
}

// deepest is the maximum depth of trials within trials. patience is the maximum number of
// rounds of inferences.
const deepest, patience = 3, 40000

// rest proves the effects that are in no line yet by showing what would follow if they
// were wrong. If there are several eliminations, the lines of each are folded.
func (m *maker) rest() {
	left := patience
	var tried []board.Candidate
	open := m.open()
	several := len(open) > 1 && len(m.s.Placements) == 0
	for _, x := range open {
		start := is(x)
		if slices.Contains(m.s.Placements, x) {
			start = not(x)
		}
		for depth := range deepest + 1 {
			n := net{base: m.b, board: *m.b, hints: m.tried(), left: &left}
			end, ok := n.refute(start, depth)
			if !ok {
				continue
			}
			from := len(m.a.Why)
			m.net(&n, []step.Claim{start}, end, several)
			if several {
				m.join(from, true)
				tried = append(tried, x)
				break
			}
			m.netShort(&n, start, end)
			m.so(SoWrong, []board.Candidate{x})
			break
		}
	}
	if len(tried) == 0 {
		return
	}
	m.why(Tried, step.CandidatesArg("list", tried...))
	if proving {
		for _, x := range tried {
			m.prove([]Fact{{Kind: Follows, Then: []step.Claim{not(x)}}})
		}
	}
	m.so(SoLoses, tried)
}

// tried returns the candidates that the step's own proof rules out along the way.
func (m *maker) tried() (list []board.Candidate) {
	for i := range m.s.Views {
		for _, l := range m.s.Views[i].Links {
			if l.Kind == step.Implied {
				list = append(list, nodeOf(l.To))
			}
		}
	}
	for i := range m.s.Views {
		for _, h := range m.s.Views[i].Candidates {
			list = append(list, h.Item)
		}
	}
	return list
}

// net writes the lines of a net that ends in a contradiction. It starts from the last
// assumption.
func (m *maker) net(n *net, assume []step.Claim, end conflict, fold bool) {
	assume = slices.Clone(assume)
	start := assume[len(assume)-1]
	write := m.why
	if fold {
		write = m.fold
	}
	key := Suppose
	if !start.True {
		key = SupposeNot
	}
	x := start.Candidate
	write(key, step.DigitArg("digit", x.Digit()), step.CellsArg("from", board.NewCellSet(x.Cell())))
	if proving {
		m.prove([]Fact{{Kind: Rules}, {Kind: Follows, If: assume, Then: []step.Claim{start}}})
	}
	direct := make([]bool, len(n.found))
	all := make([]bool, len(n.found))
	count := 0
	for i := range n.found {
		all[i] = n.found[i].needed
		if all[i] {
			count++
		}
	}
	n.need(start, direct, end.lost(m.b), len(n.found))
	for i := range n.found {
		if !all[i] {
			continue
		}
		f := &n.found[i]
		inner := fold || count > Most-3 && !direct[i]
		y := f.claim.Candidate
		at := board.NewCellSet(y.Cell())
		var facts []Fact
		if proving {
			facts = []Fact{{Kind: Follows, If: assume, Then: []step.Claim{f.claim}}}
		}
		write := m.why
		if inner {
			write = m.fold
		}
		digit := step.DigitArg("digit", y.Digit())
		switch {
		case f.trial != nil:
			from := len(m.a.Why)
			m.net(f.trial, append(assume, is(y)), *f.end, true)
			write(NetCase, digit, step.CellsArg("cell", at))
			if proving {
				m.prove(facts)
			}
			m.join(from, inner)
		case f.digit:
			if proving {
				facts = append([]Fact{m.places(y.Digit(), f.house)}, facts...)
			}
			write(NetPlace, digit, step.CellsArg("cell", at), step.HouseArg("house", f.house),
				step.CellsArg("others", m.at(y.Digit(), f.house.Cells()).Minus(at)))
			if proving {
				m.prove(facts)
			}
		default:
			if proving {
				facts = append(m.holds(at), facts...)
			}
			write(NetCell, digit, step.CellsArg("cell", at), step.DigitsArg("digits", m.b.Candidates(y.Cell()).Without(y.Digit())))
			if proving {
				m.prove(facts)
			}
		}
	}
	last := assume[:len(assume)-1]
	var facts []Fact
	if proving {
		facts = []Fact{{Kind: Follows, If: last, Then: []step.Claim{start.Opposite()}}}
	}
	if end.digit == 0 {
		at := board.NewCellSet(end.cell)
		write(NetNoDigit, step.CellsArg("cell", at), step.DigitsArg("digits", m.b.Candidates(end.cell)))
		if proving {
			m.prove(append(m.holds(at), facts...))
		}
		return
	}
	write(NetNoPlace, step.DigitArg("digit", end.digit), step.HouseArg("house", end.house),
		step.CellsArg("cells", m.at(end.digit, end.house.Cells())))
	if proving {
		m.prove(append([]Fact{m.places(end.digit, end.house)}, facts...))
	}
}

// join folds the lines of a trial into one, and also its result if all is set.
func (m *maker) join(from int, all bool) {
	lines := m.a.Why[from:]
	result := lines[len(lines)-1]
	if !all {
		lines = lines[:len(lines)-1]
	}
	one := Line{Fold: true}
	for i := range lines {
		one.Say = append(one.Say, lines[i].Say...)
	}
	m.a.Why = append(m.a.Why[:from:from], one)
	if !all {
		m.a.Why = append(m.a.Why, result)
	}
}

// netShort adds a net to the short form.
func (m *maker) netShort(n *net, start step.Claim, end conflict) {
	if m.a.Short != "" {
		return
	}
	text := start.String()
	for i := range n.found {
		if n.found[i].needed && n.found[i].trial == nil {
			text += " => " + n.found[i].claim.String()
		}
	}
	if end.digit == 0 {
		text += " => no digit in " + end.cell.String()
	} else {
		text += " => no " + string('0'+rune(end.digit)) + " in " + end.house.String()
	}
	if len(m.s.Placements)+len(m.s.Eliminations) == 1 {
		m.a.Short = text + m.arrow()
	}
}
