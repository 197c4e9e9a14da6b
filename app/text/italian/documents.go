package italian

import (
	"sudoku/app/text/words"
)

var documents = words.Documents{
	Solver: "Risolutore", Learn: "Impara", Beginners: "Per chi inizia", About: "Informazioni",
	Navigation: "Pagine",

	LearnIntro: "Tutto quello che sa chi risolve i sudoku a mano, dal primo numero fino agli schemi che nessuno risolve a mano. Ogni pagina spiega che cos'è una tecnica, perché funziona e come trovarla, la mostra su una griglia e offre una posizione per esercitarsi.",
	What:       "Che cos'è", Why: "Perché funziona", Look: "Come trovarla",
	Example:      "Esempio",
	Practise:     "Apri questa posizione",
	PractiseHelp: "Nel risolutore, per provare.",
	Siblings:     "Varianti di questa idea",
	RatedSE:      "Sudoku Explainer le assegna {rating}.",
	RatedHoDoKu:  "HoDoKu la valuta {score:un punto|{score} punti} (codice {code}).",
	Unrated:      "Né Sudoku Explainer né HoDoKu la valutano.",
	Previous:     "Precedente: {name}",
	Next:         "Successiva: {name}",

	BeginnersMore: "Tutte le tecniche",

	Product: [4]string{
		"Sudoku Solver risolve subito qualsiasi sudoku e poi mostra come ci arriverebbe una persona: passo per passo, e di ogni passo il motivo, il nome e il posto nella griglia. Valuta gli schemi, trova l'errore in quelli copiati male, ti aiuta a giocare e a imparare, e confronta i metodi usati dai programmi.",
		"Legge i formati di altri programmi, e con un link si condivide un'intera posizione.",
		"Si può installare come app e, una volta aperto, funziona senza rete.",
		"Lo stesso motore è anche un comando per il terminale e una libreria per programmi in Go.",
	},
	PrivacyHead: "Che cosa lascia il tuo dispositivo",
	Privacy: [2]string{
		"Niente. Tutto il programma gira nel tuo browser; schemi, file e note non vengono inviati da nessuna parte. Non ci sono account, cookie, tracciamento né pubblicità.",
		"Il tuo lavoro resta nella memoria di questo browser finché non lo elimini. In un link la posizione sta dopo il segno #, la parte che i browser non inviano ai server.",
	},
	RatingHead: "Difficoltà",
	Rating: [2]string{
		"Le valutazioni seguono le regole di Sudoku Explainer 1.2.1 e di HoDoKu 2.2, riscritte da capo e verificate sui loro risultati. La documentazione del programma elenca i punti in cui possono scostarsene.",
		"Da queste si ricava il livello (da Facile a Estremo).",
	},
	ThanksHead: "Grazie",
	Thanks: [3]string{
		"A Nicolas Juillerat per Sudoku Explainer, Bernhard Hobiger per HoDoKu, Andrew Stuart per SudokuWiki, Tom Dillon per tdoku, e al Players' Forum, dove la maggior parte di queste tecniche è stata trovata e ha preso il nome.",
		"La pagina è costruita con go-app di Maxence Charriere (licenza MIT).",
		"I codici QR sono creati con rsc.io/qr di Russ Cox (licenza BSD).",
	},
	LicenceHead: "Licenza",
	Licence: [2]string{
		"Sudoku Solver è software libero con licenza MIT.",
		"Versione {version}",
	},
	Licences: "Licenze di tutti i componenti",
}
