// Package command holds the command's sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

// Commands is the output of the command other than its help.
var Commands = words.Commands{
	None:          "Pas de solution.",
	Several:       "Plusieurs solutions.",
	Serving:       "Service de {url} jusqu’à Ctrl-C",
	CutOff:        "Arrêté avec {count:{count} téléchargement|{count} téléchargements} en cours : {paths}.",
	LogFails:      "Le journal ne peut pas être écrit : {error}",
	LogWorks:      "Le journal s’écrit de nouveau ; {count:il manque {count} ligne|il manque {count} lignes}.",
	Written:       "Site pour {base} écrit dans {dir}",
	NoMethod:      "Méthode inconnue : « {method} ». Les méthodes sont {methods}.",
	UseHelp:       "Essayez « {command} --help ».",
	StepsNone:     "Aucune technique ne trouve d’étape.",
	StepsAre:      "{count:{count} étape|{count} étapes} :",
	Explained:     "Résolue en {count:{count} étape|{count} étapes}.",
	Stuck:         "Après {count:{count} étape|{count} étapes}, aucune technique ne trouve plus rien.",
	OwnPath:       "Le chemin d’« explain » a {count:{count} étape|{count} étapes} : {techniques}.",
	HoDoKuPath:    "Celui de HoDoKu a {count:{count} étape|{count} étapes} : {techniques}.",
	UniquenessOff: "La grille a plusieurs solutions : les techniques qui en supposent une seule sont désactivées.",
	Complete:      "La grille est résolue.",
	Proved:        "La preuve a {count:{count} ligne|{count} lignes} et a été vérifiée. Elle est dans {file}, sa formule dans {formula}.",
	ProofNone:     "Il n’y a pas d’étape à prouver.",
	ProofOfOne:    "--proof ne traite qu’une grille à la fois.",
	ProofFails:    "L’étape {number} ne peut pas être prouvée : elle ne se déduit pas de la position.",
	HintTechnique: "Essayez cette technique : {technique}.",
	HintHouses:    "Regardez dans {houses}.",
	HintCells:     "Regardez {cells}.",
	ScanNoGrid:    "Aucun sudoku trouvé. Prenez la photo bien de face, avec toute la grille.",
	ScanNoDigits:  "Une grille trouvée, mais presque pas de chiffres. Les variantes comme le killer sudoku ne peuvent pas être lues.",
	ScanDoubtful:  "Veuillez vérifier {count:cette case|ces cases} : {cells}.",
	ScanNoPicture: "Ce n’est pas une image JPEG ou PNG.",
	ScanBroken:    "L’image est endommagée.",
	ScanTooLarge:  "L’image est trop grande : {size} mégapixels. La limite est {limit}.",
}

// CommandLine holds what the command says about faulty puzzles, on standard error and in
// the error field of --json, and about its progress.
var CommandLine = words.CommandLine{
	Clash:                   "Le {digit} figure {count} fois dans {house} : {cells}.",
	ClashTwice:              "Le {digit} figure deux fois dans {house} : {cells}.",
	AtLines:                 "Lignes {lines} : {sentence}",
	Contradiction:           "Ces {count} chiffres se contredisent : {digits}.",
	ContradictionUnfinished: "Ces {count} chiffres se contredisent ; moins suffiraient peut-être : {digits}.",
	LikelyRepair:            "Une correction probable : {repair}.",
	WrongEntries:            "{count:Le chiffre entré {digits} contredit|Les chiffres entrés {digits} contredisent} la solution.",
	WrongEliminations:       "{count:Le candidat {candidates} a été éliminé, mais il fait|Les candidats {candidates} ont été éliminés, mais ils font} partie de la solution.",
	NoneFits:                "Aucune solution n’a tous les chiffres entrés et aucun des candidats éliminés.",
	MethodsNotRun:           "Les méthodes n’ont pas été lancées.",
	Running:                 "{method} en cours, {at} sur {count}",
	Puzzles:                 "{count:{count} grille|{count} grilles}, {rate} par seconde",
	MoreUnread:              "{count:{count} grille de plus ne peut pas être lue|{count} grilles de plus ne peuvent pas être lues} :",
	MapCells:                "Pour chaque case, combien des {count} solutions ont chaque chiffre :",
	MapCellsCut:             "Pour chaque case, combien des {count} premières solutions ont chaque chiffre (il y en a plus) :",
	MapCell:                 "{cell} : {counts}",
	MapDigit:                "{digit} dans {count}",
	MapSets:                 "Il faut un chiffre donné à {count:cet ensemble|chacun de ces {count} ensembles} de cases, sinon il y a plusieurs solutions :",
	MapFirst:                "Les {count} premiers sont affichés.",
	MapWays:                 "{count:{count} façon|{count} façons} d’arriver à exactement une solution avec {number:{number} chiffre donné|{number} chiffres donnés} de plus :",
	MapNoWays:               "Deux chiffres donnés de plus ne laissent jamais exactement une solution.",
	Alike:                   "{count:{count} est ainsi|{count} sont ainsi} : {sentence}",
}
