// Package techniques holds the Italian texts about techniques and steps: names, sentences
// and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

const (
	absurdSentence = "{start?Se {start} fosse vero, lo sarebbe anche tutto ciò a cui portano i legami, e questo si contraddice. Quindi è falso|Se {without} fosse falso, tutto ciò a cui portano i legami sarebbe vero, e questo si contraddice. Quindi è vero}: {effects}."
	veritySentence = "{start:Che {start} sia vero o falso|Uno di {start} è vero, e qualunque sia}, i legami portano allo stesso risultato: {effects}."
)

// Language holds the phrases that explanations of steps are composed of, and the table of
// contents of the lessons.
var Language = explain.Language{
	Code:   "it",
	Plural: phrase.OneOther,
	And:    " e ",
	Marks:  explain.Marks{Comma: ", ", Semicolon: "; ", Colon: ": ", Space: " ", Stop: "."},
	Words: explain.Words{Cells: "{first}, {second}", Placed: "{digit} in {cells}", Excluded: "niente {digits} in {cells}", Or: " o ",
		Loses: "{cells} {count:perde|perdono} {digits}", Must: "{cell} deve essere {digit}"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name}: {cells}{count? con {digits}|}",
	Houses:    [3]string{"{count:la riga|le righe} {numbers}", "{count:la colonna|le colonne} {numbers}", "{count:il riquadro|i riquadri} {numbers}"},
	HouseForms: map[string][3]string{
		"cell": {"{count:riga|righe} {numbers}", "{count:colonna|colonne} {numbers}", "{count:riquadro|riquadri} {numbers}"},
		"of":   {"{count:della riga|delle righe} {numbers}", "{count:della colonna|delle colonne} {numbers}", "{count:del riquadro|dei riquadri} {numbers}"},
		"in":   {"{count:nella riga|nelle righe} {numbers}", "{count:nella colonna|nelle colonne} {numbers}", "{count:nel riquadro|nei riquadri} {numbers}"},
		"to":   {"{count:alla riga|alle righe} {numbers}", "{count:alla colonna|alle colonne} {numbers}", "{count:al riquadro|ai riquadri} {numbers}"},
	},
	Captions: explain.Captions{
		Brief:         "{effects}.",
		StrongInHouse: "Se {digit} non è in {from}, è in {to}: {house} non ha altri posti{without?, ora che sono esclusi questi: {without}|}.",
		StrongInCell:  "Se {from} non è {digit}, è {other}, l'unico altro candidato{without?, ora che sono esclusi questi: {without}|}.",
		StrongInSet:   "Se {digit} non è in {from}, {other} è in {to}: per {set} restano solo {size} numeri{without?, senza {without}|}, e servono tutti.",
		WeakInHouse:   "Se {digit} è in {from}, non è in {to}: {house} lo ha una volta sola.",
		WeakBySight:   "Se {digit} è in {from}, non è in {to}: le caselle si vedono.",
		WeakInCell:    "Se {from} è {digit}, non è {other}.",
		Implied:       "Allora {other} non è in {to}, per {technique}.",
		Branch:        "Supponi: {assumption}. Dopo {count:un legame|{count} legami}: {result}.",
		Therefore:     "Quindi: {effects}.",
	},
	Groups: []explain.Group{
		{Name: "Singoli", Lessons: singles},
		{Name: "Candidati bloccati e sottoinsiemi", Lessons: subsets},
		{Name: "Pesci", Lessons: fish},
		{Name: "Configurazioni di un solo numero", Lessons: singleDigit},
		{Name: "Wing", Lessons: wings},
		{Name: "Configurazioni che si basano sull'unicità", Lessons: uniqueness},
		{Name: "Colorazione e catene", Lessons: chains},
		{Name: "Insiemi quasi bloccati e oltre", Lessons: sets},
		{Name: "Catene forzate e ultime risorse", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "Catena forzata: contraddizione", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "Catena forzata: certezza", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "Rete forzata: contraddizione", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "Rete forzata: certezza", Sentence: veritySentence},
		{Key: "brute-force", Name: "Forza bruta", Sentence: "Nessuna tecnica prosegue da qui. La soluzione ha {digit} in {cell}: {placements}."},
	},
}
