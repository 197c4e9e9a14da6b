package techniques

import "sudoku/solver/explain"

var singleDigit = []explain.Lesson{
	{
		Title: "Wolkenkratzer (Skyscraper)",
		What:  "Eine Ziffer mit je zwei Plätzen in zwei parallelen Linien; je ein Platz liegt auf gleicher Höhe. Eine Zelle, die die beiden anderen sieht, verliert die Ziffer.",
		Why:   "Die beiden auf gleicher Höhe können nicht beide stimmen, also stimmt einer der anderen.",
		Look:  "Nimm eine Ziffer und merk dir die Spalten, in denen sie zwei Plätze hat. Stehen die Füße von zweien in einer Zeile und die Spitzen nicht, so such eine Zelle, die beide Spitzen sieht. Dann ebenso mit den Zeilen.",
		Techniques: []explain.Technique{
			{Key: "skyscraper", Name: "Wolkenkratzer (Skyscraper)"},
		},
	},
	{
		Title: "Drachen (2-String Kite)",
		What:  "Eine Ziffer mit zwei Plätzen in einer Zeile und zwei in einer Spalte, von denen je einer im selben Block liegt. Die Zelle, in der sich die Linien der beiden anderen Enden kreuzen, verliert die Ziffer.",
		Why:   "Die beiden Plätze im Block können nicht beide stimmen, also stimmt mindestens eines der anderen Enden.",
		Look:  "Nimm eine Ziffer. Wo sich eine Zeile mit zwei Plätzen und eine Spalte mit zwei Plätzen in einem Block treffen, aber nicht in einer Zelle, folge beiden zu ihren anderen Enden: Die Zelle, in der sich diese kreuzen, verliert die Ziffer.",
		Techniques: []explain.Technique{
			{Key: "two-string-kite", Name: "Drachen (2-String Kite)"},
			{Key: "dual-two-string-kite", Name: "Doppelter Drachen (Dual 2-String Kite)"},
		},
	},
	{
		Title: "Steinbutt (Turbot Fish)",
		What:  "Zwei Häuser mit je zwei Plätzen für eine Ziffer, von denen je einer den anderen sieht. Eine Zelle, die die beiden anderen Enden sieht, verliert die Ziffer.",
		Why:   "Stark, schwach, stark: Eines der Enden muss stimmen. Wolkenkratzer und Drachen sind die beiden Formen, die man am leichtesten sieht.",
		Look:  "Nimm eine Ziffer und verbinde in jedem Haus, das nur zwei Plätze für sie hat, die beiden. Wo sich Enden von zwei solchen Strichen sehen, schau auf die beiden freien Enden.",
		Techniques: []explain.Technique{
			{Key: "turbot-fish", Name: "Steinbutt (Turbot Fish)"},
		},
	},
	{
		Title: "Leeres Rechteck",
		What:  "In einem Block hat eine Ziffer nur in einer Zeile und einer Spalte Plätze; außerhalb hat ein Paar der Ziffer ein Ende in dieser Zeile oder Spalte. Die Zelle, in der die Linie des anderen Endes die andere Linie des Blocks kreuzt, verliert die Ziffer.",
		Why:   "Ist das nahe Ende des Paars falsch, so stimmt das ferne; stimmt es, so muss der Block seine Ziffer in der anderen Linie haben. So oder so fällt die Kreuzung weg.",
		Look:  "Such Blöcke, in denen vier Zellen um ein Kreuz frei von der Ziffer sind.",
		Techniques: []explain.Technique{
			{Key: "empty-rectangle", Name: "Leeres Rechteck (Empty Rectangle)"},
			{Key: "dual-empty-rectangle", Name: "Doppeltes leeres Rechteck (Dual Empty Rectangle)"},
		},
	},
	{
		Title: "Wächter (Guardians)",
		What:  "Ein Ring aus einer ungeraden Zahl von Zellen, je zwei in jedem Haus ringsum, die alle eine Ziffer enthalten könnten. Die anderen Plätze der Ziffer in diesen Häusern sind die Wächter: Zellen, die alle sehen, verlieren die Ziffer.",
		Why:   "Um einen ungeraden Ring kann sich die Ziffer nicht abwechseln, also stimmt einer der Wächter.",
		Look:  "Such eine Ziffer, deren Paare sich beinahe zu einem Fünferring schließen.",
		Techniques: []explain.Technique{
			{Key: "guardians", Name: "Wächter (Guardians)"},
		},
	},
}
