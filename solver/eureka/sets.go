package eureka

import "sudoku/solver/board"

// sets judges truths and covers. Each truth holds one true candidate, and each cover at
// most one. If there are as many covers as truths, each cover has its true candidate in a
// truth, so the other candidates of the covers are false. With n more covers than truths,
// a candidate is false if it is in more than n covers beyond its truths.
func (j *judge) sets() {
	d := j.argument
	rank := len(d.Covers) - len(d.Truths)
	var covers []board.CandidateSet
	for i := range d.Covers {
		covers = append(covers, d.Covers[i].Candidates(j.board))
	}
	depth := func(all []board.CandidateSet, x board.Candidate) (n int) {
		for i := range all {
			if all[i].Has(x) {
				n++
			}
		}
		return n
	}
	var truths []board.CandidateSet
	for i := range d.Truths {
		truths = append(truths, d.Truths[i].Candidates(j.board))
		if truths[i].IsEmpty() {
			j.fault(Fault{Kind: EmptySet, Span: d.Truths[i].Span})
			return
		}
	}
	for i := range truths {
		for x := range truths[i].All() {
			// A candidate in two truths uses up two covers.
			if depth(covers, x) < depth(truths, x) {
				j.fault(Fault{Kind: NotCovered, Span: d.Truths[i].Span, Candidate: x})
				return
			}
		}
	}
	if rank < 0 {
		j.fault(Fault{Kind: TooFewTruths, Span: d.span()})
		return
	}
	for c := range j.board.Empty().All() {
		for digit := range j.board.Candidates(c).All() {
			x := board.NewCandidate(c, digit)
			// If x were true, too few covers would be left for the truths.
			if depth(covers, x)-depth(truths, x) > rank {
				j.follows.eliminated.Add(x)
			}
		}
	}
	if j.follows.eliminated.IsEmpty() && rank > 0 {
		j.fault(Fault{Kind: TooFewTruths, Span: d.span()})
	}
}

// locked judges a term whose cells are said to have as many digits as cells. If each
// digit can occur only once, all of them are in the cells. If one digit can occur several
// times, only that digit is certain to be there.
func (j *judge) locked(t *Term) {
	for c := range t.Cells.All() {
		if j.board.Candidates(c).IsEmpty() {
			j.fault(Fault{Kind: EmptySet, Span: t.Span})
			return
		}
		for d := range (j.board.Candidates(c) &^ t.Digits).All() {
			j.fault(Fault{Kind: NotCovered, Span: t.Span, Candidate: board.NewCandidate(c, d)})
			return
		}
	}
	var several board.DigitSet
	for d := range t.Digits.All() {
		if at := j.places(t, d); !at.IsEmpty() && !seeEachOther(at) {
			several = several.With(d)
		}
	}
	if t.Digits.Len() != t.Cells.Len() || several.Len() > 1 {
		j.fault(Fault{Kind: TooFewTruths, Span: t.Span})
		return
	}
	certain := t.Digits
	if several != 0 {
		certain = several
	}
	for d := range certain.All() {
		if at := j.places(t, d); !at.IsEmpty() {
			j.exclude(at.CommonPeers(), d)
		}
	}
}

// seeEachOther reports whether every cell sees all the others.
func seeEachOther(cells board.CellSet) bool {
	for c := range cells.All() {
		if !cells.Without(c).Within(c.Peers()) {
			return false
		}
	}
	return true
}
