package german

import "sudoku/app/text"

var list = text.List{
	Empty:      "Zieh eine oder mehrere Dateien mit Rätseln auf die Seite oder öffne sie mit „Einfügen“. Du kannst alle lösen, die Lösungen speichern und jedes Rätsel ins Gitter übernehmen.",
	Name:       "{name}, {size}",
	Pasted:     "Liste, {size}",
	Size:       "{count} KB",
	Running:    "{count:Ein Rätsel|{count} Rätsel} gelöst, {percent} % der Liste.",
	Done:       "{count:Ein Rätsel|{count} Rätsel} gelöst in {time}.",
	DoneAll:    "{count:Ein Rätsel|{count} Rätsel} gelöst.",
	Cancelled:  "Abgebrochen nach {count:einem Rätsel|{count} Rätseln}.",
	Save:       "Lösungen speichern",
	Back:       "Zurück zu {name}",
	Solve:      "Alle lösen",
	Puzzles:    "Rätsel",
	Unique:     "Mit einer Lösung",
	Several:    "Mit mehreren Lösungen",
	None:       "Ohne Lösung",
	Unreadable: "Unlesbare Zeilen",
	Throughput: "Rätsel pro Sekunde",
	Reading:    "Die Liste wird gelesen …",
	Contents:   "{count:Ein Rätsel|{count} Rätsel} in der Liste.",
	Loaded:     "{count:Ein Rätsel|{count} Rätsel} geladen. Löse {count:es|alle} oder übernimm {count:es|eines} ins Gitter.",
	Skipped:    "Übersprungen: {count}",
	InFile:     "{name}: {sentence}",
	More:       "Und {count:ein weiteres|{count} weitere}.",
	Number:     "Nummer",
	Open:       "Ins Gitter übernehmen",
}
