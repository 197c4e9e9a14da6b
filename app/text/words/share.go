package words

// Sharing is the dialog with the link, its QR code and pictures of the grid.
type Sharing struct {
	_ incomparable

	History, HistoryHelp, TooLong, Watch string
	Characters, QR, NoQR, SaveQR         string
	Sheet                                string
	Picture, Shaded, Candidates          string
	SVG, PNG, Copy                       string
	SaveQRAs, SavePictureAs              string // names of the buttons that say only the kind
	InFile, InClipboard, Failed          string
	FileName, QRFileName                 string // without their ending
}

// Film is the history shown as a film.
type Film struct {
	_ incomparable

	Title, Close, Opened, InTheWay            string
	Position, Place, SpeedValue               string
	Forward, Backward                         string
	Placed, Given, Erased, Marks, Elimination string
	Several, Drawn                            string
}
