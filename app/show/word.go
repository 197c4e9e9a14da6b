package show

// Word is a piece of a sentence; Index is its place there. One with a name of
// something on the board can be pointed at.
type Word struct {
	Text  string
	Index int
	Names bool
	House string // base or cover, for houses that have such a frame
}
