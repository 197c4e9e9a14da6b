package techniques

import "sudoku/solver/explain"

var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "Trois cases à deux candidats chacune. Le pivot a x et y, disons 3 et 5 ; il voit une case qui a x et z, disons 3 et 8, et une qui a y et z, disons 5 et 8. Ces deux-là sont les pinces : une case qui voit les deux perd z, ici le 8.",
		Why:   "Si le pivot est x, la pince qui partage x avec lui doit être z. Si le pivot est y, l’autre pince doit être z. Dans les deux cas, l’une des pinces est z.",
		Look:  "Prenez comme pivot une case à deux candidats. Cherchez deux autres cases à deux candidats qu’elle voit : l’une avec x, l’autre avec y, et toutes deux avec le même troisième chiffre z.",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing"},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "Comme un XY-Wing, mais le pivot a aussi z : il a les trois candidats x, y et z, les pinces ont x, z et y, z. Une case qui voit les trois perd z.",
		Why:   "Si le pivot est x ou y, l’une des pinces doit être z ; sinon, le pivot est lui-même z. Dans tous les cas, l’une des trois est z.",
		Look:  "Prenez une case à trois candidats. Cherchez dans son bloc une case qui a deux des trois, puis dans sa ligne et sa colonne une case qui en a deux autres. Une case que toutes trois voient est dans le bloc de la première et dans la rangée de la seconde.",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing"},
		},
	},
	{
		Title: "W-Wing",
		What:  "Deux cases avec les deux mêmes candidats qui ne se voient pas, et une zone où l’un de ces chiffres a deux places, chacune vue par l’une des cases. Les cases qui voient les deux perdent l’autre chiffre.",
		Why:   "Les deux cases ne peuvent pas contenir toutes deux le chiffre du lien, car la zone n’aurait plus de place pour lui. L’une d’elles contient donc l’autre chiffre.",
		Look:  "Trouvez deux cases avec les deux mêmes candidats qui ne se voient pas. Pour chacun des deux chiffres, cherchez une zone où il n’a que deux places, chacune en vue d’une des cases.",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing"},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "Quatre cases avec quatre chiffres, dont tous sauf un ne peuvent figurer qu’une fois parmi elles. Ce chiffre-là est éliminé de toute case qui voit toutes ses places dans le motif.",
		Why:   "Il faut quatre chiffres à quatre cases. Si ce chiffre manquait, trois chiffres devraient remplir quatre cases.",
		Look:  "C’est un ensemble presque verrouillé qui tourne au coin d’un bloc : partez d’un pivot à trois ou quatre candidats.",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing"},
		},
	},
	{
		Title: "Paire distante",
		What:  "Une chaîne de quatre cases ou plus avec les deux mêmes candidats, chacune voyant la suivante. Une case qui voit deux cases séparées par un nombre impair de liens perd les deux chiffres.",
		Why:   "Les deux chiffres alternent le long de la chaîne : chaque extrémité en contient donc un.",
		Look:  "Quand une paire de chiffres revient dans quatre cases ou plus, reliez celles qui se voient, et regardez les cases qui en voient deux à un nombre impair de liens.",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "Paire distante"},
		},
	},
}
