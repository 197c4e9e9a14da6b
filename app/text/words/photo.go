package words

// Photo holds the sentences for reading puzzles from pictures.
type Photo struct {
	_ incomparable

	Button, ButtonHelp              string // on the start panel
	Title, Help, DropHelp           string
	Camera, Choose, Shoot, Back     string
	Starting, Aim                   string // shown in place of the camera's picture, and above it
	Reading, ReadingOf              string
	Straight, Whole, Result         string // for screen readers: the pictures and the result
	Filled, Empty, ByHand, Hard     string // parts of a cell's name
	One, Several, None, Counting    string // verdicts on the number of solutions
	Doubtful, Correct               string
	Erase, Written                  string
	Use, AsList, Which, Puzzle      string
	Corners, CornersHelp, Digits    string
	CornerNames                     [4]string
	CornerHelp, Misplaced, Again    string
	Taken                           string
	Shot                            string // name of a picture taken with the camera
	NoGrid, NoDigits                string // reasons why no puzzle was read
	NoPicture, NoHEIC               string
	TooLarge, NoReader, Failed      string
	NoCamera, CameraDenied, TooMany string
	NoPixels                        string
}
