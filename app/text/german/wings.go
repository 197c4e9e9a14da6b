package german

import "sudoku/solver/explain"

var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "Ein Angelpunkt mit den Kandidaten x und y sieht zwei Zangen mit x, z und y, z. Eine Zelle, die beide Zangen sieht, verliert z.",
		Why:   "Ist der Angelpunkt x, so ist die eine Zange z; ist er y, die andere.",
		Look:  "Beginne mit einer zweiwertigen Zelle als Angelpunkt und schau auf die zweiwertigen Zellen, die sie sieht.",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing",
				Sentence: "Welchen seiner zwei Kandidaten {pivot} auch enthält, einer der Zellen {pincers} bleibt nur die {digit}. Eine Zelle, die beide sieht, kann sie nicht enthalten: {eliminations}."},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "Wie ein XY-Wing, aber der Angelpunkt kann auch selbst z sein. Eine Zelle, die alle drei sieht, verliert z.",
		Why:   "Was immer der Angelpunkt ist, er selbst oder eine Zange ist z.",
		Look:  "Eine Zelle mit drei Kandidaten, eine zweiwertige in ihrem Block und eine in ihrer Linie, jede mit zweien von den dreien.",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing",
				Sentence: "Welchen seiner drei Kandidaten {pivot} auch enthält, dort oder in einer der Zellen {pincers} steht die {digit}. Eine Zelle, die alle drei sieht, kann sie nicht enthalten: {eliminations}."},
		},
	},
	{
		Title: "W-Wing",
		What:  "Zwei Zellen mit denselben zwei Kandidaten, die sich nicht sehen, und ein Haus, in dem eine der Ziffern zwei Plätze hat, von denen jede der Zellen einen sieht. Zellen, die beide sehen, verlieren die andere Ziffer.",
		Why:   "Beide Zellen können nicht die verbundene Ziffer haben, sonst hätte das Haus keinen Platz dafür. Also hat eine die andere.",
		Look:  "Such Paare gleicher zweiwertiger Zellen und dann ein konjugiertes Paar dazwischen.",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing",
				Sentence: "{pincers} haben dieselben zwei Kandidaten, {linked} und {digit}. Wären beide {linked}, so hätte {house} keinen Platz mehr dafür, denn dort kann sie nur in {cells} stehen. Also enthält eine von {pincers} die {digit} und keine Zelle, die beide sieht: {eliminations}."},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "Vier Zellen mit vier Ziffern, von denen alle bis auf eine darin nur einmal vorkommen können. Diese eine fällt in jeder Zelle weg, die alle ihre Plätze darin sieht.",
		Why:   "Vier Zellen brauchen vier Ziffern. Fehlte diese eine, so müssten drei Ziffern vier Zellen füllen.",
		Look:  "Es ist eine fast gesperrte Gruppe, die um die Ecke eines Blocks geht: Beginne mit einer Zelle mit drei oder vier Kandidaten.",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing",
				Sentence: "{cells} enthalten nur {digits}, und außer der {digit} passt jede davon nur in eine Zelle. Also enthält eine die {digit}, und keine Zelle, die alle ihre Plätze dort sieht, kann es: {eliminations}."},
		},
	},
	{
		Title: "Entferntes Paar",
		What:  "Eine Kette aus vier oder mehr Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht. Eine Zelle, die beide Enden einer ungeraden Zahl von Gliedern sieht, verliert beide Ziffern.",
		Why:   "Die beiden Ziffern wechseln sich entlang der Kette ab, also hat jedes Ende eine davon.",
		Look:  "Such viele Zellen mit demselben Paar.",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "Entferntes Paar (Remote Pair)",
				Sentence: "{cells} können alle nur {digits} enthalten, und jede sieht die nächste, also wechseln die Ziffern sich ab. {every?Von je zweien mit ungeradem Abstand enthält jede eine andere|Die Enden {ends} enthalten je eine}, und eine Zelle, die beide sieht, keine von beiden: {eliminations}."},
		},
	},
}
