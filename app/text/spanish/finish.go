package spanish

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Done:      "Resuelto",
	DoneIn:    "Resuelto en {time}",
	Daily:     "Sudoku del {date}, {grade}",
	Days:      "{count:día|días}",
	Week:      "Los últimos siete días",
	DaySolved: "{day}: resuelto",
	Another:   "Otro sudoku: {grade}",
	AnyOther:  "Otro sudoku",
	NextDaily: "Siguiente de hoy: {grade}",
	Details:   "Sobre esta partida",
	Time:      "Tiempo",
	Grade:     "Nivel",
	Hints:     "Pistas",
	Mistakes:  "Errores",
	Best:      "Tu mejor tiempo sin pistas, nivel {grade}: {time}",
	Harder:    "Un nivel más difícil",
	Explain:   "Explicar este sudoku",
	Picture:   "Compartir como imagen",
	Board:     "Volver al tablero",

	First:          "Tu primer sudoku de nivel {grade}.",
	Fastest:        "Tu sudoku de nivel {grade} más rápido, con {time} de ventaja.",
	FasterThanLast: "Más rápido que tus tres últimos de nivel {grade}.",
	AgainFaster:    "Resuelto otra vez, {time} más rápido que la primera.",
	Again:          "Este ya lo habías resuelto.",
	Flawless:       "Sin pistas ni errores.",
	WithoutHints:   "Resuelto sin pistas.",
	Nth:            "Ya van {count} sudokus de nivel {grade}.",
	Seconds:        "{count:un segundo|{count} segundos}",
	Minutes:        "{time} minutos",
	Hours:          "{time} horas",

	Result:      "Sudoku, {grade}, resuelto en {time}",
	Puzzle:      "Sudoku resuelto en {time}",
	Helped:      "{hints:una pista|{hints} pistas}, {mistakes:un error|{mistakes} errores}",
	PictureName: "Un sudoku resuelto, sin sus números",
	FileName:    "sudoku-resultado",
	Copied:      "Resultado copiado. Pégalo donde quieras.",
	NotCopied:   "El navegador no dejó copiar.",

	Pause:      "Pausa",
	GoOn:       "Seguir",
	Paused:     "En pausa",
	GamePaused: "La partida está en pausa. Pulsa antes “Seguir”.",
}
