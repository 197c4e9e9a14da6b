package german

import "sudoku/app/text"

var steps = text.Explain{
	Panel: "Schritte", Label: "Schritt für Schritt lösen",
	Tabs:    [5]string{"Weg", "Alle hier", "Fragen", "Techniken", "Wertung"},
	Intro:   "Löst das Rätsel wie ein Mensch, von der Stellung im Gitter an: jeder Schritt mit Technik, Begründung und Wertung.",
	Solved:  "Gelöst in {count:einem Schritt|{count} Schritten}.",
	Stuck:   "Nach {count:einem Schritt|{count} Schritten} findet keine Technik einen weiteren.",
	NoSteps: "Keine Technik findet hier einen Schritt.",

	Left:    "{filled} von {empty} leeren Zellen sind gefüllt; {cells:eine Zelle|{cells} Zellen} mit {candidates} Kandidaten {cells:bleibt|bleiben}.",
	ShowEnd: "Zeigen, wo es nicht weitergeht",
	Missing: "Von dort {count:führt eine ausgeschaltete Technik weiter|führen ausgeschaltete Techniken weiter}:",
	Add:     "{name} einschalten",

	SolvedAlready: "Das Rätsel ist gelöst: Es gibt nichts mehr zu erklären.",
	Hardest:       "Am schwersten: {name}, {rating}.",
	Score:         "HoDoKu {score}",
	Mistakes:      "Die Stellung widerspricht der Lösung, deshalb beginnt der Weg bei den Vorgaben.",
	NoSolution:    "Das Rätsel hat keine Lösung, also auch keinen Weg.",
	Several:       "Das Rätsel hat mehrere Lösungen; der Weg zeigt, wie weit die Logik reicht.",
	Uniqueness:    "Techniken, die genau eine Lösung voraussetzen, sind ausgeschaltet.",

	StepOf: "Schritt {index} von {count}", Rated: "Wertung {rating}", NotRated: "ohne Wertung", IsHardest: "am schwersten",
	List: "Schritte", Before: "Vorher", After: "Nachher", Side: "Gitter", Drawing: "Zeichnung", DrawingOf: "Zeichnung {index} von {count}",
	First: "Zum ersten Schritt", Previous: "Einen Schritt zurück", Play: "Schritte abspielen", Pause: "Anhalten", Next: "Einen Schritt vor", Last: "Zum letzten Schritt",
	Speed: "Tempo", SpeedValue: "{rate} Schritte pro Sekunde", Take: "Diesen Stand übernehmen", Legend: "Was die Zeichen bedeuten",
	Assuming:      "Angenommen, {candidate}:",
	Contradiction: "Das ist ein Widerspruch: {conflict}",
	NoPlace:       "in {house} ist kein Platz für die {digit}.",
	NoDigit:       "in {cell} passt keine Ziffer.",
	Twice:         "die {digit} steht doppelt in {house}.",
	Applied:       "Erledigt: {effects}.",
	AppliedMany:   "{count:Ein Schritt|{count} Schritte} übernommen.",
	Roles: [20]string{
		"Muster", "Basis", "Deckung", "Flosse", "Endoflosse", "Angelpunkt", "Zange",
		"Farbe A", "Farbe B", "Farbe C", "Farbe D",
		"Menge A", "Menge B", "Menge C", "Menge D", "Menge E", "wahr in der Kette", "falsch in der Kette", "gesetzt", "gestrichen",
	},
	StrongLink: "starke Verbindung (nicht beide falsch)", WeakLink: "schwache Verbindung (nicht beide wahr)", ImpliedLink: "ausgeschlossen durch einen Schritt unterwegs",
	Group: "einer von diesen", Asked: "gefragt", BaseHouse: "Haus des Musters", CoverHouse: "betroffenes Haus",

	Finding: "Suche nach Schritten …", FoundCount: "Hier {count:ist ein Schritt|sind {count} Schritte}, mit {techniques:einer Technik|{techniques} Techniken}.",
	FoundNone: "Keine Technik findet hier einen Schritt.",
	FoundMore: "Es gibt mehr; das sind die ersten {count}.",
	Apply:     "Anwenden", Group1: "{name}, {count:ein Schritt|{count} Schritte}",

	Rating:      "Das Rätsel wird bewertet …",
	RatingStart: "Rätsel bewerten",
	Grade:       "Stufe", ER: "Sudoku Explainer, schwerster Schritt (ER)", EP: "Bis zur ersten Ziffer (EP)", ED: "Erster Schritt (ED)",
	HoDoKu: "HoDoKu", BySteps: "{score}, {level}", Unsolved: "mit diesen Techniken nicht gelöst",
	Profile:     "Wertung Schritt für Schritt, auf dem Weg von Sudoku Explainer",
	ProfileText: "{count:Ein Schritt|{count} Schritte}, von {low} bis {high}; {easy} davon unter 2,0. Am schwersten ist Schritt {index}.",
	Counts:      "Schritte je Technik, auf dem Weg von HoDoKu",

	Choice: "Die Techniken in der Reihenfolge, in der sie versucht werden. Der Weg nimmt die erste, die einen Schritt findet.",
	Recipe: "Reihenfolge", Own: "Eigene", Recipes: [3]string{"Wie man sie sieht", "HoDoKu", "Sudoku Explainer"},
	OneSolution: "Genau eine Lösung voraussetzen", OneSolutionHelp: "Sonst werden eindeutige Rechtecke und ähnliche Techniken nicht benutzt.",
	Goal: "Weg", Cheapest: "Leichteste Schritte", Fewest: "Möglichst wenige Schritte",
	FewestHelp: "Dauert länger. Vielleicht gibt es einen noch kürzeren Weg.",
	Up:         "Nach oben: {name}", Down: "Nach unten: {name}", Used: "Benutzte Techniken", OnRequest: "langsam",

	AskIntro:  "Wähle eine leere Zelle und markiere Kandidaten, in beliebig vielen Zellen. Dann frage.",
	AskCell:   "Kandidaten von {cell}",
	AskFilled: "In {cell} steht {digit}: Wähle eine leere Zelle.",
	AskMarked: "Markiert: {candidates}", AskDrop: "Markierungen löschen",
	WhyNot: "Warum nicht {digit} in {cell}?", DoTheyGo: "Folgt das: {candidates}?", DoTheyBelong: "Folgt das: {candidates}?",
	WhyNotNone: "Warum nicht?",
	Seen:       "{cell} sieht {digit} in {other}.",
	Possible:   "{digit} ist in {cell} möglich: Das Rätsel hat mehrere Lösungen, und in einer steht sie dort.",
	IsAnswer:   "In {cell} gehört die {digit}.",
	IsAnswerBy: "In {cell} gehört die {digit}; {count:ein Schritt zeigt|{count} Schritte zeigen} es.",
	Follows:    "Richtig: {claim} folgt unmittelbar.",
	FollowsBy:  "Richtig: {claim} folgt durch {name}{count:|, in {count} Schritten}.",

	FollowsWithout: "Richtig: {claim} folgt, doch keine der gewählten Techniken beweist es.",
	FollowsNot:     "Falsch: {claim} folgt nicht.",
	Refuted:        "{digit} ist in {cell} falsch: Die Annahme führt in {count:einem Schritt|{count} Schritten} zum Widerspruch.",
	RefutedAtOnce:  "{digit} ist in {cell} falsch, denn sonst: {conflict}",
	FalseBy:        "{digit} ist in {cell} falsch, durch {name}{count:|, in {count} Schritten}.",
	FalseWithout:   "{digit} ist in {cell} falsch, doch keine der gewählten Techniken beweist es.",
}

var hint = text.Hint{
	Technique: "Versuch es mit dieser Technik: {name}.",
	Houses:    "{name}: Sieh dir {houses} an.",
	Cells:     "{name}: Sieh dir {cells} an.",
	Nothing:   "Keine Technik findet hier einen Schritt.",
	Done:      "Das Rätsel ist gelöst: Es gibt nichts mehr zu tun.",

	Assumption:        "Keine Technik findet einen Schritt. Eine Annahme hilft weiter.",
	AssumptionHouses:  "Eine Annahme in {houses} führt zum Widerspruch.",
	AssumptionCells:   "Eine Annahme in {cells} führt zum Widerspruch.",
	AssumptionPattern: "Stünde in {cell} die {digit}, so {count:führte ein einfacher Schritt|führten {count} einfache Schritte} zum Widerspruch. Also steht sie dort nicht.",

	More: "Mehr verraten", Apply: "Schritt ausführen", Close: "Hinweis schließen", Steps: "Schritte zeigen", Level: "Hinweis {level} von {count}",
	Mistake:           "Vor dem nächsten Schritt: Etwas in dieser Stellung widerspricht der Lösung.",
	Mistakes:          "Das widerspricht der Lösung: {mistakes}.",
	EntriesWrong:      "{count:ein Eintrag|{count} Einträge}",
	EliminationsWrong: "{count:eine Streichung|{count} Streichungen}",
	ShowEntries:       "Falsch: {mistakes}.",
	ShowEliminations:  "Gestrichen, aber gebraucht: {mistakes}.",
	NoSolution:        "Die Vorgaben haben keine Lösung. „Prüfen“ zeigt, warum.",
	NoneFits:          "Das Rätsel hat mehrere Lösungen, aber keine passt zu allen deinen Einträgen.",
	Back:              "Zurück zum letzten richtigen Stand",
	WentBack:          "{count:Eine Änderung|{count} Änderungen} zurückgegangen. „Wiederholen“ bringt sie zurück.",
	TookOut:           "Jeder frühere Stand hat einen Fehler, deshalb {count:wurde er|wurden {count} Fehler} entfernt. „Rückgängig“ bringt zurück, was hier war.",
}

var ratings = text.Ratings{
	Grades:  [6]string{"Nicht bewertet", "Leicht", "Mittel", "Schwer", "Experte", "Extrem"},
	Levels:  [5]string{"Leicht", "Mittel", "Schwer", "Unfair", "Extrem"},
	Rated:   "{grade}. Sudoku Explainer {er} ({ep} bis zur ersten Ziffer, {ed} für den ersten Schritt). HoDoKu {score}, {level}.",
	Open:    "Diese Techniken lösen es nicht.",
	AtLeast: "Sudoku Explainer: {er} oder mehr …",
}
