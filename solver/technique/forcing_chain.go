package technique

import (
	"context"
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/forcing"
	"sudoku/solver/step"
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

// forcingChain is a technique of that family.
type forcingChain struct {
	key  string
	kind forcing.Kind
	form forcing.Form // the only one, or AnyForm
	se   int          // the rating of the shortest, in tenths
}

// long is the search as Technique.Long wants it.
func (f forcingChain) long(ctx context.Context, b *board.Board, tick func()) iter.Seq[step.Step] {
	return func(yield func(step.Step) bool) {
		if f.kind == forcing.Nishio && !refutesPlaces(b) {
			return
		}
		forcing.Search(ctx, b, f.kind, f.form, tick, func(p *forcing.Proof) bool {
			s := forcingStep(f.key, b, p)
			s.SE = f.se + chainLengthRating(p.Complexity)
			return yield(s)
		})
	}
}

// find is the search as Technique.Find wants it.
func (f forcingChain) find(b *board.Board) iter.Seq[step.Step] {
	return f.long(context.Background(), b, nil)
}

// entry makes the technique.
func (f forcingChain) entry(name, hodoku string, score int) *Technique {
	return &Technique{Key: f.key, Name: name, HoDoKu: hodoku, Score: score, SE: f.se, Find: f.find, Long: f.long}
}
