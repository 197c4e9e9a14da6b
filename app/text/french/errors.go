package french

import (
	"sudoku/app/text/words"
)

var errors = words.Errors{
	Unknown:          "Lecture impossible : {reason}",
	AtLine:           "Ligne {line} : {sentence}",
	Empty:            "Il n’y a pas de grille.",
	TooLong:          "C’est trop long pour être une grille.",
	Unrecognized:     "Format de grille non reconnu.",
	NotADigit:        "Ligne {row}, colonne {column} : « {text} » n’est pas un chiffre.",
	WrongCellCount:   "{got:{got} case trouvée|{got} cases trouvées} au lieu de {want}.",
	WrongRowCount:    "{got:{got} ligne trouvée|{got} lignes trouvées} au lieu de {want}.",
	WrongRowLength:   "La ligne {row} a {got:{got} case|{got} cases} au lieu de {want}.",
	SeveralPuzzles:   "{got} grilles trouvées au lieu d’une.",
	NotACandidate:    "« {text} » n’est pas un candidat (chiffre, ligne, colonne).",
	OtherSize:        "La grille a {got} lignes ; seules les grilles de {want} lignes sont prises en charge.",
	Damaged:          "Le code est endommagé ou incomplet.",
	TooNested:        "Trop de crochets imbriqués.",
	Unsafe:           "« {text} » n’est pas permis dans un fichier.",
	NeedsServer:      "Seul {text} sait à quelle grille correspond cette adresse courte. Ouvrez-la là-bas et copiez la grille elle-même.",
	NotACell:         "Ligne {row}, colonne {column} : « {text} » n’est pas une case dans ce format.",
	NoPuzzle:         "C’est un journal de {text} : il contient des coups, mais pas de grille. Copiez-y la grille elle-même.",
	Ambiguous:        "On peut y lire plusieurs grilles différentes.",
	CutOff:           "Le texte est coupé : il manque une partie de la grille.",
	Picture:          "C’est une image, mais elle ne s’ouvre pas. Elle est peut-être endommagée.",
	Packed:           "Ce fichier est compressé en {text}. Décompressez-le d’abord.",
	LinkEmpty:        "Il ne contient pas de position.",
	LinkUnrecognized: "Ce n’est ni un code de cette page ni 81 caractères.",
	LinkLength:       "Il a {got:{got} case|{got} cases} au lieu de {want}.",
	LinkVersion:      "Il vient d’une version plus récente de cette page (« {text} »). Rechargez la page pour l’obtenir.",
	LinkCharacter:    "Le caractère {column}, « {text} », n’est pas permis ici.",
	LinkDamaged:      "Il est endommagé ou incomplet.",
	FileTooLarge:     "Il dépasse {want} Mo.",
	CannotUnpack:     "Ce navigateur ne peut pas le décompresser.",
}
