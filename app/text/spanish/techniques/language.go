// Package techniques holds the Spanish texts about techniques and steps: names, sentences
// and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

const (
	absurdSentence = "{start?Si {start} fuera verdadero, también lo sería todo a lo que llevan los enlaces, y eso se contradice. Así que es falso|Si {without} fuera falso, todo a lo que llevan los enlaces sería verdadero, y eso se contradice. Así que es verdadero}: {effects}."
	veritySentence = "{start:Sea {start} verdadero o falso|Uno de {start} es verdadero, y sea cual sea}, los enlaces llevan al mismo resultado: {effects}."
)

// Language holds the phrases that explanations of steps are composed of, and the table of
// contents of the lessons.
var Language = explain.Language{
	Code:   "es",
	Plural: phrase.OneOther,
	And:    " y ",
	Marks:  explain.Marks{Comma: ", ", Semicolon: "; ", Colon: ": ", Space: " ", Stop: "."},
	Words: explain.Words{Cells: "{first}, {second}", Placed: "{digit} en {cells}", Excluded: "sin {digits} en {cells}", Or: " o ", OrEight: " u ",
		Loses: "{cells} {count:pierde|pierden} {digits:el {digits}|{digits}}", Must: "{cell} tiene que ser {digit}"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name}: {cells}{count? con {digits}|}",
	// All three words are feminine, so "de", "en" and "a" may stand before each of them.
	Initials: "FC",
	Houses:   [3]string{"{count:la fila|las filas} {numbers}", "{count:la columna|las columnas} {numbers}", "{count:la caja|las cajas} {numbers}"},
	HouseForms: map[string][3]string{
		"cell": {"{count:fila|filas} {numbers}", "{count:columna|columnas} {numbers}", "{count:caja|cajas} {numbers}"},
	},
	Captions: explain.Captions{
		Brief:         "{effects}.",
		StrongInHouse: "Si el {digit} no está en {from}, está en {to}: {house} no tiene otro lugar{without?, ahora que se ha descartado: {without}|}.",
		StrongInCell:  "Si {from} no es {digit}, es {other}, su único otro candidato{without?, ahora que se ha descartado: {without}|}.",
		StrongInSet:   "Si el {digit} no está en {from}, el {other} está en {to}: a {set} solo les quedan {size} números{without?, sin {without}|}, y los necesitan todos.",
		WeakInHouse:   "Si el {digit} está en {from}, no está en {to}: {house} lo tiene una sola vez.",
		WeakBySight:   "Si el {digit} está en {from}, no está en {to}: las celdas se ven.",
		WeakInCell:    "Si {from} es {digit}, no es {other}.",
		Implied:       "Entonces el {other} no está en {to}, por {technique}.",
		Branch:        "Supón: {assumption}. Tras {count:un enlace|{count} enlaces}: {result}.",
		Therefore:     "Así que: {effects}.",
	},
	Groups: []explain.Group{
		{Name: "Únicos", Lessons: singles},
		{Name: "Candidatos bloqueados y conjuntos", Lessons: subsets},
		{Name: "Peces", Lessons: fish},
		{Name: "Patrones de un solo número", Lessons: singleDigit},
		{Name: "Wings", Lessons: wings},
		{Name: "Patrones que suponen una sola solución", Lessons: uniqueness},
		{Name: "Coloración y cadenas", Lessons: chains},
		{Name: "Conjuntos casi bloqueados y más", Lessons: sets},
		{Name: "Cadenas forzadas y últimos recursos", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "Cadenas forzadas: contradicción", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "Cadenas forzadas: certeza", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "Red forzada: contradicción", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "Red forzada: certeza", Sentence: veritySentence},
		{Key: "brute-force", Name: "Fuerza bruta", Sentence: "Ninguna técnica sigue desde aquí. La solución tiene el {digit} en {cell}: {placements}."},
	},
}
