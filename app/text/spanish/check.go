package spanish

import (
	"sudoku/app/text/words"
)

var check = words.Check{
	Start:        "Revisar el sudoku",
	Intro:        "Busca lo que falla en un sudoku: números que se contradicen, probables errores al escribir, celdas en las que las soluciones difieren y números que sobran.",
	OfferNone:    "Quizá un número está mal escrito o en otra celda.",
	OfferSeveral: "Un sudoku correcto tiene una sola solución. Quizá un número falta o está mal escrito.",
	Stages: [6]string{
		"Contando las soluciones…", "Buscando la contradicción…", "Probando correcciones…",
		"Comparando las soluciones…", "Buscando los números que faltan…", "Buscando los números que sobran…",
	},
	Progress:  "{done} de {total}",
	Undecided: "No se sabe cuántas soluciones hay, porque la búsqueda llegó a su límite.",
	Effort:    "Revisado en {time}.",

	ContradictionTitle:      "Contradicción",
	Contradiction:           "Estos {count} números iniciales se contradicen; si se quita cualquiera de ellos, los demás ya no se contradicen.",
	ContradictionUnfinished: "Estos {count} números iniciales se contradicen. Puede que basten menos, pero la búsqueda llegó a su límite.",

	RepairsTitle:      "Correcciones",
	Repairs:           "Cada una deja exactamente una solución. Las más probables van primero.",
	NoRepairs:         "No se explica con un solo descuido: ni cambiar, mover, intercambiar o quitar un número inicial, ni correr una celda una serie de ellos, deja exactamente una solución.",
	RepairsUnfinished: "La búsqueda llegó a su límite: puede haber más correcciones.",
	MoreRepairs:       "{count:Una corrección más|{count} correcciones más}",
	Try:               "Probar",
	Apply:             "Aplicar",
	ShiftRight:        "Fila {index}: mover {digits} una celda a la derecha",
	ShiftLeft:         "Fila {index}: mover {digits} una celda a la izquierda",
	ShiftDown:         "Columna {index}: mover {digits} una celda hacia abajo",
	ShiftUp:           "Columna {index}: mover {digits} una celda hacia arriba",
	Move:              "Mover el {was} de {from} a {to}",
	Swap:              "Intercambiar {from} y {to}",
	Change:            "{from}: {now} en vez de {was}",
	Drop:              "Quitar {candidate}",

	LayerTitle:        "Dónde difieren las soluciones",
	Same:              "{count:Una de las {empty} celdas vacías tiene|{count} de las {empty} celdas vacías tienen} el mismo número en todas las soluciones.",
	Layer:             "Se muestra en las celdas",
	Layers:            [3]string{"Números", "Cuántos", "Nada"},
	Legend:            "Números posibles en una celda",
	ListingUnfinished: "La búsqueda llegó a su límite: puede haber celdas con más números de los que se muestran.",

	Compare:     "Comparar las soluciones",
	Mapped:      "{count} soluciones. Difieren en {differ} de las {empty} celdas vacías.",
	MappedPart:  "Al menos {count} soluciones (ahí se deja de contar). Difieren en {differ} de las {empty} celdas vacías.",
	SharesShown: "Cuanto más grande es un número, más de las soluciones contadas lo tienen en esa celda.",
	GroupsTitle: "Grupos sin número inicial",
	Groups:      "Ninguno de estos grupos de celdas tiene un número inicial, y hay dos soluciones que solo difieren ahí. Elige un grupo para marcarlo.",
	Group:       "{count} celdas: {cells}",
	MoreGroups:  "{count:Un grupo más|{count} grupos más}",

	OneIsEnough:     "Basta con un número inicial más. Hay {count:una manera|{count} maneras} de añadirlo.",
	TwoAreEnough:    "Bastan dos números iniciales más; uno no basta. Hay {count:una manera|{count} maneras} de añadirlos.",
	Add:             "Añadir",
	MoreAdditions:   "{count:Una manera más|{count} maneras más}",
	AdditionsListed: "Aquí se muestran {count}.",

	CompletedTitle:       "Números que faltan",
	Completed:            "Con {count:este número inicial|estos {count} números iniciales} queda una sola solución.",
	CompletedFewest:      "Con {count:este número inicial|estos {count} números iniciales} queda una sola solución; con menos no basta.",
	Complete:             "Añadir estos números",
	CompletingUnfinished: "La búsqueda de los números que faltan llegó a su límite.",

	MinimalTitle:         "Números iniciales",
	Minimal:              "El sudoku es mínimo: hacen falta todos los números iniciales.",
	Redundant:            "No es mínimo: {count:sobra uno de {givens} números iniciales|sobran {count} de {givens} números iniciales, cada uno por sí solo}.",
	MinimalInside:        "Dentro de él hay un sudoku mínimo con {count} números iniciales.",
	TakeMinimal:          "Usar el sudoku mínimo",
	MinimizingUnfinished: "La búsqueda llegó a su límite: puede que sobren más números iniciales.",

	Contradicting: "parte de la contradicción",
	Unneeded:      "sobra",
	Takes:         "{count:un número posible|{count} números posibles}",
	Becomes:       "pasaría a ser {digit}",
	BecomesEmpty:  "quedaría vacía",
	Shares:        "soluciones: {shares}",
	Share:         "{digit} en el {percent} %",
	ShareLess:     "{digit} en menos del 1 %",
	ShareNone:     "{digit} en ninguna de las contadas",
	Grouped:       "en el grupo marcado",
}
