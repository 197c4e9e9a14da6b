package portuguese

import (
	"sudoku/app/text/words"
)

var keys = words.Keys{
	Names:      [10]string{"Ctrl", "Shift", "Backspace", "Delete", "Espaço", "Home", "End", "Page Up", "Page Down", "Enter"},
	Digits:     "Escrever um número",
	Erase:      "Apagar a célula",
	Arrows:     "Ir de célula em célula",
	Tab:        "Próxima célula, ou anterior com Shift; sai do tabuleiro depois da última",
	LineEnds:   "Primeira ou última célula da linha",
	ColumnEnds: "Primeira ou última célula da coluna",
	GridEnds:   "Primeira ou última célula do tabuleiro",
	Undo:       "Desfazer",
	Redo:       "Refazer",
	Solve:      "Resolver",
	Hint:       "Mostrar uma dica, ou revelar mais",
	Steps:      "Fora do tabuleiro: ← → imagem seguinte ou anterior de um caminho, ↑ ↓ passo seguinte ou anterior; em uma revisão, jogadas e momentos",
	Lines:      "Ler em voz alta a linha, a coluna ou o bloco, com um leitor de tela",
	Cell:       "Dizer o número ou os candidatos da célula",
	Places:     "Dizer onde está um número e quantos faltam",
	Again:      "Dizer o que a última jogada mudou, ou repetir o que foi dito por último",
	List:       "Em uma lista: abrir o sudoku, selecioná-lo ou selecionar todos",
	Escape:     "Cancelar uma busca ou fechar uma janela; depois, Tab sai do tabuleiro",
	Paste:      "Colar um sudoku, em qualquer lugar da página",
	Help:       "Mostrar esta ajuda",
	PlayKeys:   playKeys,
}

var playKeys = words.PlayKeys{
	Corner:     "Nota no canto",
	Centre:     "Nota no centro",
	Colour:     "Cor da célula",
	Modes:      "Modo de escrita: números, notas no canto, notas no centro, cores",
	Space:      "Próximo modo de escrita ao jogar; apaga a célula ao montar",
	Extend:     "Selecionar mais células; também com Ctrl",
	All:        "Selecionar todas as células",
	Alike:      "Selecionar as células com o mesmo número ou as mesmas notas",
	Pause:      "Parar o relógio e cobrir o tabuleiro, ou retomar",
	Check:      "Conferir o que você digitou",
	Explain:    "Explicar o sudoku passo a passo",
	Candidates: "Mostrar ou esconder os candidatos",
	Highlight:  "Destacar o número seguinte ou anterior",
	Bivalue:    "Marcar as células com dois candidatos",
	DigitFirst: "Primeiro o número: uma tecla escolhe o número, Enter ou um clique o escreve",
	Savepoint:  "Criar um ponto de retorno",
	Library:    "Mostrar a biblioteca",
	Brush:      "Cor de candidato seguinte ou anterior, elos fortes ou fracos; V escolhe o que você desenha",
}

var gestures = words.Gestures{Title: "Mouse e toque", List: [8]words.Gesture{
	{Do: "Arrastar sobre as células", Help: "Selecioná-las"},
	{Do: "Ctrl+clique ou toque longo em uma célula", Help: "Acrescentar ou tirar uma célula"},
	{Do: "Shift+clique", Help: "Selecionar as células da selecionada até esta"},
	{Do: "Clique duplo ou toque duplo", Help: "Selecionar as células com o mesmo número ou as mesmas notas"},
	{Do: "Clique direito em um candidato", Help: "Descartá-lo ou trazê-lo de volta; nos modos “Canto” e “Centro”, clicar nele em uma célula selecionada faz o mesmo"},
	{Do: "Toque longo em uma tecla de número", Help: "Primeiro o número: tocar em uma célula o escreve"},
	{Do: "Deslizar sobre o tabuleiro", Help: "Imagem seguinte ou anterior de um caminho"},
	{Do: "Dois dedos", Help: "Zoom"},
}}
