package text

// Library is the dialog with the puzzles that the browser keeps.
type Library struct {
	Button, Title, Help, Search, Keep                  string
	Untitled, Label, Progress, Solved, Here, Changed   string
	Open, OpenThis, Drop, DropThis, Restore            string
	RestoreThis, Dropped, Empty, NothingFound, Failure string
	Opened, OpenedTitled, KeptBefore                   string
	DroppedUntil, Deleted, DeletedHelp                 string
}

var englishLibrary = Library{
	Button:       "Library",
	Title:        "Library",
	Help:         "Puzzles that you have begun are kept in this browser with all their changes.",
	Search:       "Search by title, date or digits",
	Keep:         "Keep the present puzzle",
	Untitled:     "{givens} givens",
	Label:        "Title of the puzzle {title}",
	Progress:     "{filled} of {empty} cells, {time}",
	Solved:       "solved, {time}",
	Here:         "in the grid now",
	Changed:      "changed {date}",
	Open:         "Open",
	OpenThis:     "Open {title}",
	Drop:         "Delete",
	DropThis:     "Delete {title}",
	Restore:      "Restore",
	RestoreThis:  "Restore {title}",
	Dropped:      "deleted",
	Empty:        "There is no puzzle yet. The first entry or mark puts one here.",
	NothingFound: "No puzzle is like that.",
	Failure:      "This browser keeps no library for the page ({reason}). Links from “Share” keep puzzles all the same.",
	Opened:       "Opened from the library.",
	OpenedTitled: "Opened “{title}” from the library.",
	KeptBefore:   "The puzzle before is kept there.",
	DroppedUntil: "deleted, kept until {date}",
	Deleted:      "Recently deleted",
	DeletedHelp:  "Deleted puzzles can be brought back for 30 days.",
}

var germanLibrary = Library{
	Button:       "Bibliothek",
	Title:        "Bibliothek",
	Help:         "Begonnene Rätsel bleiben mit allen Änderungen in diesem Browser.",
	Search:       "Nach Titel, Datum oder Ziffern suchen",
	Keep:         "Das jetzige Rätsel aufnehmen",
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
	Empty:        "Noch ist kein Rätsel hier. Der erste Eintrag oder die erste Marke nimmt eines auf.",
	NothingFound: "So ist kein Rätsel.",
	Failure:      "Dieser Browser hält für die Seite keine Bibliothek ({reason}). Links von „Teilen“ bewahren Rätsel trotzdem.",
	Opened:       "Aus der Bibliothek geöffnet.",
	OpenedTitled: "„{title}“ aus der Bibliothek geöffnet.",
	KeptBefore:   "Das Rätsel davor ist dort aufgehoben.",
	DroppedUntil: "gelöscht, aufgehoben bis {date}",
	Deleted:      "Zuletzt gelöscht",
	DeletedHelp:  "Gelöschte Rätsel lassen sich 30 Tage lang wiederherstellen.",
}
