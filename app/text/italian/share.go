package italian

import (
	"sudoku/app/text/words"
)

var sharing = words.Sharing{
	History:       "Includi tutta la cronologia",
	HistoryHelp:   "{count:Una modifica, che si può|{count} modifiche, che si possono} rivedere dal link.",
	TooLong:       "La cronologia è troppo lunga per un link: questo contiene solo la griglia.",
	Watch:         "Guarda il replay",
	Characters:    "{count} caratteri",
	QR:            "Codice QR del link",
	NoQR:          "Il link è troppo lungo per un codice QR.",
	SaveQR:        "Salva il codice",
	Sheet:         "Condividi con un'app…",
	Note:          "Due parole insieme al link",
	Answers:       "Includi le risposte",
	Picture:       "Immagine della griglia",
	Shaded:        "Sfondo grigio per i numeri iniziali",
	Candidates:    "Candidati",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Copia l'immagine",
	SaveQRAs:      "Salva il codice QR come {kind}",
	SavePictureAs: "Salva l'immagine come {kind}",
	InFile:        "Immagine salvata.",
	InClipboard:   "Immagine copiata.",
	Failed:        "Non è stato possibile creare l'immagine: {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

var film = words.Film{
	Title:       "Replay",
	Close:       "Chiudi il replay",
	Opened:      "Aperta dal link una partita di {count:una modifica|{count} modifiche}.",
	InTheWay:    "La griglia mostra un replay. Chiudilo per continuare.",
	Position:    "Modifica {at} di {count}",
	Place:       "Posizione nel replay",
	SpeedValue:  "{rate} al secondo",
	Forward:     "Una modifica avanti",
	Backward:    "Una modifica indietro",
	Placed:      "{digit} in {cell}",
	Given:       "Numero iniziale {digit} in {cell}",
	Erased:      "{cell} svuotata",
	Marks:       "Note in {cell}",
	Elimination: "Candidati di {cell}",
	Several:     "{count} caselle cambiate",
	Drawn:       "Colori o legami disegnati",
}
