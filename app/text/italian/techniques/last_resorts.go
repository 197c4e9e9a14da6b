package techniques

import "sudoku/solver/explain"

var lastResorts = []explain.Lesson{
	{
		Title: "Template (sovrapposizione)",
		What:  "Tutti i modi di disporre un numero su tutta la griglia. Una casella presente in tutti ha il numero; una presente in nessuno non lo ha.",
		Why:   "Uno dei modi è quello vero, e non ce ne sono altri.",
		Look:  "È un lavoro da programma: su una griglia vuota ci sono 46.656 modi per un numero.",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "Template: inserimento"},
			{Key: "template-delete", Name: "Template: esclusione"},
		},
	},
}
