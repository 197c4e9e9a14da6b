package text

// Save is what belongs to savepoints and branches.
type Save struct {
	Title, Help, Set, Name, Label, State         string
	Branch, Branches, More                       string
	Compare, Return, Drop, Restore, Here         string
	CompareWith, ReturnTo, DropThis, RestoreThis string
	DigitsDiffer, CandidatesDiffer, MarksDiffer  string
	NothingDiffers, Differs                      string
	Made, There, Reached                         string
}

var englishSave = Save{
	Title:            "Savepoints",
	Help:             "A savepoint keeps the grid as it is now. Try something out, compare, and go back.",
	Set:              "Set a savepoint",
	Name:             "Savepoint {count}",
	Label:            "Name of savepoint {count}",
	State:            "{changes:one change|{changes} changes}, {digits:one digit|{digits} digits}",
	Branch:           "Branch",
	Branches:         "Branches that were left",
	More:             "{count:One more|{count} more}",
	Compare:          "Compare",
	Return:           "Return",
	Drop:             "Delete",
	Restore:          "Restore",
	Here:             "you are here",
	CompareWith:      "Compare with {name}",
	ReturnTo:         "Return to {name}",
	DropThis:         "Delete {name}",
	RestoreThis:      "Restore {name}",
	DigitsDiffer:     "{count:One digit differs|{count} digits differ}: {cells}.",
	CandidatesDiffer: "{count:One candidate is|{count} candidates are} ruled out in one of the two only.",
	MarksDiffer:      "Marks differ in {count:one cell|{count} cells}: {cells}.",
	NothingDiffers:   "Nothing differs.",
	Differs:          "differs: there {there}",
	Made:             "{name} is set.",
	There:            "{name} is here already.",
	Reached:          "Here it is. Redo, or a branch under “Savepoints”, leads to what was left.",
}

var germanSave = Save{
	Title:            "Sicherungspunkte",
	Help:             "Ein Sicherungspunkt hält das Gitter fest, wie es jetzt ist. Etwas ausprobieren, vergleichen und zurückkehren.",
	Set:              "Sicherungspunkt setzen",
	Name:             "Punkt {count}",
	Label:            "Name von Punkt {count}",
	State:            "{changes:eine Änderung|{changes} Änderungen}, {digits:eine Ziffer|{digits} Ziffern}",
	Branch:           "Zweig",
	Branches:         "Verlassene Zweige",
	More:             "{count:Noch einer|Noch {count}}",
	Compare:          "Vergleichen",
	Return:           "Zurückkehren",
	Drop:             "Löschen",
	Restore:          "Wiederherstellen",
	Here:             "hier bist du",
	CompareWith:      "Vergleichen mit {name}",
	ReturnTo:         "Zurückkehren zu {name}",
	DropThis:         "{name} löschen",
	RestoreThis:      "{name} wiederherstellen",
	DigitsDiffer:     "{count:Eine Ziffer ist anders|{count} Ziffern sind anders}: {cells}.",
	CandidatesDiffer: "{count:Ein Kandidat ist|{count} Kandidaten sind} nur in einem der beiden ausgeschlossen.",
	MarksDiffer:      "Marken sind in {count:einer Zelle|{count} Zellen} anders: {cells}.",
	NothingDiffers:   "Nichts ist anders.",
	Differs:          "anders: dort {there}",
	Made:             "{name} ist gesetzt.",
	There:            "{name} ist schon hier.",
	Reached:          "Da ist es. „Wiederholen“ oder ein Zweig unter „Sicherungspunkte“ führt zu dem, was verlassen wurde.",
}
