// Package forcing finds forcing chains and nets. It follows one assumption to a
// contradiction, or several assumptions, one of which must be true, to the same
// conclusion. It finds what Sudoku Explainer 1.2.1 finds, in the same order and with the
// same complexity, which determines the rating of a step.
package forcing

// Kind says which reasoning may be applied to an assumption.
type Kind uint8

// The kinds, simplest first. Each kind from Dynamic on includes the previous one.
const (
	// Nishio uses one digit and takes ruled-out candidates off the board.
	Nishio Kind = iota
	// Multiple uses the links of the original board.
	Multiple
	// Dynamic takes ruled-out candidates off the board.
	Dynamic
	// Plus adds locked candidates, pairs and X-wings.
	Plus
	// Nested2 to Nested5 add nested chains. Nested2 adds chains and loops without
	// branches, Nested3 adds Multiple chains, Nested4 adds Dynamic chains, and Nested5
	// adds Nested2 chains.
	Nested2
	Nested3
	Nested4
	Nested5
)
