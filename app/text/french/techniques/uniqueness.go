package techniques

import "sudoku/solver/explain"

var uniqueness = []explain.Lesson{
	{
		Title: "Rectangle unique",
		What:  "Quatre cases dans deux lignes, deux colonnes et deux blocs, qui pourraient toutes contenir les deux mêmes chiffres. L’une d’elles doit contenir un autre chiffre ; les types diffèrent par ce qu’on en déduit.",
		Why:   "Si les quatre cases ne contenaient que ces deux chiffres, ils pourraient s’échanger, et la grille aurait deux solutions. Cela suppose une grille à solution unique.",
		Look:  "Trouvez deux paires identiques dans une rangée, puis la même paire parmi d’autres candidats dans une rangée parallèle des deux mêmes blocs.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Rectangle unique, type 1"},
			{Key: "unique-rectangle-2", Name: "Rectangle unique, type 2"},
			{Key: "unique-rectangle-3", Name: "Rectangle unique, type 3"},
			{Key: "unique-rectangle-4", Name: "Rectangle unique, type 4"},
			{Key: "unique-rectangle-5", Name: "Rectangle unique, type 5"},
			{Key: "unique-rectangle-6", Name: "Rectangle unique, type 6"},
		},
	},
	{
		Title: "Rectangle caché",
		What:  "Un rectangle de deux chiffres dans deux blocs, où l’un des chiffres n’a pas d’autre place dans la ligne ni dans la colonne d’un coin. Ce coin perd l’autre chiffre.",
		Why:   "Si cet autre chiffre y était, les liens forts compléteraient le motif à deux solutions.",
		Look:  "Partez d’un coin qui n’a que les deux chiffres et regardez le long des deux rangées qui n’y passent pas.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Rectangle caché"},
		},
	},
	{
		Title: "Rectangle évitable",
		What:  "Trois cases résolues d’un rectangle, dont aucune n’est donnée, qui formeraient avec un certain chiffre dans la quatrième un motif échangeable. Ce chiffre est éliminé.",
		Why:   "Avec ce motif, les chiffres pourraient s’échanger sans toucher à un chiffre donné, et la grille aurait deux solutions.",
		Look:  "Regardez les chiffres que vous avez placés vous-même : deux paires égales dans deux blocs, avec une case ouverte.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Rectangle évitable, type 1"},
			{Key: "avoidable-rectangle-2", Name: "Rectangle évitable, type 2"},
		},
	},
	{
		Title: "Boucle unique",
		What:  "Une boucle fermée de six cases ou plus qui pourraient toutes contenir les deux mêmes chiffres, deux cases dans chaque zone parcourue.",
		Why:   "Comme pour le rectangle, les deux chiffres pourraient s’échanger tout autour. L’une au moins des cases à candidats supplémentaires doit donc en contenir un.",
		Look:  "Suivez des paires égales de zone en zone jusqu’à revenir au départ ; admettez une ou deux cases avec plus de candidats.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Boucle unique, type 1"},
			{Key: "unique-loop-2", Name: "Boucle unique, type 2"},
			{Key: "unique-loop-3", Name: "Boucle unique, type 3"},
			{Key: "unique-loop-4", Name: "Boucle unique, type 4"},
		},
	},
	{
		Title: "Rectangle étendu",
		What:  "Six cases, deux dans chacune de trois rangées, qui pourraient toutes contenir les trois mêmes chiffres. Autre chose doit être vrai dans l’une d’elles.",
		Why:   "Les trois chiffres pourraient s’échanger entre les deux longs côtés : la grille aurait deux solutions.",
		Look:  "Cherchez dans une bande ou une pile de trois blocs des cases dont les candidats viennent des trois mêmes chiffres.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Rectangle unique étendu, type 1"},
			{Key: "extended-rectangle-2", Name: "Rectangle unique étendu, type 2"},
			{Key: "extended-rectangle-3", Name: "Rectangle unique étendu, type 3"},
			{Key: "extended-rectangle-4", Name: "Rectangle unique étendu, type 4"},
		},
	},
	{
		Title: "BUG (Bivalue Universal Grave)",
		What:  "Toutes les cases vides sauf une ou quelques-unes ont deux candidats. Dans celles-ci, quelque chose doit être vrai qui ne fait pas partie du motif.",
		Why:   "Si chaque case vide avait deux candidats et chaque chiffre deux places dans chaque zone, tous pourraient s’échanger, et la grille aurait deux solutions ou aucune. Cela suppose une grille à solution unique.",
		Look:  "Vers la fin, quand il y a des paires partout : trouvez la case à trois candidats. Le chiffre qui figure trois fois dans ses zones est la réponse.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG + 1"},
			{Key: "bug-type-1", Name: "BUG, type 1"},
			{Key: "bug-type-2", Name: "BUG, type 2"},
			{Key: "bug-type-3", Name: "BUG, type 3"},
			{Key: "bug-type-4", Name: "BUG, type 4"},
		},
	},
}
