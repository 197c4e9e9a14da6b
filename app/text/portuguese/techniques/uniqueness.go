package techniques

import "sudoku/solver/explain"

var uniqueness = []explain.Lesson{
	{
		Title: "Retângulo único",
		What:  "Quatro células em duas linhas, duas colunas e dois blocos que poderiam todas ter os mesmos dois números. Uma delas tem de ter outro número; os tipos diferem no que se deduz daí.",
		Why:   "Se as quatro células só tivessem os dois números, eles poderiam ser trocados, e o sudoku teria duas soluções. Isto exige um sudoku de uma só solução.",
		Look:  "Ache dois pares idênticos em uma fileira, depois o mesmo par entre mais candidatos em uma fileira paralela dos mesmos dois blocos.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Retângulo único tipo 1"},
			{Key: "unique-rectangle-2", Name: "Retângulo único tipo 2"},
			{Key: "unique-rectangle-3", Name: "Retângulo único tipo 3"},
			{Key: "unique-rectangle-4", Name: "Retângulo único tipo 4"},
			{Key: "unique-rectangle-5", Name: "Retângulo único tipo 5"},
			{Key: "unique-rectangle-6", Name: "Retângulo único tipo 6"},
		},
	},
	{
		Title: "Retângulo escondido",
		What:  "Um retângulo de dois números em dois blocos em que um número não tem outro lugar na linha e na coluna de um canto. Esse canto perde o outro número.",
		Why:   "Com esse número ali, os elos fortes completariam o padrão que tem duas soluções.",
		Look:  "Comece por um canto que só tenha os dois números e olhe as duas fileiras que não passam por ele.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Retângulo escondido"},
		},
	},
	{
		Title: "Retângulo evitável",
		What:  "Três células resolvidas de um retângulo, nenhuma delas inicial, que com certo número na quarta formariam um padrão trocável. Esse número é descartado.",
		Why:   "Com esse padrão, os números poderiam ser trocados sem tocar em um número inicial, e o sudoku teria duas soluções.",
		Look:  "Olhe os números que você mesmo colocou: dois pares iguais em dois blocos, com uma célula aberta.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Retângulo evitável tipo 1"},
			{Key: "avoidable-rectangle-2", Name: "Retângulo evitável tipo 2"},
		},
	},
	{
		Title: "Laço único",
		What:  "Um laço fechado de seis ou mais células que poderiam todas ter os mesmos dois números, duas em cada unidade por onde passa.",
		Why:   "Como no retângulo, os dois números poderiam ser trocados em toda a volta. Então pelo menos uma das células com candidatos extras tem de ter um deles.",
		Look:  "Siga pares iguais de unidade em unidade até voltar ao começo; admita uma ou duas células com mais candidatos.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Laço único tipo 1"},
			{Key: "unique-loop-2", Name: "Laço único tipo 2"},
			{Key: "unique-loop-3", Name: "Laço único tipo 3"},
			{Key: "unique-loop-4", Name: "Laço único tipo 4"},
		},
	},
	{
		Title: "Retângulo estendido",
		What:  "Seis células, duas em cada uma de três fileiras, que poderiam todas ter os mesmos três números. Algo mais tem de ser verdadeiro em uma delas.",
		Why:   "Os três números poderiam ser trocados entre os dois lados longos, então o sudoku teria duas soluções.",
		Look:  "Procure em uma faixa ou pilha células com candidatos dos mesmos três números.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Retângulo único estendido tipo 1"},
			{Key: "extended-rectangle-2", Name: "Retângulo único estendido tipo 2"},
			{Key: "extended-rectangle-3", Name: "Retângulo único estendido tipo 3"},
			{Key: "extended-rectangle-4", Name: "Retângulo único estendido tipo 4"},
		},
	},
	{
		Title: "BUG (túmulo universal bivalor)",
		What:  "Todas as células vazias, menos uma ou poucas, têm dois candidatos. Nessas poucas, algo que não faz parte do padrão tem de ser verdadeiro.",
		Why:   "Se cada célula vazia tivesse dois candidatos e cada número dois lugares em cada unidade, todos poderiam ser trocados, e o sudoku teria duas soluções ou nenhuma. Isto exige um sudoku de uma só solução.",
		Look:  "Perto do fim, quando há pares por toda parte: ache a célula com três candidatos. O número que aparece três vezes em suas unidades é a resposta.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG+1"},
			{Key: "bug-type-1", Name: "BUG tipo 1"},
			{Key: "bug-type-2", Name: "BUG tipo 2"},
			{Key: "bug-type-3", Name: "BUG tipo 3"},
			{Key: "bug-type-4", Name: "BUG tipo 4"},
		},
	},
}
