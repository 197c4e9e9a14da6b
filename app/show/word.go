package show

// Word is part of a sentence; Index is its position in the sentence. A word that names
// something on the board can be pointed at.
type Word struct {
	Text  string
	Index int
	Names bool
	Class string // base or cover, like the frame of the houses named; before in earlier lines of a hint; or ""
}
