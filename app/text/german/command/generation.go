package command

import (
	words "sudoku/app/text/words/command"
)

// Generation is what the command says if it cannot make the requested puzzle.
var Generation = words.Generation{
	FewGivens:        "So ein Rätsel gibt es nicht: Weniger als 17 Vorgaben lassen immer mehrere Lösungen zu.",
	ManyGivens:       "So ein Rätsel gibt es nicht: Bei 81 Vorgaben bleibt nichts zu lösen.",
	EmptyRange:       "Der erste Wert eines Bereichs darf nicht größer sein als der zweite.",
	SymmetryCount:    "So ein Rätsel gibt es nicht: Mit der Symmetrie {symmetry} sind {range} Vorgaben nicht möglich.",
	PatternCount:     "So ein Rätsel gibt es nicht: Das Muster hat {count:eine Zelle|{count} Zellen}, nicht {range}.",
	PatternSymmetry:  "So ein Rätsel gibt es nicht: Das Muster hat die Symmetrie {symmetry} nicht.",
	PatternLines:     "So ein Rätsel gibt es nicht: Das Muster lässt zwei Zeilen oder Spalten leer, die sich vertauschen lassen. So bleiben mehrere Lösungen.",
	UnknownTechnique: "Unbekannte Technik „{technique}“. Die Schlüssel gibt „sudoku steps --json“ aus, zum Beispiel x-wing.",
	NeverNeeded:      "So ein Rätsel gibt es nicht: Wo {technique} einen Schritt hat, gibt es auch einen einfacheren.",
	GradeOfOnly:      "So ein Rätsel gibt es nicht: Was diese Techniken lösen, ist leichter.",
	NotFound:         "Kein solches Rätsel in {count:einem Versuch|{count} Versuchen} innerhalb von {time}. Mit --limit darf die Suche länger dauern.",
	BadPattern:       "Ein Muster hat 81 Zellen, nicht {count}: „.“ oder „0“ für eine leere, alles andere für eine Vorgabe.",
	Made:             "{count:Ein Rätsel|{count} Rätsel} von {all}",
}
