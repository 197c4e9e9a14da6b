package french

import (
	"sudoku/app/text/words"
)

var keys = words.Keys{
	Names:      [10]string{"Ctrl", "Maj", "Retour arrière", "Suppr", "Espace", "Début", "Fin", "Page préc.", "Page suiv.", "Entrée"},
	Digits:     "Entrer un chiffre",
	Erase:      "Effacer la case",
	Arrows:     "Aller de case en case",
	Tab:        "Case suivante, ou précédente avec Maj ; quitte la grille après la dernière case",
	LineEnds:   "Première ou dernière case de la ligne",
	ColumnEnds: "Première ou dernière case de la colonne",
	GridEnds:   "Première ou dernière case de la grille",
	Undo:       "Annuler",
	Redo:       "Refaire",
	Solve:      "Résoudre",
	Hint:       "Donner un indice, ou en dire plus",
	Steps:      "Hors de la grille : ← → image suivante ou précédente d’un chemin, ↑ ↓ étape suivante ou précédente ; dans un bilan, coups et moments",
	Lines:      "Lire la ligne, la colonne ou le bloc, avec un lecteur d’écran",
	Cell:       "Dire le chiffre ou les candidats de la case",
	Places:     "Dire où est un chiffre et combien il en reste",
	Again:      "Dire ce que le dernier coup a changé, ou répéter",
	List:       "Dans une liste : ouvrir la grille, la sélectionner, ou tout sélectionner",
	Escape:     "Arrêter une recherche ou fermer une boîte de dialogue ; Tab quitte ensuite la grille",
	Paste:      "Coller une grille, n’importe où sur la page",
	Help:       "Afficher cette aide",
	PlayKeys:   playKeys,
}

var playKeys = words.PlayKeys{
	Corner:     "Note en coin",
	Centre:     "Note au centre",
	Colour:     "Couleur de la case",
	Modes:      "Mode de saisie : chiffres, notes en coin, notes au centre, couleurs",
	Space:      "Mode de saisie suivant en jeu ; efface la case pendant la saisie de la grille",
	Extend:     "Sélectionner plusieurs cases ; aussi avec Ctrl",
	All:        "Sélectionner toutes les cases",
	Alike:      "Sélectionner les cases de même chiffre ou de mêmes notes",
	Pause:      "Arrêter le chronomètre et couvrir la grille, ou reprendre",
	Check:      "Vérifier vos chiffres",
	Explain:    "Expliquer la grille étape par étape",
	Candidates: "Afficher ou masquer les candidats",
	Highlight:  "Éclairer le chiffre suivant ou précédent",
	Bivalue:    "Marquer les cases à deux candidats",
	DigitFirst: "Chiffre d’abord : une touche choisit le chiffre, Entrée ou un clic le place",
	Savepoint:  "Poser un repère",
	Library:    "Afficher la bibliothèque",
	Brush:      "Couleur de candidats suivante ou précédente, liens forts ou faibles ; V choisit ce que vous dessinez",
}

var gestures = words.Gestures{Title: "Souris et doigts", List: [8]words.Gesture{
	{Do: "Glisser sur des cases", Help: "Les sélectionner"},
	{Do: "Ctrl+clic ou appui long sur une case", Help: "Ajouter ou retirer une case"},
	{Do: "Maj+clic", Help: "Sélectionner de la case choisie à celle-ci"},
	{Do: "Double clic ou double appui", Help: "Sélectionner les cases de même chiffre ou de mêmes notes"},
	{Do: "Clic droit sur un candidat", Help: "L’éliminer ou le remettre ; en mode « Coin » ou « Centre », cliquer dessus dans une case sélectionnée fait de même"},
	{Do: "Appui long sur une touche de chiffre", Help: "Chiffre d’abord : toucher une case y met le chiffre"},
	{Do: "Balayer la grille", Help: "Image suivante ou précédente d’un chemin"},
	{Do: "Deux doigts", Help: "Zoom"},
}}
