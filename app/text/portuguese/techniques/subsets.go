package techniques

import "sudoku/solver/explain"

var subsets = []explain.Lesson{
	{
		Title: "Candidatos bloqueados: apontamento",
		What:  "Todos os lugares de um número em um bloco ficam em uma só linha ou coluna. O número sai do resto dessa fileira.",
		Why:   "O bloco precisa ter o número, então ele está onde a fileira cruza o bloco, e a fileira só o tem uma vez.",
		Look:  "Vá de bloco em bloco. Em cada um, pegue cada número a que restam dois ou três lugares. Se todos estiverem em uma linha ou coluna, siga essa fileira para fora do bloco e procure o número ali.",
		Techniques: []explain.Technique{
			{Key: "pointing", Name: "Candidatos bloqueados tipo 1 (apontamento)"},
		},
	},
	{
		Title: "Candidatos bloqueados: reivindicação",
		What:  "Todos os lugares de um número em uma linha ou coluna ficam em um só bloco. O número sai do resto desse bloco.",
		Why:   "A fileira precisa ter o número e só pode tê-lo dentro do bloco, então o bloco o tem ali e em nenhum outro lugar.",
		Look:  "Vá de fileira em fileira. Em cada uma, pegue cada número a que restam dois ou três lugares. Se todos estiverem em um bloco, procure o número no resto desse bloco.",
		Techniques: []explain.Technique{
			{Key: "claiming", Name: "Candidatos bloqueados tipo 2 (reivindicação)"},
		},
	},
	{
		Title: "Par e trio bloqueado",
		What:  "Duas células com os mesmos dois candidatos, ou três com três, que ficam em uma fileira e em um bloco. Seus números saem do resto de ambos.",
		Why:   "As células gastam seus números entre si, e isso vale tanto para a fileira quanto para o bloco.",
		Look:  "É um par ou trio nu dentro de um cruzamento: olhe as duas ou três células vazias onde uma fileira cruza um bloco.",
		Techniques: []explain.Technique{
			{Key: "locked-pair", Name: "Par bloqueado"},
			{Key: "locked-triple", Name: "Trio bloqueado"},
		},
	},
	{
		Title: "Par, trio e quarteto nu",
		What:  "Duas células de uma unidade que juntas só têm dois candidatos; ou três com três, ou quatro com quatro. As outras células da unidade perdem esses números.",
		Why:   "Há tantas células quantos números: cada célula fica com um deles, e não sobra nenhum para as outras. Nem toda célula precisa ter todos os números.",
		Look:  "Comece por células de dois candidatos. Na linha, na coluna e no bloco de uma delas, procure uma segunda com os mesmos dois; depois uma terceira que só acrescente um número.",
		Techniques: []explain.Technique{
			{Key: "naked-pair", Name: "Par nu"},
			{Key: "naked-triple", Name: "Trio nu"},
			{Key: "naked-quad", Name: "Quarteto nu"},
		},
	},
	{
		Title: "Par, trio e quarteto escondido",
		What:  "Dois números cujos únicos lugares em uma unidade são as mesmas duas células; ou três números com três células, ou quatro com quatro. Essas células perdem todos os outros candidatos.",
		Why:   "Os números precisam de todas essas células, então nelas não cabe mais nada. É a outra face de um conjunto nu no resto da unidade.",
		Look:  "Pegue uma unidade com muitas células vazias e conte os lugares de cada número. Dois números com os mesmos dois lugares são um par, por mais candidatos que essas células tenham.",
		Techniques: []explain.Technique{
			{Key: "hidden-pair", Name: "Par escondido"},
			{Key: "hidden-triple", Name: "Trio escondido"},
			{Key: "hidden-quad", Name: "Quarteto escondido"},
		},
	},
}
