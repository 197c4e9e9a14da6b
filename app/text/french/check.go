package french

import (
	"sudoku/app/text/words"
)

var check = words.Check{
	Try:          "Essayer",
	Start:        "Vérifier la grille",
	Intro:        "Trouve ce qui ne va pas dans une grille : chiffres qui se contredisent, fautes de frappe probables, cases où les solutions diffèrent, chiffres superflus.",
	OfferNone:    "Peut-être un chiffre mal tapé ou dans la mauvaise case.",
	OfferSeveral: "Une vraie grille a une seule solution. Peut-être un chiffre manque-t-il, ou est-il mal tapé.",
	Stages: [6]string{
		"Décompte des solutions…", "Recherche de la contradiction…", "Essai de corrections…",
		"Comparaison des solutions…", "Recherche des chiffres manquants…", "Recherche des chiffres superflus…",
	},
	Progress:  "{done} sur {total}",
	Undecided: "Le nombre de solutions reste inconnu : la recherche a atteint sa limite.",
	Effort:    "Vérifié en {time}.",

	ContradictionTitle:      "Contradiction",
	Contradiction:           "Ces {count} chiffres donnés se contredisent ; il suffit d’en retirer un pour que les autres s’accordent.",
	ContradictionUnfinished: "Ces {count} chiffres donnés se contredisent. Moins suffiraient peut-être, mais la recherche a atteint sa limite.",

	RepairsTitle:      "Corrections",
	Repairs:           "Chacune laisse exactement une solution. Les plus probables d’abord.",
	NoRepairs:         "Aucune erreur isolée ne l’explique : ni changer, déplacer, échanger ou retirer un chiffre donné, ni décaler une suite de chiffres d’une case ne laisse exactement une solution.",
	RepairsUnfinished: "La recherche a atteint sa limite : il y a peut-être d’autres corrections.",
	MoreRepairs:       "{count:{count} correction de plus|{count} corrections de plus}",
	Apply:             "Appliquer",
	ShiftRight:        "Ligne {index} : décaler {digits} d’une case à droite",
	ShiftLeft:         "Ligne {index} : décaler {digits} d’une case à gauche",
	ShiftDown:         "Colonne {index} : décaler {digits} d’une case vers le bas",
	ShiftUp:           "Colonne {index} : décaler {digits} d’une case vers le haut",
	Move:              "Déplacer {was} : {from} → {to}",
	Swap:              "Échanger {from} et {to}",
	Change:            "{from} : {now} au lieu de {was}",
	Drop:              "Retirer {candidate}",

	LayerTitle:        "Où les solutions diffèrent",
	Same:              "{count:{count} des {empty} cases vides contient|{count} des {empty} cases vides contiennent} le même chiffre dans toutes les solutions.",
	Layer:             "Affiché dans les cases",
	Layers:            [3]string{"Chiffres", "Combien", "Rien"},
	Legend:            "Chiffres possibles dans une case",
	ListingUnfinished: "La recherche a atteint sa limite : des cases ont peut-être plus de chiffres qu’affiché.",

	Compare:     "Comparer les solutions",
	Mapped:      "{count} solutions. {differ} des {empty} cases vides diffèrent.",
	MappedPart:  "Au moins {count} solutions (le décompte s’arrête là). {differ} des {empty} cases vides diffèrent.",
	SharesShown: "Plus un chiffre est grand, plus il y a de solutions comptées qui l’ont dans cette case.",
	GroupsTitle: "Groupes sans chiffre donné",
	Groups:      "Chacun de ces groupes de cases n’a aucun chiffre donné, et deux solutions ne diffèrent que là. Choisissez un groupe pour le marquer.",
	Group:       "{count} cases : {cells}",
	MoreGroups:  "{count:{count} groupe de plus|{count} groupes de plus}",

	OneIsEnough:     "Un chiffre donné de plus suffit. Il y a {count:une façon|{count} façons} de l’ajouter.",
	TwoAreEnough:    "Deux chiffres donnés de plus suffisent ; un seul ne suffit pas. Il y a {count:une façon|{count} façons} de les ajouter.",
	Add:             "Ajouter",
	MoreAdditions:   "{count:{count} façon de plus|{count} façons de plus}",
	AdditionsListed: "La liste en montre {count}.",

	CompletedTitle:       "Chiffres manquants",
	Completed:            "Avec {count:ce chiffre donné|ces {count} chiffres donnés}, il reste une solution.",
	CompletedFewest:      "Avec {count:ce chiffre donné|ces {count} chiffres donnés}, il reste une solution ; moins ne suffit pas.",
	Complete:             "Ajouter ces chiffres",
	CompletingUnfinished: "La recherche des chiffres manquants a atteint sa limite.",

	MinimalTitle:         "Chiffres donnés",
	Minimal:              "La grille est minimale : aucun chiffre donné n’est de trop.",
	Redundant:            "Pas minimale : {count:un des {givens} chiffres donnés est superflu|{count} des {givens} chiffres donnés sont superflus, pris un à un}.",
	MinimalInside:        "Elle contient une grille minimale de {count} chiffres donnés.",
	TakeMinimal:          "Prendre la grille minimale",
	MinimizingUnfinished: "La recherche a atteint sa limite : d’autres chiffres donnés sont peut-être superflus.",

	Contradicting: "dans la contradiction",
	Unneeded:      "superflu",
	Takes:         "{count:un chiffre possible|{count} chiffres possibles}",
	Becomes:       "deviendrait {digit}",
	BecomesEmpty:  "deviendrait vide",
	Shares:        "solutions : {shares}",
	Share:         "{digit} dans {percent} %",
	ShareLess:     "{digit} dans moins de 1 %",
	ShareNone:     "{digit} dans aucune des solutions comptées",
	Grouped:       "dans le groupe marqué",
}
