package french

import (
	"sudoku/app/text/words"
)

var documents = words.Documents{
	Solver: "Solveur", Learn: "Apprendre", Beginners: "Débuter", About: "À propos",
	Navigation: "Pages",

	LearnIntro: "Ce que savent ceux qui résolvent à la main, du premier chiffre aux grilles que personne ne résout sans machine. Chaque page dit ce qu’est une technique, pourquoi elle marche et comment la trouver, la montre sur une grille et propose une position pour s’exercer.",
	What:       "Ce que c’est", Why: "Pourquoi ça marche", Look: "Comment la trouver",
	Example:      "Exemple",
	Practise:     "Ouvrir cette position",
	PractiseHelp: "Dans le solveur, pour essayer.",
	Siblings:     "Variantes de cette idée",
	RatedSE:      "Sudoku Explainer la note {rating}.",
	RatedHoDoKu:  "HoDoKu lui attribue {score:{score} point|{score} points} (code {code}).",
	Unrated:      "Ni Sudoku Explainer ni HoDoKu ne la notent.",
	Previous:     "Avant : {name}",
	Next:         "Suite : {name}",

	BeginnersMore: "Toutes les techniques",

	Product: [4]string{
		"Sudoku Solver résout n’importe quel sudoku en un instant, puis montre comment on le ferait à la main : étape par étape, chacune avec sa raison, son nom et sa place dans la grille. Il note la difficulté, trouve l’erreur d’une grille mal recopiée, vous aide à jouer et à progresser, et compare les méthodes qu’emploient les programmes.",
		"Il lit les formats d’autres programmes, et un simple lien partage toute une position.",
		"Il s’installe comme une application et, une fois ouvert, fonctionne sans réseau.",
		"Le même moteur existe en commande pour le terminal et en bibliothèque pour les programmes en Go.",
	},
	PrivacyHead: "Ce qui quitte votre appareil",
	Privacy: [2]string{
		"Rien. Tout le programme tourne dans votre navigateur ; grilles, fichiers et notes ne sont envoyés nulle part. Ni compte, ni cookies, ni pistage, ni publicité.",
		"Votre travail reste dans le stockage de ce navigateur jusqu’à ce que vous le supprimiez. Dans un lien, la position vient après le signe # ; les navigateurs n’envoient pas cette partie aux serveurs.",
	},
	RatingHead: "Notes de difficulté",
	Rating: [2]string{
		"Les notes suivent les règles de Sudoku Explainer 1.2.1 et de HoDoKu 2.2, reprogrammées et comparées à leurs résultats. La documentation du programme dit où elles peuvent s’en écarter.",
		"Le niveau (de Facile à Extrême) en est tiré.",
	},
	ThanksHead: "Remerciements",
	Thanks: [3]string{
		"À Nicolas Juillerat pour Sudoku Explainer, Bernhard Hobiger pour HoDoKu, Andrew Stuart pour SudokuWiki, Tom Dillon pour tdoku, et au Players’ Forum, où la plupart de ces techniques ont été trouvées et nommées.",
		"La page est faite avec go-app de Maxence Charriere (licence MIT).",
		"Les codes QR sont produits par rsc.io/qr de Russ Cox (licence BSD).",
	},
	LicenceHead: "Licence",
	Licence: [2]string{
		"Sudoku Solver est un logiciel libre sous licence MIT.",
		"Version {version}",
	},
	Licences: "Licences de tous les composants",
}
