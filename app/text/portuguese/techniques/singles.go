package techniques

import "sudoku/solver/explain"

var singles = []explain.Lesson{
	{
		Title: "Última célula livre",
		What:  "Oito células de uma linha, coluna ou bloco estão preenchidas. A nona recebe o número que falta.",
		Why:   "Cada unidade tem os números de 1 a 9 uma vez cada, então, com oito no lugar, só resta um.",
		Look:  "Olhe as unidades quase cheias, e olhe de novo depois de cada número que você escrever.",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "Última célula livre"},
		},
	},
	{
		Title: "Único escondido",
		What:  "Em uma linha, coluna ou bloco, só sobra uma célula onde um número pode ir, seja o que for que essa célula também possa ter.",
		Why:   "A unidade precisa do número, e todas as outras células vazias já o veem em sua linha, coluna ou bloco.",
		Look:  "Pegue um número que aparece muito no tabuleiro. Em cada bloco sem ele, risque as linhas e colunas que o têm; se sobrar uma célula, escreva-o ali. Depois faça o mesmo com linhas e colunas.",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "Único escondido (bloco)"},
			{Key: "hidden-single-line", Name: "Único escondido (fileira)"},
		},
	},
	{
		Title: "Único nu",
		What:  "A uma célula só resta um candidato.",
		Why:   "Sua linha, sua coluna e seu bloco têm os outros oito números, ou outros passos os descartaram.",
		Look:  "Olhe células cujas três unidades estão bem cheias e conte os números diferentes que cada uma vê: oito deixam um.",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "Único nu"},
		},
	},
	{
		Title: "Passos diretos",
		What:  "Um passo que descarta candidatos e assim deixa um número com um só lugar em uma unidade: ele pode ser escrito na hora, sem notas.",
		Why:   "Cada um é um candidato bloqueado ou um conjunto escondido seguido de um único escondido. O Sudoku Explainer conta os dois como um passo, porque uma pessoa os vê como um.",
		Look:  "Quando um número tem dois ou três lugares em um bloco, todos em uma fileira, considere essa fileira ocupada e varra de novo os blocos ao lado.",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "Apontamento direto"},
			{Key: "direct-claiming", Name: "Reivindicação direta"},
			{Key: "direct-hidden-pair", Name: "Par escondido direto"},
			{Key: "direct-hidden-triplet", Name: "Trio escondido direto"},
		},
	},
}
