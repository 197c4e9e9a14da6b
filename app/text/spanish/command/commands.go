// Package command holds the command's sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

// Commands is the output of the command other than its help.
var Commands = words.Commands{
	None:          "Sin solución.",
	Several:       "Varias soluciones.",
	Serving:       "Sirviendo {url} hasta Ctrl-C",
	CutOff:        "Detenido con {count:una descarga|{count} descargas} en curso: {paths}.",
	LogFails:      "No se puede escribir el registro: {error}",
	LogWorks:      "El registro se escribe de nuevo; {count:falta una línea|faltan {count} líneas}.",
	Written:       "Sitio para {base} escrito en {dir}",
	NoMethod:      "Método desconocido: “{method}”. Los métodos son {methods}.",
	UseHelp:       "Prueba “{command} --help”.",
	StepsNone:     "Ninguna técnica encuentra un paso.",
	StepsAre:      "{count:Un paso|{count} pasos}:",
	Explained:     "Resuelto en {count:un paso|{count} pasos}.",
	Stuck:         "Tras {count:un paso|{count} pasos}, ninguna técnica encuentra otro.",
	OwnPath:       "El camino de “explain” tiene {count:un paso|{count} pasos}: {techniques}.",
	HoDoKuPath:    "El de HoDoKu tiene {count:un paso|{count} pasos}: {techniques}.",
	UniquenessOff: "El sudoku tiene varias soluciones, así que las técnicas que suponen una sola están desactivadas.",
	Complete:      "El sudoku está resuelto.",
	Proved:        "La demostración tiene {count:una línea|{count} líneas} y está comprobada. Está en {file}; su fórmula, en {formula}.",
	ProofNone:     "No hay ningún paso que demostrar.",
	ProofOfOne:    "--proof trabaja con un solo sudoku cada vez.",
	ProofFails:    "El paso {number} no se puede demostrar: no se deduce de la posición.",
	HintTechnique: "Prueba esta técnica: {technique}.",
	HintHouses:    "Mira en {houses}.",
	HintCells:     "Mira {cells}.",
	ScanNoGrid:    "No se encontró ningún sudoku. Haz la foto desde arriba, con todo el tablero dentro.",
	ScanNoDigits:  "Hay un tablero, pero casi ningún número. Las variantes como el killer sudoku no se pueden leer.",
	ScanDoubtful:  "Revisa {count:esta celda|estas celdas}: {cells}.",
	ScanNoPicture: "No es una imagen JPEG o PNG.",
	ScanBroken:    "La imagen está dañada.",
	ScanTooLarge:  "La imagen es demasiado grande: {size} megapíxeles. El límite es {limit}.",
}

// CommandLine holds what the command says about faulty puzzles, and about its progress.
var CommandLine = words.CommandLine{
	Clash:                   "El {digit} aparece {count} veces en {house}: {cells}.",
	ClashTwice:              "El {digit} aparece dos veces en {house}: {cells}.",
	AtLines:                 "Líneas {lines}: {sentence}",
	Contradiction:           "Estos {count} números se contradicen: {digits}.",
	ContradictionUnfinished: "Estos {count} números se contradicen; puede que basten menos: {digits}.",
	LikelyRepair:            "Una corrección probable: {repair}.",
	WrongEntries:            "{count:El número escrito {digits} contradice|Los números escritos {digits} contradicen} la solución.",
	WrongEliminations:       "{count:El candidato {candidates} se descartó, pero es|Los candidatos {candidates} se descartaron, pero son} de la solución.",
	NoneFits:                "Ninguna solución tiene todos los números escritos y ninguno de los candidatos descartados.",
	MethodsNotRun:           "Los métodos no se ejecutaron.",
	Running:                 "Ejecutando {method}, {at} de {count}",
	Puzzles:                 "{count:Un sudoku|{count} sudokus}, {rate} por segundo",
	MoreUnread:              "{count:Un sudoku más no se puede|{count} sudokus más no se pueden} leer:",
	MapCells:                "Para cada celda, cuántas de las {count} soluciones tienen cada número:",
	MapCellsCut:             "Para cada celda, cuántas de las primeras {count} soluciones tienen cada número (hay más):",
	MapCell:                 "{cell}: {counts}",
	MapDigit:                "{digit} en {count}",
	MapSets:                 "{count:Este conjunto de celdas necesita|Cada uno de estos {count} conjuntos de celdas necesita} un número inicial; si no, hay varias soluciones:",
	MapFirst:                "Se muestran los primeros {count}.",
	MapWays:                 "{count:Una manera|{count} maneras} de tener exactamente una solución con {number:un número inicial|{number} números iniciales} más:",
	MapNoWays:               "Dos números iniciales más nunca dejan exactamente una solución.",
	Alike:                   "{count:Uno es así|{count} son así}: {sentence}",
}
