package spanish

import (
	"sudoku/app/text/words"
)

var sharing = words.Sharing{
	History:       "Incluir todo el historial",
	HistoryHelp:   "{count:Un cambio, que se puede|{count} cambios, que se pueden} reproducir desde el enlace.",
	TooLong:       "El historial es demasiado largo para un enlace: este solo contiene el tablero.",
	Watch:         "Ver la repetición",
	Characters:    "{count} caracteres",
	QR:            "Código QR del enlace",
	NoQR:          "El enlace es demasiado largo para un código QR.",
	SaveQR:        "Guardar el código",
	Sheet:         "Compartir con una app…",
	Note:          "Unas palabras con el enlace",
	Answers:       "Incluir las respuestas",
	Picture:       "Imagen del tablero",
	Shaded:        "Sombrear los números iniciales",
	Candidates:    "Candidatos",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Copiar imagen",
	SaveQRAs:      "Guardar el código QR como {kind}",
	SavePictureAs: "Guardar la imagen como {kind}",
	InFile:        "Imagen guardada.",
	InClipboard:   "Imagen copiada.",
	Failed:        "No se pudo crear la imagen: {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-enlace",
}

var film = words.Film{
	Title:       "Repetición",
	Close:       "Cerrar la repetición",
	Opened:      "Abierta desde el enlace una partida de {count:un cambio|{count} cambios}.",
	InTheWay:    "El tablero muestra una repetición. Ciérrala para continuar.",
	Position:    "Cambio {at} de {count}",
	Place:       "Posición en la repetición",
	SpeedValue:  "{rate} por segundo",
	Forward:     "Un cambio adelante",
	Backward:    "Un cambio atrás",
	Placed:      "{digit} en {cell}",
	Given:       "Número inicial {digit} en {cell}",
	Erased:      "{cell}, vaciada",
	Marks:       "Notas en {cell}",
	Elimination: "Candidatos de {cell}",
	Several:     "{count} celdas cambiadas",
	Drawn:       "Colores o enlaces dibujados",
}
