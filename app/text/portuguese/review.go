package portuguese

import (
	"sudoku/app/text/words"
)

var review = words.Review{
	Title:    "Revisão",
	Help:     "Reveja seu jogo: por que cada jogada estava certa, e onde você travou.",
	Working:  "Procurando o motivo de cada jogada…",
	None:     "Uma revisão mostra por que cada jogada sua estava certa, e onde você travou. Ainda não há jogadas.",
	Several:  "Este sudoku não tem exatamente uma solução, então nenhuma jogada pode ser julgada.",
	InTheWay: "O tabuleiro mostra uma jogada sua. Escolha “Jogar daqui” para continuar ali.",
	Resumed:  "{count?A posição antes desta jogada, sem {count:{count} erro|{count} erros}.|A posição antes desta jogada.}",
	Position: "Jogada {at} de {count}: {event}",
	Whole:    "O jogo inteiro",
	Line:     "Jogadas da partida",
	Forward:  "Próxima jogada",
	Backward: "Jogada anterior",

	Move:      "Jogada {index}: {move}",
	TakenBack: "{move} desfeita",

	Shown:          "{name} mostra isso.",
	ShownBy:        "{count} passos mostram isso. O mais difícil é {name}.",
	Marks:          "Deduz-se das notas.",
	Guessed:        "Certo, mas um chute: nada fácil mostra isso aqui.",
	WrongDigit:     "Errado: {cell} é {digit}.",
	WrongCandidate: "Errado: {cell} é {digit}, que não pode ser descartado.",
	Misled:         "Vem do erro na jogada {since}.",
	Repaired:       "Isto desfez o erro da jogada {since}.",
	Restored:       "Isto estava certo.",
	Tidied:         "Arrumação: os números do tabuleiro o excluem.",
	Took:           "depois de {time}",

	Reason:    "Os passos",
	Seen:      "O que dava para ver aqui",
	Resume:    "Jogar daqui",
	Next:      "Próximo momento",
	Practise:  "Praticar {name}",
	Share:     "Compartilhar a partida",
	Moments:   "Momentos do jogo",
	AtWrong:   "Errado: {move}{back?, desfeito na jogada {back}}",
	AtGuess:   "Chute: {move}",
	AtHint:    "Dica antes de {move}",
	AtPause:   "Pausa mais longa: {time}",
	AtHardest: "Jogada mais difícil: {name}",

	Placed:     "{found} de {count:{count} jogada|{count} jogadas} {found:tinha|tinham} um motivo no tabuleiro.",
	Found:      "{found} de {count:{count} jogada|{count} jogadas} {found:tinha|tinham} um motivo no tabuleiro; o mais difícil foi {name}.",
	Paused:     "A pausa mais longa, {time}, veio antes da jogada {index}.",
	PausedSeen: "A pausa mais longa, {time}, veio antes da jogada {index}, onde dava para ver {name}.",
	Flawless:   "Nenhum chute e nenhum erro.",
	Wrong:      "{wrong:{wrong} jogada estava errada|{wrong} jogadas estavam erradas}{guesses?, e {guesses:{guesses} jogada certa foi um chute|{guesses} jogadas certas foram chutes}}.",
	Guesses:    "{guesses:{guesses} jogada foi um chute, e estava certa|{guesses} jogadas foram chutes, e estavam certas}.",

	Difficulty: "dificuldade, até {rating}",
	Time:       "tempo, até {time}",
	WrongMark:  "errado",
	GuessMark:  "chute",
	HintMark:   "dica",
	Stop:       "pausa mais longa",
}
