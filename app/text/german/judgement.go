package german

import "sudoku/app/text/words"

// judgement holds the sentences about an argument and its links.
var judgement = words.Judgement{
	Holds:    "Die Folgerung stimmt: {effects}.",
	Named:    "Die Folgerung stimmt. Sie ist {name}: {effects}.",
	HoldsNot: "Die Folgerung stimmt nicht.",

	OneOfTwo: "Mindestens ein Ende der Kette ist wahr, also ist falsch, was beide Enden sieht.", Loop: "Die Kette ist ein Ring: Ein Ende jeder schwachen Verbindung ist wahr.",
	StartTrue: "Wäre {term} falsch, so machte die Kette es wahr. Also ist es wahr.", StartFalse: "Wäre {term} wahr, so machte die Kette es falsch. Also ist es falsch.",

	HouseStrong:  "{link}: {house} hat keinen anderen Platz für die {digit}.",
	CellStrong:   "{link}: {cells} hat keinen anderen Kandidaten.",
	SetStrong:    "{link}: {cells} haben eine Ziffer mehr als Zellen, also fehlt genau eine.",
	LockedStrong: "{link}: {cells} haben nur so viele Ziffern wie Zellen, also fehlt keine.",
	HouseWeak:    "{link}: {house} hat nur eine {digit}.",
	SightWeak:    "{link}: Jeder Platz des einen Endes sieht jeden des anderen.",
	CellWeak:     "{link}: {cells} enthält nur eine Ziffer.",
	FilledWeak:   "{link}: Die Ziffern des einen Endes füllen {cells}.",
	NotHouse:     "{link} stimmt nicht: {house} hat andere Plätze für die {digit}, {cells}.",
	NotCell:      "{link} stimmt nicht: {cells} kann auch {digits} sein.",
	NotSet:       "{link} stimmt nicht: {cells} können {digits} enthalten, aber ein ALS hat nur eine Ziffer mehr als Zellen.",
	Missing:      "Dazwischen fehlt: {terms}",
	Between:      "Das würde stimmen: {terms}",
	After:        "Nach „{text}“: {fault}",
	Shown:        "{claim} folgt hier mit {name}.",
	Already:      "{claim} steht schon auf dem Gitter.",
	Truths: [4]string{
		"{claim} stimmt in der Lösung, aber keine Technik zeigt es hier in einem Schritt.",
		"{claim} stimmt in manchen Lösungen und in anderen nicht.",
		"{claim} stimmt in der Lösung nicht.",
		"Die Stellung hat keine Lösung, also lässt sich nichts zeigen.",
	},
	Faults: [10]string{
		"{candidate} ist kein Kandidat in diesem Gitter.", "{link} stimmt nicht: Kein Haus, keine Zelle und keine Menge verhindert, dass beide falsch sind.", "{link} stimmt nicht: Kein Ende schließt das andere aus.",
		"Starke und schwache Verbindungen müssen sich abwechseln; hier treffen sich zwei gleiche.", "Aus dieser Kette folgt nichts: Kein Kandidat sieht ihre beiden Enden, und sie kehrt nicht zum Anfang zurück.",
		"Von dieser Menge ist kein Kandidat übrig.", "{candidate} liegt in zu wenigen Mengen der Deckung.",
		"Es folgt nichts: Die Deckung hat mehr Mengen als die Basis.", "{claim} folgt nicht.", "Sie stimmt, aber was sie ausschließt, ist schon weg.",
	},
	Syntax: [11]string{
		"Da ist keine Folgerung.", "Hier fehlt ein Glied wie (5)r1c2.", "Hier fehlt eine Ziffer von 1 bis 9.", "Hier fehlen Zellen wie r1c2.",
		"Hier fehlt eine schließende Klammer.", "Hier fehlt = oder -.", "Hier fehlt ein Schluss wie r1c2<>5.", "Hier fehlt eine Menge wie 7r2 oder r1c2.",
		"Hier fehlen die Mengen der Deckung.", "Eine Kette braucht zwei Glieder.", "Der Text ist zu lang.",
	},
}
