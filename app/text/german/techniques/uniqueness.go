package techniques

import "sudoku/solver/explain"

const (
	deadlyPattern  = "Enthielten {cells} nur {digits}, so könnten diese die Plätze tauschen, und das Rätsel hätte zwei Lösungen. "
	universalGrave = "Hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, so hätte das Rätsel zwei Lösungen oder keine. "
)

var uniqueness = []explain.Lesson{
	{
		Title: "Eindeutigkeits-Rechteck",
		What:  "Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, die alle dieselben zwei Ziffern enthalten könnten. In einer davon muss etwas anderes stimmen; die Typen sagen, was folgt.",
		Why:   "Enthielten die vier nur die beiden Ziffern, so ließen diese sich tauschen, und das Rätsel hätte zwei Lösungen. Das setzt voraus, dass es genau eine hat.",
		Look:  "Such zwei gleiche Paare in einer Linie und dann dasselbe Paar unter mehr Kandidaten in einer parallelen Linie derselben zwei Blöcke.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Eindeutigkeits-Rechteck Typ 1",
				Sentence: deadlyPattern + "Nur {roof} kann das verhindern, enthält also keine davon: {eliminations}."},
			{Key: "unique-rectangle-2", Name: "Eindeutigkeits-Rechteck Typ 2",
				Sentence: deadlyPattern + "Nur eine {extras} in einer von {roof} kann das verhindern, und keine Zelle, die alle diese sieht, kann sie enthalten: {eliminations}."},
			{Key: "unique-rectangle-3", Name: "Eindeutigkeits-Rechteck Typ 3",
				Sentence: deadlyPattern + "Nur eine von {extras} in {roof} kann das verhindern. Mit {set} entsteht eine nackte Gruppe aus {subset}, also kann keine andere Zelle in {houses} diese enthalten: {eliminations}."},
			{Key: "unique-rectangle-4", Name: "Eindeutigkeits-Rechteck Typ 4",
				Sentence: deadlyPattern + "Nur {roof} können das verhindern. In {house} muss eine davon die {locked} enthalten, also keine eine andere Ziffer des Musters: {eliminations}."},
			{Key: "unique-rectangle-5", Name: "Eindeutigkeits-Rechteck Typ 5",
				Sentence: deadlyPattern + "Nur eine {extras} in einer von {roof} kann das verhindern, und keine Zelle, die alle diese sieht, kann sie enthalten: {eliminations}."},
			{Key: "unique-rectangle-6", Name: "Eindeutigkeits-Rechteck Typ 6",
				Sentence: deadlyPattern + "In {houses} kann die {locked} nur in diesen Zellen stehen. Stünde sie in einer von {roof}, so auch in der anderen, und das Muster wäre vollständig: {eliminations}."},
		},
	},
	{
		Title: "Verstecktes Rechteck",
		What:  "Ein Rechteck zweier Ziffern in zwei Blöcken, in dem eine davon in der Zeile und der Spalte einer Ecke keinen anderen Platz hat. Diese Ecke verliert die andere Ziffer.",
		Why:   "Mit ihr dort würden die starken Glieder das Muster vollenden, das zwei Lösungen hat.",
		Look:  "Beginne an einer Ecke mit nur den zwei Ziffern und schau entlang der beiden Linien, die sie nicht treffen.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Verstecktes Rechteck",
				Sentence: deadlyPattern + "In {houses} kann die {locked} nur in diesen Zellen stehen. Stünde die andere Ziffer in der Ecke gegenüber von {corner}, so stünde die {locked} in den beiden Ecken daneben, und das Muster wäre vollständig: {eliminations}."},
		},
	},
	{
		Title: "Vermeidbares Rechteck",
		What:  "Drei gelöste Zellen eines Rechtecks, keine davon vorgegeben, die mit einer bestimmten Ziffer in der vierten ein tauschbares Muster würden. Diese Ziffer fällt weg.",
		Why:   "Hätte das Rätsel dieses Muster, so ließen sich die Ziffern tauschen, ohne eine Vorgabe zu berühren, und es hätte zwei Lösungen.",
		Look:  "Schau auf Ziffern, die du selbst gesetzt hast: zwei gleiche Paare in zwei Blöcken, eine Zelle noch offen.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Vermeidbares Rechteck Typ 1",
				Sentence: deadlyPattern + "Keine dieser Zellen ist vorgegeben, also darf {roof} das Muster nicht vervollständigen: {eliminations}."},
			{Key: "avoidable-rectangle-2", Name: "Vermeidbares Rechteck Typ 2",
				Sentence: deadlyPattern + "Keine dieser Zellen ist vorgegeben, also enthält eine von {roof} die {extras}, und keine Zelle, die beide sieht, kann es: {eliminations}."},
		},
	},
	{
		Title: "Eindeutigkeits-Schleife",
		What:  "Eine geschlossene Schleife aus sechs oder mehr Zellen, die alle dieselben zwei Ziffern enthalten könnten, zwei in jedem Haus, durch das sie geht.",
		Why:   "Wie beim Rechteck ließen sich die beiden Ziffern ringsum tauschen. Also muss eine der Zellen mit weiteren Kandidaten einen davon enthalten.",
		Look:  "Folge gleichen Paaren von Haus zu Haus, bis du zurück bist; lass ein oder zwei Zellen mit mehr Kandidaten zu.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Eindeutigkeits-Schleife Typ 1",
				Sentence: deadlyPattern + "Nur {roof} kann das verhindern, enthält also keine Ziffer des Musters: {eliminations}."},
			{Key: "unique-loop-2", Name: "Eindeutigkeits-Schleife Typ 2",
				Sentence: deadlyPattern + "Nur eine {extras} in einer von {roof} kann das verhindern, und keine Zelle, die alle diese sieht, kann sie enthalten: {eliminations}."},
			{Key: "unique-loop-3", Name: "Eindeutigkeits-Schleife Typ 3",
				Sentence: deadlyPattern + "Nur eine von {extras} in {roof} kann das verhindern. Mit {set} entsteht eine nackte Gruppe aus {subset}, also kann keine andere Zelle in {houses} diese enthalten: {eliminations}."},
			{Key: "unique-loop-4", Name: "Eindeutigkeits-Schleife Typ 4",
				Sentence: deadlyPattern + "Nur {roof} können das verhindern. In {house} muss eine davon die {locked} enthalten, also keine eine andere Ziffer des Musters: {eliminations}."},
		},
	},
	{
		Title: "Erweitertes Rechteck",
		What:  "Sechs Zellen, je zwei in drei Linien, die alle dieselben drei Ziffern enthalten könnten. In einer davon muss etwas anderes stimmen.",
		Why:   "Die drei Ziffern ließen sich zwischen den beiden Längsseiten tauschen, also hätte das Rätsel zwei Lösungen.",
		Look:  "Such in drei benachbarten Blöcken Zellen mit Kandidaten aus denselben drei Ziffern.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Erweitertes Rechteck Typ 1",
				Sentence: deadlyPattern + "Nur {roof} kann das verhindern, enthält also keine Ziffer des Musters: {eliminations}."},
			{Key: "extended-rectangle-2", Name: "Erweitertes Rechteck Typ 2",
				Sentence: deadlyPattern + "Nur eine {extras} in einer von {roof} kann das verhindern, und keine Zelle, die alle diese sieht, kann sie enthalten: {eliminations}."},
			{Key: "extended-rectangle-3", Name: "Erweitertes Rechteck Typ 3",
				Sentence: deadlyPattern + "Nur eine von {extras} in {roof} kann das verhindern. Mit {set} entsteht eine nackte Gruppe aus {subset}, also kann keine andere Zelle in {houses} diese enthalten: {eliminations}."},
			{Key: "extended-rectangle-4", Name: "Erweitertes Rechteck Typ 4",
				Sentence: deadlyPattern + "Nur {roof} können das verhindern. In {house} muss eine davon die {locked} enthalten, also keine eine andere Ziffer des Musters: {eliminations}."},
		},
	},
	{
		Title: "Zweiwertiges Universalgrab (BUG)",
		What:  "Alle leeren Zellen haben zwei Kandidaten, bis auf eine oder wenige. In diesen muss etwas wahr sein, das nicht zum Muster gehört.",
		Why:   "Hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, so ließen sie sich überall tauschen, und das Rätsel hätte zwei Lösungen oder keine. Das setzt voraus, dass es genau eine hat.",
		Look:  "Gegen Ende, wenn überall Paare stehen: Such die Zelle mit drei Kandidaten. Die Ziffer, die in ihren Häusern dreimal vorkommt, ist die Antwort.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG+1", Sentence: universalGrave + "Nur die {extras} in {roof} verhindert das, ist also wahr: {effects}."},
			{Key: "bug-type-1", Name: "BUG Typ 1",
				Sentence: universalGrave + "Nur {extras} in {roof} verhindern das, also enthält sie nichts anderes: {eliminations}."},
			{Key: "bug-type-2", Name: "BUG Typ 2",
				Sentence: universalGrave + "Nur eine {extras} in einer von {roof} verhindert das, und keine Zelle, die alle diese sieht, kann sie enthalten: {eliminations}."},
			{Key: "bug-type-3", Name: "BUG Typ 3",
				Sentence: universalGrave + "Nur eine von {extras} in {roof} verhindert das. Mit {set} entsteht eine nackte Gruppe aus {subset}, also kann keine andere Zelle in {houses} diese enthalten: {eliminations}."},
			{Key: "bug-type-4", Name: "BUG Typ 4",
				Sentence: universalGrave + "Nur {extras} in {roof} verhindert das. In {house} muss eine dieser Zellen die {locked} enthalten und die andere einen zusätzlichen Kandidaten, also keine etwas anderes: {eliminations}."},
		},
	},
}
