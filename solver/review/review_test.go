package review_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/golden"
	"sudoku/solver/internal/cputime"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/review"
	"sudoku/solver/search"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

var games = flag.Int("games", 40, "how many games of simulated players are reviewed")

// act is what a simulated player did, and why.
type act struct {
	candidate board.Candidate
	kind      review.Kind
	technique string // "" for a guess or a mistake
	mistake   bool
}

// player plays with a few techniques, guesses when they find nothing, and errs at times.
type player struct {
	random   *rand.Rand
	knows    path.Recipe
	errs     float64
	solution board.Grid
	states   []review.State
	acts     []act
	at       int
	here     int  // index of the current state
	notes    bool // the player eliminates by removing digits from the notes of cells
	hints    int
}

// play plays a puzzle to its end.
func play(t testing.TB, puzzle *board.Grid, knows path.Recipe, errs float64, seed uint64) *player {
	p := begin(puzzle, knows, errs, seed)
	p.finish(t)
	return p
}

func begin(puzzle *board.Grid, knows path.Recipe, errs float64, seed uint64) *player {
	p := &player{random: rand.New(rand.NewPCG(seed, 1)), knows: knows, errs: errs, solution: search.Solve(puzzle).Solution}
	p.states = []review.State{{Position: board.Position{Givens: *puzzle}, Parent: -1}}
	return p
}

// finish plays to the end.
func (p *player) finish(t testing.TB) {
	for p.move(t) {
	}
}

// move takes a step, guesses or errs. It returns false if the puzzle is solved or the
// player is at a loss because of a mistake.
func (p *player) move(t testing.TB) bool {
	b := p.sees()
	if b.IsSolved() {
		return false
	}
	if p.random.Float64() < p.errs {
		p.err(&b)
		return true
	}
	found, s, ok := p.knows.Next(t.Context(), &b, nil)
	if !ok {
		p.guess(&b)
		return true
	}
	for _, x := range s.Placements {
		p.do(act{x, review.Placed, found.Key, false})
	}
	for _, x := range s.Eliminations {
		p.do(act{x, review.Eliminated, found.Key, false})
	}
	return true
}

// sees returns the board with the player's notes.
func (p *player) sees() board.Board {
	now := &p.states[p.here]
	b := board.New(&now.Position)
	if p.notes {
		for c := range b.Empty().All() {
			for d := range b.Candidates(c).All() {
				if !now.Marks.Centre[c].Has(d) {
					b.Eliminate(c, d)
				}
			}
		}
	}
	return b
}

// takeNotes writes the candidates of all cells as notes.
func (p *player) takeNotes() {
	b := p.sees()
	next := p.states[p.here]
	for c := range b.Empty().All() {
		next.Marks.Centre[c] = b.Candidates(c)
	}
	p.notes = true
	p.add(next)
}

func (p *player) do(a act) {
	next := p.states[p.here]
	switch a.kind {
	case review.Placed:
		next.Position = next.Position.WithEntry(a.candidate.Cell(), a.candidate.Digit())
	case review.Erased:
		next.Position = next.Position.WithEntry(a.candidate.Cell(), 0)
	case review.Eliminated:
		if p.notes {
			c := a.candidate.Cell()
			next.Marks.Centre[c] = next.Marks.Centre[c].Without(a.candidate.Digit())
		} else {
			next.Position.Eliminated.Add(a.candidate)
		}
	}
	p.add(next)
	p.acts = append(p.acts, a)
}

// add adds a state made from the current one.
func (p *player) add(next review.State) {
	next.Parent = p.here
	p.at += 10 + p.random.IntN(100)
	next.At, next.Hints = p.at, p.hints
	p.here = len(p.states)
	p.states = append(p.states, next)
}

// undo goes back to an earlier state.
func (p *player) undo(to int) { p.here = to }

func (p *player) guess(b *board.Board) {
	cell := b.Empty().First()
	for c := range b.Empty().All() {
		if b.Candidates(c).Len() < b.Candidates(cell).Len() {
			cell = c
		}
	}
	p.do(act{board.NewCandidate(cell, p.solution[cell]), review.Placed, "", false})
}

// err enters a wrong digit and takes it back.
func (p *player) err(b *board.Board) {
	for c := range b.Empty().All() {
		for d := range b.Candidates(c).Without(p.solution[c]).All() {
			x := board.NewCandidate(c, d)
			p.do(act{x, review.Placed, "", true})
			p.do(act{x, review.Erased, "", true})
			return
		}
	}
	p.errs = 0
}

func upTo(class entry.Class) path.Recipe {
	r := path.Easiest()
	var known []*technique.Technique
	for _, t := range r.Techniques {
		if t.Class <= class && t.Long == nil {
			known = append(known, t)
		}
	}
	r.Techniques = known
	return r
}

// TestSimulatedPlayers reviews games of simulated players with known techniques. The
// review must find the technique that a player used or an easier one, and must recognise
// guesses and mistakes.
func TestSimulatedPlayers(t *testing.T) {
	moves, again, easier, mistakes, refuted := 0, 0, 0, 0, 0
	start := time.Now()
	for seed := range uint64(*games) {
		puzzle := sample.Puzzle(seed)
		knows := upTo(entry.Class(1 + seed%4))
		p := play(t, &puzzle, knows, 0.03, seed)
		g, err := review.Play(t.Context(), p.states, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(g.Moves) != len(p.acts) {
			t.Fatalf("seed %d: %d moves reviewed of %d", seed, len(g.Moves), len(p.acts))
		}
		for i, a := range p.acts {
			m := &g.Moves[i]
			checkSteps(t, m, &g.Solution)
			if a.mistake && a.kind == review.Placed {
				mistakes++
				if m.Conflict != nil {
					refuted++
				}
			}
			if m.Candidate != a.candidate || m.Kind != a.kind {
				t.Fatalf("seed %d, move %d: %v, the player did %v", seed, i+1, m.Candidate, a.candidate)
			}
			switch {
			case a.mistake && a.kind == review.Placed:
				if m.Verdict != review.Mistaken && m.Verdict != review.Misled {
					t.Errorf("seed %d, move %d: a mistake has verdict %d", seed, i+1, m.Verdict)
				}
			case a.mistake:
				if m.Verdict != review.Repaired || m.Since != i-1 {
					t.Errorf("seed %d, move %d: the repair has verdict %d of move %d", seed, i+1, m.Verdict, m.Since+1)
				}
			case a.technique == "":
				if m.Verdict != review.Guessed && m.Verdict != review.Shown {
					t.Errorf("seed %d, move %d: a guess has verdict %d", seed, i+1, m.Verdict)
				}
			default:
				moves++
				if m.Verdict != review.Shown {
					t.Logf("seed %d, move %d: %s by %s has verdict %d", seed, i+1, m.Candidate, a.technique, m.Verdict)
					continue
				}
				if r := m.Reason(); r.Key == a.technique {
					again++
				} else if place(r) < place(technique.ByKey(a.technique)) {
					easier++
				} else {
					t.Logf("seed %d, move %d: %s by %s, not %s", seed, i+1, m.Candidate, r.Key, a.technique)
				}
			}
		}
	}
	t.Logf("%d moves: %d found again, %d had an easier reason; %v a move", moves, again, easier, time.Since(start)/time.Duration(moves))
	if float64(again+easier) < .95*float64(moves) {
		t.Errorf("%d of %d moves are found again, 95 %% wanted", again+easier, moves)
	}
	t.Logf("%d of %d mistakes lead to a contradiction", refuted, mistakes)
	if float64(refuted) < .9*float64(mistakes) || mistakes == 0 {
		t.Errorf("%d of %d mistakes lead to a contradiction, 90 %% wanted", refuted, mistakes)
	}
}

// place returns the position of a technique in the order in which the review tries
// techniques.
func place(x *technique.Technique) int {
	for i, t := range path.Easiest().Techniques {
		if t == x {
			return i
		}
	}
	return -1
}

// checkSteps checks the argument of each step of a reason, and its effects against the
// solution. The steps from a wrong digit to a contradiction follow from one another instead,
// and the last leads to the contradiction.
func checkSteps(t *testing.T, m *review.Move, solution *board.Grid) {
	t.Helper()
	for i := range m.Steps {
		s := &m.Steps[i].Step
		before := &m.Steps[i].Before
		// In the page, arguments have no facts to check.
		if runtime.GOOS != "js" {
			a := argument.Of(s, before)
			if err := check.Argument(&a, s, before); err != nil {
				t.Errorf("%s: %v", s.Text(), err)
			}
		}
		if m.Conflict != nil {
			continue
		}
		for _, x := range s.Placements {
			if solution[x.Cell()] != x.Digit() {
				t.Errorf("%s: a reason places %v", s.Technique, x)
			}
		}
		for _, x := range s.Eliminations {
			if solution[x.Cell()] == x.Digit() {
				t.Errorf("%s: a reason eliminates %v", s.Technique, x)
			}
		}
	}
	if m.Conflict == nil {
		return
	}
	if m.Kind != review.Placed || m.Verdict != review.Mistaken && m.Verdict != review.Misled {
		t.Errorf("%v %v, verdict %d, leads to a contradiction", kinds[m.Kind], m.Candidate, m.Verdict)
	}
	for i := range m.Steps {
		at := m.Steps[i].Before
		if i == 0 {
			for c, d := range at.Values() {
				if d != 0 && d != solution[c] && c != int(m.Candidate.Cell()) {
					t.Errorf("%v is refuted on a board with another mistake in %v", m.Candidate, board.Cell(c))
				}
			}
			if at.Value(m.Candidate.Cell()) != m.Candidate.Digit() {
				t.Errorf("%v is refuted on a board without it", m.Candidate)
			}
		}
		m.Steps[i].Step.Apply(&at)
		if i+1 < len(m.Steps) {
			if at != m.Steps[i+1].Before {
				t.Errorf("%v: step %d does not lead to the next", m.Candidate, i+1)
			}
		} else if !slices.Contains(at.Conflicts(), *m.Conflict) {
			t.Errorf("%v does not lead to %+v", m.Candidate, *m.Conflict)
		}
	}
}

var verdicts = [...]string{"", "shown", "guessed", "mistaken", "misled", "repaired", "taken back", "unknowable"}
var kinds = [...]string{"", "placed", "eliminated", "erased", "restored"}

// astray enters a wrong digit, makes moves that follow from it, and then goes back to the
// state before it.
func astray(t *testing.T, p *player) {
	for range 6 {
		p.move(t)
	}
	before := p.here
	b := p.sees()
	for c := range b.Bivalue().All() {
		p.do(act{board.NewCandidate(c, b.Candidates(c).Without(p.solution[c]).First()), review.Placed, "", true})
		after := p.sees()
		_, s, ok := p.knows.Next(t.Context(), &after, nil)
		if ok && len(s.Placements) > 0 && p.solution[s.Placements[0].Cell()] != s.Placements[0].Digit() {
			break // it leads to another mistake
		}
		p.undo(before)
	}
	for range 25 {
		b = p.sees()
		if found, s, ok := p.knows.Next(t.Context(), &b, nil); ok && len(s.Placements) > 0 {
			p.do(act{s.Placements[0], review.Placed, found.Key, true})
		}
	}
	p.undo(before)
	p.finish(t)
}

// pausing plays a game with a pause of four minutes after the twentieth move.
func pausing(t *testing.T, p *player) {
	for range 20 {
		p.move(t)
	}
	p.at += 2345
	p.finish(t)
}

// noting plays a game in which the player first writes notes and then eliminates
// candidates in them.
func noting(t *testing.T, p *player) {
	p.takeNotes()
	p.finish(t)
}

// helped plays a game with hints before two moves. Before the first, the player crosses out
// a true candidate, and takes that back after the hint.
func helped(t *testing.T, p *player) {
	for range 10 {
		p.move(t)
	}
	before := p.here
	b := p.sees()
	found, s, _ := p.knows.Next(t.Context(), &b, nil)
	p.do(act{s.Placements[0], review.Eliminated, found.Key, true})
	p.hints++
	p.undo(before)
	for range 10 {
		p.move(t)
	}
	p.hints += 2
	p.finish(t)
}

// TestGames compares the reviews of recorded games with golden files.
func TestGames(t *testing.T) {
	const (
		hard   = "130600080046030000020500000000200106090057000800000045000000370000063400000000501"
		expert = "400080100000209000000730000020001009005000070090000050010500400600300000004007603"
		double = "000801000000000430500000000000070800000000100020030000600000075003400000000200600"
	)
	finish := func(t *testing.T, p *player) { p.finish(t) }
	for _, x := range []struct {
		name   string
		puzzle string // "" for the sample of the seed
		seed   uint64
		class  entry.Class
		errs   float64
		play   func(*testing.T, *player)
	}{
		{"easy", "", 5, entry.Single, 0, finish},
		{"mistakes", "", 5, entry.Basic, .1, finish},
		{"guesses", "", 62, entry.Direct, 0, finish},
		{"patterns", "", 62, entry.Pattern, 0, finish},
		{"hard", hard, 1, entry.Basic, 0, finish},
		{"expert", expert, 2, entry.Pattern, 0, finish},
		{"notes", expert, 3, entry.Pattern, 0, noting},
		{"hints", hard, 5, entry.Basic, 0, helped},
		{"pause", hard, 4, entry.Basic, 0, pausing},
		{"undo", hard, 6, entry.Basic, 0, astray},
		{"several", double, 7, entry.Single, 0, func(t *testing.T, p *player) {
			for range 3 {
				p.move(t)
			}
		}},
	} {
		puzzle := sample.Puzzle(x.seed)
		if x.puzzle != "" {
			read, err := format.Read(x.puzzle)
			if err != nil {
				t.Fatal(err)
			}
			puzzle = read.Position.Givens
		}
		p := begin(&puzzle, upTo(x.class), x.errs, x.seed)
		x.play(t, p)
		g, err := review.Play(t.Context(), p.states, nil)
		if err != nil {
			t.Fatal(err)
		}
		var got strings.Builder
		fmt.Fprintln(&got, puzzle.String())
		for i := range g.Moves {
			m := &g.Moves[i]
			if g.Unique {
				checkSteps(t, m, &g.Solution)
			}
			fmt.Fprintf(&got, "%d %s %s %v", i+1, time.Duration(m.Pause)*100*time.Millisecond, kinds[m.Kind], m.Candidate)
			if m.Verdict != 0 {
				fmt.Fprintf(&got, ": %s", verdicts[m.Verdict])
			}
			if m.Hinted {
				fmt.Fprint(&got, " after a hint")
			}
			if m.Since >= 0 {
				fmt.Fprintf(&got, " since %d", m.Since+1)
			}
			for j := range m.Steps {
				fmt.Fprintf(&got, "; %s", m.Steps[j].Step.Text())
			}
			if x := m.Conflict; x != nil {
				fmt.Fprintf(&got, "; %s", [...]string{
					board.Twice:       fmt.Sprintf("%v twice in %v", x.Digit, x.House),
					board.NoCandidate: fmt.Sprintf("no digit for %v", x.A),
					board.NoPlace:     fmt.Sprintf("no place for %v in %v", x.Digit, x.House),
				}[x.Kind])
			}
			fmt.Fprintln(&got)
		}
		if stuck, ok := g.Stuck(); ok {
			fmt.Fprintf(&got, "stuck before move %d\n", stuck+1)
		}
		fmt.Fprintf(&got, "%+v\n", g.Summary())
		golden.Compare(t, "testdata/"+x.name+".txt", got.String())
	}
}

// TestCornerMarks checks that a digit with one place among the corner marks of its box is
// no guess, and that corner marks without the true place count for nothing.
func TestCornerMarks(t *testing.T) {
	read, err := format.Read("400080100000209000000730000020001009005000070090000050010500400600300000004007603")
	if err != nil {
		t.Fatal(err)
	}
	start := review.State{Position: read.Position, Parent: -1}
	b := board.New(&start.Position)
	solution := search.Solve(&start.Position.Givens).Solution
	box := board.BoxHouse(0).Cells()
	for c := range b.Empty().And(box).All() {
		d := solution[c]
		places := b.Places(d).And(box).Without(c)
		if places.Len() < 2 {
			continue
		}
		other := places.First()
		for name, x := range map[string]struct {
			marked []board.Cell
			want   review.Verdict
		}{
			"none":      {nil, review.Guessed},
			"one place": {[]board.Cell{c}, review.Shown},
			"wrong":     {[]board.Cell{other}, review.Guessed},
		} {
			marked := start
			for _, at := range x.marked {
				marked.Marks.Corner[at] = marked.Marks.Corner[at].With(d)
			}
			marked.Parent = 0
			placed := marked
			placed.Position = placed.Position.WithEntry(c, d)
			placed.Parent = 1
			g, err := review.Play(t.Context(), []review.State{start, marked, placed}, nil)
			if err != nil || len(g.Moves) != 1 {
				t.Fatalf("%d moves, %v", len(g.Moves), err)
			}
			m := &g.Moves[0]
			if m.Verdict != x.want || m.ByMarks != (x.want == review.Shown) {
				t.Errorf("%v=%v with marks for %s: verdict %d, by marks %v", c, d, name, m.Verdict, m.ByMarks)
			}
			checkSteps(t, m, &g.Solution)
		}
		return
	}
	t.Fatal("no digit of box 1 has three places")
}

// BenchmarkPlay reviews games of 400 actions: one of a player who knows all patterns, and
// one of a player who guesses whatever singles do not show.
func BenchmarkPlay(b *testing.B) {
	for _, x := range []struct {
		name  string
		class entry.Class
	}{{"patterns", entry.Pattern}, {"guesses", entry.Single}} {
		var all []review.State
		for seed := uint64(62); len(all) < 400; seed++ {
			puzzle := sample.Puzzle(62)
			p := play(b, &puzzle, upTo(x.class), .1, seed)
			first := len(all)
			for _, s := range p.states {
				if s.Parent >= 0 {
					s.Parent += first
				}
				all = append(all, s)
			}
		}
		b.Run(x.name, func(b *testing.B) {
			for b.Loop() {
				if g, err := review.Play(b.Context(), all[:400], nil); err != nil || len(g.Moves) == 0 {
					b.Fatal(len(g.Moves), err)
				}
			}
		})
	}
}

// BenchmarkGuesses reviews 400 right digits entered in random order, in games that start
// again when the grid is full. This is the worst case, since few of the digits have a
// reason.
func BenchmarkGuesses(b *testing.B) {
	read, err := format.Read("400080100000209000000730000020001009005000070090000050010500400600300000004007603")
	if err != nil {
		b.Fatal(err)
	}
	states := guesses(&read.Position.Givens, 400)
	before := cputime.Used()
	for b.Loop() {
		if g, err := review.Play(b.Context(), states, nil); err != nil || len(g.Moves) == 0 {
			b.Fatal(len(g.Moves), err)
		}
	}
	b.ReportMetric(float64((cputime.Used()-before).Milliseconds())/float64(b.N), "cpu-ms/op")
}

// guesses returns a game of right digits in random order.
func guesses(givens *board.Grid, moves int) []review.State {
	random := rand.New(rand.NewPCG(1, 1))
	solution := search.Solve(givens).Solution
	states := []review.State{{Position: board.Position{Givens: *givens}, Parent: -1}}
	for len(states) <= moves {
		at := 0
		for _, c := range random.Perm(board.Cells) {
			if givens[c] != 0 || len(states) > moves {
				continue
			}
			next := states[at]
			next.Parent, at = at, len(states)
			next.Position = next.Position.WithEntry(board.Cell(c), solution[c])
			states = append(states, next)
		}
	}
	return states
}
