package italian

import (
	"sudoku/app/text/words"
)

var enter = words.Setup{
	Lead:     "Digita uno schema, incollalo o apri un file.",
	Bring:    "Risolvi uno schema",
	Type:     "Digita",
	Play:     "Gioca",
	New:      "Nuovo schema",
	Continue: "Continua",
	Another:  "Nuovo",

	Slogan:      "Porta qualsiasi sudoku.",
	Promise:     "Guardalo risolto, spiegato passo per passo, o giocalo tu.",
	Paste:       "Incolla",
	Today:       "Oggi",
	Each:        "Uno per ogni livello",
	Streak:      "{count:Un giorno|{count} giorni}",
	Mine:        "I miei",
	More:        "Altro",
	Daily:       "{grade}, schema di oggi",
	DailySolved: "{grade}, schema di oggi, risolto",
	Lately:      "Risolti di recente",
	Games:       "Tutte le partite",

	Yours:  "Il tuo schema",
	GoBack: "Indietro",
	Edit:   "Modifica",
	Done:   "Fatto",

	Start:        "Digita riga per riga. «Vuota» salta una casella.",
	Typed:        "{count:Un numero|{count} numeri} finora.",
	One:          "Una soluzione. {grade}.",
	Several:      "Per ora più soluzioni.",
	None:         "Nessuna soluzione: un numero dev'essere sbagliato.",
	StartPlaying: "Comincia a giocare",
	FindMistake:  "Trova l'errore",
	Question:     "Lo schema era completo. Ora lo stai risolvendo?",
	KeepTyping:   "No, digito ancora",
	MyAnswers:    "Sì, gioco",
	Rows:         "Passa alla casella successiva dopo ogni numero",
	Skip:         "Vuota",

	Left:        "{count:Manca una casella|Mancano {count} caselle}.",
	GradeLeft:   "{grade}. {takes?{takes}. |}{count:Manca una casella|Mancano {count} caselle}.",
	SeveralLeft: "Più soluzioni. {count:Manca una casella|Mancano {count} caselle}.",
}

var tools = words.Tools{
	Title:      "Strumenti",
	New:        "Creato per te, di qualsiasi livello.",
	Check:      "Lo schema è giusto? Trova errori di battitura e numeri superflui.",
	Steps:      "Risolvilo come farebbe una persona, un passo alla volta, e vedi quanto è difficile.",
	Techniques: "Scegli quali tecniche possono usare suggerimenti e spiegazioni.",
	Methods:    "Confronta come i computer risolvono gli schemi, e guarda la loro ricerca.",
	List:       "Risolvi in una volta un file con molti schemi.",
	Library:    "Le tue partite su questo dispositivo, con tutta la loro cronologia.",
	Export:     "Copia o salva come testo per altri programmi e siti.",
	Keys:       "Tutti i tasti, e che cosa fanno mouse e tocco.",
}
