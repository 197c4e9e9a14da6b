package french

import "sudoku/app/text/words"

var judgement = words.Judgement{
	Holds:    "La déduction est juste : {effects}.",
	Named:    "La déduction est juste. C’est : {name}. Elle donne {effects}.",
	HoldsNot: "La déduction est fausse.",

	OneOfTwo: "L’une au moins des extrémités de la chaîne est vraie : tout ce qui voit les deux est faux.", Loop: "La chaîne est une boucle : chaque lien faible a une extrémité vraie.",
	StartTrue: "Si {term} était faux, la chaîne le rendrait vrai. Il est donc vrai.", StartFalse: "Si {term} était vrai, la chaîne le rendrait faux. Il est donc faux.",

	HouseStrong:  "{link} : {house} n’a pas d’autre place pour le {digit}.",
	CellStrong:   "{link} : {cells} n’a pas d’autre candidat.",
	SetStrong:    "{link} : {cells} ont un chiffre de plus que de cases, donc un seul chiffre y manque.",
	LockedStrong: "{link} : {cells} n’ont pas plus de chiffres que de cases, donc aucun n’y manque.",
	HouseWeak:    "{link} : {house} n’a qu’un {digit}.",
	SightWeak:    "{link} : chaque place d’une extrémité voit chaque place de l’autre.",
	CellWeak:     "{link} : {cells} ne contient qu’un chiffre.",
	FilledWeak:   "{link} : les chiffres d’une extrémité remplissent {cells}.",
	NotHouse:     "{link} est faux : {house} a d’autres places pour le {digit}, {cells}.",
	NotCell:      "{link} est faux : {cells} peut aussi être {digits}.",
	NotSet:       "{link} est faux : {cells} peuvent contenir {digits}, mais un ensemble presque verrouillé n’a qu’un chiffre de plus que de cases.",
	Missing:      "Il manque entre les deux : {terms}",
	Between:      "Ceci serait juste : {terms}",
	After:        "Après « {text} » : {fault}",
	Faults: [10]string{
		"{candidate} n’est pas un candidat de cette grille.", "{link} est faux : aucune rangée, aucun bloc, aucune case ni aucun ensemble n’empêche les deux d’être faux.", "{link} est faux : aucune extrémité n’exclut l’autre.",
		"Liens forts et faibles doivent alterner, mais deux de la même sorte se suivent ici.", "On ne peut rien déduire de cette chaîne : aucun candidat ne voit ses deux extrémités, et elle ne revient pas à son départ.",
		"Il ne reste aucun candidat de cet ensemble.", "{candidate} est dans trop peu d’ensembles de couverture.",
		"On n’en déduit rien : il y a plus d’ensembles de couverture que de base.", "{claim} ne s’en déduit pas.", "C’est juste, mais tout ce qui est éliminé l’était déjà.",
	},
	Syntax: [11]string{
		"Il n’y a pas de déduction.", "Il faut ici un terme comme (5)r1c2.", "Il faut ici un chiffre de 1 à 9.", "Il faut ici des cases comme r1c2.",
		"Il faut ici un crochet fermant.", "Il faut ici = ou -.", "Il faut ici une conclusion comme r1c2<>5.", "Il faut ici un ensemble comme 7r2 ou r1c2.",
		"Il faut ici les ensembles de couverture.", "Une chaîne a besoin de deux termes.", "Le texte est trop long.",
	},
}
