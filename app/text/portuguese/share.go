package portuguese

import (
	"sudoku/app/text/words"
)

var sharing = words.Sharing{
	History:       "Incluir todo o histórico",
	HistoryHelp:   "{count:{count} mudança, que pode ser revista|{count} mudanças, que podem ser revistas} a partir do link.",
	TooLong:       "O histórico é longo demais para um link: este só contém o tabuleiro.",
	Note:          "Um recado junto com o link",
	Watch:         "Assistir à reprodução",
	Characters:    "{count} caracteres",
	QR:            "Código QR do link",
	NoQR:          "O link é longo demais para um código QR.",
	SaveQR:        "Salvar o código",
	Sheet:         "Compartilhar com um aplicativo…",
	Answers:       "Incluir as respostas",
	Picture:       "Imagem do tabuleiro",
	Shaded:        "Sombrear os números iniciais",
	Candidates:    "Candidatos",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Copiar imagem",
	SaveQRAs:      "Salvar o código QR como {kind}",
	SavePictureAs: "Salvar a imagem como {kind}",
	InFile:        "Imagem salva.",
	InClipboard:   "Imagem copiada.",
	Failed:        "Não foi possível criar a imagem: {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

var film = words.Film{
	Title:       "Reprodução",
	Close:       "Fechar a reprodução",
	Opened:      "Aberto do link um jogo de {count:{count} mudança|{count} mudanças}.",
	InTheWay:    "O tabuleiro mostra uma reprodução. Feche-a para continuar.",
	Position:    "Mudança {at} de {count}",
	Place:       "Posição na reprodução",
	SpeedValue:  "{rate} por segundo",
	Forward:     "Uma mudança adiante",
	Backward:    "Uma mudança atrás",
	Placed:      "{digit} em {cell}",
	Given:       "Número inicial {digit} em {cell}",
	Erased:      "{cell} apagada",
	Marks:       "Notas em {cell}",
	Elimination: "Candidatos de {cell}",
	Several:     "{count} células mudadas",
	Drawn:       "Cores ou elos desenhados",
}
