package text

var germanDocuments = Documents{
	Solver: "Löser", Learn: "Lernen", Beginners: "Für den Anfang", About: "Über", Stories: "Musterseite",
	Navigation: "Seiten",

	LearnIntro: "Was man beim Lösen von Hand weiß, von der ersten Ziffer bis zu Rätseln, die niemand mehr von Hand löst. Jede Seite sagt, was eine Technik ist, warum sie gilt und wie man sie findet, zeigt sie im Gitter und öffnet eine Stellung zum Üben.",
	Groups: [9]string{
		"Einer", "Gesperrte Kandidaten und Mehrlinge", "Fische", "Muster mit einer Ziffer", "Flügel (Wings)",
		"Muster, die genau eine Lösung voraussetzen", "Färben und Ketten", "Fast gesperrte Gruppen und mehr", "Zwingende Ketten und letzte Mittel",
	},
	What: "Was es ist", Why: "Warum es gilt", Look: "Wie man es findet",
	Example:      "Beispiel",
	ExampleSays:  "Der Schritt in diesem Gitter",
	Practise:     "Üben",
	PractiseHelp: "Öffnet diese Stellung im Löser.",
	Siblings:     "Formen dieser Idee",
	RatedSE:      "Sudoku Explainer bewertet sie mit {rating}.",
	RatedHoDoKu:  "HoDoKu zählt dafür {score:einen Punkt|{score} Punkte} (Code {code}).",
	Unrated:      "Weder Sudoku Explainer noch HoDoKu bewerten sie.",
	Previous:     "Davor: {name}",
	Next:         "Weiter: {name}",

	BeginnersIntro: [5]string{
		"Ein Sudoku hat neun Zeilen, neun Spalten und neun Blöcke aus drei mal drei Zellen. Jedes dieser 27 Häuser enthält die Ziffern 1 bis 9 je einmal. Einige Ziffern sind vorgegeben, und sie legen alle anderen fest: Ein richtiges Rätsel hat genau eine Lösung.",
		"Jede Zelle hat einen Namen: r4c7 liegt in Zeile 4, von oben gezählt, und in Spalte 7, von links gezählt. Die Blöcke zählt man, wie man liest: Block 1 ist links oben, Block 9 rechts unten.",
		"Die Kandidaten einer Zelle sind die Ziffern, die sie noch enthalten kann: die in ihrer Zeile, ihrer Spalte und ihrem Block nirgends stehen. Man notiert sie klein in der Zelle; in diesem Löser lassen sie sich jederzeit zeigen.",
		"Gelöst wird auf zwei Arten: Eine Ziffer lässt sich setzen, wenn für ihre Zelle oder ihr Haus nichts anderes möglich ist; und ein Kandidat lässt sich ausschließen, bis sich etwas setzen lässt. Ein gutes Rätsel verlangt nie, dass man rät.",
		"Diese drei Techniken lösen jedes leichte Rätsel.",
	},
	BeginnersMore: "Alle Techniken",

	Product: [4]string{
		"Sudoku Solver löst jedes Sudoku sofort und sagt dann, wie ein Mensch es könnte: Schritt für Schritt, jeder mit Grund, Namen und Ort im Gitter. Er bewertet Rätsel, findet den Fehler in vertippten, lässt spielen und lernen und vergleicht, wie Programme lösen.",
		"Er liest, was andere Programme schreiben, und ein Link bringt eine ganze Stellung zu jemand anderem.",
		"Er lässt sich als App installieren und arbeitet, einmal geöffnet, ohne Netz.",
		"Dieselbe Maschine ist ein Befehl fürs Terminal und eine Bibliothek für Go-Programme.",
	},
	PrivacyHead: "Was dein Gerät verlässt",
	Privacy: [2]string{
		"Nichts. Das ganze Programm läuft in deinem Browser; Rätsel, Dateien und Notizen werden nirgendwohin geschickt. Es gibt keine Konten, keine Cookies, keine Zähler und keine Werbung.",
		"Woran du arbeitest, bleibt im Speicher dieses Browsers, bis du es löschst. Die Stellung in einem Link steht hinter dem Zeichen #, und das schicken Browser nicht an Server.",
	},
	RatingHead: "Bewertungen",
	Rating: [2]string{
		"Die Bewertungen folgen den Regeln von Sudoku Explainer 1.2.1 und HoDoKu 2.2, neu geschrieben und an deren Ergebnissen geprüft. Wo sie abweichen können, steht in der Dokumentation des Programms.",
		"Die Stufe (Leicht bis Extrem) ist daraus abgeleitet.",
	},
	ThanksHead: "Dank",
	Thanks: [3]string{
		"Nicolas Juillerat für Sudoku Explainer, Bernhard Hobiger für HoDoKu, Andrew Stuart für SudokuWiki, Tom Dillon für tdoku und dem Players' Forum, wo die meisten dieser Techniken gefunden und benannt wurden.",
		"Die Seite ist mit go-app von Maxence Charriere gebaut (MIT-Lizenz).",
		"QR-Codes entstehen mit rsc.io/qr von Russ Cox (BSD-Lizenz).",
	},
	LicenceHead: "Lizenz",
	Licence: [2]string{
		"Sudoku Solver ist freie Software unter der MIT-Lizenz.",
		"Version {version}",
	},
}
