package french

import (
	"sudoku/app/text/words"
)

var grid = words.Board{
	Name:       "Grille de sudoku",
	Empty:      "vide",
	Given:      "donné {digit}",
	Entry:      "{digit}",
	Answer:     "réponse {digit}",
	Corrected:  "réponse {digit}, votre {entry} est faux",
	Candidates: "candidats {digits}",
	Conflict:   "conflit",
	NoDigit:    "aucun chiffre ne convient",
	NoPlace:    "pas de place pour le {digit} dans {house}",
}

var outcomes = words.Outcomes{
	Filled:        "{givens:{givens} chiffre donné|{givens} chiffres donnés}, {empty:{empty} case vide|{empty} cases vides}.",
	Busy:          "Recherche…",
	BusyCount:     "Recherche… {count:{count} solution|{count} solutions} jusqu’ici.",
	Unique:        "Exactement une solution.",
	Several:       "{count} solutions.",
	AtLeast:       "Au moins {limit} solutions.",
	None:          "Pas de solution.",
	NoneSearched:  "Pas de solution : la grille se contredit quelque part. « Vérifier » trouve où.",
	Fitting:       "{count:{count} d’entre elles s’accorde|{count} d’entre elles s’accordent} avec vos chiffres.",
	WrongEntries:  "{count:{count} de vos chiffres est faux|{count} de vos chiffres sont faux} : {cells}.",
	Effort:        "{time}, {nodes:{nodes} nœud parcouru|{nodes} nœuds parcourus}, {guesses:{guesses} essai|{guesses} essais}.",
	NoneFits:      "Aucune ne s’accorde avec vos chiffres.",
	Shown:         "Solution {index} sur {count}",
	ShownOfMany:   "Solution {index} sur au moins {count}",
	Twice:         "Le {digit} figure deux fois dans {house}.",
	NoCandidate:   "Aucun chiffre ne convient en {cell}.",
	NoPlace:       "Il n’y a pas de place pour le {digit} dans {house}.",
	MoreConflicts: "{count:{count} conflit de plus|{count} conflits de plus}.",
	Solved:        "Résolu : chaque ligne, colonne et bloc a ses neuf chiffres.",
	Complete:      "La grille est pleine, mais pas juste.",
}

var notices = words.Notices{
	NoteOpened:      "Le lien dit : « {name} »",
	Cleared:         "Vidée.",
	NothingToClear:  "La grille est déjà vide.",
	ExampleLoaded:   "Exemple : {name}.",
	LinkCopied:      "Lien copié. Il contient toute la grille.",
	LinkNotCopied:   "Le navigateur a bloqué la copie. Copiez à la main le lien ci-dessous.",
	LinkOpened:      "Grille ouverte depuis le lien.",
	LinkDamaged:     "Le lien n’a pas pu être lu : {reason} La grille est inchangée.",
	AddressRepaired: "L’adresse n’était pas valide et a été corrigée : {address}",
	UndoBringsBack:  "« Annuler » remet ce qui était là.",
	GivenLocked:     "{cell/the} fait partie de la grille. Pour la changer, choisissez « Saisir ».",
	NothingToUndo:   "Rien à annuler.",
	NothingToRedo:   "Rien à refaire.",
	StorageRefused:  "Ce navigateur n’enregistre rien pour la page : fermer l’onglet perd la grille. Pour la garder, copiez un lien avec « Partager ».",
	StorageFull:     "Le stockage du navigateur est plein : fermer l’onglet perd les derniers changements. Pour les garder, copiez un lien avec « Partager ».",
	StorageCorrupt:  "Une grille enregistrée n’a pas pu être ouverte : elle est endommagée. La copie endommagée est toujours sur cet appareil.",
	StorageNewer:    "Une version plus récente de cette page a enregistré votre dernière grille. Rechargez la page pour l’obtenir ; la grille sera alors dans la bibliothèque.",
	StorageBack:     "Une grille qui ne s’ouvrait plus est de retour dans la bibliothèque.",
	SaveDamaged:     "Enregistrer dans un fichier",
	NotOffline:      "Cet appareil n’a pas la place de stocker la page : elle ne s’ouvrira pas hors ligne.",
	EngineRestarted: "Le solveur s’est arrêté de façon imprévue et a redémarré.",
	EngineFailed:    "Le solveur s’est arrêté. Réessayez. ({reason})",
	NoWorker:        "Dans ce navigateur, la page peut se figer pendant les longues recherches.",
	Cancelled:       "Arrêté.",
	NoMethodChosen:  "Choisissez au moins une méthode.",
	MethodsStarted:  "{count:{count} méthode tourne|{count} méthodes tournent} sur les chiffres donnés.",
	MethodsFinished: "{count:La méthode a|Les {count} méthodes ont} terminé ; le tableau montre les résultats.",
	LanguageMissing: "{name} n’est pas encore sur cet appareil et ne peut pas être chargé pour le moment. Réessayez en ligne.",
	OfferApplied:    "C’est fait : la grille a maintenant exactement une solution.",
	FileUnreadable:  "Le fichier {name} n’a pas pu être lu : {reason}",
}
