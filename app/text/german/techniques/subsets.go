package techniques

import "sudoku/solver/explain"

var subsets = []explain.Lesson{
	{
		Title: "Gesperrte Kandidaten: Zeigen",
		What:  "Alle Plätze einer Ziffer in einem Block liegen in einer Zeile oder Spalte. Im Rest dieser Linie fällt die Ziffer weg.",
		Why:   "Der Block muss die Ziffer enthalten, also steht sie innerhalb des Blocks in der Linie, und die hat nur einmal Platz dafür.",
		Look:  "Geh von Block zu Block. Nimm darin die Ziffern, die noch zwei oder drei Plätze haben: Liegen diese in einer Zeile oder Spalte, so folge der Linie aus dem Block hinaus und such dort die Ziffer.",
		Techniques: []explain.Technique{
			{Key: "pointing", Name: "Gesperrte Kandidaten 1 (Zeigen)"},
		},
	},
	{
		Title: "Gesperrte Kandidaten: Beanspruchen",
		What:  "Alle Plätze einer Ziffer in einer Zeile oder Spalte liegen in einem Block. Im Rest dieses Blocks fällt die Ziffer weg.",
		Why:   "Die Linie muss die Ziffer enthalten und kann es nur innerhalb des Blocks, also hat der Block sie dort.",
		Look:  "Geh von Linie zu Linie. Nimm darin die Ziffern, die noch zwei oder drei Plätze haben: Liegen diese in einem Block, so such die Ziffer im Rest des Blocks.",
		Techniques: []explain.Technique{
			{Key: "claiming", Name: "Gesperrte Kandidaten 2 (Beanspruchen)"},
		},
	},
	{
		Title: "Gesperrtes Paar und Tripel",
		What:  "Zwei Zellen mit denselben zwei Kandidaten, oder drei mit dreien, die in einer Linie und in einem Block liegen. Ihre Ziffern fallen im Rest von beiden weg.",
		Why:   "Die Zellen teilen ihre Ziffern unter sich auf, und das gilt für die Linie so gut wie für den Block.",
		Look:  "Es ist ein nacktes Paar oder Tripel dort, wo eine Linie einen Block kreuzt: Schau auf die zwei oder drei leeren Zellen darin.",
		Techniques: []explain.Technique{
			{Key: "locked-pair", Name: "Gesperrtes Paar"},
			{Key: "locked-triple", Name: "Gesperrtes Tripel"},
		},
	},
	{
		Title: "Nacktes Paar, Tripel und Quartett",
		What:  "Zwei Zellen eines Hauses, die zusammen nur zwei Kandidaten haben, oder drei mit dreien, oder vier mit vieren. Die anderen Zellen des Hauses verlieren diese Ziffern.",
		Why:   "So viele Zellen wie Ziffern: Jede Zelle nimmt eine davon, und keine bleibt für andere. Nicht jede Zelle muss alle Ziffern haben.",
		Look:  "Beginne mit Zellen mit zwei Kandidaten. Such in Zeile, Spalte und Block einer solchen Zelle eine zweite mit denselben beiden; dann eine dritte, die nur eine Ziffer hinzufügt.",
		Techniques: []explain.Technique{
			{Key: "naked-pair", Name: "Nacktes Paar"},
			{Key: "naked-triple", Name: "Nacktes Tripel"},
			{Key: "naked-quad", Name: "Nacktes Quartett"},
		},
	},
	{
		Title: "Verstecktes Paar, Tripel und Quartett",
		What:  "Zwei Ziffern, für die ein Haus nur dieselben zwei Zellen hat, oder drei Ziffern mit drei, oder vier mit vier Zellen. Diese Zellen verlieren alle anderen Kandidaten.",
		Why:   "Die Ziffern brauchen so viele Zellen, wie es Ziffern sind, also ist darin kein Platz für anderes. Es ist die Kehrseite eines nackten Mehrlings im Rest des Hauses.",
		Look:  "Nimm ein Haus mit vielen leeren Zellen und zähle die Plätze jeder Ziffer. Zwei Ziffern mit denselben zwei Plätzen sind ein Paar, so viele Kandidaten diese Zellen auch haben.",
		Techniques: []explain.Technique{
			{Key: "hidden-pair", Name: "Verstecktes Paar"},
			{Key: "hidden-triple", Name: "Verstecktes Tripel"},
			{Key: "hidden-quad", Name: "Verstecktes Quartett"},
		},
	},
}
