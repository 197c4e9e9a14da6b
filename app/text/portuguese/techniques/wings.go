package techniques

import "sudoku/solver/explain"

var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "Três células com dois candidatos cada. O pivô tem x e y, digamos 3 e 5; ele vê uma célula com x e z, digamos 3 e 8, e uma com y e z, digamos 5 e 8. Estas duas são as pinças: uma célula que vê as duas perde z, aqui 8.",
		Why:   "Se o pivô é x, a pinça que divide x com ele tem de ser z. Se o pivô é y, a outra pinça tem de ser z. Nos dois casos, uma das pinças é z.",
		Look:  "Tome como pivô uma célula com dois candidatos. Procure outras duas células com dois candidatos que ela veja: uma com x, uma com y, e ambas com o mesmo terceiro número z.",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing"},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "Como um XY-Wing, mas o pivô também tem z: ele tem três candidatos x, y e z, e as pinças têm x, z e y, z. Uma célula que vê as três perde z.",
		Why:   "Se o pivô é x ou y, uma das pinças tem de ser z; senão, o próprio pivô é z. Em qualquer caso, uma das três é z.",
		Look:  "Pegue uma célula com três candidatos. Procure em seu bloco uma célula com dois dos três, depois em sua linha e sua coluna uma com outros dois dos três. Uma célula que as três veem fica no bloco da primeira e na fileira da segunda.",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing"},
		},
	},
	{
		Title: "W-Wing",
		What:  "Duas células com os mesmos dois candidatos que não se veem, e uma unidade em que um dos números tem dois lugares, cada um visto por uma das células. As células que veem as duas perdem o outro número.",
		Why:   "As duas células não podem ter ambas o número ligado, pois a unidade ficaria sem lugar para ele. Então uma delas tem o outro número.",
		Look:  "Ache duas células com os mesmos dois candidatos que não se veem. Para cada um dos dois números, procure uma unidade em que ele só tenha dois lugares, um à vista de cada célula.",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing"},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "Quatro células com quatro números, dos quais todos menos um só podem aparecer uma vez entre elas. Esse número sai de todas as células que veem todos os seus lugares ali.",
		Why:   "Quatro células precisam de quatro números. Se faltasse esse número, três números teriam de preencher quatro células.",
		Look:  "É um conjunto quase bloqueado que dobra a esquina de um bloco: comece por um pivô com três ou quatro candidatos.",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing"},
		},
	},
	{
		Title: "Par remoto",
		What:  "Uma cadeia de quatro ou mais células com os mesmos dois candidatos, em que cada uma vê a seguinte. Uma célula que vê as duas pontas de um número ímpar de elos perde os dois números.",
		Why:   "Os dois números se alternam ao longo da cadeia, então cada ponta tem um deles.",
		Look:  "Quando um par de números aparece em quatro ou mais células, ligue as que se veem e olhe células que veem duas delas a um número ímpar de elos de distância.",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "Par remoto"},
		},
	},
}
