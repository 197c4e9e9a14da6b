package share

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
)

// fullState returns a half-solved puzzle with everything that a player can write and
// draw: 30 givens, 20 entries, up to 30 eliminations, pencil marks for all other
// candidates, and scattered colours and links.
func fullState(t testing.TB) board.Annotated {
	rng := rand.New(rand.NewPCG(5, 81))
	a := board.Annotated{Position: parsePosition(t, example, none)}
	solved := parsePosition(t, solution, none).Givens
	for _, c := range rng.Perm(board.Cells) {
		if a.Givens[c] == 0 && a.Entries.Filled().Len() < 20 {
			a.Entries[c] = solved[c]
		}
	}
	free := allFreeDigits(a.Values())
	for c, digits := range free {
		for d := range digits.All() {
			if d != solved[c] && rng.IntN(3) == 0 && a.Eliminated.Len() < 30 {
				a.Eliminated.Add(board.NewCandidate(board.Cell(c), d))
				continue
			}
			a.Centre[c] = a.Centre[c].With(d)
			if rng.IntN(8) == 0 {
				a.Corner[c] = a.Corner[c].With(d)
			}
		}
	}
	for range 15 {
		a.Cells[rng.IntN(board.Cells)] |= 1 << (1 + rng.IntN(3))
	}
	colourable := a.Centre
	for c := range board.Cell(board.Cells) {
		for d := range colourable[c].All() {
			if rng.IntN(4) == 0 {
				a.Candidates[board.NewCandidate(c, d)] = board.Colour(1 + rng.IntN(2))
			}
		}
	}
	for i := range 8 {
		from := board.NewCandidate(board.Cell(rng.IntN(board.Cells)), board.Digit(1+rng.IntN(9)))
		to := board.NewCandidate(board.Cell(rng.IntN(board.Cells)), from.Digit())
		a.Links.Links[i] = board.DrawnLink{From: board.LinkEnd{Candidate: from}, To: board.LinkEnd{Candidate: to}, Strong: i%2 == 0}
		a.Links.Len++
	}
	return a
}

// game returns the history of a game. The example puzzle is imported and then solved,
// with pencil marks one digit at a time, digits that clear the marks of their peers,
// occasional wrong digits that are undone, a colour and a savepoint. It ends with the
// solution after about 50 digits and the requested number of marks.
func game(t testing.TB, marks int) *History {
	rng := rand.New(rand.NewPCG(1, 2))
	solved := parsePosition(t, solution, none).Givens
	h := &History{Nodes: []Node{{Parent: -1}}}
	add := func(change func(a *board.Annotated)) *Node {
		n := h.Nodes[h.Present]
		n.Parent, n.Locked, n.Name, n.At = h.Present, true, "", n.At+10+rng.IntN(300)
		change(&n.State)
		h.Nodes = append(h.Nodes, n)
		h.Present = len(h.Nodes) - 1
		return &h.Nodes[h.Present]
	}
	enter := func(c board.Cell, d board.Digit) func(a *board.Annotated) {
		return func(a *board.Annotated) {
			a.Entries[c] = d
			a.Centre[c] = 0
			for peer := range c.Peers().All() {
				a.Centre[peer] = a.Centre[peer].Without(d)
			}
		}
	}
	add(func(a *board.Annotated) { a.Position = parsePosition(t, example, none) })
	order := rng.Perm(board.Cells)
	for i, c := range order {
		c := board.Cell(c)
		if h.State().Givens[c] != 0 {
			continue
		}
		for _, at := range order[i:] {
			free := allFreeDigits(h.State().Values())
			if marks == 0 || rng.IntN(3) == 0 {
				break
			}
			digits := free[at] &^ h.State().Centre[at]
			if digits.IsEmpty() {
				digits = board.NewDigitSet(h.State().Centre[at].First())
			}
			for d := range digits.All() {
				if marks > 0 {
					add(func(a *board.Annotated) { a.Centre[at] ^= board.NewDigitSet(d) })
					marks--
				}
			}
		}
		switch rng.IntN(12) {
		case 0:
			wrong := h.Present
			add(enter(c, solved[c]%9+1))
			h.Present = wrong
		case 1:
			add(func(a *board.Annotated) { a.Cells[c] |= 1 << 2 })
		case 2:
			h.Nodes[h.Present].Name = "before the colours"
		}
		add(enter(c, solved[c]))
	}
	return h
}

// histories returns samples for version B by name.
func histories(t testing.TB) map[string]*History {
	full := fullState(t)
	eliminations := board.Annotated{Position: parsePosition(t, example, none)}
	eliminations.Eliminated.Add(20)
	wild := full
	wild.Givens = parsePosition(t, strings.Repeat("9", 81), none).Givens
	wild.Entries = board.Grid{}
	played := game(t, 60)
	unlocked := Of(&board.Annotated{Position: parsePosition(t, example, none)})
	unlocked.Nodes[0].Locked = false
	back := &History{Nodes: append([]Node{}, played.Nodes...), Present: 20}
	untimed := game(t, 60)
	for i := range untimed.Nodes {
		untimed.Nodes[i].At = 0
	}
	grouped := full
	grouped.Links.Links[8] = board.DrawnLink{From: linkEnd(t, 1, 27, 28), To: linkEnd(t, 3, 27, 28), Strong: true}
	grouped.Links.Links[9] = board.DrawnLink{From: linkEnd(t, 3, 27), To: linkEnd(t, 3, 0, 10, 20)}
	grouped.Links.Len = 10
	return map[string]*History{
		"groups and sets":      Of(&grouped),
		"one elimination":      Of(&eliminations),
		"a full state":         Of(&full),
		"the same digit":       Of(&wild),
		"not locked":           unlocked,
		"a game":               played,
		"a game gone back":     back,
		"a game with no times": untimed,
		"nothing twice":        {Nodes: []Node{{Parent: -1}, {Parent: 0}}},
		"a name":               {Nodes: []Node{{Parent: -1, Name: "Anfang – ✓", At: int(time.Hour / (100 * time.Millisecond))}}},
	}
}

func linkEnd(t testing.TB, d board.Digit, cells ...board.Cell) board.LinkEnd {
	e, ok := board.NewLinkEnd(d, board.NewCellSet(cells...))
	if !ok {
		t.Fatalf("%v are not in a house", cells)
	}
	return e
}

// drawGroups gives some link ends several cells.
func drawGroups(rng *rand.Rand, h *History) {
	for i := range h.Nodes {
		l := &h.Nodes[i].State.Links
		for j := range l.Links[:l.Len] {
			link := &l.Links[j]
			for _, end := range []*board.LinkEnd{&link.From, &link.To} {
				if g := board.Group(rng.IntN(board.Houses))<<9 | board.Group(rng.IntN(512)); rng.IntN(3) == 0 && !g.Cells().IsEmpty() {
					*end, _ = board.NewLinkEnd(end.Digit(), g.Cells())
				}
			}
			if rng.IntN(3) == 0 {
				link.To, _ = board.NewLinkEnd(link.To.Digit(), link.From.Cells())
			}
		}
	}
}

// randomHistory returns a tree of states that differ in a few random ways.
func randomHistory(rng *rand.Rand) *History {
	h := &History{Nodes: []Node{{Parent: -1, State: randomState(rng, board.Annotated{}, rng.IntN(200))}}}
	for range rng.IntN(30) {
		parent := rng.IntN(len(h.Nodes))
		n := Node{Parent: parent, Locked: rng.IntN(2) == 0, At: rng.IntN(5) * rng.IntN(100000)}
		if rng.IntN(4) == 0 {
			n.Name = "größer"[:rng.IntN(3)]
		}
		n.State = randomState(rng, h.Nodes[parent].State, rng.IntN(8))
		h.Nodes = append(h.Nodes, n.cleaned())
	}
	h.Present = rng.IntN(len(h.Nodes))
	return h
}

func randomState(rng *rand.Rand, a board.Annotated, changes int) board.Annotated {
	for range changes {
		c, d := board.Cell(rng.IntN(board.Cells)), board.Digit(1+rng.IntN(9))
		x := board.NewCandidate(c, d)
		switch rng.IntN(9) {
		case 0:
			a.Givens[c] = d * board.Digit(rng.IntN(2))
		case 1, 2:
			a.Entries[c] = d * board.Digit(rng.IntN(2))
		case 3:
			a.Eliminated.Add(x)
		case 4:
			a.Centre[c] ^= board.NewDigitSet(d)
		case 5:
			a.Corner[c] ^= board.NewDigitSet(d)
		case 6:
			a.Cells[c] ^= 1 << d
		case 7:
			a.Candidates[x] = board.Colour(rng.IntN(10))
		case 8:
			if a.Links.Len = uint8(rng.IntN(int(a.Links.Len) + 1)); rng.IntN(3) > 0 && a.Links.Len < board.MaxLinks {
				a.Links.Links[a.Links.Len] = board.DrawnLink{From: board.LinkEnd{Candidate: x}, To: board.LinkEnd{Candidate: board.Candidate(rng.IntN(board.Candidates))}, Strong: rng.IntN(2) == 0}
				a.Links.Len++
			}
			for i := int(a.Links.Len); i < board.MaxLinks; i++ {
				a.Links.Links[i] = board.DrawnLink{}
			}
		}
	}
	return cleaned(&a)
}
