package italian

import (
	"sudoku/app/text/words"
)

var review = words.Review{
	Title:    "Revisione",
	Help:     "Ripercorri la tua partita: perché ogni mossa era giusta, e dove ti sei bloccato.",
	Working:  "Ricerca del motivo di ogni mossa…",
	None:     "Una revisione mostra perché ogni mossa della partita era giusta, e dove ti sei bloccato. Non ci sono ancora mosse.",
	Several:  "Questo schema non ha esattamente una soluzione, quindi nessuna mossa si può giudicare.",
	InTheWay: "La griglia mostra una mossa della tua partita. Scegli “Gioca da qui” per continuare da lì.",
	Resumed:  "{count?La posizione prima di questa mossa, senza {count:un errore|{count} errori}.|La posizione prima di questa mossa.}",
	Position: "Mossa {at} di {count}: {event}",
	Whole:    "Tutta la partita",
	Line:     "Mosse della partita",
	Forward:  "Mossa successiva",
	Backward: "Mossa precedente",

	Move:      "Mossa {index}: {move}",
	TakenBack: "{move} annullata",

	Shown:          "Lo mostra {name}.",
	ShownBy:        "Lo mostrano {count} passi. Il più difficile è {name}.",
	Marks:          "Segue dalle note.",
	Guessed:        "Giusto, ma tirato a indovinare: qui niente di facile lo mostra.",
	WrongDigit:     "Sbagliato: {cell} è {digit}.",
	WrongCandidate: "Sbagliato: {cell} è {digit}, che non va escluso.",
	Misled:         "Segue dall'errore della mossa {since}.",
	Repaired:       "Ha annullato l'errore della mossa {since}.",
	Restored:       "Era giusto.",
	Tidied:         "Pulizia: lo escludono i numeri nella griglia.",
	Took:           "dopo {time}",

	Reason:    "I passi",
	Seen:      "Che cosa si poteva vedere qui",
	Resume:    "Gioca da qui",
	Next:      "Momento successivo",
	Practise:  "Esercitati: {name}",
	Share:     "Condividi la partita",
	Moments:   "Momenti della partita",
	AtWrong:   "Sbagliata: {move}{back?, annullata nella mossa {back}}",
	AtGuess:   "A caso: {move}",
	AtHint:    "Suggerimento prima di {move}",
	AtPause:   "Pausa più lunga: {time}",
	AtHardest: "Mossa più difficile: {name}",

	Placed:     "{found} {count:su una mossa|su {count} mosse} {found:aveva|avevano} un motivo nella griglia.",
	Found:      "{found} {count:su una mossa|su {count} mosse} {found:aveva|avevano} un motivo nella griglia; la più difficile: {name}.",
	Paused:     "La pausa più lunga, {time}, è stata prima della mossa {index}.",
	PausedSeen: "La pausa più lunga, {time}, è stata prima della mossa {index}, dove si poteva vedere: {name}.",
	Flawless:   "Niente tirato a indovinare e nessun errore.",
	Wrong:      "{wrong:Una mossa era sbagliata|{wrong} mosse erano sbagliate}{guesses?, e {guesses:una mossa giusta era tirata|{guesses} mosse giuste erano tirate} a indovinare}.",
	Guesses:    "{guesses:Una mossa era tirata a indovinare, ed era giusta|{guesses} mosse erano tirate a indovinare, ed erano giuste}.",

	Difficulty: "difficoltà, fino a {rating}",
	Time:       "tempo, fino a {time}",
	WrongMark:  "sbagliata",
	GuessMark:  "a caso",
	HintMark:   "suggerimento",
	Stop:       "pausa più lunga",
}
