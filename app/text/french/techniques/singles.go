package techniques

import "sudoku/solver/explain"

var singles = []explain.Lesson{
	{
		Title: "Dernière case",
		What:  "Huit cases d’une ligne, d’une colonne ou d’un bloc sont remplies. La neuvième reçoit le chiffre manquant.",
		Why:   "Chaque zone contient une seule fois chacun des chiffres de 1 à 9 : quand huit sont en place, il n’en reste qu’un.",
		Look:  "Regardez les zones presque pleines, et regardez encore après chaque chiffre placé.",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "Dernière case"},
		},
	},
	{
		Title: "Singleton caché",
		What:  "Dans une ligne, une colonne ou un bloc, il ne reste qu’une case où un chiffre peut aller, quoi que cette case puisse contenir d’autre.",
		Why:   "La zone a besoin de ce chiffre, et toutes les autres cases vides le voient déjà dans leur ligne, leur colonne ou leur bloc.",
		Look:  "Prenez un chiffre fréquent dans la grille. Dans chaque bloc qui ne l’a pas, barrez les lignes et les colonnes qui l’ont ; s’il reste une case, écrivez-y le chiffre. Puis faites de même pour les lignes et les colonnes.",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "Singleton caché (bloc)"},
			{Key: "hidden-single-line", Name: "Singleton caché (rangée)"},
		},
	},
	{
		Title: "Singleton nu",
		What:  "Une case à laquelle il ne reste qu’un candidat.",
		Why:   "Sa ligne, sa colonne et son bloc contiennent les huit autres chiffres, ou d’autres étapes les ont éliminés.",
		Look:  "Regardez les cases dont les trois zones sont bien remplies, et comptez les chiffres différents que chacune voit : huit en laissent un.",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "Singleton nu"},
		},
	},
	{
		Title: "Étapes directes",
		What:  "Une étape qui élimine des candidats et ne laisse ainsi à un chiffre qu’une place dans une zone : il se place aussitôt, sans notes.",
		Why:   "Chacune est un candidat verrouillé ou un ensemble caché suivi d’un singleton caché. Sudoku Explainer compte les deux comme une seule étape, parce que l’œil les voit d’un coup.",
		Look:  "Quand un chiffre a dans un bloc deux ou trois places alignées, tenez cette rangée pour prise et balayez de nouveau les blocs voisins.",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "Pointage direct"},
			{Key: "direct-claiming", Name: "Revendication directe"},
			{Key: "direct-hidden-pair", Name: "Paire cachée directe"},
			{Key: "direct-hidden-triplet", Name: "Triplet caché direct"},
		},
	},
}
