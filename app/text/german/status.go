package german

import (
	"sudoku/app/text/words"
)

var grid = words.Board{
	Name:       "Sudoku-Gitter",
	Empty:      "leer",
	Given:      "Vorgabe {digit}",
	Entry:      "{digit}",
	Answer:     "Lösung {digit}",
	Corrected:  "Lösung {digit}, deine {entry} ist falsch",
	Candidates: "Kandidaten {digits}",
	Conflict:   "Widerspruch",
	NoDigit:    "keine Ziffer passt",
	NoPlace:    "kein Platz für die {digit} in {house}",
}

var outcomes = words.Outcomes{
	Filled:        "{givens:Eine Vorgabe|{givens} Vorgaben}, {empty:eine leere Zelle|{empty} leere Zellen}.",
	Busy:          "Es wird gesucht …",
	BusyCount:     "Es wird gesucht … bisher {count:eine Lösung|{count} Lösungen}.",
	Unique:        "Genau eine Lösung.",
	Several:       "{count} Lösungen.",
	AtLeast:       "Mindestens {limit} Lösungen.",
	None:          "Keine Lösung.",
	NoneSearched:  "Keine Lösung: Irgendwo widerspricht sich das Rätsel. „Prüfen“ findet die Stelle.",
	Fitting:       "{count:Eine davon passt|{count} davon passen} zu deinen Ziffern.",
	WrongEntries:  "{count:Eine deiner Ziffern ist|{count} deiner Ziffern sind} falsch: {cells}.",
	Effort:        "{time}, {nodes:ein Knoten|{nodes} Knoten} durchsucht, {guesses:einmal|{guesses}-mal} geraten.",
	NoneFits:      "Keine davon passt zu deinen Ziffern.",
	Shown:         "Lösung {index} von {count}",
	ShownOfMany:   "Lösung {index} von mindestens {count}",
	Twice:         "Die {digit} steht doppelt in {house}.",
	NoCandidate:   "In {cell} passt keine Ziffer.",
	NoPlace:       "In {house} ist kein Platz für die {digit}.",
	MoreConflicts: "{count:Noch ein Widerspruch|Noch {count} Widersprüche}.",
	Solved:        "Gelöst: Jede Zeile, jede Spalte und jeder Block hat alle neun Ziffern.",
	Complete:      "Das Gitter ist voll, aber nicht richtig.",
}

var notices = words.Notices{
	Cleared:         "Geleert.",
	NothingToClear:  "Das Gitter ist schon leer.",
	ExampleLoaded:   "Beispiel: {name}.",
	LinkCopied:      "Link kopiert. Er enthält das ganze Gitter.",
	LinkNotCopied:   "Der Browser hat das Kopieren verhindert. Kopiere den Link unten von Hand.",
	LinkOpened:      "Rätsel aus dem Link geöffnet.",
	NoteOpened:      "Im Link steht: „{name}“",
	LinkDamaged:     "Der Link ist nicht lesbar: {reason} Das Gitter bleibt unverändert.",
	AddressRepaired: "Die Adresse war ungültig und wurde korrigiert: {address}",
	UndoBringsBack:  "„Rückgängig“ holt zurück, was hier war.",
	GivenLocked:     "{cell} gehört zum Rätsel. Zum Ändern wähle „Aufbauen“.",
	NothingToUndo:   "Es gibt nichts rückgängig zu machen.",
	NothingToRedo:   "Es gibt nichts zu wiederholen.",
	StorageRefused:  "Dieser Browser speichert nichts für die Seite: Wird der Tab geschlossen, ist das Gitter weg. Ein Link aus „Teilen“ bewahrt es.",
	StorageFull:     "Der Speicher des Browsers ist voll: Wird der Tab geschlossen, gehen die letzten Änderungen verloren. Ein Link aus „Teilen“ bewahrt sie.",
	StorageCorrupt:  "Ein gespeichertes Rätsel lässt sich nicht öffnen: Es ist beschädigt. Was davon da ist, liegt noch auf diesem Gerät.",
	StorageNewer:    "Eine neuere Version dieser Seite hat dein letztes Rätsel gespeichert. Lade die Seite neu, um sie zu bekommen; das Rätsel ist dann in der Bibliothek.",
	StorageBack:     "Ein Rätsel, das sich nicht öffnen ließ, ist wieder in der Bibliothek.",
	SaveDamaged:     "Als Datei speichern",
	NotOffline:      "Auf diesem Gerät ist kein Platz, die Seite zu behalten: Ohne Netz lässt sie sich nicht öffnen.",
	EngineRestarted: "Der Löser brach unerwartet ab und wurde neu gestartet.",
	EngineFailed:    "Der Löser brach ab. Versuch es noch einmal. ({reason})",
	NoWorker:        "In diesem Browser kann die Seite bei langen Suchen stillstehen.",
	Cancelled:       "Abgebrochen.",
	NoMethodChosen:  "Wähle mindestens eine Methode.",
	MethodsStarted:  "{count:Eine Methode rechnet|{count} Methoden rechnen} mit den Vorgaben.",
	MethodsFinished: "{count:Die Methode ist|Alle {count} Methoden sind} fertig; die Tabelle zeigt die Ergebnisse.",
	LanguageMissing: "{name} ist noch nicht auf diesem Gerät und lässt sich gerade nicht laden. Versuch es mit Netz noch einmal.",
	OfferApplied:    "Erledigt: Das Rätsel hat jetzt genau eine Lösung.",
	FileUnreadable:  "Die Datei {name} ist nicht lesbar: {reason}",
}
