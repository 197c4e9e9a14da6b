package portuguese

import (
	"sudoku/app/text/words"
)

var check = words.Check{
	Start:        "Verificar o sudoku",
	Intro:        "Descobre o que há de errado em um sudoku: números que se contradizem, prováveis erros de digitação, células em que as soluções diferem e números que não são necessários.",
	OfferNone:    "Talvez um número esteja errado ou na célula errada.",
	OfferSeveral: "Um sudoku correto tem uma só solução. Talvez falte um número ou haja um errado.",
	Stages: [6]string{
		"Contando as soluções…", "Procurando a contradição…", "Testando correções…",
		"Comparando as soluções…", "Procurando os números iniciais que faltam…", "Procurando números iniciais desnecessários…",
	},
	Progress:  "{done} de {total}",
	Undecided: "Não se sabe quantas soluções há, porque a busca chegou ao limite.",
	Effort:    "Verificado em {time}.",

	ContradictionTitle:      "Contradição",
	Contradiction:           "Estes {count} números iniciais se contradizem; sem qualquer um deles, os outros não.",
	ContradictionUnfinished: "Estes {count} números iniciais se contradizem. Talvez bastem menos, mas a busca chegou ao limite.",

	RepairsTitle:      "Correções",
	Repairs:           "Cada uma deixa exatamente uma solução. As mais prováveis vêm primeiro.",
	NoRepairs:         "Nenhum deslize isolado explica isso: trocar, mover, permutar ou remover um número inicial, ou deslocar uma sequência deles em uma célula, nunca deixa exatamente uma solução.",
	RepairsUnfinished: "A busca chegou ao limite: pode haver mais correções.",
	MoreRepairs:       "{count:Mais uma correção|Mais {count} correções}",
	Apply:             "Aplicar",
	Try:               "Testar",
	ShiftRight:        "Linha {index}: mover {digits} uma célula para a direita",
	ShiftLeft:         "Linha {index}: mover {digits} uma célula para a esquerda",
	ShiftDown:         "Coluna {index}: mover {digits} uma célula para baixo",
	ShiftUp:           "Coluna {index}: mover {digits} uma célula para cima",
	Move:              "Mover o {was} de {from} para {to}",
	Swap:              "Trocar {from} e {to} entre si",
	Change:            "{from}: {now} em vez de {was}",
	Drop:              "Remover {candidate}",

	LayerTitle:        "Onde as soluções diferem",
	Same:              "{count:Uma das {empty} células vazias tem|{count} das {empty} células vazias têm} o mesmo número em todas as soluções.",
	Layer:             "Mostrar nas células",
	Layers:            [3]string{"Números", "Quantos", "Nada"},
	Legend:            "Números possíveis em uma célula",
	ListingUnfinished: "A busca chegou ao limite: pode haver mais números possíveis do que os mostrados.",

	Compare:     "Comparar as soluções",
	Mapped:      "{count} soluções. {differ} das {empty} células vazias diferem.",
	MappedPart:  "Pelo menos {count} soluções (a contagem para aí). {differ} das {empty} células vazias diferem.",
	SharesShown: "Quanto maior o número, mais das soluções contadas o têm nessa célula.",
	GroupsTitle: "Grupos sem número inicial",
	Groups:      "Nenhum destes grupos de células tem número inicial, e há duas soluções que só diferem ali. Escolha um grupo para marcá-lo.",
	Group:       "{count} células: {cells}",
	MoreGroups:  "{count:Mais um grupo|Mais {count} grupos}",

	OneIsEnough:     "Basta mais um número inicial. Há {count:uma maneira|{count} maneiras} de acrescentá-lo.",
	TwoAreEnough:    "Bastam mais dois números iniciais; um não basta. Há {count:uma maneira|{count} maneiras} de acrescentá-los.",
	Add:             "Acrescentar",
	MoreAdditions:   "{count:Mais uma maneira|Mais {count} maneiras}",
	AdditionsListed: "{count} delas estão na lista.",

	CompletedTitle:       "Números iniciais que faltam",
	Completed:            "Com {count:este número inicial|estes {count} números iniciais}, resta uma única solução.",
	CompletedFewest:      "Com {count:este número inicial|estes {count} números iniciais}, resta uma única solução; com menos, não.",
	Complete:             "Acrescentar estes números iniciais",
	CompletingUnfinished: "A busca pelos números iniciais que faltam chegou ao limite.",

	MinimalTitle:         "Números iniciais",
	Minimal:              "O sudoku é mínimo: todos os números iniciais são necessários.",
	Redundant:            "Não é mínimo: {count:um dos {givens} números iniciais é dispensável|{count} dos {givens} números iniciais são dispensáveis, cada um por si}.",
	MinimalInside:        "Um sudoku mínimo contido nele tem {count} números iniciais.",
	TakeMinimal:          "Usar o sudoku mínimo",
	MinimizingUnfinished: "A busca chegou ao limite: pode haver mais números iniciais dispensáveis.",

	Contradicting: "parte da contradição",
	Unneeded:      "dispensável",
	Takes:         "{count:um número possível|{count} números possíveis}",
	Becomes:       "passaria a ser {digit}",
	BecomesEmpty:  "ficaria vazia",
	Shares:        "soluções: {shares}",
	Share:         "{digit} em {percent}%",
	ShareLess:     "{digit} em menos de 1%",
	ShareNone:     "{digit} em nenhuma das contadas",
	Grouped:       "no grupo marcado",
}
