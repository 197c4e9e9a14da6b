// Package forcing finds forcing chains and nets: what follows from an
// assumption, followed until it contradicts itself or until each of several
// assumptions, one of which must be true, has led to the same. It finds what
// Sudoku Explainer 1.2.1 finds, in its order and with its complexity, on which
// the rating of a step depends.
package forcing

// Kind is how far the reasoning from an assumption goes.
type Kind uint8

// The kinds, the simplest first.
const (
	// Nishio: one digit; what has been ruled out is gone.
	Nishio Kind = iota
	// Multiple: the links of the board, without what has been ruled out.
	Multiple
	// Dynamic: what has been ruled out is gone.
	Dynamic
	// Plus: also locked candidates, pairs and X-wings on the way.
	Plus
	// Nested2 to Nested5: also chains on the way: chains and loops without
	// branches; also Multiple chains; Dynamic ones; also Nested2 ones.
	Nested2
	Nested3
	Nested4
	Nested5
)
