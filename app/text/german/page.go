package german

import (
	"sudoku/app/text/words"
)

var page = words.Page{
	Title:         "Sudoku Solver",
	Tagline:       "Rätsel eintippen, einfügen oder öffnen, und die Lösung ist da. Alles geschieht auf deinem Gerät.",
	Loading:       "Der Löser wird vorbereitet …",
	Privacy:       "Nichts, was du eingibst, verlässt dieses Gerät.",
	NotFoundTitle: "Seite nicht gefunden",
	NotFoundText:  "Vielleicht ist die Adresse vertippt oder die Seite umgezogen.",
	Home:          "Zum Löser",
	UpdateReady:   "Eine neue Version ist da. Dein Gitter bleibt, wie es ist.",
	Reload:        "Neu laden",
	Install:       "Installieren",
	InstallApple:  "Zum Installieren: im Teilen-Menü des Browsers „Zum Home-Bildschirm“ oder „Zum Dock hinzufügen“ wählen.",
	Dismiss:       "Schließen",
}

var start = words.Start{
	Loading:    "Der Löser wird geladen",
	Progress:   "{done} von {all} MB",
	Failed:     "Der Löser ließ sich nicht laden. Was du eingegeben hast, bleibt erhalten.",
	Unable:     "Der Löser braucht WebAssembly, und das ist in diesem Browser abgeschaltet. Was du eingegeben hast, bleibt erhalten.",
	Ended:      "Der Löser ist stehen geblieben. Dein Rätsel bleibt erhalten.",
	Again:      "Neu laden",
	NoScript:   "Diese Seite löst Sudokus in deinem Browser. Bitte erlaube ihr JavaScript und WebAssembly.",
	NotApplied: "{count:Eine Eingabe|{count} Eingaben} aus der Ladezeit passten nicht zu diesem Rätsel.",
}

var look = words.Look{
	Theme:  "Aussehen",
	Themes: [4]string{"System", "Hell", "Dunkel", "Hoher Kontrast"},
	Safe:   "Farben für Farbenblinde",
	Labels: "Nummern der Zeilen und Spalten",

	Language: "Sprache",
}

var actions = words.Actions{
	Solve: "Lösen", Hint: "Hinweis", Explain: "Erklären", Cancel: "Abbrechen", Clear: "Leeren",
	Undo: "Rückgängig", Redo: "Wiederholen", Share: "Teilen", Import: "Einfügen", Example: "Beispiel",
	Close: "Schließen", Erase: "Löschen", Keypad: "Ziffernfeld", Copy: "Kopieren",
	OpenFile: "Datei öffnen", Load: "Übernehmen",
	Mode: "Was du tippst", Setting: "Aufbauen", Playing: "Spielen",
	SettingHelp:   "Getippte Ziffern gehören zum Rätsel.",
	PlayingHelp:   "Getippte Ziffern sind deine Antworten; die des Rätsels sind gesperrt.",
	FirstSolution: "Erste Lösung", PreviousSolution: "Vorige Lösung",
	NextSolution: "Nächste Lösung", LastSolution: "Letzte Lösung",
	History: "Verlauf", Toolbar: "Aktionen", Errands: "Das Rätsel", Help: "Tastatur",
}

var panels = words.Panels{Solve: "Rätsel", Check: "Prüfen", Methods: "Methoden", List: "Liste",
	Places: "Bereiche", Home: "Start", Play: "Spielen"}

var dialogs = words.Dialogs{
	ImportTitle:   "Rätsel einfügen",
	ImportHelp:    "Fast alles geht: 81 Ziffern, neun Zeilen zu neun, eine Datei, ein Code oder ein Link von anderen Programmen und Seiten oder eine Liste von Rätseln. Eine leere Zelle ist 0, ein Punkt oder ein Leerzeichen.",
	ImportLabel:   "Rätsel",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "Dieses Gitter teilen",
	ShareHelp:     "Das ganze Gitter steckt im Link selbst. Nichts wird hochgeladen.",
	ShareLabel:    "Link",
	ExampleTitle:  "Beispiele",
	KeysTitle:     "Tastatur",
}

var examples = [8]words.Example{
	{Name: "Wenigste Vorgaben", Help: "17 Ziffern, eine davon verdruckt: 9.734 Lösungen. Aus einem Artikel über schnelles Python."},
	{Name: "Wikipedia", Help: "Aus dem Artikel der Enzyklopädie; ein Programm aus drei Zeilen braucht 48 Sekunden."},
	{Name: "Woran der Dreizeiler scheiterte", Help: "Dieses Programm gab eine falsche Lösung aus."},
	{Name: "Leicht", Help: "Zelle für Zelle zu lösen."},
	{Name: "Mittel", Help: "Auch ganze Zeilen, Spalten und Blöcke ansehen."},
	{Name: "Schwer", Help: "Ebenso, mit weniger Ziffern am Anfang."},
	{Name: "Experte", Help: "Zu schwer für das Notizbuch, aus dem es stammt: Es musste raten."},
	{Name: "Das schwerste der Welt", Help: "So nannten es Zeitungen 2012. Ein Programm dieser Art riet 90-mal."},
}
