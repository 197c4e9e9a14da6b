// Package techniques holds the French texts about techniques and steps: names, sentences
// and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

const (
	absurdSentence = "{start?Si {start} était vrai, tout ce à quoi mènent les liens le serait aussi, et cela se contredit. C’est donc faux|Si {without} était faux, tout ce à quoi mènent les liens serait vrai, et cela se contredit. C’est donc vrai} : {effects}."
	veritySentence = "{start:Que {start} soit vrai ou faux|L’un de {start} est vrai, et quel qu’il soit}, les liens mènent au même résultat : {effects}."
)

// Language holds the phrases that explanations of steps are composed of, and the table of
// contents of the lessons.
var Language = explain.Language{
	Code:   "fr",
	Plural: phrase.UpToOne,
	And:    " et ",
	Marks:  explain.Marks{Comma: ", ", Semicolon: " ; ", Colon: " : ", Space: " ", Stop: "."},
	Words: explain.Words{Cells: "{first}, {second}", Placed: "{digit} en {cells}", Excluded: "pas de {digits} en {cells}", Or: " ou ",
		Loses: "{count:la case|les cases} {cells} {count:perd|perdent} {digits}", Must: "la case {cell} doit être un {digit}"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name} : {cells}{count? avec {digits}|}",
	Initials:  "LC",
	Houses:    [3]string{"{count:la ligne|les lignes} {numbers}", "{count:la colonne|les colonnes} {numbers}", "{count:le bloc|les blocs} {numbers}"},
	HouseForms: map[string][3]string{
		"cell": {"{count:ligne|lignes} {numbers}", "{count:colonne|colonnes} {numbers}", "{count:bloc|blocs} {numbers}"},
		"of":   {"{count:de la ligne|des lignes} {numbers}", "{count:de la colonne|des colonnes} {numbers}", "{count:du bloc|des blocs} {numbers}"},
	},
	// "the" suits both ways of naming cells: la case r5c5, la case ligne 5, colonne 5.
	CellForms: map[string]string{
		"the": "{count:la case|les cases} {cells}",
		"of":  "{count:de la case|des cases} {cells}",
	},
	Captions: explain.Captions{
		Brief:         "{effects}.",
		StrongInHouse: "Si le {digit} n’est pas en {from}, il est en {to} : {house} n’a pas d’autre place{without?, maintenant que ceux-ci sont exclus : {without}|}.",
		StrongInCell:  "Si la case {from} n’est pas un {digit}, c’est un {other}, le seul autre candidat{without?, maintenant que ceux-ci sont exclus : {without}|}.",
		StrongInSet:   "Si le {digit} n’est pas en {from}, le {other} est en {to} : il ne reste que {size} chiffres pour les cases {set}{without?, sans {without}|}, et il les faut tous.",
		WeakInHouse:   "Si le {digit} est en {from}, il n’est pas en {to} : {house} ne l’a qu’une fois.",
		WeakBySight:   "Si le {digit} est en {from}, il n’est pas en {to} : ces cases se voient.",
		WeakInCell:    "Si la case {from} est un {digit}, ce n’est pas un {other}.",
		Implied:       "Alors le {other} n’est pas en {to} : {technique}.",
		Branch:        "Supposons : {assumption}. Après {count:{count} lien|{count} liens} : {result}.",
		Therefore:     "Donc : {effects}.",
	},
	Groups: []explain.Group{
		{Name: "Singletons", Lessons: singles},
		{Name: "Candidats verrouillés et ensembles", Lessons: subsets},
		{Name: "Poissons", Lessons: fish},
		{Name: "Motifs à un chiffre", Lessons: singleDigit},
		{Name: "Wings", Lessons: wings},
		{Name: "Motifs fondés sur la solution unique", Lessons: uniqueness},
		{Name: "Coloriage et chaînes", Lessons: chains},
		{Name: "Ensembles presque verrouillés et au-delà", Lessons: sets},
		{Name: "Chaînes forcées et derniers recours", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "Chaînes forcées : contradiction", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "Chaînes forcées : certitude", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "Réseau forcé : contradiction", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "Réseau forcé : certitude", Sentence: veritySentence},
		{Key: "brute-force", Name: "Force brute", Sentence: "Aucune technique ne permet de continuer d’ici. La solution a un {digit} en {cell} : {placements}."},
	},
}
