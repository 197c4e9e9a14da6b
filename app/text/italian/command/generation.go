package command

import (
	words "sudoku/app/text/words/command"
)

// Generation holds what the command says if it cannot make the requested puzzle.
var Generation = words.Generation{
	FewGivens:        "Uno schema così non esiste: con meno di 17 numeri iniziali restano sempre più soluzioni.",
	ManyGivens:       "Uno schema così non esiste: con 81 numeri iniziali non resta niente da risolvere.",
	EmptyRange:       "Il primo valore di un intervallo non può superare il secondo.",
	SymmetryCount:    "Uno schema così non esiste: la simmetria {symmetry} non ammette {range} numeri iniziali.",
	PatternCount:     "Uno schema così non esiste: il disegno ha {count:una casella|{count} caselle}, non {range}.",
	PatternSymmetry:  "Uno schema così non esiste: il disegno non ha la simmetria {symmetry}.",
	PatternLines:     "Uno schema così non esiste: due righe o due colonne che il disegno lascia vuote si possono scambiare, e restano più soluzioni.",
	UnknownTechnique: "Tecnica “{technique}” sconosciuta. “sudoku steps --json” stampa le chiavi, come x-wing.",
	NeverNeeded:      "Uno schema così non esiste: dove si applica {technique}, si applica anche una tecnica più semplice.",
	GradeOfOnly:      "Uno schema così non esiste: gli schemi che si risolvono con queste tecniche hanno un livello più basso.",
	NotFound:         "Nessuno schema così in {count:un tentativo|{count} tentativi} entro {time}. Aumenta --limit o chiedi di meno.",
	BadPattern:       "Un disegno ha 81 caselle, non {count}: “.” o “0” per una vuota, qualsiasi altra cosa per un numero iniziale.",
	Made:             "{count:Uno schema|{count} schemi} di {all}",
}
