package techniques

import "sudoku/solver/explain"

var singles = []explain.Lesson{
	{
		Title: "Última celda libre",
		What:  "Ocho celdas de una fila, columna o caja están llenas. En la novena va el número que falta.",
		Why:   "Cada unidad tiene una vez cada número del 1 al 9, así que con ocho en su sitio solo queda uno.",
		Look:  "Mira las unidades casi llenas, y vuelve a mirar después de cada número que escribas.",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "Última celda libre"},
		},
	},
	{
		Title: "Único oculto",
		What:  "En una fila, columna o caja queda una sola celda donde puede ir un número, aunque en esa celda quepan también otros.",
		Why:   "La unidad necesita el número, y todas las demás celdas vacías ya lo ven en su fila, su columna o su caja.",
		Look:  "Toma un número que salga mucho en el tablero. En cada caja que no lo tenga, tacha las filas y columnas que lo tienen; si queda una celda, escríbelo ahí. Después haz lo mismo con filas y columnas.",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "Único oculto (caja)"},
			{Key: "hidden-single-line", Name: "Único oculto (línea)"},
		},
	},
	{
		Title: "Único desnudo",
		What:  "A una celda le queda un solo candidato.",
		Why:   "Su fila, su columna y su caja tienen los otros ocho números, o los han descartado otros pasos.",
		Look:  "Mira celdas cuyas tres unidades estén bastante llenas y cuenta los números distintos que ve cada una: si son ocho, queda uno.",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "Único desnudo"},
		},
	},
	{
		Title: "Pasos directos",
		What:  "Un paso que descarta candidatos y deja así a un número un solo lugar en una unidad: se puede escribir de inmediato, sin notas.",
		Why:   "Cada uno es un candidato bloqueado o un conjunto oculto seguido de un único oculto. Sudoku Explainer cuenta los dos como un solo paso, porque una persona los ve como uno.",
		Look:  "Cuando un número tenga dos o tres lugares en una caja, todos en una línea, da esa línea por ocupada y rastrea de nuevo las cajas de al lado.",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "Señalamiento directo"},
			{Key: "direct-claiming", Name: "Reclamo directo"},
			{Key: "direct-hidden-pair", Name: "Par oculto directo"},
			{Key: "direct-hidden-triplet", Name: "Trío oculto directo"},
		},
	},
}
