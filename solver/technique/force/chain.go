package force

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/forcing"
	"sudoku/solver/step"
	"sudoku/solver/technique/chain"
	"sudoku/solver/technique/fish"
)

// Forcing chains of several branches. What follows from an assumption is
// followed until a candidate is both true and false: the assumption is wrong.
// Or it is followed from each candidate of a cell, from each place of a digit in
// a house, or from a candidate true and false: what follows from all of them is
// so. The kinds differ in how far the reasoning goes, and none guesses: every
// branch is a proof.
//
//   - Nishio: one digit only, so that it is looked for only where some digit has
//     places that are in no template.
//   - Cell and house forcing chains: by the links of the board.
//   - Dynamic: also by links that hold since the branch itself has ruled
//     candidates out (a net, in HoDoKu's words).
//   - Dynamic plus: also by locked candidates, pairs and X-wings on the way.
//   - Nested: also by chains on the way; by chains and loops without branches
//     (level 2), cell and house forcing chains (3), dynamic ones (4), and ones of
//     level 2 (5).
//
// Source: Sudoku Explainer 1.2.1, "Chaining", with its order and its ratings.

// family is a technique of that family.
type family struct {
	key  string
	kind forcing.Kind
	form forcing.Form // the only one, or AnyForm
	se   int          // the rating of the shortest, in tenths
}

// SearchLong yields the forcing chains of the kind and the form.
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
