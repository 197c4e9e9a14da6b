package techniques

import "sudoku/solver/explain"

var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "Tres celdas con dos candidatos cada una. El pivote tiene x e y, por ejemplo 3 y 5; ve una celda con x y z, por ejemplo 3 y 8, y otra con y y z, por ejemplo 5 y 8. Estas dos son las pinzas: una celda que ve ambas pierde z, aquí el 8.",
		Why:   "Si el pivote es x, la pinza que comparte x con él tiene que ser z. Si el pivote es y, tiene que ser z la otra. En los dos casos una de las pinzas es z.",
		Look:  "Toma como pivote una celda con dos candidatos. Entre las celdas con dos candidatos que ve, busca otras dos: una con x, otra con y, y las dos con el mismo tercer número z.",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing"},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "Como un XY-Wing, pero el pivote tiene además z: tiene tres candidatos x, y, z; las pinzas tienen x, z e y, z. Una celda que ve las tres pierde z.",
		Why:   "Si el pivote es x o y, una de las pinzas tiene que ser z; si no, el propio pivote es z. En todos los casos una de las tres es z.",
		Look:  "Toma una celda con tres candidatos. Busca en su caja una celda con dos de los tres, y después en su fila y su columna otra con otros dos de los tres. Una celda que las tres ven está en la caja de la primera y en la línea de la segunda.",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing"},
		},
	},
	{
		Title: "W-Wing",
		What:  "Dos celdas con los mismos dos candidatos que no se ven, y una unidad donde uno de los números tiene dos lugares, cada uno visto por una de las celdas. Las celdas que ven ambas pierden el otro número.",
		Why:   "Las dos celdas no pueden tener a la vez el número enlazado, porque entonces la unidad no tendría lugar para él. Así que una de ellas tiene el otro número.",
		Look:  "Busca dos celdas con los mismos dos candidatos que no se vean. Para cada uno de los números busca una unidad donde solo tenga dos lugares, uno a la vista de cada celda.",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing"},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "Cuatro celdas con cuatro números, de los que todos menos uno solo pueden aparecer una vez entre ellas. Ese uno se descarta en toda celda que vea todos sus lugares ahí.",
		Why:   "Cuatro celdas necesitan cuatro números. Si faltara el que puede repetirse, tres números tendrían que llenar cuatro celdas.",
		Look:  "Es un conjunto casi bloqueado que dobla la esquina de una caja: parte de un pivote con tres o cuatro candidatos.",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing"},
		},
	},
	{
		Title: "Par remoto",
		What:  "Una cadena de cuatro celdas o más con los mismos dos candidatos, en la que cada una ve la siguiente. Una celda que ve los dos extremos de un número impar de enlaces pierde los dos números.",
		Why:   "Los dos números se alternan por la cadena, así que los extremos tienen uno cada uno.",
		Look:  "Cuando un par de números aparezca en cuatro celdas o más, une las que se ven y mira las celdas que ven dos de ellas separadas por un número impar de enlaces.",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "Par remoto"},
		},
	},
}
