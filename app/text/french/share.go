package french

import (
	"sudoku/app/text/words"
)

var sharing = words.Sharing{
	Note:          "Un mot pour l’accompagner",
	History:       "Inclure tout l’historique",
	HistoryHelp:   "{count:{count} changement, que le lien permet|{count} changements, que le lien permet} de rejouer.",
	TooLong:       "L’historique est trop long pour un lien : celui-ci ne contient que la grille.",
	Watch:         "Voir le film",
	Characters:    "{count} caractères",
	QR:            "Code QR du lien",
	NoQR:          "Le lien est trop long pour un code QR.",
	SaveQR:        "Enregistrer le code",
	Sheet:         "Partager avec une application…",
	Answers:       "Inclure les réponses",
	Picture:       "Image de la grille",
	Shaded:        "Griser les chiffres donnés",
	Candidates:    "Candidats",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Copier l’image",
	SaveQRAs:      "Enregistrer le code QR en {kind}",
	SavePictureAs: "Enregistrer l’image en {kind}",
	InFile:        "Image enregistrée.",
	InClipboard:   "Image copiée.",
	Failed:        "L’image n’a pas pu être créée : {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-lien",
}

var film = words.Film{
	Title:       "Film",
	Close:       "Fermer le film",
	Opened:      "Partie de {count:{count} changement ouverte|{count} changements ouverte} depuis le lien.",
	InTheWay:    "La grille montre un film. Fermez-le pour continuer.",
	Position:    "Changement {at} sur {count}",
	Place:       "Position dans le film",
	SpeedValue:  "{rate} par seconde",
	Forward:     "Un changement en avant",
	Backward:    "Un changement en arrière",
	Placed:      "{digit} en {cell}",
	Given:       "{digit} donné en {cell}",
	Erased:      "{cell} effacée",
	Marks:       "Notes en {cell}",
	Elimination: "Candidats de {cell}",
	Several:     "{count} cases changées",
	Drawn:       "Couleurs ou liens dessinés",
}
