package portuguese

import (
	"sudoku/app/text/words"
)

var statistics = words.Statistics{
	Button:    "Estatísticas",
	Title:     "Estatísticas",
	Empty:     "Nada resolvido ainda. Os sudokus que você resolver são contados aqui.",
	Help:      "Os melhores tempos são sem dicas. O melhor tempo e a mediana contam só a primeira vez que você resolve um sudoku; os outros números contam todas.",
	Streak:    "{count:dia seguido|dias seguidos}",
	Longest:   "{count:dia|dias}, maior sequência",
	Total:     "{count:sudoku resolvido|sudokus resolvidos}",
	Table:     "Sudokus resolvidos e tempos por nível",
	Solved:    "Resolvidos",
	Best:      "Melhor",
	Median:    "Mediana",
	Nobody:    "–",
	Chart:     "As últimas quatro semanas",
	ChartText: "{count:{count} sudoku resolvido|{count} sudokus resolvidos} em {days:{days} dia|{days} dias}, no máximo {most} em um dia.",
	Today:     "hoje",

	Estimate:   "{from}–{to} min para você",
	Minutes:    "{from}–{to} min",
	TooFew:     "Depois de {left:mais {left} jogo|mais {left} jogos} sem dicas, a página estima quanto tempo você vai levar em um sudoku.",
	Pace:       "Os minutos ao lado de um nível são estimados a partir dos seus últimos {count} jogos. Quatro de cada cinco jogos devem ficar dentro deles.",
	PaceWithin: "Os minutos ao lado de um nível são estimados a partir dos seus últimos {count} jogos. Quatro de cada cinco jogos devem ficar dentro deles. O valor do meio costumou acertar com margem de {percent}%.",
	Forget:     "Esquecer meu ritmo",

	Progress:     "Onde você demora mais",
	ProgressHelp: "Jogadas sem dica, pela técnica mais fácil que as mostra. Os tempos são dos seus últimos dez jogos; abaixo de cada um, a mudança em relação aos jogos anteriores.",
	Technique:    "Técnica",
	Moves:        "Jogadas",
	PerMove:      "Tempo por jogada",
	Change:       "Mudança",
	Took:         "{time} s",
	Faster:       "{percent}% mais rápido",
	Slower:       "{percent}% mais lento",
	New:          "novo",
}

var backup = words.Backup{
	Button:        "Salvar ou carregar tudo",
	Title:         "Salvar ou carregar tudo",
	Help:          "Um só arquivo contém sua biblioteca com todo o histórico, suas estatísticas e suas configurações. Guarde-o bem, ou carregue-o em outro navegador: o que já está lá continua.",
	Settings:      "As configurações só são tiradas do arquivo se você não tiver mudado nenhuma aqui.",
	FileName:      "sudoku-tudo",
	Save:          "Salvar tudo em um arquivo",
	Load:          "Carregar tudo de um arquivo",
	Working:       "Trabalhando… {done} de {total}",
	Stop:          "Parar",
	Stopped:       "Parado. Nada mudou.",
	Saved:         "{count:{count} sudoku está|{count} sudokus estão} no arquivo baixado, com suas estatísticas e configurações.",
	Loaded:        "{count:{count} sudoku acrescentado.|{count} sudokus acrescentados.}",
	Known:         "{count:{count} já estava|{count} já estavam} aqui.",
	Results:       "As estatísticas do arquivo contam {count:{count} sudoku resolvido|{count} sudokus resolvidos}.",
	SettingsTaken: "As configurações dele estão agora em uso.",
	Foreign:       "Este arquivo não foi escrito por “Salvar tudo”. Nada mudou.",
	Newer:         "Este arquivo foi escrito por uma versão mais nova desta página. Recarregue a página e tente de novo. Nada mudou.",
	Damaged:       "O arquivo está danificado na linha {line}. Nada mudou.",
	CutShort:      "O arquivo está incompleto: ele para depois da linha {line}. Nada mudou.",
	NotDone:       "Isso não deu certo ({reason}). Nada mudou.",
}
