// Package review looks back at a game. For each move it finds the easiest technique that
// shows the move at that position, or judges the move a guess or a mistake. It also finds
// the position where the player was stuck, and the steps that were available there.
package review

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// State is a state of a game, with the index of the state from which it was made.
type State struct {
	Position board.Position
	Marks    board.Marks
	Parent   int // index of an earlier state, -1 for the first
	At       int // tenths of a second since the beginning, 0 if unknown
}

// Kind identifies what a move did.
type Kind uint8

// The kinds of moves.
const (
	Placed     Kind = iota + 1 // a digit was entered
	Eliminated                 // a candidate was crossed out, or left out of a cell's notes
	Erased                     // a digit was taken back
	Restored                   // a candidate was brought back
)

// Verdict explains why a move was made, as far as the position shows.
type Verdict uint8

// The verdicts. Only Placed and Eliminated are judged; taking back a mistake is Repaired.
const (
	Unjudged   Verdict = iota
	Shown              // Steps show the move
	Guessed            // right, but takes more steps to show than a player sees at once
	Mistaken           // contradicts the solution
	Misled             // contradicts the solution, and follows from an earlier mistake
	Repaired           // takes back a mistake
	TakenBack          // takes back what was right
	Unknowable         // the puzzle has no solution or several
)

// Move is one change in a game.
type Move struct {
	State     int // index of the state after the move
	Kind      Kind
	Candidate board.Candidate
	Verdict   Verdict
	// Steps lead from the board before the move to the move itself, which is the last
	// step. They are set if the verdict is Shown.
	Steps []path.Taken
	// ByMarks reports whether Steps rely on the player's own notes.
	ByMarks bool
	// Since is the index of the mistake that the move follows from or takes back, or -1.
	Since int
	// Pause is the time since the previous state, in tenths of a second.
	Pause int
}

// Reason returns the hardest of the techniques that show the move, or nil.
func (m *Move) Reason() *technique.Technique {
	var hardest *technique.Technique
	most := -1
	for i := range m.Steps {
		taken := &m.Steps[i]
		if rating := taken.Technique.Rating(&taken.Step); rating > most {
			hardest, most = taken.Technique, rating
		}
	}
	return hardest
}

// Rating returns the Sudoku Explainer rating of the move's hardest step in tenths, or 0.
func (m *Move) Rating() int {
	most := 0
	for i := range m.Steps {
		most = max(most, m.Steps[i].Technique.Rating(&m.Steps[i].Step))
	}
	return most
}

// Reach is the number of steps that a player is assumed to see at once. A right digit
// that takes more of them is a guess.
const Reach = 4

// Game is a reviewed game.
type Game struct {
	Solution board.Grid
	Unique   bool
	Moves    []Move
}

// Play reviews the states of a game in the order in which they were made. It calls
// progress, which may be nil, with the number of states reviewed. If ctx is done, it
// returns the moves so far and the error.
func Play(ctx context.Context, states []State, progress func(done int)) (Game, error) {
	var g Game
	if len(states) == 0 {
		return g, nil
	}
	givens := states[len(states)-1].Position.Givens
	count, err := search.Count(ctx, &givens, 2, nil)
	if err != nil {
		return g, err
	}
	if g.Unique = count.Count == 1; g.Unique {
		g.Solution = count.Solution
	}
	r := reviewer{ctx: ctx, game: &g, recipe: seen(), wrong: map[mistake]int{}}
	for i := range states {
		if states[i].Parent >= 0 {
			r.review(states, i)
		}
		if err := ctx.Err(); err != nil {
			return g, err
		}
		if progress != nil {
			progress(i + 1)
		}
	}
	return g, nil
}

// beyond is the first technique of the catalog that a player is unlikely to have used: a
// digit that needs it or a later one was more likely a guess. These techniques are chains
// of sets, large fish with boxes, and patterns that only programs look for.
const beyond = "als-chain"

// seen returns a recipe of the techniques that a player is assumed to see. It leaves out
// techniques that branch, that only experts look for, or whose search may take seconds, and
// all from beyond on.
func seen() path.Recipe {
	r := path.Easiest()
	var all []*technique.Technique
	for _, t := range r.Techniques {
		if t.Key == beyond {
			break
		}
		if t.Class < entry.Expert && t.Long == nil {
			all = append(all, t)
		}
	}
	r.Techniques = all
	return r
}

type reviewer struct {
	ctx    context.Context
	game   *Game
	recipe path.Recipe
	sights [2]sight        // see look
	wrong  map[mistake]int // the latest move that made each mistake
}

// mistake is a wrong digit entered or a true candidate crossed out.
type mistake struct {
	kind      Kind
	candidate board.Candidate
}

// review judges the changes that lead to a state.
func (r *reviewer) review(states []State, i int) {
	before, after := &states[states[i].Parent], &states[i]
	pause := 0
	if at := states[i-1].At; at != 0 && after.At > at {
		pause = after.At - at
	}
	if states[i].Parent != i-1 {
		r.undone(&states[i-1], before, i)
	}
	for _, m := range changes(before, after, &r.game.Solution, r.game.Unique) {
		m.State, m.Pause, m.Since = i, pause, -1
		pause = 0
		r.judge(&m, before)
		r.game.Moves = append(r.game.Moves, m)
	}
}

// undone records the mistakes that an undo took back.
func (r *reviewer) undone(left, back *State, i int) {
	for c, d := range left.Position.Entries {
		x := board.NewCandidate(board.Cell(c), d)
		if d == 0 || back.Position.Entries[c] == d {
			continue
		}
		if since, ok := r.wrong[mistake{Placed, x}]; ok && r.game.Solution[c] != d {
			r.game.Moves = append(r.game.Moves, Move{State: i, Kind: Erased, Candidate: x, Verdict: Repaired, Since: since})
		}
	}
}

// changes returns the moves between two states. If a cell has several centre marks, and
// they include the true digit, they are taken to list all digits that the player thinks
// possible. Removing one of them is then an elimination.
func changes(before, after *State, solution *board.Grid, unique bool) []Move {
	var moves moveList
	for c := range board.AllCells.All() {
		old, now := before.Position.Entries[c], after.Position.Entries[c]
		if old == now {
			continue
		}
		if old != 0 {
			moves.add(Erased, board.NewCandidate(c, old))
		}
		if now != 0 {
			moves.add(Placed, board.NewCandidate(c, now))
		}
	}
	if len(moves) > 0 {
		return moves // marks removed by entering a digit are not moves of their own
	}
	for x := range after.Position.Eliminated.All() {
		if !before.Position.Eliminated.Has(x) {
			moves.add(Eliminated, x)
		}
	}
	for x := range before.Position.Eliminated.All() {
		if !after.Position.Eliminated.Has(x) {
			moves.add(Restored, x)
		}
	}
	for c := range board.AllCells.All() {
		old, now := before.Marks.Centre[c], after.Marks.Centre[c]
		if old == now || old.Len() < 2 || now.Len() == 0 || unique && !old.Has(solution[c]) {
			continue
		}
		for d := range (old &^ now).All() {
			moves.add(Eliminated, board.NewCandidate(c, d))
		}
	}
	return moves
}

type moveList []Move

// add is not inlined, since it is called in five places.
//
//go:noinline
func (l *moveList) add(k Kind, x board.Candidate) {
	*l = append(*l, Move{Kind: k, Candidate: x})
}
