// Package command holds the command's sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

// Commands is the output of the command other than its help.
var Commands = words.Commands{
	None:          "Keine Lösung.",
	Several:       "Mehrere Lösungen.",
	Serving:       "Die Seite läuft unter {url}, bis Strg-C sie beendet",
	CutOff:        "Beim Beenden {count:wurde ein Download|wurden {count} Downloads} abgebrochen: {paths}.",
	LogFails:      "Das Protokoll lässt sich nicht schreiben: {error}",
	LogWorks:      "Das Protokoll wird wieder geschrieben; {count:eine Zeile fehlt|{count} Zeilen fehlen}.",
	Written:       "Die Dateien für {base} liegen in {dir}",
	NoMethod:      "Unbekannte Methode „{method}“. Es gibt {methods}.",
	UseHelp:       "„{command} --help“ hilft weiter.",
	StepsNone:     "Keine Technik findet einen Schritt.",
	StepsAre:      "{count:Ein Schritt|{count} Schritte}:",
	Explained:     "In {count:einem Schritt|{count} Schritten} gelöst.",
	Stuck:         "Nach {count:einem Schritt|{count} Schritten} findet keine Technik einen weiteren.",
	OwnPath:       "Der Weg von explain hat {count:einen Schritt|{count} Schritte}: {techniques}.",
	HoDoKuPath:    "Der von HoDoKu hat {count:einen Schritt|{count} Schritte}: {techniques}.",
	UniquenessOff: "Mehrere Lösungen: Techniken, die genau eine voraussetzen, sind ausgeschaltet.",
	Complete:      "Das Rätsel ist gelöst.",
	Proved:        "Der Beweis hat {count:eine Zeile|{count} Zeilen} und stimmt. Er steht in {file}, seine Formel in {formula}.",
	ProofNone:     "Es gibt keinen Schritt zu beweisen.",
	ProofOfOne:    "--proof: Beweisen lässt sich nur ein Rätsel auf einmal.",
	ProofFails:    "Schritt {number} lässt sich nicht beweisen: Er folgt nicht aus der Stellung.",
	HintTechnique: "Versuch es mit dieser Technik: {technique}.",
	HintHouses:    "Sieh dir {houses} an.",
	HintCells:     "Sieh dir {cells} an.",
	ScanNoGrid:    "Kein Sudoku gefunden. Fotografiere gerade von oben, mit dem ganzen Gitter im Bild.",
	ScanNoDigits:  "Ein Gitter, aber kaum Ziffern darin. Varianten wie Killer-Sudoku lassen sich nicht lesen.",
	ScanDoubtful:  "Bitte {count:diese Zelle|diese Zellen} prüfen: {cells}.",
	ScanNoPicture: "Das ist kein Bild im Format JPEG oder PNG.",
	ScanBroken:    "Das Bild ist beschädigt.",
	ScanTooLarge:  "Das Bild ist zu groß: {size} Megapixel. Erlaubt sind {limit}.",
}

// CommandLine is what the command says about a faulty puzzle.
var CommandLine = words.CommandLine{
	Clash:                   "Die {digit} steht {count}-mal in {house}: {cells}.",
	ClashTwice:              "Die {digit} steht zweimal in {house}: {cells}.",
	AtLines:                 "Textzeilen {lines}: {sentence}",
	Contradiction:           "Diese {count} Ziffern widersprechen sich: {digits}.",
	ContradictionUnfinished: "Diese {count} Ziffern widersprechen sich, vielleicht schon weniger davon: {digits}.",
	LikelyRepair:            "Vermutlich gemeint: {repair}.",
	WrongEntries:            "{count:Der Eintrag {digits} widerspricht|Die Einträge {digits} widersprechen} der Lösung.",
	WrongEliminations:       "{count:Der Kandidat {candidates} ist ausgeschlossen, gehört aber|Die Kandidaten {candidates} sind ausgeschlossen, gehören aber} zur Lösung.",
	NoneFits:                "Keine Lösung passt zu allen Einträgen und ausgeschlossenen Kandidaten.",
	MethodsNotRun:           "Die Methoden wurden nicht gestartet.",
	Running:                 "{method} läuft, {at} von {count}",
	Puzzles:                 "{count:Ein Rätsel|{count} Rätsel}, {rate} pro Sekunde",
	MoreUnread:              "{count:Ein weiteres Rätsel ist|{count} weitere Rätsel sind} nicht lesbar:",
	MapCells:                "In so vielen der {count} Lösungen steht jede Ziffer:",
	MapCellsCut:             "In so vielen der ersten {count} Lösungen steht jede Ziffer (es gibt mehr):",
	MapCell:                 "{cell}: {counts}",
	MapDigit:                "{digit} in {count}",
	MapSets:                 "{count:Diese Zellgruppe|Jede dieser {count} Zellgruppen} braucht eine Vorgabe, sonst gibt es mehrere Lösungen:",
	MapFirst:                "Gezeigt werden die ersten {count}.",
	MapWays:                 "{count:Ein Weg|{count} Wege} zu genau einer Lösung mit {number:einer weiteren Vorgabe|{number} weiteren Vorgaben}:",
	MapNoWays:               "Zwei weitere Vorgaben lassen nie genau eine Lösung übrig.",
	Alike:                   "{count:Eins davon|{count} davon, zum Beispiel}: {sentence}",
}
