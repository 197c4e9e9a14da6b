// Package techniques holds the German texts about techniques and steps: names, sentences
// and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

const (
	absurdSentence = "{start?Wäre {start} wahr, so wäre es alles, wozu die Glieder führen, und das widerspricht sich. Also ist es falsch|Wäre {without} falsch, so wäre alles wahr, wozu die Glieder führen, und das widerspricht sich. Also ist es wahr}: {effects}."
	veritySentence = "{start:Ob {start} wahr ist oder falsch|Eines von {start} ist wahr, und welches auch immer}, die Glieder führen zum selben: {effects}."
)

// Language holds the phrases that explanations of steps are composed of, and the table of
// contents of the lessons.
var Language = explain.Language{
	Code:   "de",
	Plural: phrase.OneOther,
	And:    " und ",
	Marks:  explain.Marks{Comma: ", ", Semicolon: "; ", Colon: ": ", Space: " ", Stop: "."},
	Words: explain.Words{Cells: "{first}, {second}", Placed: "{digit} in {cells}", Excluded: "keine {digits} in {cells}", Or: " oder ",
		Loses: "{cells} {count:verliert|verlieren} {digits}", Must: "{cell} muss {digit} sein",
		ThenLoses: "{count:verliert|verlieren} {cells} {digits}", ThenMust: "muss {cell} {digit} sein"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name}: {cells}{count? mit {digits}|}",
	// "Zeile 3 und 5" suits every grammatical case, unlike the plural.
	Houses: [3]string{"Zeile {numbers}", "Spalte {numbers}", "Block {numbers}"},
	Captions: explain.Captions{
		Brief:         "{effects}.",
		StrongInHouse: "Steht die {digit} nicht in {from}, so steht sie in {to}: {house} hat keinen anderen Platz{without? mehr, denn ausgeschlossen sind jetzt: {without}|}.",
		StrongInCell:  "Steht in {from} nicht die {digit}, so steht dort die {other}, der einzige andere Kandidat{without?, denn ausgeschlossen sind jetzt: {without}|}.",
		StrongInSet:   "Steht die {digit} nicht in {from}, so steht die {other} in {to}: Für {set} bleiben nur {size} Ziffern{without?, ohne {without}|}, und alle werden gebraucht.",
		WeakInHouse:   "Steht die {digit} in {from}, so steht sie nicht in {to}: {house} hat sie nur einmal.",
		WeakBySight:   "Steht die {digit} in {from}, so steht sie nicht in {to}: Die Zellen sehen einander.",
		WeakInCell:    "Steht in {from} die {digit}, so steht dort nicht die {other}.",
		Implied:       "Dann steht die {other} nicht in {to}: {technique}.",
		Branch:        "Angenommen: {assumption}. Nach {count:einem Glied|{count} Gliedern}: {result}.",
		Therefore:     "Also: {effects}.",
	},
	Groups: []explain.Group{
		{Name: "Einer", Lessons: singles},
		{Name: "Gesperrte Kandidaten und Mehrlinge", Lessons: subsets},
		{Name: "Fische", Lessons: fish},
		{Name: "Muster mit einer Ziffer", Lessons: singleDigit},
		{Name: "Flügel (Wings)", Lessons: wings},
		{Name: "Muster, die genau eine Lösung voraussetzen", Lessons: uniqueness},
		{Name: "Färben und Ketten", Lessons: chains},
		{Name: "Fast gesperrte Mengen und mehr", Lessons: sets},
		{Name: "Zwingende Ketten und letzte Mittel", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "Zwingende Ketten: Widerspruch", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "Zwingende Ketten: Gewissheit", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "Zwingendes Netz: Widerspruch", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "Zwingendes Netz: Gewissheit", Sentence: veritySentence},
		{Key: "brute-force", Name: "Durchprobieren (Brute Force)",
			Sentence: "Keine Technik führt hier weiter. Die Lösung hat in {cell} die {digit}: {placements}."},
	},
}
