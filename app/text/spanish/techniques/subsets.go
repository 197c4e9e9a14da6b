package techniques

import "sudoku/solver/explain"

var subsets = []explain.Lesson{
	{
		Title: "Candidatos bloqueados: señalamiento",
		What:  "Todos los lugares de un número en una caja están en una fila o columna. El número se descarta en el resto de esa línea.",
		Why:   "La caja necesita el número, así que está donde la línea cruza la caja, y la línea lo tiene una sola vez.",
		Look:  "Ve de caja en caja. En cada una toma los números con dos o tres lugares. Si están todos en una fila o columna, sigue esa línea fuera de la caja y busca ahí el número.",
		Techniques: []explain.Technique{
			{Key: "pointing", Name: "Candidatos bloqueados tipo 1 (señalamiento)"},
		},
	},
	{
		Title: "Candidatos bloqueados: reclamo",
		What:  "Todos los lugares de un número en una fila o columna están en una caja. El número se descarta en el resto de esa caja.",
		Why:   "La línea necesita el número y solo puede tenerlo dentro de la caja, así que la caja lo tiene ahí y en ningún otro sitio.",
		Look:  "Ve de línea en línea. En cada una toma los números con dos o tres lugares. Si están todos en una caja, busca el número en el resto de esa caja.",
		Techniques: []explain.Technique{
			{Key: "claiming", Name: "Candidatos bloqueados tipo 2 (reclamo)"},
		},
	},
	{
		Title: "Par y trío bloqueados",
		What:  "Dos celdas con los mismos dos candidatos, o tres con tres, que están en una línea y en una caja. Sus números se descartan en el resto de ambas.",
		Why:   "Las celdas gastan sus números entre ellas, y eso vale tanto para la línea como para la caja.",
		Look:  "Es un par o un trío desnudo donde una línea cruza una caja: mira ahí las dos o tres celdas vacías.",
		Techniques: []explain.Technique{
			{Key: "locked-pair", Name: "Par bloqueado"},
			{Key: "locked-triple", Name: "Trío bloqueado"},
		},
	},
	{
		Title: "Par, trío y cuarteto desnudos",
		What:  "Dos celdas de una unidad que entre ambas solo tienen dos candidatos; o tres celdas con tres, o cuatro con cuatro. Las demás celdas de la unidad pierden esos números.",
		Why:   "Hay tantas celdas como números: cada celda toma uno y no sobra ninguno para otras. No hace falta que cada celda tenga todos los números.",
		Look:  "Empieza por celdas con dos candidatos. En la fila, la columna y la caja de una así busca otra con los mismos dos; después, una tercera que solo añada un número.",
		Techniques: []explain.Technique{
			{Key: "naked-pair", Name: "Par desnudo"},
			{Key: "naked-triple", Name: "Trío desnudo"},
			{Key: "naked-quad", Name: "Cuarteto desnudo"},
		},
	},
	{
		Title: "Par, trío y cuarteto ocultos",
		What:  "Dos números cuyos únicos lugares en una unidad son las mismas dos celdas; o tres números con tres celdas, o cuatro con cuatro. Esas celdas pierden los demás candidatos.",
		Why:   "Los números necesitan todas esas celdas, así que en ellas no cabe nada más. Es la otra cara de un conjunto desnudo en el resto de la unidad.",
		Look:  "Toma una unidad con muchas celdas vacías y cuenta los lugares de cada número. Dos números con los mismos dos lugares son un par, tengan los candidatos que tengan esas celdas.",
		Techniques: []explain.Technique{
			{Key: "hidden-pair", Name: "Par oculto"},
			{Key: "hidden-triple", Name: "Trío oculto"},
			{Key: "hidden-quad", Name: "Cuarteto oculto"},
		},
	},
}
