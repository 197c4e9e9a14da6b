package techniques

import "sudoku/solver/explain"

var lastResorts = []explain.Lesson{
	{
		Title: "Moldes (sobreposição de padrões)",
		What:  "Todas as maneiras de colocar um número no tabuleiro inteiro. Uma célula que está em todas tem o número; uma que não está em nenhuma não o tem.",
		Why:   "Uma das maneiras é a verdadeira, e não há outras.",
		Look:  "É trabalho para um programa: há 46.656 maneiras para um número em um tabuleiro vazio.",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "Molde: colocar"},
			{Key: "template-delete", Name: "Molde: eliminar"},
		},
	},
}
