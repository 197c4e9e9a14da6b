package techniques

import "sudoku/solver/explain"

var chains = []explain.Lesson{
	{
		Title: "Coloração simples",
		What:  "Os pares conjugados de um número são coloridos alternadamente. Se dois de uma cor se veem, essa cor é falsa (choque); uma célula que vê as duas cores perde o número (armadilha).",
		Why:   "As células de uma cor são todas verdadeiras ou todas falsas, e uma das duas cores é verdadeira.",
		Look:  "Pegue um número com muitos pares, comece em qualquer lugar e vá colorindo par a par.",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "Coloração simples: armadilha"},
			{Key: "simple-colours-wrap", Name: "Coloração simples: choque"},
		},
	},
	{
		Title: "Multicoloração",
		What:  "Duas redes separadas de pares de um número, cada uma em duas cores, em que uma cor de uma vê uma cor da outra.",
		Why:   "As duas cores que se veem não podem ser ambas verdadeiras, então pelo menos uma das cores opostas é. Um candidato que vê estas duas é descartado, e uma cor que vê as duas cores de outra rede é falsa.",
		Look:  "Quando a coloração simples trava, pinte uma segunda rede do número e compare as duas.",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "Multicoloração 1"},
			{Key: "multi-colours-2", Name: "Multicoloração 2"},
		},
	},
	{
		Title: "Medusa 3D",
		What:  "Coloração alternada por pares conjugados e células de dois candidatos, com vários números.",
		Why:   "De novo, uma das duas cores é toda verdadeira. Uma cor que põe um número duas vezes em uma unidade, põe dois números em uma célula ou deixa uma célula vazia é falsa; um candidato que vê as duas cores é descartado.",
		Look:  "Comece por uma célula com dois candidatos e siga os pares nas células e nas unidades.",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "Medusa 3D"},
		},
	},
	{
		Title: "Cadeia X",
		What:  "Uma cadeia de um só número com elos fortes e fracos alternados, fortes nas duas pontas. Uma célula que vê as duas pontas perde o número.",
		Why:   "Se uma ponta é falsa, os elos tornam a outra verdadeira.",
		Look:  "Una pares conjugados de um número, ponta com ponta, por células que se veem.",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "Cadeia X"},
		},
	},
	{
		Title: "Cadeia XY",
		What:  "Uma cadeia de células com dois candidatos, em que cada uma divide um com a seguinte. Se o mesmo número sobra nas duas pontas, as células que veem as duas o perdem.",
		Why:   "Se a primeira célula não é esse número, cada célula força a seguinte, e a última é esse número.",
		Look:  "Marque todas as células de dois candidatos e vá de uma à outra pelo número que sobra.",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "Cadeia XY"},
		},
	},
	{
		Title: "Laços (nice loops)",
		What:  "Uma cadeia de elos fortes e fracos que volta ao começo. Em um laço contínuo, os elos se alternam em toda a volta; em um descontínuo, deixam de se alternar em um ponto. Os nós podem ser grupos de células ou conjuntos quase bloqueados.",
		Why:   "Em um laço contínuo, cada elo fraco tem uma ponta verdadeira, o que limpa o resto de sua unidade ou célula. Em uma quebra, dois elos fracos tornam o candidato falso, dois fortes o tornam verdadeiro.",
		Look:  "Comece por um candidato cuja eliminação ajudaria, suponha que é verdadeiro e veja se ele volta falso.",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "Laço contínuo"},
			{Key: "discontinuous-nice-loop", Name: "Laço descontínuo"},
			{Key: "grouped-continuous-nice-loop", Name: "Laço contínuo com grupos"},
			{Key: "grouped-discontinuous-nice-loop", Name: "Laço descontínuo com grupos"},
			{Key: "als-continuous-nice-loop", Name: "Laço contínuo com ALS"},
			{Key: "als-discontinuous-nice-loop", Name: "Laço descontínuo com ALS"},
		},
	},
	{
		Title: "Cadeias de inferências alternadas",
		What:  "Uma cadeia de elos fortes e fracos alternados, fortes nas duas pontas, com quaisquer números. Os nós podem ser grupos de células ou conjuntos quase bloqueados.",
		Why:   "Se uma ponta é falsa, a outra é verdadeira. Então uma das duas é verdadeira, e tudo o que contradiz as duas é falso.",
		Look:  "Quase toda eliminação feita à mão é uma destas. Comece por um elo forte e continue até que a outra ponta veja algo que a primeira também vê.",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "AIC"},
			{Key: "grouped-aic", Name: "AIC com grupos"},
			{Key: "als-aic", Name: "AIC com ALS"},
		},
	},
	{
		Title: "Ciclo bidirecional",
		What:  "O nome que o Sudoku Explainer dá a um laço de implicações que se lê nos dois sentidos.",
		Why:   "Em qualquer sentido, cada elo fraco tem uma ponta verdadeira, então sua unidade ou célula perde os outros candidatos.",
		Look:  "É um laço contínuo; com um só número, um ciclo X; com células de dois candidatos, um ciclo Y.",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "Ciclo X bidirecional"},
			{Key: "bidirectional-y-cycle", Name: "Ciclo Y bidirecional"},
			{Key: "bidirectional-cycle", Name: "Ciclo bidirecional"},
		},
	},
	{
		Title: "Cadeia forçada",
		What:  "Uma suposição que leva, elo por elo, ao seu próprio contrário.",
		Why:   "O que implica seu próprio contrário é falso.",
		Look:  "Suponha um candidato verdadeiro, ou falso, e siga o que isso força até voltar ao começo.",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "Cadeia X forçada"},
			{Key: "forcing-chain", Name: "Cadeia forçada"},
		},
	},
	{
		Title: "Nishio",
		What:  "Uma suposição sobre um número, seguida só por esse número até que um lugar tivesse de tê-lo e não tê-lo.",
		Why:   "Uma suposição que torna algo verdadeiro e falso ao mesmo tempo está errada.",
		Look:  "Pegue um número a que restam poucos lugares, ponha-o em um deles, e risque e coloque só esse número até que uma unidade fique sem ele ou o tenha duas vezes.",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Cadeia forçada Nishio"},
		},
	},
	{
		Title: "Cadeias forçadas de célula e de unidade",
		What:  "Todos os candidatos de uma célula, ou todos os lugares de um número em uma unidade, são testados um a um; uma cadeia a partir de cada um leva ao mesmo resultado.",
		Why:   "Um deles é verdadeiro, então o que se deduz de todos é verdadeiro.",
		Look:  "Pegue uma célula com três candidatos, ou um número com três lugares em uma unidade, pinte o que cada um deles força e procure o que tem todas as cores.",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "Cadeia forçada de célula"},
			{Key: "house-forcing-chain", Name: "Cadeia forçada de unidade"},
		},
	},
	{
		Title: "Cadeias forçadas dinâmicas",
		What:  "Como uma cadeia forçada, mas um ramo pode usar o que ele mesmo descartou: onde isso deixa uma célula com um candidato ou um número com um lugar, ele continua. Com um mais, pode usar também candidatos bloqueados, pares e X-Wings no caminho.",
		Why:   "Cada ramo é uma prova por si: só usa o que já mostrou.",
		Look:  "Anote a suposição e siga-a como se fizesse parte do sudoku. Se uma unidade ou célula fica sem nada, a suposição está errada; o que se deduz tanto dela quanto do seu contrário é verdadeiro.",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "Cadeia forçada dinâmica"},
			{Key: "dynamic-plus-forcing-chain", Name: "Cadeia forçada dinâmica +"},
		},
	},
	{
		Title: "Cadeias forçadas aninhadas",
		What:  "Uma cadeia forçada dinâmica cujos ramos usam outras cadeias no caminho, de um tipo ou de outro. Os sudokus mais difíceis precisam delas.",
		Why:   "Uma cadeia que vale no tabuleiro a que um ramo chegou pode ser usada nesse ramo como qualquer outro passo.",
		Look:  "São para programas. Para acompanhar uma, leia seus ramos em ordem, e cada cadeia aninhada onde o ramo chega a ela.",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "Cadeia forçada aninhada (cadeias forçadas)"},
			{Key: "nested-forcing-chain-3", Name: "Cadeia forçada aninhada (cadeias forçadas múltiplas)"},
			{Key: "nested-forcing-chain-4", Name: "Cadeia forçada aninhada (cadeias forçadas dinâmicas)"},
			{Key: "nested-forcing-chain-5", Name: "Cadeia forçada aninhada (cadeias forçadas dinâmicas aninhadas)"},
		},
	},
}
