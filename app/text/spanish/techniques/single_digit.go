package techniques

import "sudoku/solver/explain"

var singleDigit = []explain.Lesson{
	{
		Title: "Rascacielos",
		What:  "Un número con dos lugares en cada una de dos líneas paralelas, donde un lugar de una está alineado con uno de la otra. Una celda que ve los otros dos lugares pierde el número.",
		Why:   "Los dos lugares alineados no pueden ser verdaderos a la vez, así que al menos uno de los otros lo es.",
		Look:  "Toma un número y apunta las columnas donde tiene dos lugares. Si los extremos de abajo de dos de ellas están en una fila y los de arriba no, busca una celda que vea los dos de arriba. Después haz lo mismo con las filas.",
		Techniques: []explain.Technique{
			{Key: "skyscraper", Name: "Rascacielos"},
		},
	},
	{
		Title: "Cometa de dos cuerdas",
		What:  "Un número con dos lugares en una fila y dos en una columna, con un lugar de cada una en la misma caja. La celda donde se cruzan los otros dos extremos pierde el número.",
		Why:   "Los dos lugares de la caja no pueden ser verdaderos a la vez, así que al menos uno de los otros extremos lo es.",
		Look:  "Toma un número. Donde una fila con dos lugares y una columna con dos lugares coincidan en una caja, pero no en una celda, síguelas hasta sus otros extremos: la celda donde se cruzan pierde el número.",
		Techniques: []explain.Technique{
			{Key: "two-string-kite", Name: "Cometa de dos cuerdas"},
			{Key: "dual-two-string-kite", Name: "Cometa doble de dos cuerdas"},
		},
	},
	{
		Title: "Turbot Fish",
		What:  "Dos unidades con dos lugares cada una para un número, donde un lugar de una ve uno de la otra. Una celda que ve los otros dos extremos pierde el número.",
		Why:   "Fuerte, débil, fuerte: uno de los extremos tiene que ser verdadero. El rascacielos y la cometa son las formas que mejor se ven.",
		Look:  "Toma un número y traza una línea entre sus lugares en cada unidad que solo tenga dos. Donde los extremos de dos de esas líneas se vean, mira los dos extremos libres.",
		Techniques: []explain.Technique{
			{Key: "turbot-fish", Name: "Turbot Fish"},
		},
	},
	{
		Title: "Rectángulo vacío",
		What:  "En una caja, un número solo tiene lugares en una fila y una columna; fuera, una pareja del número tiene un extremo en esa fila o columna. La celda donde la línea del otro extremo cruza la otra línea de la caja pierde el número.",
		Why:   "Si el extremo cercano de la pareja es falso, el lejano es verdadero; si es verdadero, la caja tiene que tener su número en la otra línea. En los dos casos la celda del cruce queda descartada.",
		Look:  "Busca cajas donde las cuatro celdas de fuera de una cruz no puedan tener el número.",
		Techniques: []explain.Technique{
			{Key: "empty-rectangle", Name: "Rectángulo vacío"},
			{Key: "dual-empty-rectangle", Name: "Rectángulo vacío doble"},
		},
	},
	{
		Title: "Guardianes (Broken Wing)",
		What:  "Un anillo de un número impar de celdas, dos en cada unidad por la que pasa, que podrían tener todas un mismo número. Los demás lugares del número en esas unidades son los guardianes: las celdas que los ven todos pierden el número.",
		Why:   "El número no puede alternarse en un anillo impar, así que uno de los guardianes es verdadero.",
		Look:  "Busca un número cuyas parejas casi formen un anillo de cinco.",
		Techniques: []explain.Technique{
			{Key: "guardians", Name: "Guardianes"},
		},
	},
}
