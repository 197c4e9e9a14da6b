package techniques

import "sudoku/solver/explain"

var uniqueness = []explain.Lesson{
	{
		Title: "Eindeutigkeits-Rechteck",
		What:  "Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, die alle dieselben zwei Ziffern enthalten könnten. In einer davon muss etwas anderes stimmen; die Typen sagen, was folgt.",
		Why:   "Enthielten die vier nur die beiden Ziffern, so ließen diese sich tauschen, und das Rätsel hätte zwei Lösungen. Das setzt voraus, dass es genau eine hat.",
		Look:  "Such zwei gleiche Paare in einer Linie und dann dasselbe Paar unter mehr Kandidaten in einer parallelen Linie derselben zwei Blöcke.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Eindeutigkeits-Rechteck Typ 1"},
			{Key: "unique-rectangle-2", Name: "Eindeutigkeits-Rechteck Typ 2"},
			{Key: "unique-rectangle-3", Name: "Eindeutigkeits-Rechteck Typ 3"},
			{Key: "unique-rectangle-4", Name: "Eindeutigkeits-Rechteck Typ 4"},
			{Key: "unique-rectangle-5", Name: "Eindeutigkeits-Rechteck Typ 5"},
			{Key: "unique-rectangle-6", Name: "Eindeutigkeits-Rechteck Typ 6"},
		},
	},
	{
		Title: "Verstecktes Rechteck",
		What:  "Ein Rechteck zweier Ziffern in zwei Blöcken, in dem eine davon in der Zeile und der Spalte einer Ecke keinen anderen Platz hat. Diese Ecke verliert die andere Ziffer.",
		Why:   "Mit ihr dort würden die starken Glieder das Muster vollenden, das zwei Lösungen hat.",
		Look:  "Beginne an einer Ecke mit nur den zwei Ziffern und schau entlang der beiden Linien, die sie nicht treffen.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Verstecktes Rechteck"},
		},
	},
	{
		Title: "Vermeidbares Rechteck",
		What:  "Drei gelöste Zellen eines Rechtecks, keine davon vorgegeben, die mit einer bestimmten Ziffer in der vierten ein tauschbares Muster würden. Diese Ziffer fällt weg.",
		Why:   "Hätte das Rätsel dieses Muster, so ließen sich die Ziffern tauschen, ohne eine Vorgabe zu berühren, und es hätte zwei Lösungen.",
		Look:  "Schau auf Ziffern, die du selbst gesetzt hast: zwei gleiche Paare in zwei Blöcken, eine Zelle noch offen.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Vermeidbares Rechteck Typ 1"},
			{Key: "avoidable-rectangle-2", Name: "Vermeidbares Rechteck Typ 2"},
		},
	},
	{
		Title: "Eindeutigkeits-Schleife",
		What:  "Eine geschlossene Schleife aus sechs oder mehr Zellen, die alle dieselben zwei Ziffern enthalten könnten, zwei in jedem Haus, durch das sie geht.",
		Why:   "Wie beim Rechteck ließen sich die beiden Ziffern ringsum tauschen. Also muss eine der Zellen mit weiteren Kandidaten einen davon enthalten.",
		Look:  "Folge gleichen Paaren von Haus zu Haus, bis du zurück bist; lass ein oder zwei Zellen mit mehr Kandidaten zu.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Eindeutigkeits-Schleife Typ 1"},
			{Key: "unique-loop-2", Name: "Eindeutigkeits-Schleife Typ 2"},
			{Key: "unique-loop-3", Name: "Eindeutigkeits-Schleife Typ 3"},
			{Key: "unique-loop-4", Name: "Eindeutigkeits-Schleife Typ 4"},
		},
	},
	{
		Title: "Erweitertes Rechteck",
		What:  "Sechs Zellen, je zwei in drei Linien, die alle dieselben drei Ziffern enthalten könnten. In einer davon muss etwas anderes stimmen.",
		Why:   "Die drei Ziffern ließen sich zwischen den beiden Längsseiten tauschen, also hätte das Rätsel zwei Lösungen.",
		Look:  "Such in drei benachbarten Blöcken Zellen mit Kandidaten aus denselben drei Ziffern.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Erweitertes Rechteck Typ 1"},
			{Key: "extended-rectangle-2", Name: "Erweitertes Rechteck Typ 2"},
			{Key: "extended-rectangle-3", Name: "Erweitertes Rechteck Typ 3"},
			{Key: "extended-rectangle-4", Name: "Erweitertes Rechteck Typ 4"},
		},
	},
	{
		Title: "Zweiwertiges Universalgrab (BUG)",
		What:  "Alle leeren Zellen haben zwei Kandidaten, bis auf eine oder wenige. In diesen muss etwas wahr sein, das nicht zum Muster gehört.",
		Why:   "Hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, so ließen sie sich überall tauschen, und das Rätsel hätte zwei Lösungen oder keine. Das setzt voraus, dass es genau eine hat.",
		Look:  "Gegen Ende, wenn überall Paare stehen: Such die Zelle mit drei Kandidaten. Die Ziffer, die in ihren Häusern dreimal vorkommt, ist die Antwort.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG+1"},
			{Key: "bug-type-1", Name: "BUG Typ 1"},
			{Key: "bug-type-2", Name: "BUG Typ 2"},
			{Key: "bug-type-3", Name: "BUG Typ 3"},
			{Key: "bug-type-4", Name: "BUG Typ 4"},
		},
	},
}
