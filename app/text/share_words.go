package text

// Sharing is the dialog with the link, its QR code and pictures of the grid.
type Sharing struct {
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
	Title, Close, Opened, InTheWay            string
	Position, Place, SpeedValue               string
	Forward, Backward                         string
	Placed, Given, Erased, Marks, Elimination string
	Several, Drawn                            string
}

var englishSharing = Sharing{
	History:       "With the whole history",
	HistoryHelp:   "{count:One change|{count} changes}, which replay as a film where the link is opened.",
	TooLong:       "The history is too long for a link: this one carries the position alone.",
	Watch:         "Watch the film",
	Characters:    "{count} characters",
	QR:            "QR code of the link",
	NoQR:          "The link is too long for a QR code.",
	SaveQR:        "Save the code",
	Sheet:         "Other apps…",
	Picture:       "Picture of the grid",
	Shaded:        "Shade the givens",
	Candidates:    "Candidates",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Copy picture",
	SaveQRAs:      "Save the QR code as {kind}",
	SavePictureAs: "Save the picture as {kind}",
	InFile:        "The picture is saved.",
	InClipboard:   "The picture is copied.",
	Failed:        "The browser made no picture: {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

var germanSharing = Sharing{
	History:       "Mit dem ganzen Verlauf",
	HistoryHelp:   "{count:Eine Änderung|{count} Änderungen}; wer den Link öffnet, sieht sie als Film.",
	TooLong:       "Der Verlauf ist zu lang für einen Link: Dieser trägt nur die Stellung.",
	Watch:         "Film ansehen",
	Characters:    "{count} Zeichen",
	QR:            "QR-Code des Links",
	NoQR:          "Der Link ist zu lang für einen QR-Code.",
	SaveQR:        "Code speichern",
	Sheet:         "Andere Apps …",
	Picture:       "Bild des Gitters",
	Shaded:        "Vorgaben unterlegen",
	Candidates:    "Kandidaten",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Bild kopieren",
	SaveQRAs:      "QR-Code als {kind} speichern",
	SavePictureAs: "Bild als {kind} speichern",
	InFile:        "Das Bild ist gespeichert.",
	InClipboard:   "Das Bild ist kopiert.",
	Failed:        "Der Browser hat kein Bild gemacht: {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

var englishFilm = Film{
	Title:       "Film of the game",
	Close:       "Leave the film",
	Opened:      "Opened a game of {count:one change|{count} changes} from the link.",
	InTheWay:    "The grid shows a film. Leave it to go on playing.",
	Position:    "Change {at} of {count}",
	Place:       "Place in the film",
	SpeedValue:  "{rate} per second",
	Forward:     "One change forward",
	Backward:    "One change back",
	Placed:      "{digit} in {cell}",
	Given:       "Given {digit} in {cell}",
	Erased:      "{cell} emptied",
	Marks:       "Pencil marks in {cell}",
	Elimination: "Candidates of {cell}",
	Several:     "{count} cells changed",
	Drawn:       "Colours or links drawn",
}

var germanFilm = Film{
	Title:       "Film der Partie",
	Close:       "Film verlassen",
	Opened:      "Eine Partie mit {count:einer Änderung|{count} Änderungen} aus dem Link geöffnet.",
	InTheWay:    "Das Gitter zeigt einen Film. Erst den Film verlassen, dann weiterspielen.",
	Position:    "Änderung {at} von {count}",
	Place:       "Stelle im Film",
	SpeedValue:  "{rate} pro Sekunde",
	Forward:     "Eine Änderung vor",
	Backward:    "Eine Änderung zurück",
	Placed:      "{digit} in {cell}",
	Given:       "Vorgabe {digit} in {cell}",
	Erased:      "{cell} geleert",
	Marks:       "Notizen in {cell}",
	Elimination: "Kandidaten von {cell}",
	Several:     "{count} Zellen geändert",
	Drawn:       "Farben oder Verbindungen gezeichnet",
}
