package english

import (
	"sudoku/app/text/words"
)

// The dialog “Share”: the link, its QR code and pictures. {kind} is SVG or PNG.
// InFile to Failed are in the status line; FileName and QRFileName are file names without
// extension.
var sharing = words.Sharing{
	History:       "Include the whole history",
	HistoryHelp:   "{count:One change|{count} changes}, which can be replayed from the link.",
	TooLong:       "The history is too long for a link: this one holds only the grid.",
	Watch:         "Watch the replay",
	Characters:    "{count} characters",
	QR:            "QR code of the link",
	NoQR:          "The link is too long for a QR code.",
	SaveQR:        "Save the code",
	Sheet:         "Share with an app…",
	Note:          "Add a note",
	Answers:       "Include the answers",
	Picture:       "Picture of the grid",
	Shaded:        "Shade the givens",
	Candidates:    "Candidates",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Copy picture",
	SaveQRAs:      "Save the QR code as {kind}",
	SavePictureAs: "Save the picture as {kind}",
	InFile:        "Picture saved.",
	InClipboard:   "Picture copied.",
	Failed:        "Could not create the picture: {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

// The film of a shared history: Opened and InTheWay are in the status line, the others in
// its controls. Placed to Drawn describe a change.
var film = words.Film{
	Title:       "Replay",
	Close:       "Close the replay",
	Opened:      "Opened a game of {count:one change|{count} changes} from the link.",
	InTheWay:    "The grid shows a replay. Close it to continue.",
	Position:    "Change {at} of {count}",
	Place:       "Position in the replay",
	SpeedValue:  "{rate} per second",
	Forward:     "One change forward",
	Backward:    "One change back",
	Placed:      "{digit} in {cell}",
	Given:       "Given {digit} in {cell}",
	Erased:      "{cell} cleared",
	Marks:       "Notes in {cell}",
	Elimination: "Candidates of {cell}",
	Several:     "{count} cells changed",
	Drawn:       "Colours or links drawn",
}
