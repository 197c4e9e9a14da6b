package italian

import (
	"sudoku/app/text/words"
)

var statistics = words.Statistics{
	Button:    "Statistiche",
	Title:     "Statistiche",
	Empty:     "Ancora niente di risolto. Qui si contano gli schemi che risolvi da solo.",
	Help:      "I tempi migliori sono senza suggerimenti. Tempo migliore e mediana contano solo la prima volta che risolvi uno schema; gli altri numeri contano tutte le volte.",
	Streak:    "{count:giorno|giorni} di fila",
	Longest:   "{count:giorno|giorni}, serie più lunga",
	Total:     "{count:schema risolto|schemi risolti}",
	Table:     "Schemi risolti e tempi per livello",
	Solved:    "Risolti",
	Best:      "Migliore",
	Median:    "Mediana",
	Nobody:    "–",
	Chart:     "Le ultime quattro settimane",
	ChartText: "{count:Uno schema risolto|{count} schemi risolti} in {days:un giorno|{days} giorni}, al massimo {most} in un giorno.",
	Today:     "oggi",

	Estimate:   "{from}–{to} min per te",
	Minutes:    "{from}–{to} min",
	TooFew:     "Dopo {left:un'altra partita|altre {left} partite} senza suggerimenti, la pagina stima quanto ti richiederà uno schema.",
	Pace:       "I minuti accanto al livello sono stimati dalle tue ultime {count} partite. Quattro partite su cinque dovrebbero rientrarvi.",
	PaceWithin: "I minuti accanto al livello sono stimati dalle tue ultime {count} partite. Quattro partite su cinque dovrebbero rientrarvi. Il valore centrale di solito era giusto entro il {percent}%.",
	Forget:     "Dimentica il mio ritmo",

	Progress:     "Dove impieghi più tempo",
	ProgressHelp: "Mosse senza suggerimenti, secondo la tecnica più facile che le mostra. I tempi sono quelli delle tue ultime dieci partite, con la differenza rispetto a quelle prima.",
	Technique:    "Tecnica",
	Moves:        "Mosse",
	PerMove:      "Tempo per mossa",
	Change:       "Differenza",
	Took:         "{time} s",
	Faster:       "{percent}% più veloce",
	Slower:       "{percent}% più lento",
	New:          "nuova",
}

var backup = words.Backup{
	Button:        "Salva o carica tutto",
	Title:         "Salva o carica tutto",
	Help:          "Un solo file contiene la raccolta con tutte le cronologie, le statistiche e le impostazioni. Conservalo, o caricalo in un altro browser: quello che c'è già resta.",
	Settings:      "Le impostazioni vengono prese dal file solo se qui non ne hai cambiata nessuna.",
	FileName:      "sudoku-tutto",
	Save:          "Salva tutto in un file",
	Load:          "Carica tutto da un file",
	Working:       "In corso… {done} di {total}",
	Stop:          "Ferma",
	Stopped:       "Fermato. Non è cambiato niente.",
	Saved:         "{count:Uno schema è|{count} schemi sono} nel file scaricato, con le tue statistiche e impostazioni.",
	Loaded:        "{count:Uno schema aggiunto.|{count} schemi aggiunti.}",
	Known:         "{count:Uno era|{count} erano} già qui.",
	Results:       "Le statistiche nel file contano {count:uno schema risolto|{count} schemi risolti}.",
	SettingsTaken: "Le sue impostazioni ora sono in uso.",
	Foreign:       "Questo file non è stato creato da “Salva tutto”. Non è cambiato niente.",
	Newer:         "Questo file viene da una versione più recente di questa pagina. Ricarica la pagina e riprova. Non è cambiato niente.",
	Damaged:       "Il file è danneggiato alla riga {line}. Non è cambiato niente.",
	CutShort:      "Il file è incompleto: si ferma dopo la riga {line}. Non è cambiato niente.",
	NotDone:       "Non ha funzionato ({reason}). Non è cambiato niente.",
}
