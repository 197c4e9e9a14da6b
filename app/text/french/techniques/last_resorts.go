package techniques

import "sudoku/solver/explain"

var lastResorts = []explain.Lesson{
	{
		Title: "Gabarits (Templates)",
		What:  "Toutes les façons de placer un chiffre dans la grille entière. Une case présente dans toutes contient ce chiffre ; une case absente de toutes ne le contient pas.",
		Why:   "L’une de ces façons est la bonne, et il n’y en a pas d’autre.",
		Look:  "C’est un travail de programme : dans une grille vide, un chiffre a 46 656 façons.",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "Gabarit : placement"},
			{Key: "template-delete", Name: "Gabarit : élimination"},
		},
	},
}
