package techniques

import "sudoku/solver/explain"

var lastResorts = []explain.Lesson{
	{
		Title: "Schablonen",
		What:  "Alle Anordnungen, in denen eine Ziffer im ganzen Gitter stehen kann. Eine Zelle, die zu allen gehört, enthält die Ziffer; eine, die zu keiner gehört, nicht.",
		Why:   "Eine der Anordnungen ist die richtige, und andere gibt es nicht.",
		Look:  "Das ist Arbeit für ein Programm: Im leeren Gitter gibt es für eine Ziffer 46.656 Anordnungen.",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "Schablone: gesetzt"},
			{Key: "template-delete", Name: "Schablone: gestrichen"},
		},
	},
}
