package judge

import (
	"sudoku/solver/board"
	"sudoku/solver/eureka"
)

// chain writes the drawn links in Eureka notation. If they do not form one chain or loop, it
// writes only the last one.
func chain(b *board.Board, l *board.LinkList) string {
	links := l.Links[:l.Len]
	if len(links) == 0 {
		return ""
	}
	if d, ok := path(b, links); ok {
		return d.String()
	}
	return lastLink(b, l)
}

// lastLink writes the link that was drawn last, or "".
func lastLink(b *board.Board, l *board.LinkList) string {
	if l.Len == 0 {
		return ""
	}
	d, _ := path(b, l.Links[l.Len-1:l.Len])
	return d.String()
}

// end identifies an end of a link. Cells of a group that lack the digit are left out.
type end struct {
	digit board.Digit
	cells board.CellSet
}

// ends holds the two ends of a link.
type ends struct{ from, to end }

func newEnds(b *board.Board, l *board.DrawnLink) ends {
	return ends{end{l.From.Digit(), l.From.Places(b)}, end{l.To.Digit(), l.To.Places(b)}}
}

// path writes links that form one chain or loop as an argument. ok is false if they do
// not.
func path(b *board.Board, links []board.DrawnLink) (written eureka.Argument, ok bool) {
	all := make([]ends, len(links))
	at := make(map[end][]int) // indices of the links at each end
	for i := range links {
		all[i] = newEnds(b, &links[i])
		at[all[i].from], at[all[i].to] = append(at[all[i].from], i), append(at[all[i].to], i)
	}
	from, open := all[0].from, 0
	for _, x := range all { // in the order in which they were drawn
		for _, e := range []end{x.from, x.to} {
			switch {
			case len(at[e]) > 2:
				return written, false
			case len(at[e]) == 1:
				if open == 0 {
					from = e
				}
				open++
			}
		}
	}
	// A loop is written from a strong link that follows a weak one, so that the weak one
	// leads back to the start and can be left out.
	first := -1
	if open == 0 {
		for i, x := range all {
			for _, e := range []end{x.from, x.to} {
				if pair := at[e]; links[i].Strong && first < 0 && links[pair[0]].Strong != links[pair[1]].Strong {
					first, from = i, e
				}
			}
		}
	}
	written.Chain = []eureka.Term{from.term()}
	used := make([]bool, len(links))
	for n := range links {
		next := -1
		for _, i := range at[from] {
			if !used[i] && (n > 0 || first < 0 || i == first) {
				next = i
			}
		}
		if next < 0 {
			return written, false // the links are in several pieces
		}
		used[next] = true
		to := all[next].to
		if to == from {
			to = all[next].from
		}
		if n == len(links)-1 && first >= 0 && !links[next].Strong {
			break // package eureka adds this link itself
		}
		written.Chain = append(written.Chain, to.term())
		link(written.Chain[n:], &links[next])
		from = to
	}
	return written, true
}

// link sets the kind of the link between the first two terms. If the link is within a
// set, both terms get the cells of the set.
func link(terms []eureka.Term, l *board.DrawnLink) {
	from, to := &terms[0], &terms[1]
	to.Link = eureka.Weak
	if l.Strong {
		to.Link = eureka.Strong
	}
	if set := l.Set(); !set.IsEmpty() && (!from.Inner || from.Cells == set) {
		from.Cells, to.Cells, to.Inner = set, set, true
	}
}

func (e end) term() eureka.Term {
	return eureka.Term{Digits: board.NewDigitSet(e.digit), Cells: e.cells}
}
