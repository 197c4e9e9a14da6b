package portuguese

import "sudoku/app/text/words"

var judgement = words.Judgement{
	Holds:    "A dedução vale: {effects}.",
	Named:    "A dedução vale. É {name}: {effects}.",
	HoldsNot: "A dedução não vale.",

	OneOfTwo: "Pelo menos uma ponta da cadeia é verdadeira, então tudo o que vê as duas pontas é falso.", Loop: "A cadeia é um laço: uma ponta de cada elo fraco é verdadeira.",
	StartTrue: "Se {term} fosse falso, a cadeia o tornaria verdadeiro. Então é verdadeiro.", StartFalse: "Se {term} fosse verdadeiro, a cadeia o tornaria falso. Então é falso.",

	HouseStrong:  "{link}: {house} não tem outro lugar para o {digit}.",
	CellStrong:   "{link}: {cells} não tem outro candidato.",
	SetStrong:    "{link}: {cells} têm um número a mais que células, então só falta um número.",
	LockedStrong: "{link}: {cells} têm só tantos números quantas células, então não falta nenhum.",
	HouseWeak:    "{link}: {house} só tem um {digit}.",
	SightWeak:    "{link}: cada lugar de uma ponta vê cada lugar da outra.",
	CellWeak:     "{link}: {cells} só tem um número.",
	FilledWeak:   "{link}: os números de uma ponta preenchem {cells}.",
	NotHouse:     "{link} não vale: {house} tem outros lugares para o {digit}, {cells}.",
	NotCell:      "{link} não vale: {cells} também pode ser {digits}.",
	NotSet:       "{link} não vale: {cells} podem ter {digits}, mas um conjunto quase bloqueado só tem um número a mais que células.",
	Missing:      "Falta no meio: {terms}",
	Between:      "Isto valeria: {terms}",
	After:        "Depois de “{text}”: {fault}",
	Shown:        "{claim} é demonstrado por {name}.",
	Already:      "{claim} já está no tabuleiro.",
	Truths: [4]string{
		"{claim} é verdadeiro na solução, mas aqui nenhuma técnica o demonstra em um passo.",
		"{claim} é verdadeiro em algumas soluções e falso em outras.",
		"{claim} é falso na solução.",
		"A posição não tem solução, então nada pode ser demonstrado.",
	},
	Faults: [10]string{
		"{candidate} não é um candidato neste tabuleiro.", "{link} não vale: nenhuma fileira, bloco, célula ou conjunto impede que os dois sejam falsos.", "{link} não vale: nenhuma ponta exclui a outra.",
		"Elos fortes e fracos têm de se alternar, mas aqui se encontram dois do mesmo tipo.", "Nada se deduz desta cadeia: nenhum candidato vê as duas pontas, e ela não volta ao começo.",
		"Não sobrou nenhum candidato deste conjunto.", "{candidate} está em poucos dos conjuntos de cobertura.",
		"Nada se deduz: há mais conjuntos de cobertura que conjuntos de base.", "{claim} não se deduz daí.", "Vale, mas tudo o que exclui já saiu.",
	},
	Syntax: [11]string{
		"Não há nenhuma dedução.", "Aqui falta um termo como (5)r1c2.", "Aqui falta um número de 1 a 9.", "Aqui faltam células como r1c2.",
		"Aqui falta fechar um parêntese.", "Aqui falta = ou -.", "Aqui falta uma conclusão como r1c2<>5.", "Aqui falta um conjunto como 7r2 ou r1c2.",
		"Aqui faltam os conjuntos de cobertura.", "Uma cadeia precisa de dois termos.", "O texto é longo demais.",
	},
}
