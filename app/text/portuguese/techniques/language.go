// Package techniques holds the Brazilian Portuguese texts about techniques and steps:
// names, sentences and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

const (
	absurdSentence = "{start?Se {start} fosse verdadeiro, tudo a que os elos levam também seria, e isso se contradiz. Então é falso|Se {without} fosse falso, tudo a que os elos levam seria verdadeiro, e isso se contradiz. Então é verdadeiro}: {effects}."
	veritySentence = "{start:Seja {start} verdadeiro ou falso|Um de {start} é verdadeiro e, seja qual for}, os elos levam ao mesmo resultado: {effects}."
)

// Language holds the phrases that explanations of steps are composed of, and the table of
// contents of the lessons.
var Language = explain.Language{
	Code:   "pt-BR",
	Plural: phrase.UpToOne,
	And:    " e ",
	Marks:  explain.Marks{Comma: ", ", Semicolon: "; ", Colon: ": ", Space: " ", Stop: "."},
	Words: explain.Words{Cells: "{first}, {second}", Placed: "{digit} em {cells}", Excluded: "sem {digits} em {cells}", Or: " ou ",
		Loses: "{cells} {count:perde|perdem} {digits:o {digits}|{digits}}", Must: "{cell} tem de ser {digit}"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name}: {cells}{count? com {digits}|}",
	Initials:  "LC",
	Houses:    [3]string{"{count:a linha|as linhas} {numbers}", "{count:a coluna|as colunas} {numbers}", "{count:o bloco|os blocos} {numbers}"},
	HouseForms: map[string][3]string{
		"cell": {"{count:linha|linhas} {numbers}", "{count:coluna|colunas} {numbers}", "{count:bloco|blocos} {numbers}"},
		"of":   {"{count:da linha|das linhas} {numbers}", "{count:da coluna|das colunas} {numbers}", "{count:do bloco|dos blocos} {numbers}"},
		"in":   {"{count:na linha|nas linhas} {numbers}", "{count:na coluna|nas colunas} {numbers}", "{count:no bloco|nos blocos} {numbers}"},
	},
	Captions: explain.Captions{
		Brief:         "{effects}.",
		StrongInHouse: "Se o {digit} não está em {from}, está em {to}: {house} não tem outro lugar{without?, agora que foi descartado: {without}|}.",
		StrongInCell:  "Se {from} não é {digit}, é {other}, seu único outro candidato{without?, agora que foi descartado: {without}|}.",
		StrongInSet:   "Se o {digit} não está em {from}, o {other} está em {to}: {set} ficam com apenas {size} números{without?, sem {without}|}, e precisam de todos.",
		WeakInHouse:   "Se o {digit} está em {from}, não está em {to}: {house} só o tem uma vez.",
		WeakBySight:   "Se o {digit} está em {from}, não está em {to}: as células se veem.",
		WeakInCell:    "Se {from} é {digit}, não é {other}.",
		Implied:       "Então o {other} não está em {to}, por {technique}.",
		Branch:        "Suponha: {assumption}. Depois de {count:{count} elo|{count} elos}: {result}.",
		Therefore:     "Então: {effects}.",
	},
	Groups: []explain.Group{
		{Name: "Únicos", Lessons: singles},
		{Name: "Candidatos bloqueados e conjuntos", Lessons: subsets},
		{Name: "Peixes", Lessons: fish},
		{Name: "Padrões de um só número", Lessons: singleDigit},
		{Name: "Wings", Lessons: wings},
		{Name: "Padrões que supõem uma só solução", Lessons: uniqueness},
		{Name: "Coloração e cadeias", Lessons: chains},
		{Name: "Conjuntos quase bloqueados e mais", Lessons: sets},
		{Name: "Cadeias forçadas e últimos recursos", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "Cadeias forçadas: contradição", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "Cadeias forçadas: certeza", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "Rede forçada: contradição", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "Rede forçada: certeza", Sentence: veritySentence},
		{Key: "brute-force", Name: "Força bruta", Sentence: "Nenhuma técnica continua daqui. A solução tem o {digit} em {cell}: {placements}."},
	},
}
