package words

// Aloud holds what only a screen reader says.
type Aloud struct {
	_ incomparable

	Placed, Clash, Cleared, MarkOn, MarkOff, Which, Left string
}
