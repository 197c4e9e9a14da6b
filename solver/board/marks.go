package board

// Colour is one of the colours that a player may lay on a cell or a candidate:
// 1 to 9, 0 for none. What each looks like is up to whoever draws it.
type Colour uint8

// ColourSet is a set of colours, bit n for colour n.
type ColourSet uint16

// DrawnLink is a line that a player has drawn between two candidates.
type DrawnLink struct {
	From, To Candidate
	Strong   bool // drawn solid, else dashed
}

// MaxLinks is how many links a player can draw.
const MaxLinks = 60

// LinkList is the links that a player has drawn, in the order of drawing. It is
// a value and comparable; the members after the first Len are zero.
type LinkList struct {
	Len   uint8
	Links [MaxLinks]DrawnLink
}

// Marks are what a player writes and draws beside the digits. Nothing follows
// from them: what is ruled out is in Position.Eliminated.
type Marks struct {
	Centre, Corner [Cells]DigitSet    // pencil marks
	Cells          [Cells]ColourSet   // colours of cells, several a cell
	Candidates     [Candidates]Colour // colours of candidates
	Links          LinkList
}

// Annotated is a position with the player's marks.
type Annotated struct {
	Position
	Marks
}
