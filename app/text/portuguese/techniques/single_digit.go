package techniques

import "sudoku/solver/explain"

var singleDigit = []explain.Lesson{
	{
		Title: "Arranha-céu",
		What:  "Um número com dois lugares em cada uma de duas fileiras paralelas, em que um lugar de uma se alinha com um lugar da outra. Uma célula que vê os outros dois lugares perde o número.",
		Why:   "Os dois lugares alinhados não podem ser ambos verdadeiros, então pelo menos um dos outros é.",
		Look:  "Pegue um número e anote as colunas em que ele tem dois lugares. Se as pontas de baixo de duas delas ficam em uma linha e as de cima não, procure uma célula que veja as duas pontas de cima. Depois faça o mesmo com as linhas.",
		Techniques: []explain.Technique{
			{Key: "skyscraper", Name: "Arranha-céu"},
		},
	},
	{
		Title: "Pipa de duas linhas",
		What:  "Um número com dois lugares em uma linha e dois em uma coluna, em que um lugar de cada fica no mesmo bloco. A célula no cruzamento das outras duas pontas perde o número.",
		Why:   "Os dois lugares do bloco não podem ser ambos verdadeiros, então pelo menos uma das outras pontas é.",
		Look:  "Pegue um número. Onde uma linha com dois lugares e uma coluna com dois lugares se encontram em um bloco, mas não em uma célula, siga as duas até as outras pontas: a célula em que elas se cruzam perde o número.",
		Techniques: []explain.Technique{
			{Key: "two-string-kite", Name: "Pipa de duas linhas"},
			{Key: "dual-two-string-kite", Name: "Pipa dupla de duas linhas"},
		},
	},
	{
		Title: "Turbot Fish",
		What:  "Duas unidades com dois lugares cada para um número, em que um lugar de uma vê um lugar da outra. Uma célula que vê as outras duas pontas perde o número.",
		Why:   "Forte, fraco, forte: uma das pontas tem de ser verdadeira. O arranha-céu e a pipa são as formas mais fáceis de ver.",
		Look:  "Pegue um número e ligue com um traço seus lugares em cada unidade que só tem dois. Onde as pontas de dois traços se veem, olhe as duas pontas livres.",
		Techniques: []explain.Technique{
			{Key: "turbot-fish", Name: "Turbot Fish"},
		},
	},
	{
		Title: "Retângulo vazio",
		What:  "Em um bloco, um número só tem lugares em uma linha e uma coluna; fora dele, um par do número tem uma ponta nessa linha ou coluna. A célula em que a fileira da outra ponta cruza a outra fileira do bloco perde o número.",
		Why:   "Se a ponta próxima do par é falsa, a distante é verdadeira; se é verdadeira, o bloco tem de ter seu número na outra fileira. Nos dois casos, a célula do cruzamento fica sem ele.",
		Look:  "Procure blocos em que as quatro células fora de uma cruz não podem ter o número.",
		Techniques: []explain.Technique{
			{Key: "empty-rectangle", Name: "Retângulo vazio"},
			{Key: "dual-empty-rectangle", Name: "Retângulo vazio duplo"},
		},
	},
	{
		Title: "Guardiões (asa quebrada)",
		What:  "Um anel com um número ímpar de células, duas em cada unidade por onde passa, que poderiam todas ter um número. Os outros lugares do número nessas unidades são os guardiões: células que veem todos eles perdem o número.",
		Why:   "O número não pode se alternar em volta de um anel ímpar, então um dos guardiões é verdadeiro.",
		Look:  "Procure um número cujos pares quase formam um anel de cinco.",
		Techniques: []explain.Technique{
			{Key: "guardians", Name: "Guardiões"},
		},
	},
}
