package techniques

import "sudoku/solver/explain"

var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Dos conjuntos casi bloqueados, cada uno con un número más que celdas, que comparten un común restringido: un número que no puede estar en los dos. Otro número que tienen ambos se descarta en las celdas que ven todos sus lugares en los dos.",
		Why:   "Uno de los conjuntos se queda sin el común restringido; entonces está bloqueado y tiene todos sus demás números. Si comparten dos números así, quedan bloqueados los dos conjuntos.",
		Look:  "Las celdas de dos candidatos son los conjuntos más pequeños. Busca dos conjuntos en unidades que se crucen.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "ALS-XZ"},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Tres conjuntos casi bloqueados: el del medio tiene un común restringido con cada uno de los otros, y estos comparten otro número, que se descarta en las celdas que ven todos sus lugares en ellos.",
		Why:   "El conjunto del medio solo puede ceder un número. Así que uno de los de fuera pierde su común y queda bloqueado.",
		Look:  "Es un XY-Wing con conjuntos en lugar de celdas.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "ALS-XY-Wing"},
		},
	},
	{
		Title: "Cadena de ALS",
		What:  "Una cadena de conjuntos casi bloqueados, cada uno unido al siguiente por un común restringido. Un número que tienen los dos conjuntos de los extremos se descarta en las celdas que ven todos sus lugares ahí.",
		Why:   "Si al primer conjunto le falta el número, tiene todos los demás, el siguiente pierde su común, y así hasta el último.",
		Look:  "Toma una cadena XY y admite conjuntos en lugar de celdas.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "Cadena de ALS"},
		},
	},
	{
		Title: "Death Blossom",
		What:  "Una celda, el tallo, y para cada uno de sus candidatos un conjunto casi bloqueado, un pétalo: si el tallo es ese número, el pétalo lo pierde. Un número común a todos los pétalos se descarta en las celdas que ven todos sus lugares ahí.",
		Why:   "Sea lo que sea el tallo, uno de los pétalos queda bloqueado y tiene el número común.",
		Look:  "Toma una celda con dos o tres candidatos. Para cada uno busca un conjunto casi bloqueado en el que la celda vea todos los lugares de ese número.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Death Blossom"},
		},
	},
	{
		Title: "Candidatos casi bloqueados",
		What:  "Una línea y una caja se cruzan. En una de las dos unidades, una celda de fuera del cruce solo tiene dos candidatos; en la otra, los dos números solo tienen un lugar fuera del cruce. Ese lugar tiene uno de los dos y nada más, y el resto de la primera unidad pierde ambos. Con tres números hay dos celdas a cada lado.",
		Why:   "La primera unidad tiene lugar en el cruce para uno de los dos números como mucho, y la segunda necesita ahí al menos uno. Así que el cruce tiene exactamente uno, y el otro llena el lugar de la segunda unidad. En la primera, los dos números están gastados.",
		Look:  "Toma una celda de dos candidatos y revisa cada cruce de su fila, su columna y su caja: ¿la unidad que se cruza ahí solo tiene otro lugar para los dos números?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Par casi bloqueado"},
			{Key: "almost-locked-triple", Name: "Trío casi bloqueado"},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Dos o tres celdas donde una línea cruza una caja tienen al menos dos candidatos más que celdas. Unas celdas del resto de la línea ocupan algunos de esos números, y otras del resto de la caja ocupan otros. Se gastan todos los números, así que la línea y la caja los pierden en el resto.",
		Why:   "Hay tantos números como celdas, así que cada número del patrón tiene su lugar en él.",
		Look:  "Mira los cruces con cuatro o cinco números en dos o tres celdas, y busca en la línea y en la caja celdas de dos candidatos con esos números.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq"},
		},
	},
	{
		Title: "Fireworks",
		What:  "Una fila y una columna se cruzan en una caja, y fuera de la caja un número tiene como mucho un lugar en cada una. Tres números con las mismas tres celdas, el cruce y los dos extremos, llenan esas celdas. Cuatro números pueden repartirse las esquinas de un rectángulo, y dos necesitan la ayuda de una celda que solo pueda ser esos dos.",
		Why:   "Si un número no está en ningún extremo, las dos líneas lo tienen en la caja, así que está en la celda donde se cruzan. En todos los casos está en una de las tres celdas.",
		Look:  "Busca números que, en una fila y en una columna que pasan por una caja, estén casi solo en esa caja.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Firework: trío"},
			{Key: "firework-quad", Name: "Firework: cuarteto"},
			{Key: "firework-alp", Name: "Firework: par casi bloqueado"},
			{Key: "firework-w-wing", Name: "Firework: W-Wing"},
		},
	},
	{
		Title: "Tridagon (martillo de Thor)",
		What:  "Cuatro cajas que forman un rectángulo, y en cada una tres celdas, una por fila y columna, que apenas tienen otros candidatos que los mismos tres números. Si están de modo que los tres números solos no pueden llenarlas, es verdadero uno de sus demás candidatos, los guardianes.",
		Why:   "Los órdenes de los tres números en las cajas tienen que encajar de caja en caja, por las filas y por las columnas. En este patrón eso falla al dar la vuelta.",
		Look:  "Busca tres números que falten en cuatro cajas así. De los cuatro tríos de celdas, uno o tres tienen que ir en el sentido opuesto.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon"},
		},
	},
	{
		Title: "SK-Loop (bucle de dominós)",
		What:  "Dos filas y dos columnas se cruzan en cuatro cajas. Junto a los cruces hay ocho pares de celdas, un anillo en el que cada par comparte una línea con uno de sus dos vecinos y la caja con el otro. Si las unidades del anillo toman dos números cada una, para dieciséis celdas, esos números se descartan en el resto de sus unidades.",
		Why:   "Una unidad puede poner cada uno de sus números una vez en el anillo. Con dieciséis números para dieciséis celdas, hacen falta todos.",
		Look:  "Busca cuatro números iniciales en las esquinas de un rectángulo, en cuatro cajas, cuyas líneas tengan sus demás números iniciales fuera de esas cajas.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK-Loop"},
		},
	},
	{
		Title: "Junior Exocet",
		What:  "Dos celdas de una línea en una caja, la base, con tres o cuatro candidatos, y una celda objetivo en cada una de las otras dos cajas de la banda o torre. Si cada número de base cabe como mucho dos veces en el resto de tres líneas transversales, que pasan por los objetivos y junto a la base, los objetivos tienen los dos números de la base y nada más.",
		Why:   "Un número de la base tiene que estar en las tres líneas, pero ahí no está en la base, y fuera solo cabe dos veces. Así que la tercera está en un objetivo.",
		Look:  "Busca dos celdas vacías en una línea y una caja, con pocos números en total, y revisa esos números en las tres líneas transversales. La celda junto a cada objetivo no puede tener ninguno.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior Exocet"},
		},
	},
	{
		Title: "Conjuntos bloqueados multisector",
		What:  "Todas las celdas vacías donde se cruzan unas filas y unas columnas, y unos números contados por filas y los demás por columnas. Si la cuenta es igual al número de celdas, cada número contado se descarta en el resto de su línea.",
		Why:   "Una línea puede poner un número una vez en esas celdas. Si hay tantos como celdas, hacen falta todos.",
		Look:  "Busca filas que tengan en común unos pocos números iniciales, y columnas que tengan los demás.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Conjuntos bloqueados multisector"},
		},
	},
	{
		Title: "Exclusión de pares y tríos alineados",
		What:  "Se escriben todas las maneras de llenar dos o tres celdas que ven unas mismas celdas. Se tachan las que dejarían una de esas sin candidatos; un candidato que no aparece en las que quedan se descarta.",
		Why:   "Toda manera en que el candidato podría ser verdadero lleva a una celda vacía o pone un número dos veces en una unidad.",
		Look:  "Toma dos celdas que vean muchas celdas de dos candidatos en común y repasa sus combinaciones.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Exclusión de par alineado"},
			{Key: "aligned-triplet-exclusion", Name: "Exclusión de trío alineado"},
		},
	},
}
