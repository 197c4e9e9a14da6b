package techniques

import "sudoku/solver/explain"

var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Dois conjuntos quase bloqueados, cada um com um número a mais que células, que dividem um comum restrito: um número que não pode estar nos dois. Outro número que ambos têm sai das células que veem todos os seus lugares nos dois.",
		Why:   "Um dos conjuntos fica sem o comum restrito; está então bloqueado e tem todos os seus outros números. Com dois números assim entre eles, os dois conjuntos estão bloqueados.",
		Look:  "Células de dois candidatos são os menores conjuntos. Procure dois conjuntos em unidades que se cruzam.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "ALS-XZ"},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Três conjuntos quase bloqueados: o do meio tem um comum restrito com cada um dos outros, e estes dividem mais um número, que sai das células que veem todos os seus lugares neles.",
		Why:   "O conjunto do meio só pode abrir mão de um número. Então um dos conjuntos de fora perde seu comum e fica bloqueado.",
		Look:  "É um XY-Wing com conjuntos no lugar de células.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "ALS-XY-Wing"},
		},
	},
	{
		Title: "Cadeia de ALS",
		What:  "Uma cadeia de conjuntos quase bloqueados, cada um ligado ao seguinte por um comum restrito. Um número dos dois conjuntos das pontas sai das células que veem todos os seus lugares ali.",
		Why:   "Se o primeiro conjunto não tem o número, tem todos os outros, o conjunto seguinte perde seu comum, e assim até o último.",
		Look:  "Pegue uma cadeia XY e admita conjuntos no lugar de células.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "Cadeia de ALS"},
		},
	},
	{
		Title: "Flor da morte",
		What:  "Uma célula, o caule, e um conjunto quase bloqueado, uma pétala, para cada um de seus candidatos: se o caule é esse número, a pétala o perde. Um número comum a todas as pétalas sai das células que veem todos os seus lugares ali.",
		Why:   "Seja o que for que o caule tenha, uma das pétalas fica bloqueada e tem o número comum.",
		Look:  "Pegue uma célula com dois ou três candidatos. Para cada um, procure um conjunto quase bloqueado em que a célula vê todos os lugares desse número.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Flor da morte"},
		},
	},
	{
		Title: "Candidatos quase bloqueados",
		What:  "Uma fileira e um bloco se cruzam. Em uma das duas unidades, uma célula fora do cruzamento só tem dois candidatos; na outra, os dois números só têm um lugar fora do cruzamento. Esse lugar tem um dos dois e mais nada, e o resto da primeira unidade perde ambos. Com três números, há duas células de cada lado.",
		Why:   "No cruzamento, a primeira unidade tem lugar para no máximo um dos dois números, e a segunda precisa de pelo menos um ali. Então o cruzamento tem exatamente um, e o outro ocupa o lugar na segunda unidade. Na primeira, os dois números estão gastos.",
		Look:  "Pegue uma célula de dois candidatos e verifique cada cruzamento de sua linha, coluna e bloco: a unidade que cruza ali só tem um outro lugar para os dois números?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Par quase bloqueado"},
			{Key: "almost-locked-triple", Name: "Trio quase bloqueado"},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Duas ou três células onde uma fileira cruza um bloco têm pelo menos dois candidatos a mais que células. Um conjunto de células no resto da fileira fica com alguns desses números, e um conjunto no resto do bloco fica com outros. Todos os números se gastam, então a fileira e o bloco os perdem no resto.",
		Why:   "Há tantos números quantas células, então cada número do padrão tem seu lugar nele.",
		Look:  "Olhe cruzamentos com quatro ou cinco números em duas ou três células, e procure na fileira e no bloco células de dois candidatos formadas por esses números.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq"},
		},
	},
	{
		Title: "Fogos de artifício (Fireworks)",
		What:  "Uma linha e uma coluna se cruzam em um bloco, e fora do bloco um número tem no máximo um lugar em cada uma. Três números com as mesmas três células, o cruzamento e as duas pontas, preenchem essas células. Quatro números podem dividir os cantos de um retângulo, e dois números precisam da ajuda de uma célula que só pode ter esses dois.",
		Why:   "Se um número não está em nenhuma das pontas, as duas fileiras o têm no bloco, então ele está na célula em que se cruzam. De qualquer modo, está em uma das três células.",
		Look:  "Procure números quase restritos a um bloco em uma linha e em uma coluna que passam por ele.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Firework: trio"},
			{Key: "firework-quad", Name: "Firework: quarteto"},
			{Key: "firework-alp", Name: "Firework: par quase bloqueado"},
			{Key: "firework-w-wing", Name: "Firework W-Wing"},
		},
	},
	{
		Title: "Tridagon (martelo de Thor)",
		What:  "Quatro blocos que formam um retângulo, e em cada um três células, uma por linha e coluna, que quase só têm como candidatos os mesmos três números. Se estão dispostas de modo que só os três números não podem preenchê-las, um de seus outros candidatos, os guardiões, é verdadeiro.",
		Why:   "As ordens dos três números nos blocos têm de combinar de bloco em bloco, ao longo das linhas e das colunas. Neste padrão, isso falha ao dar a volta.",
		Look:  "Procure três números que faltam em quatro blocos assim. Dos quatro conjuntos de células, um ou três têm de correr no sentido oposto.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon"},
		},
	},
	{
		Title: "SK loop (laço de dominós)",
		What:  "Duas linhas e duas colunas se cruzam em quatro blocos. Ao lado dos cruzamentos há oito pares de células, um anel em que cada par divide uma fileira com um dos pares vizinhos e o bloco com o outro. Se as unidades em volta do anel ficam com dois números cada, para dezesseis células, esses números saem do resto de suas unidades.",
		Why:   "Uma unidade pode pôr cada um de seus números no anel uma vez. Com dezesseis números para dezesseis células, todos são necessários.",
		Look:  "Procure quatro números iniciais nos cantos de um retângulo em quatro blocos, cujas fileiras têm seus outros números iniciais fora desses blocos.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK Loop"},
		},
	},
	{
		Title: "Junior Exocet",
		What:  "Duas células de uma fileira em um bloco, a base, com três ou quatro candidatos, e uma célula-alvo em cada um dos outros dois blocos da faixa ou pilha. Se cada número da base cabe no máximo duas vezes no resto de três fileiras transversais, que passam pelos alvos e ao lado da base, os alvos têm os dois números da base e mais nada.",
		Why:   "Um número da base tem de estar nas três fileiras, mas ali não está na base, e fora só cabe duas vezes. Então o terceiro está em um alvo.",
		Look:  "Procure duas células vazias em uma fileira e um bloco com poucos números ao todo, e verifique esses números nas três fileiras transversais. A célula ao lado de cada alvo não pode ter nenhum deles.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior Exocet"},
		},
	},
	{
		Title: "Conjuntos bloqueados multissetoriais",
		What:  "Todas as células vazias onde algumas linhas e algumas colunas se cruzam, com alguns números contados por linhas e os outros por colunas. Se a conta é igual ao número de células, cada número contado sai do resto de sua fileira.",
		Why:   "Uma fileira pode pôr um número nessas células uma vez. Se há tantos quantas células, todos são necessários.",
		Look:  "Procure linhas que têm alguns números em comum entre os iniciais, e colunas que têm os outros.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Conjuntos bloqueados multissetoriais"},
		},
	},
	{
		Title: "Exclusão de par e trio alinhado",
		What:  "Listam-se todas as maneiras de preencher duas ou três células com vizinhas em comum. Riscam-se as que deixariam uma vizinha sem candidato; um candidato que não aparece em nenhuma das restantes é descartado.",
		Why:   "Toda maneira em que o candidato poderia ser verdadeiro leva a uma célula vazia ou põe um número duas vezes em uma unidade.",
		Look:  "Pegue duas células que veem muitas das mesmas células de dois candidatos e percorra suas combinações.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Exclusão de par alinhado"},
			{Key: "aligned-triplet-exclusion", Name: "Exclusão de trio alinhado"},
		},
	},
}
