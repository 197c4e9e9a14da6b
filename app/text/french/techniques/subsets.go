package techniques

import "sudoku/solver/explain"

var subsets = []explain.Lesson{
	{
		Title: "Candidats verrouillés : pointage",
		What:  "Toutes les places d’un chiffre dans un bloc sont dans une même ligne ou colonne. Le chiffre est éliminé du reste de cette rangée.",
		Why:   "Le bloc a besoin de ce chiffre : il est donc là où la rangée croise le bloc, et la rangée ne l’a qu’une fois.",
		Look:  "Allez de bloc en bloc. Dans chacun, prenez chaque chiffre qui a encore deux ou trois places. Si elles sont toutes dans une ligne ou une colonne, suivez-la hors du bloc et cherchez-y le chiffre.",
		Techniques: []explain.Technique{
			{Key: "pointing", Name: "Candidats verrouillés, type 1 (pointage)"},
		},
	},
	{
		Title: "Candidats verrouillés : revendication",
		What:  "Toutes les places d’un chiffre dans une ligne ou une colonne sont dans un même bloc. Le chiffre est éliminé du reste de ce bloc.",
		Why:   "La rangée a besoin de ce chiffre et ne peut l’avoir que dans le bloc : le bloc l’a donc là, et nulle part ailleurs.",
		Look:  "Allez de rangée en rangée. Dans chacune, prenez chaque chiffre qui a encore deux ou trois places. Si elles sont toutes dans un bloc, cherchez le chiffre dans le reste de ce bloc.",
		Techniques: []explain.Technique{
			{Key: "claiming", Name: "Candidats verrouillés, type 2 (revendication)"},
		},
	},
	{
		Title: "Paire et triplet verrouillés",
		What:  "Deux cases avec les deux mêmes candidats, ou trois avec trois, qui sont dans une même rangée et dans un même bloc. Leurs chiffres sont éliminés du reste des deux.",
		Why:   "Ces cases épuisent leurs chiffres entre elles, et cela vaut pour la rangée comme pour le bloc.",
		Look:  "C’est une paire nue ou un triplet nu dans une mini-rangée : regardez les deux ou trois cases vides où une rangée croise un bloc.",
		Techniques: []explain.Technique{
			{Key: "locked-pair", Name: "Paire verrouillée"},
			{Key: "locked-triple", Name: "Triplet verrouillé"},
		},
	},
	{
		Title: "Paire nue, triplet nu, quadruplet nu",
		What:  "Deux cases d’une zone qui n’ont à elles deux que deux candidats ; ou trois cases avec trois, ou quatre avec quatre. Les autres cases de la zone perdent ces chiffres.",
		Why:   "Il y a autant de cases que de chiffres : chaque case en prend un, et il n’en reste aucun pour les autres. Toutes les cases n’ont pas besoin d’avoir tous ces chiffres.",
		Look:  "Commencez par les cases à deux candidats. Dans la ligne, la colonne et le bloc d’une telle case, cherchez-en une deuxième avec les deux mêmes ; puis une troisième qui n’ajoute qu’un chiffre.",
		Techniques: []explain.Technique{
			{Key: "naked-pair", Name: "Paire nue"},
			{Key: "naked-triple", Name: "Triplet nu"},
			{Key: "naked-quad", Name: "Quadruplet nu"},
		},
	},
	{
		Title: "Paire cachée, triplet caché, quadruplet caché",
		What:  "Deux chiffres dont les seules places dans une zone sont les deux mêmes cases ; ou trois chiffres avec trois cases, ou quatre avec quatre. Ces cases perdent tous leurs autres candidats.",
		Why:   "Ces chiffres ont besoin de toutes ces cases : elles n’ont de place pour rien d’autre. C’est le pendant d’un ensemble nu dans le reste de la zone.",
		Look:  "Prenez une zone avec beaucoup de cases vides et comptez les places de chaque chiffre. Deux chiffres qui ont les deux mêmes places font une paire, si nombreux que soient les candidats de ces cases.",
		Techniques: []explain.Technique{
			{Key: "hidden-pair", Name: "Paire cachée"},
			{Key: "hidden-triple", Name: "Triplet caché"},
			{Key: "hidden-quad", Name: "Quadruplet caché"},
		},
	},
}
