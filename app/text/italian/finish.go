package italian

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Done:      "Risolto",
	DoneIn:    "Risolto in {time}",
	Daily:     "Schema del giorno del {date}, {grade}",
	Days:      "{count:giorno|giorni}",
	Week:      "Gli ultimi sette giorni",
	DaySolved: "{day}: risolto",
	Another:   "Un altro schema: {grade}",
	AnyOther:  "Un altro schema",
	NextDaily: "Prossimo schema del giorno: {grade}",
	Details:   "Su questa partita",
	Time:      "Tempo",
	Grade:     "Livello",
	Hints:     "Suggerimenti",
	Mistakes:  "Errori",
	Best:      "Il tuo miglior tempo senza suggerimenti, livello {grade}: {time}",
	Harder:    "Un po' più difficile",
	Explain:   "Spiega questo schema",
	Picture:   "Condividi come immagine",
	Board:     "Torna alla griglia",

	First:          "Il tuo primo schema di livello {grade}.",
	Fastest:        "Il tuo schema più veloce di livello {grade}, per {time}.",
	FasterThanLast: "Più veloce dei tuoi ultimi tre schemi di livello {grade}.",
	AgainFaster:    "Risolto di nuovo, {time} più in fretta della prima volta.",
	Again:          "Questo lo avevi già risolto.",
	Flawless:       "Senza suggerimenti e senza errori.",
	WithoutHints:   "Risolto senza suggerimenti.",
	Nth:            "E con questo sono {count} schemi di livello {grade}.",
	Seconds:        "{count:un secondo|{count} secondi}",
	Minutes:        "{time} minuti",
	Hours:          "{time} ore",

	Result:      "Sudoku, {grade}, risolto in {time}",
	Puzzle:      "Sudoku risolto in {time}",
	Helped:      "{hints:un suggerimento|{hints} suggerimenti}, {mistakes:un errore|{mistakes} errori}",
	PictureName: "Un sudoku risolto, senza i numeri",
	FileName:    "sudoku-risultato",
	Copied:      "Risultato copiato. Incollalo dove vuoi.",
	NotCopied:   "Il browser ha impedito la copia.",

	Pause:      "Pausa",
	GoOn:       "Riprendi",
	Paused:     "In pausa",
	GamePaused: "La partita è in pausa. Prima premi “Riprendi”.",
}
