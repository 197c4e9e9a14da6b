package command

import (
	words "sudoku/app/text/words/command"
)

// Generation holds what the command says, on standard error, if it cannot make the
// requested puzzle.
var Generation = words.Generation{
	FewGivens:        "Une telle grille n’existe pas : moins de 17 chiffres donnés laissent toujours plusieurs solutions.",
	ManyGivens:       "Une telle grille n’existe pas : avec 81 chiffres donnés, il n’y a rien à résoudre.",
	EmptyRange:       "La première valeur d’un intervalle ne peut pas dépasser la seconde.",
	SymmetryCount:    "Une telle grille n’existe pas : la symétrie {symmetry} ne permet pas {range} chiffres donnés.",
	PatternCount:     "Une telle grille n’existe pas : le motif a {count:{count} case|{count} cases}, pas {range}.",
	PatternSymmetry:  "Une telle grille n’existe pas : le motif n’a pas la symétrie {symmetry}.",
	PatternLines:     "Une telle grille n’existe pas : deux lignes ou deux colonnes que le motif laisse vides peuvent s’échanger, ce qui laisse plusieurs solutions.",
	UnknownTechnique: "Technique inconnue : « {technique} ». « sudoku steps --json » affiche les clés, comme x-wing.",
	NeverNeeded:      "Une telle grille n’existe pas : partout où s’applique {technique}, une technique plus simple s’applique aussi.",
	GradeOfOnly:      "Une telle grille n’existe pas : les grilles que résolvent ces techniques sont d’un niveau inférieur.",
	NotFound:         "Aucune grille de ce genre en {count:{count} essai|{count} essais} et {time}. Augmentez --limit, ou demandez moins.",
	BadPattern:       "Un motif a 81 cases, pas {count} : « . » ou « 0 » pour une case vide, autre chose pour un chiffre donné.",
	Made:             "{count:{count} grille|{count} grilles} sur {all}",
}
