package force

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/forcing"
	"sudoku/solver/step"
	"sudoku/solver/technique/chain"
	"sudoku/solver/technique/fish"
)

// Forcing chains with several branches. An assumption that makes a candidate both true
// and false is wrong. If one of several assumptions must be true, their common
// conclusions are true. Such assumptions are all candidates of a cell, all places for a
// digit in a house, or that a candidate is true and that it is false. The kinds differ in
// the reasoning that a branch may use. Every branch is a proof, not a guess.
//
//   - Nishio: one digit only. It is searched only if a digit has places that are in no
//     template.
//   - Cell and house forcing chains: the links of the board.
//   - Dynamic: also links that hold because the branch has ruled out candidates (a net in
//     HoDoKu).
//   - Dynamic plus: also locked candidates, pairs and X-wings within a branch.
//   - Nested: also chains within a branch. These are chains and loops without branches
//     (level 2), cell and house forcing chains (3), dynamic chains (4), and nested chains
//     of level 2 (5).
//
// Source: Sudoku Explainer 1.2.1, "Chaining", with its order and ratings.

// family finds the chains of one technique.
type family struct {
	key  string
	kind forcing.Kind
	form forcing.Form // the only form, or AnyForm
	se   int          // rating of the shortest chain, in tenths
}

// SearchLong yields the forcing chains of the kind and form.
func (f family) SearchLong(ctx context.Context, b *board.Board, tick func(), yield func(step.Step) bool) {
	if f.kind == forcing.Nishio && !fish.RefutesPlaces(b) {
		return
	}
	forcing.Search(ctx, b, f.kind, f.form, tick, func(p *forcing.Proof) bool {
		s := toStep(f.key, b, p)
		s.SE = f.se + chain.LengthRating(p.Complexity)
		return yield(s)
	})
}
