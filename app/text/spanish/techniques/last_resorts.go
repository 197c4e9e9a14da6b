package techniques

import "sudoku/solver/explain"

var lastResorts = []explain.Lesson{
	{
		Title: "Plantillas (Pattern Overlay)",
		What:  "Todas las maneras de colocar un número en el tablero entero. Una celda que está en todas tiene el número; una que no está en ninguna no lo tiene.",
		Why:   "Una de las maneras es la verdadera, y no hay más.",
		Look:  "Es trabajo para un programa: en un tablero vacío hay 46.656 maneras para un número.",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "Plantilla que coloca"},
			{Key: "template-delete", Name: "Plantilla que descarta"},
		},
	},
}
