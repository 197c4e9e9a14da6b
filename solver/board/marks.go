package board

// Colour is a colour that a player may give to a cell or a candidate, 1 to 9; 0 means
// none. The package does not define what each colour looks like.
type Colour uint8

// ColourSet is a set of colours; bit n stands for colour n.
type ColourSet uint16

// DrawnLink is a line that the player drew between two candidates.
type DrawnLink struct {
	From, To Candidate
	Strong   bool // drawn solid, otherwise dashed
}

// MaxLinks is the largest number of links that a player can draw.
const MaxLinks = 60

// LinkList holds the links that the player drew, in drawing order. It is comparable: the
// array elements from Len on are zero.
type LinkList struct {
	Len   uint8
	Links [MaxLinks]DrawnLink
}

// Marks holds what the player writes and draws besides the digits. Marks never affect the
// candidates; ruled-out candidates are in Position.Eliminated.
type Marks struct {
	Centre, Corner [Cells]DigitSet  // pencil marks
	Cells          [Cells]ColourSet // a cell may have several colours
	Candidates     [Candidates]Colour
	Links          LinkList
}

// Annotated is a position with the player's marks.
type Annotated struct {
	Position
	Marks
}
