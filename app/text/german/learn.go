package german

import "sudoku/app/text"

var learn = text.Learn{
	Stages: [text.Stages]text.Stage{
		{Name: "Suchen mit den Augen", Time: "Zehn Minuten",
			Gives: "Finde den einzigen Platz für eine Ziffer oder die einzige Ziffer für eine Zelle, ohne etwas zu notieren. Das löst jedes leichte Rätsel."},
		{Name: "Blöcke und Linien", Time: "Eine halbe Stunde",
			Gives: "Eine Ziffer, die in einem Block an eine Linie gebunden ist, fehlt im Rest dieser Linie. Von hier an helfen Notizen."},
		{Name: "Paare, Tripel und Quartette", Time: "Eine halbe Stunde",
			Gives: "Zwei Zellen, die sich zwei Ziffern teilen, nehmen sie allen anderen weg. Damit löst du die meisten Rätsel einer Zeitung."},
		{Name: "Eine Ziffer im ganzen Gitter", Time: "Ein Abend",
			Gives: "Achte auf eine einzige Ziffer: Ihre Plätze in ein paar Zeilen und Spalten entscheiden, wo sie nicht sein kann. So gehen schwere Rätsel auf."},
		{Name: "Flügel und Rechtecke", Time: "Ein Abend",
			Gives: "Wenige Zellen mit zwei oder drei Kandidaten entscheiden über eine andere. Und ein Rätsel hat nur eine Lösung: Auch das ist ein Grund."},
		{Name: "Farben und Ketten", Time: "Einige Abende",
			Gives: "Wenn dies nicht gilt, dann jenes: Folge solchen Verbindungen, so weit sie führen. Mehr brauchen die meisten Expertenrätsel nicht."},
		{Name: "Fast gesperrte Gruppen", Time: "So lange du magst",
			Gives: "Gruppen von Zellen, denen eine Ziffer fehlt, und seltene Muster mit berühmten Namen. Für die schwersten Rätsel, und aus Freude daran."},
		{Name: "Zwingende Ketten", Time: "So lange du magst",
			Gives: "Probiere jeden Fall und behalte, worin sich alle einig sind. Das löst, was sonst nichts löst."},
	},
	StageDone: "{count} von {total} gefunden",
	Often:     "in {count} von {total} Rätseln nötig",
	Never:     "in keinem von {total} Rätseln nötig",
	Hard:      "bewertet mit {rating}",
	Done:      "{count:Einmal|{count}-mal} gefunden",
	Rare:      "{count:Eine seltene Form|{count} seltene Formen}",
	Next:      "Weiter mit {name}",
	Mixed:     "Stellungen aus allem, was du geübt hast. Was du nicht gefunden hast, kommt bald wieder, was du kannst, später.",
	Beginners: "Neu hier? Fang so an: In zehn Minuten löst du dein erstes Sudoku.",
}
