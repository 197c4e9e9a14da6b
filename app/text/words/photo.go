package words

// Photo is what the page says while it reads puzzles from pictures.
type Photo struct {
	_ incomparable

	Button, ButtonHelp              string // among the ways to begin
	Title, Help, DropHelp           string
	Camera, Choose, Shoot, Back     string
	Starting, Aim                   string // in the place of what the camera sees, and above it
	Reading, ReadingOf              string
	Straight, Whole, Result         string // for who does not see: the pictures, and what was read
	Filled, Empty, ByHand, Hard     string // the name of a cell
	One, Several, None, Counting    string // verdicts
	Doubtful, Correct               string
	Erase, Written                  string
	Use, AsList, Which, Puzzle      string
	Corners, CornersHelp, Digits    string
	CornerNames                     [4]string
	CornerHelp, Misplaced, Again    string
	Taken                           string
	Shot                            string // the name of a picture that the camera took
	NoGrid, NoDigits                string // problems
	NoPicture, NoHEIC               string
	TooLarge, NoReader, Failed      string
	NoCamera, CameraDenied, TooMany string
}
