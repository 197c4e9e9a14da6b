package words

// Aloud holds the sentences that only a screen reader says.
type Aloud struct {
	_ incomparable

	Placed, Clash, Cleared, MarkOn, MarkOff, Which, Left string
}
