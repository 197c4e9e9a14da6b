package command

import (
	words "sudoku/app/text/words/command"
)

// Generation holds what the command says, on standard error, if it cannot make the
// requested puzzle.
var Generation = words.Generation{
	FewGivens:        "Não existe um sudoku assim: menos de 17 números iniciais sempre deixam várias soluções.",
	ManyGivens:       "Não existe um sudoku assim: com 81 números iniciais não sobra nada para resolver.",
	EmptyRange:       "O primeiro valor de um intervalo não pode ser maior que o segundo.",
	SymmetryCount:    "Não existe um sudoku assim: a simetria {symmetry} não permite {range} números iniciais.",
	PatternCount:     "Não existe um sudoku assim: o padrão tem {count:{count} célula|{count} células}, não {range}.",
	PatternSymmetry:  "Não existe um sudoku assim: o padrão não tem a simetria {symmetry}.",
	PatternLines:     "Não existe um sudoku assim: duas linhas ou duas colunas que o padrão deixa vazias podem ser trocadas entre si, o que deixa várias soluções.",
	UnknownTechnique: "Técnica desconhecida “{technique}”. “sudoku steps --json” imprime as chaves, como x-wing.",
	NeverNeeded:      "Não existe um sudoku assim: onde {technique} se aplica, uma técnica mais simples também se aplica.",
	GradeOfOnly:      "Não existe um sudoku assim: os sudokus que estas técnicas resolvem têm um nível mais baixo.",
	NotFound:         "Nenhum sudoku assim em {count:{count} tentativa|{count} tentativas} em {time}. Aumente --limit, ou afrouxe as exigências.",
	BadPattern:       "Um padrão tem 81 células, não {count}: “.” ou “0” para uma vazia, qualquer outra coisa para um número inicial.",
	Made:             "{count:{count} sudoku|{count} sudokus} de {all}",
}
