package command

import (
	words "sudoku/app/text/words/command"
)

// Generation holds what the command says if it cannot make the requested puzzle.
var Generation = words.Generation{
	FewGivens:        "No existe un sudoku así: con menos de 17 números iniciales siempre quedan varias soluciones.",
	ManyGivens:       "No existe un sudoku así: con 81 números iniciales no queda nada que resolver.",
	EmptyRange:       "El primer valor de un intervalo no puede ser mayor que el segundo.",
	SymmetryCount:    "No existe un sudoku así: la simetría {symmetry} no permite {range} números iniciales.",
	PatternCount:     "No existe un sudoku así: el patrón tiene {count:una celda|{count} celdas}, no {range}.",
	PatternSymmetry:  "No existe un sudoku así: el patrón no tiene la simetría {symmetry}.",
	PatternLines:     "No existe un sudoku así: dos filas o dos columnas que el patrón deja vacías se pueden intercambiar, y quedan varias soluciones.",
	UnknownTechnique: "Técnica desconocida: “{technique}”. “sudoku steps --json” muestra las claves, como x-wing.",
	NeverNeeded:      "No existe un sudoku así: donde sirve {technique}, sirve también una técnica más sencilla.",
	GradeOfOnly:      "No existe un sudoku así: los que resuelven estas técnicas tienen un nivel más bajo.",
	NotFound:         "No se encontró un sudoku así en {count:un intento|{count} intentos} en {time}. Sube --limit o pide menos.",
	BadPattern:       "Un patrón tiene 81 celdas, no {count}: “.” o “0” para una vacía, cualquier otra cosa para un número inicial.",
	Made:             "{count:Un sudoku|{count} sudokus} de {all}",
}
