package spanish

import (
	"sudoku/app/text/words"
)

var keys = words.Keys{
	Names:      [10]string{"Ctrl", "Mayús", "Retroceso", "Supr", "Espacio", "Inicio", "Fin", "Re Pág", "Av Pág", "Intro"},
	Digits:     "Escribir un número",
	Erase:      "Vaciar la celda",
	Arrows:     "Ir de celda en celda",
	Tab:        "Celda siguiente, o anterior con Mayús; tras la última celda sale del tablero",
	LineEnds:   "Primera o última celda de la fila",
	ColumnEnds: "Primera o última celda de la columna",
	GridEnds:   "Primera o última celda del tablero",
	Undo:       "Deshacer",
	Redo:       "Rehacer",
	Solve:      "Resolver",
	Hint:       "Mostrar una pista, o decir más",
	Steps:      "Fuera del tablero: ← → imagen siguiente o anterior de un camino, ↑ ↓ paso siguiente o anterior; en un repaso, jugadas y momentos",
	Lines:      "Leer en voz alta la fila, la columna o la caja, con un lector de pantalla",
	Cell:       "Decir el número o los candidatos de la celda",
	Places:     "Decir dónde está un número y cuántos faltan",
	Again:      "Decir qué cambió la última jugada, o repetir lo último",
	List:       "En una lista: abrir el sudoku, seleccionarlo o seleccionar todos",
	Escape:     "Cancelar una búsqueda o cerrar un diálogo; después, Tab sale del tablero",
	Paste:      "Pegar un sudoku, en cualquier parte de la página",
	Help:       "Mostrar esta ayuda",
	PlayKeys:   playKeys,
}

var playKeys = words.PlayKeys{
	Corner:     "Nota en la esquina",
	Centre:     "Nota en el centro",
	Colour:     "Color de la celda",
	Modes:      "Modo de entrada: números, notas en la esquina, notas en el centro, colores",
	Space:      "Al jugar, modo de entrada siguiente; al preparar, vacía la celda",
	Extend:     "Seleccionar más celdas; también con Ctrl",
	All:        "Seleccionar todas las celdas",
	Alike:      "Seleccionar las celdas con el mismo número o las mismas notas",
	Pause:      "Parar el reloj y tapar el tablero, o seguir",
	Check:      "Revisar tus números",
	Explain:    "Explicar el sudoku paso a paso",
	Candidates: "Mostrar u ocultar los candidatos",
	Highlight:  "Resaltar el número siguiente o el anterior",
	Bivalue:    "Marcar las celdas con dos candidatos",
	DigitFirst: "Primero el número: una tecla de número lo elige, Intro o un clic lo escribe",
	Savepoint:  "Crear un punto de guardado",
	Library:    "Mostrar la biblioteca",
	Brush:      "Color de candidatos siguiente o anterior, enlaces fuertes o débiles; con V eliges qué dibujas",
}

var gestures = words.Gestures{Title: "Ratón y pantalla táctil", List: [8]words.Gesture{
	{Do: "Arrastrar por las celdas", Help: "Seleccionarlas"},
	{Do: "Ctrl+clic en una celda, o mantenerla pulsada", Help: "Añadir o quitar una celda"},
	{Do: "Mayús+clic", Help: "Seleccionar las celdas desde la seleccionada hasta esta"},
	{Do: "Doble clic o doble toque", Help: "Seleccionar las celdas con el mismo número o las mismas notas"},
	{Do: "Clic derecho en un candidato", Help: "Descartarlo o recuperarlo; en los modos “Esquina” y “Centro” basta un clic en una celda seleccionada"},
	{Do: "Mantener pulsada una tecla de número", Help: "Primero el número: al pulsar una celda se escribe"},
	{Do: "Deslizar por el tablero", Help: "Imagen siguiente o anterior de un camino"},
	{Do: "Dos dedos", Help: "Ampliar"},
}}
