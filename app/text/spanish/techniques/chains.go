package techniques

import "sudoku/solver/explain"

var chains = []explain.Lesson{
	{
		Title: "Coloración simple",
		What:  "Las parejas de lugares de un número se colorean alternando. Si dos del mismo color se ven, ese color es falso (choque); una celda que ve los dos colores pierde el número (trampa).",
		Why:   "Las celdas de un color son todas verdaderas o todas falsas, y uno de los dos colores es verdadero.",
		Look:  "Toma un número con muchas parejas, empieza en cualquier parte y colorea pareja a pareja.",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "Coloración simple: trampa"},
			{Key: "simple-colours-wrap", Name: "Coloración simple: choque"},
		},
	},
	{
		Title: "Coloración múltiple",
		What:  "Dos redes separadas de parejas de un número, cada una en dos colores, en las que un color de una ve un color de la otra.",
		Why:   "Los dos colores que se ven no pueden ser verdaderos a la vez, así que lo es al menos uno de los opuestos. Un candidato que ve ambos opuestos se descarta, y un color que ve los dos colores de otra red es falso.",
		Look:  "Cuando la coloración simple se atasque, colorea una segunda red del número y compara las dos.",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "Coloración múltiple 1"},
			{Key: "multi-colours-2", Name: "Coloración múltiple 2"},
		},
	},
	{
		Title: "Medusa 3D",
		What:  "Coloración alterna por parejas de lugares y celdas de dos candidatos, con varios números.",
		Why:   "También aquí uno de los dos colores es todo verdadero. Un color que pone un número dos veces en una unidad, pone dos números en una celda o deja una celda vacía es falso; un candidato que ve los dos colores se descarta.",
		Look:  "Empieza en una celda con dos candidatos y sigue las parejas en celdas y en unidades.",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "Medusa 3D"},
		},
	},
	{
		Title: "Cadena X",
		What:  "Una cadena de un solo número con enlaces fuertes y débiles alternados, fuertes en los dos extremos. Una celda que ve los dos extremos pierde el número.",
		Why:   "Si un extremo es falso, los enlaces hacen verdadero el otro.",
		Look:  "Une parejas de lugares de un número, extremo con extremo, por celdas que se ven.",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "Cadena X"},
		},
	},
	{
		Title: "Cadena XY",
		What:  "Una cadena de celdas con dos candidatos, cada una con uno en común con la siguiente. Si en los dos extremos sobra el mismo número, lo pierden las celdas que ven ambos.",
		Why:   "Si la primera celda no es ese número, cada celda obliga a la siguiente, y la última lo es.",
		Look:  "Marca todas las celdas de dos candidatos y pasa de una a otra por el número que queda.",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "Cadena XY"},
		},
	},
	{
		Title: "Bucles (Nice Loops)",
		What:  "Una cadena de enlaces fuertes y débiles que vuelve a su principio. En un bucle continuo los enlaces se alternan en toda la vuelta; en uno discontinuo fallan en un lugar. Los nodos pueden ser grupos de celdas o conjuntos casi bloqueados.",
		Why:   "En un bucle continuo cada enlace débil tiene un extremo verdadero, lo que despeja el resto de su unidad o de su celda. En una discontinuidad, dos enlaces débiles hacen falso el candidato; dos fuertes, verdadero.",
		Look:  "Empieza por un candidato que te ayudaría descartar, supón que es verdadero y mira si vuelve como falso.",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "Bucle continuo"},
			{Key: "discontinuous-nice-loop", Name: "Bucle discontinuo"},
			{Key: "grouped-continuous-nice-loop", Name: "Bucle continuo con grupos"},
			{Key: "grouped-discontinuous-nice-loop", Name: "Bucle discontinuo con grupos"},
			{Key: "als-continuous-nice-loop", Name: "Bucle continuo con ALS"},
			{Key: "als-discontinuous-nice-loop", Name: "Bucle discontinuo con ALS"},
		},
	},
	{
		Title: "Cadenas de inferencias alternas",
		What:  "Una cadena de enlaces fuertes y débiles alternados, fuertes en los dos extremos, con números cualesquiera. Los nodos pueden ser grupos de celdas o conjuntos casi bloqueados.",
		Why:   "Si un extremo es falso, el otro es verdadero. Así que uno de los dos lo es, y lo que contradice a ambos es falso.",
		Look:  "Casi todo lo que se descarta a mano es una de estas. Parte de un enlace fuerte y sigue hasta que el otro extremo vea algo que también ve el primero.",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "AIC"},
			{Key: "grouped-aic", Name: "AIC con grupos"},
			{Key: "als-aic", Name: "AIC con ALS"},
		},
	},
	{
		Title: "Ciclo bidireccional",
		What:  "El nombre que da Sudoku Explainer a un bucle de deducciones que se lee en los dos sentidos.",
		Why:   "En los dos sentidos, cada enlace débil tiene un extremo verdadero, así que su unidad o su celda pierde los demás candidatos.",
		Look:  "Es un bucle continuo; con un solo número, un ciclo X; con celdas de dos candidatos, un ciclo Y.",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "Ciclo X bidireccional"},
			{Key: "bidirectional-y-cycle", Name: "Ciclo Y bidireccional"},
			{Key: "bidirectional-cycle", Name: "Ciclo bidireccional"},
		},
	},
	{
		Title: "Cadena forzada",
		What:  "Una suposición que lleva, enlace a enlace, a su propio contrario.",
		Why:   "Lo que implica su propio contrario es falso.",
		Look:  "Supón que un candidato es verdadero, o falso, y sigue lo que eso obliga hasta volver al principio.",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "Cadena X forzada"},
			{Key: "forcing-chain", Name: "Cadena forzada"},
		},
	},
	{
		Title: "Nishio",
		What:  "Una suposición sobre un número, seguida solo con ese número hasta que un lugar tendría que tenerlo y no tenerlo.",
		Why:   "Una suposición que hace algo verdadero y falso a la vez es errónea.",
		Look:  "Toma un número al que le queden pocos lugares, ponlo en uno, y tacha y coloca solo ese número hasta que una unidad no lo tenga o lo tenga dos veces.",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Cadena forzada Nishio"},
		},
	},
	{
		Title: "Cadenas forzadas de celda y de unidad",
		What:  "Se prueban uno tras otro todos los candidatos de una celda, o todos los lugares de un número en una unidad; desde cada uno una cadena lleva al mismo resultado.",
		Why:   "Uno de ellos es verdadero, así que es verdadero lo que se deduce de todos.",
		Look:  "Toma una celda con tres candidatos, o un número con tres lugares en una unidad, colorea lo que obliga cada uno y busca lo que tenga todos los colores.",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "Cadena forzada de celda"},
			{Key: "house-forcing-chain", Name: "Cadena forzada de unidad"},
		},
	},
	{
		Title: "Cadenas forzadas dinámicas",
		What:  "Como una cadena forzada, pero una rama puede usar lo que ella misma ha descartado: donde eso deja a una celda un solo candidato o a un número un solo lugar, continúa. Con un “plus” puede usar además por el camino candidatos bloqueados, pares y X-Wings.",
		Why:   "Cada rama es una prueba por sí misma: solo usa lo que ya ha mostrado.",
		Look:  "Escribe la suposición y síguela como si fuera parte del sudoku. Si una unidad o una celda se queda sin nada, la suposición es falsa; lo que se deduce tanto de ella como de su contrario es verdadero.",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "Cadena forzada dinámica"},
			{Key: "dynamic-plus-forcing-chain", Name: "Cadena forzada dinámica plus"},
		},
	},
	{
		Title: "Cadenas forzadas anidadas",
		What:  "Una cadena forzada dinámica cuyas ramas usan por el camino otras cadenas, de una clase u otra. Los sudokus más difíciles las necesitan.",
		Why:   "Una cadena que vale en el tablero al que ha llegado una rama se puede usar en ella como cualquier otro paso.",
		Look:  "Son cosa de programas. Para seguir una, lee sus ramas en orden, y cada cadena anidada donde la rama llega a ella.",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "Cadena forzada anidada (cadenas forzadas)"},
			{Key: "nested-forcing-chain-3", Name: "Cadena forzada anidada (cadenas forzadas múltiples)"},
			{Key: "nested-forcing-chain-4", Name: "Cadena forzada anidada (cadenas forzadas dinámicas)"},
			{Key: "nested-forcing-chain-5", Name: "Cadena forzada anidada (cadenas dinámicas anidadas)"},
		},
	},
}
