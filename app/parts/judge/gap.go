package judge

import (
	"slices"

	"sudoku/app/judgement"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
)

// missing returns what would join the two chains that the links form: a link that holds,
// or else a piece of a chain. It returns "" if nothing would, or if the links do not form
// two chains that hold and alternate.
func missing(b *board.Board, links []board.DrawnLink) string {
	one, other := split(b, links)
	if len(other) == 0 {
		return ""
	}
	p, ok1 := path(b, one)
	q, ok2 := path(b, other)
	if !ok1 || !ok2 || !alternates(b, &p) || !alternates(b, &q) {
		return ""
	}
	text, best := "", 3
	for _, first := range [][]eureka.Term{p.Chain, reversed(p.Chain)} {
		for _, second := range [][]eureka.Term{q.Chain, reversed(q.Chain)} {
			if offer, rank := join(b, first, second); rank < best {
				text, best = offer, rank
			}
		}
	}
	return text
}

// split returns the links connected to the first one, and all others.
func split(b *board.Board, links []board.DrawnLink) (one, other []board.DrawnLink) {
	reached := map[end]bool{}
	used := make([]bool, len(links))
	for i := 0; i < len(links); i++ {
		x := newEnds(b, &links[i])
		if used[i] || len(one) > 0 && !reached[x.from] && !reached[x.to] {
			continue
		}
		used[i], reached[x.from], reached[x.to] = true, true, true
		one = append(one, links[i])
		i = -1 // check the skipped links again
	}
	for i, l := range links {
		if !used[i] {
			other = append(other, l)
		}
	}
	return one, other
}

// alternates reports whether the links of a chain hold and alternate.
func alternates(b *board.Board, d *eureka.Argument) bool {
	v := eureka.Judge(b, d)
	return !slices.ContainsFunc(v.Faults, func(f eureka.Fault) bool {
		return f.Kind != eureka.NothingFollows && f.Kind != eureka.NoEffect
	})
}

// reversed returns a chain from its end to its start.
func reversed(chain []eureka.Term) (back []eureka.Term) {
	link, inner := eureka.Link(0), false
	for _, t := range slices.Backward(chain) {
		nextLink, nextInner := t.Link, t.Inner
		t.Link, t.Inner = link, inner
		link, inner = nextLink, nextInner
		back = append(back, t)
	}
	return back
}

// join returns the text that joins the end of one chain to the start of another, and its
// rank: 0 for a link that completes an argument, 1 for any other link, 2 for a piece of a
// chain, and 3 for nothing.
func join(b *board.Board, first, second []eureka.Term) (offer string, rank int) {
	kind := eureka.Strong
	if second[1].Link == eureka.Strong {
		kind = eureka.Weak
	}
	if first[len(first)-1].Link == kind {
		return "", 3
	}
	d := eureka.Argument{Chain: slices.Concat(first, second)}
	d.Chain[len(first)].Link = kind
	v := eureka.Judge(b, &d)
	if len(v.Links) < len(first) {
		return "", 3
	}
	l := &v.Links[len(first)-1]
	for _, t := range []*eureka.Term{&l.From, &l.To} {
		t.Cells = t.Cells.And(b.Places(t.Digits.First())) // leave out the cells of a set that lack the digit
	}
	switch {
	case !l.Holds:
		if offer = judgement.Between(l); offer == "" {
			return "", 3
		}
		return offer, 2
	case v.Holds():
		return judgement.LinkText(l), 0
	}
	return judgement.LinkText(l), 1
}
