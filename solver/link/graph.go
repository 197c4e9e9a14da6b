// Package link builds the graph of strong and weak links between the candidates of a
// board and searches it for chains. Groups and almost locked sets can be nodes too. The
// finders of X-chains, XY-chains, loops, alternating inference chains and colourings use
// it.
package link

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Kind is a set of link kinds.
type Kind uint8

// The kinds of links. A search can be limited to some of them.
const (
	// StrongHouse links two nodes that together hold all places for a digit in a house.
	StrongHouse Kind = 1 << iota
	// StrongCell links the two candidates of a bivalue cell.
	StrongCell
	// StrongSet links two digits of an almost locked set. The set has at least two cells,
	// which may include a cell that it forces.
	StrongSet
	// WeakHouse links nodes with the same digit that see each other.
	WeakHouse
	// WeakCell links two digits in the same cell.
	WeakCell

	// Strong and Weak contain all strong and all weak kinds.
	Strong = StrongHouse | StrongCell | StrongSet
	Weak   = WeakHouse | WeakCell
	// XLinks stay within one digit; XYLinks pass through bivalue cells.
	XLinks  = StrongHouse | WeakHouse
	XYLinks = StrongCell | WeakHouse
)

// Level determines which nodes a graph contains.
type Level int

// The levels. Each includes the nodes of the previous ones.
const (
	// Plain has single candidates.
	Plain Level = iota
	// Grouped adds two or three places for a digit in a miniline, that is, the three
	// cells shared by a box and a line.
	Grouped
	// WithSets adds the places for a digit in an almost locked set.
	WithSets
)

// Edge is a link seen from one of its ends.
type Edge struct {
	To   int32 // node
	via  int16 // house (StrongHouse) or index of a set (StrongSet)
	Kind Kind  // a single kind
}

// Graph is the link graph of a board. The zero value is ready for Build, which reuses its
// memory. Nodes are numbered from 0: candidates in ascending order, then groups, then
// nodes of sets.
type Graph struct {
	// Nodes lists the nodes by number. The first Singles nodes are single candidates.
	Nodes   []step.Node
	Singles int
	// Sets holds the almost locked sets of a WithSets graph. Sets extended by a cell that
	// they force are at the end.
	Sets Sets
	// Search is a search that reuses its memory along with the graph's.
	Search Search

	board   board.Board
	built   bool
	level   Level
	single  [board.Candidates]int32 // by candidate: its node plus one
	index   map[step.Node]int32     // the other nodes
	digit   [9][]int32              // nodes by digit
	houses  []board.HouseSet        // by node: the houses that contain it
	pairs   []pair
	seen    []int32 // by node: the last node with a strong link to it, plus one
	strong  adjacency
	weak    adjacency
	refuted Refuted
}

// pair is a strong link before sorting.
type pair struct {
	a, b int32
	via  int16
	kind Kind
}

// adjacency lists the edges by node. The edges of n are edges[first[n]:first[n+1]].
type adjacency struct {
	first []int32
	edges []Edge
}

func (a *adjacency) of(n int) []Edge { return a.edges[a.first[n]:a.first[n+1]] }

var graphPools [WithSets + 1]sync.Pool

// Acquire returns the graph of a board in pooled memory. If a pooled graph belongs to the
// same board, Acquire does not rebuild it. Call Release when done.
func Acquire(b *board.Board, level Level) *Graph {
	g, ok := graphPools[level].Get().(*Graph)
	if !ok {
		g = new(Graph)
	}
	g.Build(b, level)
	return g
}

// Release returns g to the pool. g must not be used afterwards.
func (g *Graph) Release() { graphPools[g.level].Put(g) }

// Build builds the graph of a board. It does nothing if g is already the graph of this
// board at this level.
func (g *Graph) Build(b *board.Board, level Level) {
	if g.built && g.level == level && g.board == *b {
		return
	}
	g.board, g.built, g.level = *b, true, level
	g.Nodes, g.houses, g.pairs = g.Nodes[:0], g.houses[:0], g.pairs[:0]
	if g.index == nil {
		g.index = make(map[step.Node]int32)
	}
	clear(g.index)
	g.single = [board.Candidates]int32{}
	for d := range g.digit {
		g.digit[d] = g.digit[d][:0]
	}
	for c := range b.Empty().All() {
		for d := range b.Candidates(c).All() {
			g.add(step.Node{Digit: d, Cells: board.NewCellSet(c)})
		}
	}
	g.Singles = len(g.Nodes)
	if level >= Grouped {
		g.addGroups()
	}
	g.linkCells()
	if level >= WithSets {
		g.addSets()
	}
	g.linkHouses()
	g.sortStrong()
	g.linkWeak()
}

// add returns the number of a node, adding the node if it is new.
func (g *Graph) add(n step.Node) int32 {
	if i, ok := g.Node(n); ok {
		return int32(i)
	}
	i := int32(len(g.Nodes))
	g.Nodes = append(g.Nodes, n)
	if n.Cells.Len() == 1 {
		g.single[board.NewCandidate(n.Cells.First(), n.Digit)] = i + 1
	} else {
		g.index[n] = i
	}
	g.houses = append(g.houses, n.Cells.Houses())
	g.digit[n.Digit-1] = append(g.digit[n.Digit-1], i)
	return i
}

// Node returns the number of a node; ok is false if the graph does not contain the node.
func (g *Graph) Node(n step.Node) (i int, ok bool) {
	if n.Cells.Len() == 1 {
		number := g.single[board.NewCandidate(n.Cells.First(), n.Digit)]
		return int(number) - 1, number > 0
	}
	number, ok := g.index[n]
	return int(number), ok
}

// IsSingle reports whether a node is a single candidate.
func (g *Graph) IsSingle(n int) bool { return n < g.Singles }

// addGroups adds the minilines with two or three places for a digit.
func (g *Graph) addGroups() {
	for box := range 9 {
		for line := range board.House(18) {
			cells := board.BoxHouse(box).Cells().And(line.Cells())
			if cells.IsEmpty() {
				continue
			}
			for d := range board.AllDigits.All() {
				if places := cells.And(g.board.Places(d)); places.Len() > 1 {
					g.add(step.Node{Digit: d, Cells: places})
				}
			}
		}
	}
}

// linkCells links the candidates of bivalue cells.
func (g *Graph) linkCells() {
	for i := 1; i < g.Singles; i++ {
		if c := g.Nodes[i].Cells; c == g.Nodes[i-1].Cells && g.board.Candidates(c.First()).Len() == 2 {
			g.pairs = append(g.pairs, pair{int32(i - 1), int32(i), 0, StrongCell})
		}
	}
}

// addSets adds the digits of the almost locked sets and links them.
func (g *Graph) addSets() {
	g.Sets.loaded = false // addForced appended to the list of the previous board
	g.Sets.Load(&g.board, 1, 9)
	for i := range g.Sets.List {
		a := &g.Sets.List[i]
		if a.Cells.Len() == 1 {
			continue
		}
		var nodes [9]int32
		n := 0
		for d := range a.Digits.All() {
			nodes[n] = g.add(step.Node{Digit: d, Cells: a.At(d)})
			for _, other := range nodes[:n] {
				g.pairs = append(g.pairs, pair{other, nodes[n], int16(i), StrongSet})
			}
			n++
		}
	}
	g.addForced()
}

// linkHouses links nodes of the same digit that together hold all places for the digit in
// a house.
func (g *Graph) linkHouses() {
	for _, h := range board.BoxesFirst() {
		for d := range g.digit {
			places := g.board.Places(board.Digit(d + 1)).And(h.Cells())
			most := 2
			if g.level >= Grouped {
				most = 6 // two minilines
			}
			if n := places.Len(); n < 2 || n > most {
				continue
			}
			for i, a := range g.digit[d] {
				if !g.houses[a].Has(h) {
					continue
				}
				rest := places.Minus(g.Nodes[a].Cells)
				if rest.IsEmpty() {
					continue
				}
				if b, ok := g.Node(step.Node{Digit: board.Digit(d + 1), Cells: rest}); ok {
					if b > int(a) {
						g.pairs = append(g.pairs, pair{a, int32(b), int16(h), StrongHouse})
					}
					continue
				}
				// If no node holds exactly the remaining places, the ends may overlap,
				// like the row and the column of an empty rectangle.
				for _, b := range g.digit[d][i+1:] {
					cells := g.Nodes[b].Cells
					if g.houses[b].Has(h) && rest.Within(cells) && cells != places {
						g.pairs = append(g.pairs, pair{a, b, int16(h), StrongHouse})
					}
				}
			}
		}
	}
}

// sortStrong sorts the strong links by their ends, in both directions. It keeps only the
// first of several links between the same nodes.
func (g *Graph) sortStrong() {
	first := slices.Grow(g.strong.first[:0], len(g.Nodes)+1)[:len(g.Nodes)+1]
	clear(first)
	for _, p := range g.pairs {
		first[p.a]++
		first[p.b]++
	}
	sum := int32(0)
	for i, n := range first {
		first[i] = sum
		sum += n
	}
	edges := slices.Grow(g.strong.edges[:0], int(sum))[:sum]
	for _, p := range g.pairs {
		edges[first[p.a]] = Edge{p.b, p.via, p.kind}
		edges[first[p.b]] = Edge{p.a, p.via, p.kind}
		first[p.a]++
		first[p.b]++
	}
	// first[n] is now the end of n. Compact the edges and drop duplicates.
	g.seen = slices.Grow(g.seen[:0], len(g.Nodes))[:len(g.Nodes)]
	clear(g.seen)
	start, kept := int32(0), int32(0)
	for n := range g.Nodes {
		end := first[n]
		first[n] = kept
		for _, e := range edges[start:end] {
			if g.seen[e.To] != int32(n)+1 {
				g.seen[e.To] = int32(n) + 1
				edges[kept] = e
				kept++
			}
		}
		start = end
	}
	first[len(g.Nodes)] = kept
	g.strong = adjacency{first, edges[:kept]}
}

// linkWeak links each node to the other candidates of its cell and to the nodes of the
// same digit that it sees.
func (g *Graph) linkWeak() {
	first, edges := g.weak.first[:0], g.weak.edges[:0]
	for i, n := range g.Nodes {
		first = append(first, int32(len(edges)))
		peers := n.Cells.CommonPeers().And(g.board.Places(n.Digit))
		if peers.IsEmpty() && i >= g.Singles {
			continue
		}
		for _, j := range g.digit[n.Digit-1] {
			if g.Nodes[j].Cells.Within(peers) {
				edges = append(edges, Edge{j, 0, WeakHouse})
			}
		}
		if i >= g.Singles {
			continue
		}
		for j := i - 1; j >= 0 && g.Nodes[j].Cells == n.Cells; j-- {
			edges = append(edges, Edge{int32(j), 0, WeakCell})
		}
		for j := i + 1; j < g.Singles && g.Nodes[j].Cells == n.Cells; j++ {
			edges = append(edges, Edge{int32(j), 0, WeakCell})
		}
	}
	g.weak = adjacency{append(first, int32(len(edges))), edges}
}

// Strong returns the strong links of a node. The slice belongs to the graph.
func (g *Graph) Strong(n int) []Edge { return g.strong.of(n) }

// Weak returns the weak links of a node, which lead to the nodes that cannot be true if
// it is. The slice belongs to the graph.
func (g *Graph) Weak(n int) []Edge { return g.weak.of(n) }

// Candidate returns the candidate of a single node.
func (g *Graph) Candidate(n int) board.Candidate {
	return board.NewCandidate(g.Nodes[n].Cells.First(), g.Nodes[n].Digit)
}

// link converts an edge of a node to a step.Link.
func (g *Graph) link(from int, e Edge) step.Link {
	a, b := g.Nodes[from], g.Nodes[e.To]
	switch e.Kind {
	case StrongHouse:
		return step.Link{From: a, To: b, Kind: step.Strong, Via: step.ViaHouse(board.House(e.via))}
	case StrongCell:
		return step.Link{From: a, To: b, Kind: step.Strong, Via: step.ViaCell(a.Cells.First())}
	case StrongSet:
		return step.Link{From: a, To: b, Kind: step.Strong, Via: step.ViaSet(g.Sets.List[e.via].Cells)}
	}
	return step.WeakLink(a, b)
}
