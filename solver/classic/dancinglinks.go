package classic

import (
	"sync"

	"sudoku/solver/board"
)

// dancingLinks runs Algorithm X on sudoku as an exact cover problem. Its 729 options are
// the candidates; each covers four of the 324 items "the cell is filled" and "the house
// contains the digit". It branches on the item with the fewest options.
//
// Donald E. Knuth, Dancing Links, arXiv:cs/0011047 (2000).
func dancingLinks(r *run) {
	x := *freshLinks()
	x.run = r
	for c, d := range r.givens {
		if d == 0 {
			continue
		}
		if !x.take(board.NewCandidate(board.Cell(c), d)) {
			r.conclude(false)
			return
		}
	}
	r.conclude(x.search(0))
}

const (
	// root heads the list of uncovered items, which are numbered 1 to 324.
	root  = 0
	items = 324
	// Option node n is item (n-firstOption)%4 of option (n-firstOption)/4. Options are
	// numbered like candidates.
	firstOption = items + 1
	nodes       = firstOption + 4*board.Candidates
)

// links holds the matrix as circular lists: up and down link the options of an item, left
// and right link the items. The nodes of an option are adjacent and need no links.
type links struct {
	*run
	left, right [items + 1]int16
	up, down    [nodes]int16
	item        [nodes]int16
	size        [items + 1]int16
}

// freshLinks returns the matrix with nothing covered.
var freshLinks = sync.OnceValue(func() *links {
	x := new(links)
	for i := range int16(items + 1) {
		x.left[i], x.right[i] = (i+items)%(items+1), (i+1)%(items+1)
		x.up[i], x.down[i] = i, i
	}
	for option := range board.Candidate(board.Candidates) {
		for k, i := range coverItems(option) {
			n := int16(firstOption + 4*int(option) + k)
			x.item[n] = i
			x.up[n], x.down[n] = x.up[i], i
			x.down[x.up[n]], x.up[i] = n, n
			x.size[i]++
		}
	}
	return x
})

// coverItems returns the items that an option covers.
func coverItems(option board.Candidate) [4]int16 {
	c, d := option.Cell(), int(option.Digit())
	of := [4]int16{1 + int16(c)}
	for k, h := range c.Houses() {
		of[k+1] = int16(board.Cells + int(h)*9 + d)
	}
	return of
}

// option returns the candidate that node n belongs to.
func option(n int16) board.Candidate { return board.Candidate((n - firstOption) / 4) }

// others returns the other nodes of n's option, in cyclic order after n.
func others(n int16) [3]int16 {
	first := n - (n-firstOption)%4
	k := n - first
	return [3]int16{first + (k+1)%4, first + (k+2)%4, first + (k+3)%4}
}

// cover removes an item from the list of items, and its options from the lists of their
// other items.
func (x *links) cover(i int16) {
	x.right[x.left[i]], x.left[x.right[i]] = x.right[i], x.left[i]
	for n := x.down[i]; n != i; n = x.down[n] {
		for _, o := range others(n) {
			x.down[x.up[o]], x.up[x.down[o]] = x.down[o], x.up[o]
			x.size[x.item[o]]--
		}
	}
}

// uncover undoes the last cover in reverse order.
func (x *links) uncover(i int16) {
	for n := x.up[i]; n != i; n = x.up[n] {
		all := others(n)
		for k := len(all) - 1; k >= 0; k-- {
			o := all[k]
			x.size[x.item[o]]++
			x.down[x.up[o]], x.up[x.down[o]] = o, o
		}
	}
	x.right[x.left[i]], x.left[x.right[i]] = i, i
}

// take covers the items of a given's option. It returns false if the givens clash, that
// is, if one of the items is already covered.
func (x *links) take(given board.Candidate) bool {
	for _, i := range coverItems(given) {
		if x.right[x.left[i]] != i {
			return false
		}
		x.cover(i)
	}
	return true
}

// search covers the remaining items.
func (x *links) search(depth int) (done bool) {
	if !x.node(depth) || x.right[root] == root {
		return true
	}
	least := x.right[root]
	for i := least; i != root; i = x.right[i] {
		if x.size[i] < x.size[least] {
			least = i
		}
	}
	x.cover(least)
	for n := x.down[least]; n != least; n = x.down[n] {
		chosen := option(n)
		x.place(chosen.Cell(), chosen.Digit())
		all := others(n)
		for _, o := range all {
			x.cover(x.item[o])
		}
		if x.search(depth + 1) {
			return true
		}
		for k := len(all) - 1; k >= 0; k-- {
			x.uncover(x.item[all[k]])
		}
		x.takeBack(chosen.Cell())
	}
	x.uncover(least)
	return false
}
