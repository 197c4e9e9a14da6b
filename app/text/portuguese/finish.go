package portuguese

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Done:      "Resolvido",
	DoneIn:    "Resolvido em {time}",
	Daily:     "Sudoku do dia de {date}, {grade}",
	Days:      "{count:dia|dias}",
	Week:      "Os últimos sete dias",
	DaySolved: "{day}: resolvido",
	Another:   "Outro sudoku: {grade}",
	AnyOther:  "Outro sudoku",
	NextDaily: "Próximo sudoku do dia: {grade}",
	Details:   "Sobre este jogo",
	Time:      "Tempo",
	Grade:     "Nível",
	Hints:     "Dicas",
	Mistakes:  "Erros",
	Best:      "Seu melhor tempo sem dicas no nível {grade}: {time}",
	Harder:    "Um nível acima",
	Explain:   "Explicar este sudoku",
	Picture:   "Compartilhar como imagem",
	Board:     "Voltar ao tabuleiro",

	First:          "Seu primeiro sudoku do nível {grade}.",
	Fastest:        "Seu sudoku mais rápido do nível {grade} até agora, por {time}.",
	FasterThanLast: "Mais rápido que seus três últimos do nível {grade}.",
	AgainFaster:    "Resolvido de novo, {time} mais rápido que da primeira vez.",
	Again:          "Você já resolveu este antes.",
	Flawless:       "Sem nenhuma dica e sem nenhum erro.",
	WithoutHints:   "Resolvido sem dicas.",
	Nth:            "Com este, são {count} sudokus do nível {grade}.",
	Seconds:        "{count:um segundo|{count} segundos}",
	Minutes:        "{time} minutos",
	Hours:          "{time} horas",

	Result:      "Sudoku, {grade}, resolvido em {time}",
	Puzzle:      "Sudoku resolvido em {time}",
	Helped:      "{hints:{hints} dica|{hints} dicas}, {mistakes:{mistakes} erro|{mistakes} erros}",
	PictureName: "Um sudoku resolvido, sem os números",
	FileName:    "sudoku-resultado",
	Copied:      "Resultado copiado. Cole onde quiser.",
	NotCopied:   "O navegador bloqueou a cópia.",

	Pause:      "Pausar",
	GoOn:       "Continuar",
	Paused:     "Pausado",
	GamePaused: "O jogo está pausado. Toque primeiro em “Continuar”.",
}
