package german

import (
	"sudoku/app/text/words"
)

var documents = words.Documents{
	Solver: "Löser", Learn: "Lernen", Beginners: "Für Einsteiger", About: "Über",
	Navigation: "Seiten",

	LearnIntro: "Wie man Sudokus von Hand löst, von der ersten Ziffer bis zu Rätseln, die kaum noch jemand von Hand löst. Jede Seite erklärt, was eine Technik ist, warum sie gilt und wie man sie findet, zeigt sie im Gitter und bietet eine Stellung zum Üben.",
	What:       "Was es ist", Why: "Warum es gilt", Look: "Wie man es findet",
	Example:      "Beispiel",
	Practise:     "Diese Stellung öffnen",
	PractiseHelp: "Im Löser, zum Ausprobieren.",
	Siblings:     "Varianten dieser Idee",
	RatedSE:      "Sudoku Explainer bewertet sie mit {rating}.",
	RatedHoDoKu:  "HoDoKu zählt dafür {score:einen Punkt|{score} Punkte} (Code {code}).",
	Unrated:      "Weder Sudoku Explainer noch HoDoKu bewerten sie.",
	Previous:     "Zurück: {name}",
	Next:         "Weiter: {name}",

	BeginnersMore: "Alle Techniken",

	Product: [4]string{
		"Sudoku Solver löst jedes Sudoku sofort und zeigt dann, wie ein Mensch es lösen würde: Schritt für Schritt, jeden mit Begründung, Namen und Ort im Gitter. Er bewertet Rätsel, findet Tippfehler darin, ist ein Ort zum Spielen und Lernen und vergleicht, wie Programme lösen.",
		"Er liest, was andere Programme schreiben, und teilt eine ganze Stellung als Link.",
		"Er lässt sich als App installieren und funktioniert, einmal geöffnet, auch ohne Netz.",
		"Denselben Löser gibt es als Befehl fürs Terminal und als Bibliothek für Go-Programme.",
	},
	PrivacyHead: "Was dein Gerät verlässt",
	Privacy: [2]string{
		"Nichts. Das ganze Programm läuft in deinem Browser; Rätsel, Dateien und Notizen werden nirgendwohin geschickt. Es gibt keine Konten, keine Cookies, kein Tracking und keine Werbung.",
		"Woran du arbeitest, bleibt im Speicher dieses Browsers, bis du es löschst. In einem Link steht die Stellung nach dem Zeichen #; diesen Teil schicken Browser nicht an Server.",
	},
	RatingHead: "Bewertungen",
	Rating: [2]string{
		"Die Bewertungen folgen den Regeln von Sudoku Explainer 1.2.1 und HoDoKu 2.2, neu geschrieben und an ihren Ergebnissen geprüft. Wo sie abweichen können, steht in der Dokumentation des Programms.",
		"Die Stufe (Leicht bis Extrem) ist daraus abgeleitet.",
	},
	ThanksHead: "Dank",
	Thanks: [3]string{
		"Nicolas Juillerat für Sudoku Explainer, Bernhard Hobiger für HoDoKu, Andrew Stuart für SudokuWiki, Tom Dillon für tdoku und dem Players’ Forum, wo die meisten dieser Techniken gefunden und benannt wurden.",
		"Die Seite ist mit go-app von Maxence Charriere gebaut (MIT-Lizenz).",
		"QR-Codes entstehen mit rsc.io/qr von Russ Cox (BSD-Lizenz).",
	},
	LicenceHead: "Lizenz",
	Licence: [2]string{
		"Sudoku Solver ist freie Software unter der MIT-Lizenz.",
		"Version {version}",
	},
	Licences: "Die Lizenzen aller Teile",
}
