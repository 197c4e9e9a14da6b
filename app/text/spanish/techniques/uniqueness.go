package techniques

import "sudoku/solver/explain"

var uniqueness = []explain.Lesson{
	{
		Title: "Rectángulo único",
		What:  "Cuatro celdas en dos filas, dos columnas y dos cajas que podrían tener todas los mismos dos números. Una de ellas tiene que tener otro; los tipos se distinguen por lo que se deduce.",
		Why:   "Si las cuatro celdas solo tuvieran los dos números, se podrían intercambiar, y el sudoku tendría dos soluciones. Esto necesita un sudoku con una sola solución.",
		Look:  "Busca dos pares iguales en una línea, y después el mismo par entre más candidatos en una línea paralela de las mismas dos cajas.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Rectángulo único tipo 1"},
			{Key: "unique-rectangle-2", Name: "Rectángulo único tipo 2"},
			{Key: "unique-rectangle-3", Name: "Rectángulo único tipo 3"},
			{Key: "unique-rectangle-4", Name: "Rectángulo único tipo 4"},
			{Key: "unique-rectangle-5", Name: "Rectángulo único tipo 5"},
			{Key: "unique-rectangle-6", Name: "Rectángulo único tipo 6"},
		},
	},
	{
		Title: "Rectángulo oculto",
		What:  "Un rectángulo de dos números en dos cajas en el que un número no tiene otro lugar en la fila y la columna de una esquina. Esa esquina pierde el otro número.",
		Why:   "Con ese número ahí, los enlaces fuertes completarían el patrón que tiene dos soluciones.",
		Look:  "Empieza en una esquina que solo tenga los dos números y mira las dos líneas que no pasan por ella.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Rectángulo oculto"},
		},
	},
	{
		Title: "Rectángulo evitable",
		What:  "Tres celdas resueltas de un rectángulo, ninguna con un número inicial, que con cierto número en la cuarta formarían un patrón intercambiable. Ese número se descarta.",
		Why:   "En ese patrón los números se podrían intercambiar sin tocar un número inicial, y el sudoku tendría dos soluciones.",
		Look:  "Mira los números que has escrito tú: dos pares iguales en dos cajas con una celda abierta.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Rectángulo evitable tipo 1"},
			{Key: "avoidable-rectangle-2", Name: "Rectángulo evitable tipo 2"},
		},
	},
	{
		Title: "Bucle único",
		What:  "Un bucle cerrado de seis celdas o más que podrían tener todas los mismos dos números, dos en cada unidad por la que pasa.",
		Why:   "Como en el rectángulo, los dos números se podrían intercambiar en toda la vuelta. Así que al menos una de las celdas con más candidatos tiene que tener uno de más.",
		Look:  "Sigue pares iguales de unidad en unidad hasta volver; admite una o dos celdas con más candidatos.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Bucle único tipo 1"},
			{Key: "unique-loop-2", Name: "Bucle único tipo 2"},
			{Key: "unique-loop-3", Name: "Bucle único tipo 3"},
			{Key: "unique-loop-4", Name: "Bucle único tipo 4"},
		},
	},
	{
		Title: "Rectángulo extendido",
		What:  "Seis celdas, dos en cada una de tres líneas, que podrían tener todas los mismos tres números. En una de ellas tiene que ser verdad otra cosa.",
		Why:   "Los tres números se podrían intercambiar entre los dos lados largos, así que el sudoku tendría dos soluciones.",
		Look:  "Busca en una banda o una torre celdas con candidatos de los mismos tres números.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Rectángulo único extendido tipo 1"},
			{Key: "extended-rectangle-2", Name: "Rectángulo único extendido tipo 2"},
			{Key: "extended-rectangle-3", Name: "Rectángulo único extendido tipo 3"},
			{Key: "extended-rectangle-4", Name: "Rectángulo único extendido tipo 4"},
		},
	},
	{
		Title: "BUG (Bivalue Universal Grave)",
		What:  "Todas las celdas vacías menos una o unas pocas tienen dos candidatos. En esas pocas tiene que ser verdad algo que no es parte del patrón.",
		Why:   "Si cada celda vacía tuviera dos candidatos y cada número dos lugares en cada unidad, todos se podrían intercambiar, y el sudoku tendría dos soluciones o ninguna. Esto necesita un sudoku con una sola solución.",
		Look:  "Cerca del final, cuando hay pares por todas partes: busca la celda con tres candidatos. El número que aparece tres veces en sus unidades es la respuesta.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG+1"},
			{Key: "bug-type-1", Name: "BUG tipo 1"},
			{Key: "bug-type-2", Name: "BUG tipo 2"},
			{Key: "bug-type-3", Name: "BUG tipo 3"},
			{Key: "bug-type-4", Name: "BUG tipo 4"},
		},
	},
}
