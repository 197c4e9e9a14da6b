package portuguese

import (
	"sudoku/app/text/words"
)

var enter = words.Setup{
	Lead:     "Digite um sudoku, cole-o ou abra um arquivo.",
	Bring:    "Resolver um sudoku",
	Type:     "Digitar",
	Play:     "Jogar",
	New:      "Novo sudoku",
	Continue: "Continuar",
	Another:  "Novo",

	Slogan:      "Traga qualquer sudoku.",
	Promise:     "Veja-o resolvido, explicado passo a passo, ou jogue você mesmo.",
	Paste:       "Colar",
	Today:       "Hoje",
	Each:        "Um de cada nível",
	Streak:      "{count:{count} dia|{count} dias}",
	Mine:        "Meus jogos",
	More:        "Mais",
	Daily:       "{grade}, sudoku de hoje",
	DailySolved: "{grade}, sudoku de hoje, resolvido",
	Lately:      "Resolvidos recentemente",
	Games:       "Todos os jogos",

	Yours:  "Seu sudoku",
	GoBack: "Voltar",
	Edit:   "Editar",
	Done:   "Pronto",

	Start:        "Digite linha por linha. “Vazia” pula uma célula.",
	Typed:        "{count:{count} número|{count} números} até agora.",
	One:          "Uma solução. {grade}.",
	Several:      "Várias soluções até agora.",
	None:         "Sem solução: algum número deve estar errado.",
	StartPlaying: "Começar a jogar",
	FindMistake:  "Encontrar o erro",
	Question:     "O sudoku estava completo. Você já está resolvendo?",
	KeepTyping:   "Não, ainda digitando",
	MyAnswers:    "Sim, jogar",
	Rows:         "Ir para a próxima célula depois de cada número",
	Skip:         "Vazia",

	Left:        "{count:Falta {count} célula|Faltam {count} células}.",
	GradeLeft:   "{grade}. {takes?{takes}. |}{count:Falta {count} célula|Faltam {count} células}.",
	SeveralLeft: "Várias soluções. {count:Falta {count} célula|Faltam {count} células}.",
}

var tools = words.Tools{
	Title:      "Ferramentas",
	New:        "Feito para você, de qualquer nível.",
	Check:      "O sudoku está certo? Encontra erros de digitação e números desnecessários.",
	Steps:      "Resolva como uma pessoa, um passo de cada vez, e veja a dificuldade.",
	Techniques: "Escolha que técnicas as dicas e explicações podem usar.",
	Methods:    "Compare como os computadores resolvem sudokus e assista à busca deles.",
	List:       "Resolva de uma vez um arquivo com muitos sudokus.",
	Library:    "Seus jogos neste dispositivo, com todo o histórico.",
	Export:     "Copie ou salve como texto para outros programas e sites.",
	Keys:       "Todas as teclas, e o que fazem o mouse e o toque.",
}
