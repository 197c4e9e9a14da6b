package spanish

import (
	"sudoku/app/text/words"
)

var review = words.Review{
	Title:    "Repaso",
	Help:     "Repasa tu partida: por qué era correcta cada jugada y dónde te atascaste.",
	Working:  "Buscando la razón de cada jugada…",
	None:     "Un repaso muestra por qué era correcta cada jugada de tu partida y dónde te atascaste. Todavía no hay jugadas.",
	Several:  "Este sudoku no tiene exactamente una solución, así que no se puede juzgar ninguna jugada.",
	InTheWay: "El tablero muestra una jugada de tu partida. Elige “Jugar desde aquí” para continuar en ella.",
	Resumed:  "{count?La posición anterior a esta jugada, sin {count:el error|los {count} errores}.|La posición anterior a esta jugada.}",
	Position: "Jugada {at} de {count}: {event}",
	Whole:    "Toda la partida",
	Line:     "Jugadas de la partida",
	Forward:  "Jugada siguiente",
	Backward: "Jugada anterior",

	Move:      "Jugada {index}: {move}",
	TakenBack: "{move}, retirada",

	Shown:          "Lo muestra {name}.",
	ShownBy:        "Lo muestran {count} pasos. El más difícil es {name}.",
	Marks:          "Se deduce de las notas.",
	Guessed:        "Correcto, pero adivinado: aquí no lo muestra nada sencillo.",
	WrongDigit:     "Incorrecto: {cell} es {digit}.",
	WrongCandidate: "Incorrecto: {cell} es {digit}, que no se debe descartar.",
	Misled:         "Viene del error de la jugada {since}.",
	Repaired:       "Esto corrigió el error de la jugada {since}.",
	Restored:       "Esto era correcto.",
	Tidied:         "Limpieza: los números del tablero lo descartan.",
	Took:           "tras {time}",

	Reason:    "Los pasos",
	Seen:      "Lo que se podía ver aquí",
	Resume:    "Jugar desde aquí",
	Next:      "Momento siguiente",
	Practise:  "Practicar {name}",
	Share:     "Compartir la partida",
	Moments:   "Momentos de la partida",
	AtWrong:   "Incorrecta: {move}{back?, retirada en la jugada {back}}",
	AtGuess:   "Adivinada: {move}",
	AtHint:    "Pista antes de {move}",
	AtPause:   "Pausa más larga: {time}",
	AtHardest: "Jugada más difícil: {name}",

	Placed:     "Jugadas con una razón en el tablero: {found} de {count}.",
	Found:      "Jugadas con una razón en el tablero: {found} de {count}. La más difícil: {name}.",
	Paused:     "La pausa más larga, {time}, fue antes de la jugada {index}.",
	PausedSeen: "La pausa más larga, {time}, fue antes de la jugada {index}, donde se podía ver {name}.",
	Flawless:   "Sin adivinar ni cometer errores.",
	Wrong:      "{wrong:Una jugada era incorrecta|{wrong} jugadas eran incorrectas}{guesses?, y {guesses:una correcta fue adivinada|{guesses} correctas fueron adivinadas}}.",
	Guesses:    "{guesses:Una jugada fue adivinada, y era correcta|{guesses} jugadas fueron adivinadas, y eran correctas}.",

	Difficulty: "dificultad, hasta {rating}",
	Time:       "tiempo, hasta {time}",
	WrongMark:  "incorrecta",
	GuessMark:  "adivinada",
	HintMark:   "pista",
	Stop:       "pausa más larga",
}
