package words

// Sharing holds the sentences for the share dialog.
type Sharing struct {
	_ incomparable

	History, HistoryHelp, TooLong, Watch string
	Characters, QR, NoQR, SaveQR         string
	Sheet, Answers, Note                 string
	Picture, Shaded, Candidates          string
	SVG, PNG, Copy                       string
	SaveQRAs, SavePictureAs              string // full names of buttons whose labels give only the kind
	InFile, InClipboard, Failed          string
	FileName, QRFileName                 string // file names without extension
}

// Film holds the sentences for the history shown as a film.
type Film struct {
	_ incomparable

	Title, Close, Opened, InTheWay            string
	Position, Place, SpeedValue               string
	Forward, Backward                         string
	Placed, Given, Erased, Marks, Elimination string
	Several, Drawn                            string
}
