package portuguese

import (
	"sudoku/app/text/words"
)

var errors = words.Errors{
	Unknown:          "Não foi possível ler isto: {reason}",
	AtLine:           "Linha {line}: {sentence}",
	Empty:            "Não contém nenhum sudoku.",
	TooLong:          "É longo demais para ser um sudoku.",
	Unrecognized:     "Formato de sudoku não reconhecido.",
	NotADigit:        "Linha {row}, coluna {column}: “{text}” não é um número.",
	WrongCellCount:   "{got:Foi encontrada uma célula|Foram encontradas {got} células} em vez de {want}.",
	WrongRowCount:    "{got:Foi encontrada uma linha|Foram encontradas {got} linhas} em vez de {want}.",
	WrongRowLength:   "A linha {row} tem {got:uma célula|{got} células} em vez de {want}.",
	SeveralPuzzles:   "Foram encontrados {got} sudokus em vez de um.",
	NotACandidate:    "“{text}” não é um candidato (número, linha, coluna).",
	OtherSize:        "O tabuleiro tem {got} linhas; só são aceitos tabuleiros de {want} linhas.",
	Damaged:          "O código está danificado ou incompleto.",
	TooNested:        "Há colchetes demais uns dentro dos outros.",
	Unsafe:           "“{text}” não é permitido em um arquivo.",
	NeedsServer:      "Só {text} sabe qual sudoku este endereço curto representa. Abra-o lá e copie o próprio sudoku.",
	NotACell:         "Linha {row}, coluna {column}: “{text}” não é uma célula neste formato.",
	NoPuzzle:         "Este é um registro de {text}: tem as jogadas, mas não o sudoku. Copie lá o próprio sudoku.",
	Ambiguous:        "Isto pode ser lido como sudokus diferentes.",
	CutOff:           "O texto está cortado, então falta uma parte do sudoku.",
	Picture:          "Isto é uma imagem, mas não pode ser aberta. Talvez esteja danificada.",
	Packed:           "Este arquivo está compactado em {text}. Descompacte-o primeiro.",
	LinkEmpty:        "Não contém nenhuma posição.",
	LinkUnrecognized: "Não é um código desta página nem tem 81 caracteres.",
	LinkLength:       "Tem {got:uma célula|{got} células} em vez de {want}.",
	LinkVersion:      "Vem de uma versão mais nova desta página (“{text}”). Recarregue a página para obtê-la.",
	LinkCharacter:    "O caractere {column}, “{text}”, não é permitido aqui.",
	LinkDamaged:      "Está danificado ou incompleto.",
	FileTooLarge:     "É maior que {want} MB.",
	CannotUnpack:     "Este navegador não consegue descompactá-lo.",
}
