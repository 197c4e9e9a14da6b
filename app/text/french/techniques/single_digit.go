package techniques

import "sudoku/solver/explain"

var singleDigit = []explain.Lesson{
	{
		Title: "Skyscraper",
		What:  "Un chiffre qui a deux places dans chacune de deux rangées parallèles, une place de l’une étant alignée avec une place de l’autre. Une case qui voit les deux autres places perd le chiffre.",
		Why:   "Les deux places alignées ne peuvent pas être vraies toutes les deux : l’une des autres au moins l’est donc.",
		Look:  "Prenez un chiffre et notez les colonnes où il a deux places. Si les extrémités basses de deux d’entre elles sont dans une même ligne, et pas les hautes, cherchez une case qui voit les deux extrémités hautes. Puis faites de même avec les lignes.",
		Techniques: []explain.Technique{
			{Key: "skyscraper", Name: "Skyscraper"},
		},
	},
	{
		Title: "2-String Kite",
		What:  "Un chiffre qui a deux places dans une ligne et deux dans une colonne, dont une de chaque dans un même bloc. La case au croisement des deux autres extrémités perd le chiffre.",
		Why:   "Les deux places du bloc ne peuvent pas être vraies toutes les deux : l’une des autres extrémités au moins l’est donc.",
		Look:  "Prenez un chiffre. Là où une ligne à deux places et une colonne à deux places se rencontrent dans un bloc, mais pas dans une même case, suivez-les jusqu’à leur autre extrémité : la case où elles se croisent perd le chiffre.",
		Techniques: []explain.Technique{
			{Key: "two-string-kite", Name: "2-String Kite"},
			{Key: "dual-two-string-kite", Name: "2-String Kite double"},
		},
	},
	{
		Title: "Turbot Fish",
		What:  "Deux zones où un chiffre a deux places chacune, une place de l’une voyant une place de l’autre. Une case qui voit les deux autres extrémités perd le chiffre.",
		Why:   "Fort, faible, fort : l’une des extrémités doit être vraie. Skyscraper et kite en sont les formes les plus faciles à voir.",
		Look:  "Prenez un chiffre et tracez un trait entre ses places dans chaque zone qui n’en a que deux. Là où les extrémités de deux traits se voient, regardez les deux extrémités libres.",
		Techniques: []explain.Technique{
			{Key: "turbot-fish", Name: "Turbot Fish"},
		},
	},
	{
		Title: "Rectangle vide",
		What:  "Dans un bloc, un chiffre n’a de places que dans une ligne et une colonne ; au-dehors, une paire de ce chiffre a une extrémité dans cette ligne ou cette colonne. La case où la rangée de l’autre extrémité croise l’autre rangée du bloc perd le chiffre.",
		Why:   "Si l’extrémité proche de la paire est fausse, la lointaine est vraie ; si elle est vraie, le bloc doit avoir son chiffre dans l’autre rangée. Dans les deux cas, la case du croisement est exclue.",
		Look:  "Cherchez les blocs où les quatre cases hors d’une croix ne peuvent pas contenir le chiffre.",
		Techniques: []explain.Technique{
			{Key: "empty-rectangle", Name: "Rectangle vide"},
			{Key: "dual-empty-rectangle", Name: "Rectangle vide double"},
		},
	},
	{
		Title: "Gardiens (Broken Wing)",
		What:  "Un anneau d’un nombre impair de cases, deux dans chaque zone parcourue, qui pourraient toutes contenir un chiffre. Les autres places de ce chiffre dans ces zones sont les gardiens : les cases qui les voient tous perdent le chiffre.",
		Why:   "Le chiffre ne peut pas alterner autour d’un anneau impair : l’un des gardiens est donc vrai.",
		Look:  "Cherchez un chiffre dont les paires forment presque un anneau de cinq.",
		Techniques: []explain.Technique{
			{Key: "guardians", Name: "Gardiens"},
		},
	},
}
