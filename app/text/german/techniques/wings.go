package techniques

import "sudoku/solver/explain"

var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "Drei Zellen mit je zwei Kandidaten. Der Angelpunkt hat x und y, etwa 3 und 5; er sieht eine Zelle mit x und z, etwa 3 und 8, und eine mit y und z, etwa 5 und 8. Diese beiden sind die Zangen: Eine Zelle, die beide sieht, verliert z, hier die 8.",
		Why:   "Ist der Angelpunkt x, so muss die Zange, die x mit ihm teilt, z sein. Ist er y, so muss die andere Zange z sein. So oder so ist eine der Zangen z.",
		Look:  "Nimm eine Zelle mit zwei Kandidaten als Angelpunkt. Such unter den Zellen mit zwei Kandidaten, die sie sieht, zwei, die je eine Ziffer mit ihr gemeinsam haben und die andere miteinander.",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing"},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "Wie ein XY-Wing, aber auch der Angelpunkt hat z: Er hat drei Kandidaten x, y und z, die Zangen haben x, z und y, z. Eine Zelle, die alle drei sieht, verliert z.",
		Why:   "Ist der Angelpunkt x oder y, so muss eine der Zangen z sein, und sonst ist er selbst z. Eine der drei Zellen ist also immer z.",
		Look:  "Nimm eine Zelle mit drei Kandidaten. Such in ihrem Block eine Zelle mit zweien von den dreien, dann in ihrer Zeile und ihrer Spalte eine mit anderen zweien. Was alle sehen, liegt im Block der ersten auf der Linie der zweiten.",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing"},
		},
	},
	{
		Title: "W-Wing",
		What:  "Zwei Zellen mit denselben zwei Kandidaten, die sich nicht sehen, und ein Haus, in dem eine der Ziffern zwei Plätze hat, von denen jede der Zellen einen sieht. Zellen, die beide sehen, verlieren die andere Ziffer.",
		Why:   "Beide Zellen können nicht die verbundene Ziffer haben, sonst hätte das Haus keinen Platz dafür. Also hat eine die andere.",
		Look:  "Such zwei Zellen mit denselben zwei Kandidaten, die sich nicht sehen. Such für jede der beiden Ziffern ein Haus, in dem sie nur zwei Plätze hat, von denen jede der Zellen einen sieht.",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing"},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "Vier Zellen mit vier Ziffern, von denen alle bis auf eine darin nur einmal vorkommen können. Diese eine fällt in jeder Zelle weg, die alle ihre Plätze darin sieht.",
		Why:   "Vier Zellen brauchen vier Ziffern. Fehlte diese eine, so müssten drei Ziffern vier Zellen füllen.",
		Look:  "Es ist eine fast gesperrte Menge, die um die Ecke eines Blocks geht: Beginne mit einer Zelle mit drei oder vier Kandidaten.",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing"},
		},
	},
	{
		Title: "Entferntes Paar",
		What:  "Eine Kette aus vier oder mehr Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht. Eine Zelle, die beide Enden einer ungeraden Zahl von Gliedern sieht, verliert beide Ziffern.",
		Why:   "Die beiden Ziffern wechseln sich entlang der Kette ab, also hat jedes Ende eine davon.",
		Look:  "Wenn ein Paar von Ziffern in vier oder mehr Zellen vorkommt, verbinde die, die sich sehen, und schau auf Zellen, die zwei von ihnen in ungeradem Abstand sehen.",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "Entferntes Paar (Remote Pair)"},
		},
	},
}
