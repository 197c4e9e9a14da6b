package german

import "sudoku/app/text"

var library = text.Library{
	Button:       "Bibliothek",
	Title:        "Bibliothek",
	Help:         "Begonnene Rätsel bleiben mit ihrem ganzen Verlauf in diesem Browser.",
	Search:       "Nach Titel, Datum oder Ziffern suchen",
	Keep:         "Dieses Rätsel aufnehmen",
	Untitled:     "{givens} Vorgaben",
	Label:        "Titel des Rätsels {title}",
	Progress:     "{filled} von {empty} Zellen, {time}",
	Solved:       "gelöst, {time}",
	Here:         "jetzt im Gitter",
	Changed:      "geändert {date}",
	Open:         "Öffnen",
	OpenThis:     "{title} öffnen",
	Drop:         "Löschen",
	DropThis:     "{title} löschen",
	Restore:      "Wiederherstellen",
	RestoreThis:  "{title} wiederherstellen",
	Dropped:      "gelöscht",
	Empty:        "Noch keine Rätsel. Mit dem ersten Eintrag oder der ersten Notiz kommt eines hinzu.",
	NothingFound: "Keine passenden Rätsel.",
	Failure:      "Dieser Browser speichert keine Bibliothek ({reason}). Mit Links aus „Teilen“ bleiben Rätsel trotzdem erhalten.",
	Opened:       "Aus der Bibliothek geöffnet.",
	OpenedTitled: "„{title}“ aus der Bibliothek geöffnet.",
	KeptBefore:   "Dein voriges Rätsel ist dort gespeichert.",
	DroppedUntil: "gelöscht, aufgehoben bis {date}",
	Deleted:      "Zuletzt gelöscht",
	DeletedHelp:  "Gelöschte Rätsel lassen sich 30 Tage lang wiederherstellen.",
}
