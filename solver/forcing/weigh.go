package forcing

import "math/bits"

// stateSet is a set of states.
type stateSet [(states + 63) / 64]uint64

// add adds a state and reports whether it was new.
func (t *stateSet) add(s state) bool {
	bit := uint64(1) << (s & 63)
	if t[s>>6]&bit != 0 {
		return false
	}
	t[s>>6] |= bit
	return true
}

// appendParents appends the direct parents of a node: first the state that led to it,
// then the other candidates of its cell or house that had to be ruled out.
func (s *searcher) appendParents(list []state, r *run, n node) []state {
	x := n.candidate()
	c, d := int(x/9), int(x%9)
	switch {
	case n.why == assumed:
	case n.why == byRule:
		f := &r.findings[n.from]
		list = append(list, r.parents[f.first:f.last]...)
	case !n.isOn():
		list = append(list, on(n.from))
	case n.why == inCell:
		list = append(list, off(n.from))
		for m := s.start.cells[c] &^ (1<<d | 1<<(n.from%9)); m != 0; m &= m - 1 {
			list = append(list, off(candidate(c*9+first(m))))
		}
	default:
		list = append(list, off(n.from))
		p := spots[c][n.why-inBox]
		for m := s.start.places[d][p.house] &^ (1 << p.at); m != 0; m &= m - 1 {
			if y := candidate(cellAt[p.house][first(m)])*9 + candidate(d); y != n.from {
				list = append(list, off(y))
			}
		}
	}
	return list
}

// lineage returns the node and all states that it depends on, without duplicates, nearest
// first.
func (s *searcher) lineage(r *run, end node) []node {
	var seen stateSet
	seen.add(end.state)
	list := append(s.line[:0], end)
	parents := s.above[:0]
	for i := 0; i < len(list); i++ {
		parents = s.appendParents(parents[:0], r, list[i])
		for _, p := range parents {
			if seen.add(p) {
				list = append(list, r.node(p))
			}
		}
	}
	s.line, s.above = list, parents
	return list
}

// chainWeight holds the identity and the weight of a nested chain.
type chainWeight struct {
	identity uint64
	weight   int32
}

// weigh returns the number of states that a node of a run depends on, including itself,
// and the total weight of the nested chains among them, each counted once.
func (s *searcher) weigh(r *run, end node) (count, nested int) {
	inRun := r.marks[end.state] == end.mark && r.has(end.state)
	if inRun && r.counts[end.state] != 0 {
		return int(r.counts[end.state]), int(r.nested[end.state])
	}
	list := s.lineage(r, end)
	count = len(list)
	if r.isNested {
		s.chains = appendChains(s.chains[:0], r, list)
		for _, c := range s.chains {
			nested += int(c.weight)
		}
	}
	if inRun {
		r.counts[end.state], r.nested[end.state] = uint16(count), uint32(nested)
	}
	return count, nested
}

// appendChains appends the nested chains of a lineage that the list does not contain yet.
func appendChains(chains []chainWeight, r *run, list []node) []chainWeight {
next:
	for _, n := range list {
		if n.why != byRule || r.findings[n.from].rule != nested {
			continue
		}
		f := &r.findings[n.from]
		for _, c := range chains {
			if c.identity == f.identity {
				continue next
			}
		}
		chains = append(chains, chainWeight{f.identity, f.weight})
	}
	return chains
}

// part is the end of one branch of a chain.
type part struct {
	run *run
	end node
}

// weight returns the complexity of a chain with these parts, or limit if the complexity
// is at least limit. The complexity is the number of states that each end depends on,
// plus the complexity of the nested chains, each counted once.
func (s *searcher) weight(parts []part, limit int) int {
	total, nested, most, with := 0, 0, 0, 0
	for _, p := range parts {
		count, inside := s.weigh(p.run, p.end)
		total += count
		if inside > 0 {
			with++
			nested += inside
			most = max(most, inside)
		}
		if total+most >= limit {
			return limit
		}
	}
	if with < 2 {
		return total + nested
	}
	var all []chainWeight = s.union[:0]
	for _, p := range parts {
		if p.run.isNested {
			all = appendChains(all, p.run, s.lineage(p.run, p.end))
		}
	}
	s.union = all
	for _, c := range all {
		total += int(c.weight)
	}
	return total
}

// identify returns a number that identifies a chain, computed from its ends and their
// lineages. The number is the same if the chain occurs in another run.
func (s *searcher) identify(parts []part) uint64 {
	id := mix(0, uint64(len(parts)))
	for _, p := range parts {
		id = mix(id, uint64(p.end.state))
	}
	for _, p := range parts {
		for _, n := range s.lineage(p.run, p.end) {
			id = mix(id, uint64(n.state))
		}
		id = mix(id, states)
	}
	return id
}

// mix hashes a number into an identity.
func mix(id, n uint64) uint64 {
	hi, lo := bits.Mul64(id^0x9e3779b97f4a7c15, n+0xd1b54a32d192ed03)
	return bits.RotateLeft64(id, 29) ^ hi ^ lo
}
