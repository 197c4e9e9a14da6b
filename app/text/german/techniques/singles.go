package techniques

import "sudoku/solver/explain"

var singles = []explain.Lesson{
	{
		Title: "Letzte Ziffer",
		What:  "Acht Zellen einer Zeile, einer Spalte oder eines Blocks sind gefüllt. In die neunte kommt die Ziffer, die übrig ist.",
		Why:   "Jedes Haus enthält die Ziffern 1 bis 9 je einmal; stehen acht davon, bleibt nur eine.",
		Look:  "Schau auf Häuser, die fast voll sind, und nach jeder Ziffer, die du setzt, noch einmal.",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "Letzte Zelle (Full House)"},
		},
	},
	{
		Title: "Versteckter Einer",
		What:  "In einer Zeile, einer Spalte oder einem Block gibt es nur noch eine Zelle für eine Ziffer, was auch immer diese Zelle sonst enthalten könnte.",
		Why:   "Das Haus braucht die Ziffer, und jede andere leere Zelle sieht sie schon in ihrer Zeile, ihrer Spalte oder ihrem Block.",
		Look:  "Nimm eine Ziffer, die schon oft dasteht. Streiche in jedem Block, dem sie fehlt, die Zeilen und Spalten, die sie haben; bleibt eine Zelle übrig, trag sie ein. Dann ebenso für Zeilen und Spalten.",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "Versteckter Einer (Block)"},
			{Key: "hidden-single-line", Name: "Versteckter Einer (Linie)"},
		},
	},
	{
		Title: "Nackter Einer",
		What:  "Eine Zelle hat nur noch einen Kandidaten.",
		Why:   "Ihre Zeile, ihre Spalte und ihr Block enthalten die anderen acht Ziffern, oder andere Schritte haben sie ausgeschlossen.",
		Look:  "Schau auf Zellen, deren drei Häuser gut gefüllt sind, und zähle die Ziffern, die sie sehen: Acht verschiedene lassen eine übrig.",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "Nackter Einer"},
		},
	},
	{
		Title: "Direkte Schritte",
		What:  "Ein Schritt, der Kandidaten streicht und schon dadurch einer Ziffer in einem Haus nur einen Platz lässt: Sie lässt sich sofort setzen, ohne Notizen.",
		Why:   "Es ist ein gesperrter Kandidat oder ein versteckter Mehrling und dann ein versteckter Einer. Sudoku Explainer zählt beides als einen Schritt, weil man beides auf einmal sieht.",
		Look:  "Hat eine Ziffer in einem Block zwei oder drei Plätze, alle in einer Linie, so denk dir die Linie besetzt und sieh die Blöcke daneben noch einmal durch.",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "Direktes Zeigen"},
			{Key: "direct-claiming", Name: "Direktes Beanspruchen"},
			{Key: "direct-hidden-pair", Name: "Direktes verstecktes Paar"},
			{Key: "direct-hidden-triplet", Name: "Direktes verstecktes Tripel"},
		},
	},
}
