package spanish

import (
	"sudoku/app/text/words"
)

var enter = words.Setup{
	Lead:     "Escribe un sudoku, pégalo o abre un archivo.",
	Bring:    "Resolver un sudoku",
	Type:     "Escribir",
	Play:     "Jugar",
	New:      "Sudoku nuevo",
	Continue: "Continuar",
	Another:  "Nuevo",

	Slogan:      "Trae cualquier sudoku.",
	Promise:     "Mira su solución, explicada paso a paso, o juégalo tú.",
	Paste:       "Pegar",
	Today:       "Hoy",
	Each:        "Uno de cada nivel",
	Streak:      "{count:Un día|{count} días}",
	Mine:        "Míos",
	More:        "Más",
	Daily:       "{grade}, el sudoku de hoy",
	DailySolved: "{grade}, el sudoku de hoy, resuelto",
	Lately:      "Resueltos hace poco",
	Games:       "Todas las partidas",

	Yours:  "Tu sudoku",
	GoBack: "Atrás",
	Edit:   "Editar",
	Done:   "Listo",

	Start:        "Escribe fila por fila. «Vacía» salta una celda.",
	Typed:        "{count:Un número|{count} números} hasta ahora.",
	One:          "Una solución. {grade}.",
	Several:      "Por ahora, varias soluciones.",
	None:         "Sin solución: tiene que haber un número mal.",
	StartPlaying: "Empezar a jugar",
	FindMistake:  "Buscar el error",
	Question:     "El sudoku estaba completo. ¿Ya lo estás resolviendo?",
	KeepTyping:   "No, sigo escribiéndolo",
	MyAnswers:    "Sí, jugar",
	Rows:         "Pasar a la celda siguiente tras cada número",
	Skip:         "Vacía",

	Left:        "{count:Falta una celda|Faltan {count} celdas}.",
	GradeLeft:   "{grade}. {takes?{takes}. |}{count:Falta una celda|Faltan {count} celdas}.",
	SeveralLeft: "Varias soluciones. {count:Falta una celda|Faltan {count} celdas}.",
}

var tools = words.Tools{
	Title:      "Herramientas",
	New:        "Creado para ti, de cualquier nivel.",
	Check:      "¿Es correcto el sudoku? Encuentra errores al escribir y números que sobran.",
	Steps:      "Resuélvelo como una persona, paso a paso, y mira lo difícil que es.",
	Techniques: "Elige qué técnicas pueden usar las pistas y las explicaciones.",
	Methods:    "Compara cómo resuelven sudokus los programas y mira cómo buscan.",
	List:       "Resuelve de una vez un archivo con muchos sudokus.",
	Library:    "Tus partidas en este dispositivo, con todo su historial.",
	Export:     "Copia o guarda como texto para otros programas y sitios.",
	Keys:       "Todas las teclas, y qué hacen el ratón y los toques.",
}
