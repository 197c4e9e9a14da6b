package spanish

import (
	"sudoku/app/text/words"
)

var errors = words.Errors{
	Unknown:          "No se pudo leer: {reason}",
	AtLine:           "Línea {line}: {sentence}",
	Empty:            "No contiene ningún sudoku.",
	TooLong:          "Es demasiado largo para ser un sudoku.",
	Unrecognized:     "No se reconoce el formato.",
	NotADigit:        "Fila {row}, columna {column}: “{text}” no es un número del sudoku.",
	WrongCellCount:   "{got:Hay una celda|Hay {got} celdas} en vez de {want}.",
	WrongRowCount:    "{got:Hay una fila|Hay {got} filas} en vez de {want}.",
	WrongRowLength:   "La fila {row} tiene {got:una celda|{got} celdas} en vez de {want}.",
	SeveralPuzzles:   "Hay {got} sudokus en vez de uno.",
	NotACandidate:    "“{text}” no es un candidato (número, fila, columna).",
	OtherSize:        "El tablero tiene {got} filas; solo se admiten tableros de {want} filas.",
	Damaged:          "El código está dañado o incompleto.",
	TooNested:        "Demasiados paréntesis, unos dentro de otros.",
	Unsafe:           "“{text}” no se permite en un archivo.",
	NeedsServer:      "Solo {text} sabe qué sudoku hay detrás de esta dirección corta. Ábrela allí y copia el propio sudoku.",
	NotACell:         "Fila {row}, columna {column}: “{text}” no es una celda en este formato.",
	NoPuzzle:         "Esto es un registro de {text}: tiene jugadas, pero no el sudoku. Copia allí el propio sudoku.",
	Ambiguous:        "Esto se podría leer como sudokus distintos.",
	CutOff:           "El texto está cortado, así que falta parte del sudoku.",
	Picture:          "Es una imagen, pero no se puede abrir. Puede que esté dañada.",
	Packed:           "Este archivo está comprimido ({text}). Descomprímelo primero.",
	LinkEmpty:        "No contiene ninguna posición.",
	LinkUnrecognized: "No es ni un código de esta página ni 81 caracteres.",
	LinkLength:       "Tiene {got:una celda|{got} celdas} en vez de {want}.",
	LinkVersion:      "Viene de una versión más nueva de esta página (“{text}”). Recarga la página para tenerla.",
	LinkCharacter:    "El carácter {column}, “{text}”, no se permite aquí.",
	LinkDamaged:      "Está dañado o incompleto.",
	FileTooLarge:     "Ocupa más de {want} MB.",
	CannotUnpack:     "Este navegador no lo puede descomprimir.",
}
