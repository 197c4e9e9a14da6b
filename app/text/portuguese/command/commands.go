// Package command holds the command's sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

// Commands is the output of the command other than its help.
var Commands = words.Commands{
	None:          "Sem solução.",
	Several:       "Várias soluções.",
	Serving:       "Servindo {url} até Ctrl-C",
	CutOff:        "Parado com {count:{count} download|{count} downloads} em andamento: {paths}.",
	LogFails:      "Não é possível escrever o registro: {error}",
	LogWorks:      "O registro voltou a ser escrito; {count:falta {count} linha|faltam {count} linhas}.",
	Written:       "Site para {base} escrito em {dir}",
	NoMethod:      "Método desconhecido “{method}”. Os métodos são {methods}.",
	UseHelp:       "Tente “{command} --help”.",
	StepsNone:     "Nenhuma técnica encontra um passo.",
	StepsAre:      "{count:{count} passo|{count} passos}:",
	Explained:     "Resolvido em {count:{count} passo|{count} passos}.",
	Stuck:         "Depois de {count:{count} passo|{count} passos}, nenhuma técnica encontra outro.",
	OwnPath:       "O caminho de “explain” tem {count:{count} passo|{count} passos}: {techniques}.",
	HoDoKuPath:    "O do HoDoKu tem {count:{count} passo|{count} passos}: {techniques}.",
	UniquenessOff: "O sudoku tem várias soluções, então as técnicas que supõem uma só estão desligadas.",
	Complete:      "O sudoku está resolvido.",
	Proved:        "A prova tem {count:{count} linha|{count} linhas} e foi conferida. Está em {file}, e sua fórmula em {formula}.",
	ProofNone:     "Não há nenhum passo para provar.",
	ProofOfOne:    "--proof funciona com um sudoku de cada vez.",
	ProofFails:    "O passo {number} não pode ser provado: não se deduz da posição.",
	HintTechnique: "Tente esta técnica: {technique}.",
	HintHouses:    "Olhe {houses}.",
	HintCells:     "Olhe {cells}.",
	ScanNoGrid:    "Nenhum sudoku encontrado. Tire a foto bem de cima, com o tabuleiro inteiro nela.",
	ScanNoDigits:  "Há um tabuleiro, mas quase nenhum número. Variantes como o killer sudoku não podem ser lidas.",
	ScanDoubtful:  "Confira {count:esta célula|estas células}: {cells}.",
	ScanNoPicture: "Isto não é uma imagem JPEG nem PNG.",
	ScanBroken:    "A imagem está danificada.",
	ScanTooLarge:  "A imagem é grande demais: {size} megapixels. O limite é {limit}.",
}

// CommandLine holds what the command says about faulty puzzles, on standard error and in
// the error field of --json, and about its progress.
var CommandLine = words.CommandLine{
	Clash:                   "O {digit} aparece {count} vezes {house/in}: {cells}.",
	ClashTwice:              "O {digit} aparece duas vezes {house/in}: {cells}.",
	AtLines:                 "Linhas {lines}: {sentence}",
	Contradiction:           "Estes {count} números se contradizem: {digits}.",
	ContradictionUnfinished: "Estes {count} números se contradizem; talvez bastem menos: {digits}.",
	LikelyRepair:            "Uma correção provável: {repair}.",
	WrongEntries:            "{count:O número digitado {digits} contradiz|Os números digitados {digits} contradizem} a solução.",
	WrongEliminations:       "{count:O candidato {candidates} foi descartado, mas faz|Os candidatos {candidates} foram descartados, mas fazem} parte da solução.",
	NoneFits:                "Nenhuma solução tem todos os números digitados e nenhum dos candidatos descartados.",
	MethodsNotRun:           "Os métodos não rodaram.",
	Running:                 "Rodando {method}, {at} de {count}",
	Puzzles:                 "{count:{count} sudoku|{count} sudokus}, {rate} por segundo",
	MoreUnread:              "{count:Mais {count} sudoku não pode ser lido|Mais {count} sudokus não podem ser lidos}:",
	MapCells:                "Para cada célula, quantas das {count} soluções têm cada número:",
	MapCellsCut:             "Para cada célula, quantas das primeiras {count} soluções têm cada número (há mais):",
	MapCell:                 "{cell}: {counts}",
	MapDigit:                "{digit} em {count}",
	MapSets:                 "{count:Este conjunto de células precisa|Cada um destes {count} conjuntos de células precisa} de um número inicial; senão, há várias soluções:",
	MapFirst:                "São mostrados os primeiros {count}.",
	MapWays:                 "{count:{count} maneira|{count} maneiras} de chegar a exatamente uma solução com {number:mais {number} número inicial|mais {number} números iniciais}:",
	MapNoWays:               "Mais dois números iniciais nunca deixam exatamente uma solução.",
	Alike:                   "{count:{count} é assim|{count} são assim}: {sentence}",
}
