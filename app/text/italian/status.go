package italian

import (
	"sudoku/app/text/words"
)

var grid = words.Board{
	Name:       "Griglia del sudoku",
	Empty:      "vuota",
	Given:      "numero iniziale {digit}",
	Entry:      "{digit}",
	Answer:     "soluzione {digit}",
	Corrected:  "soluzione {digit}, il tuo {entry} è sbagliato",
	Candidates: "candidati {digits}",
	Conflict:   "conflitto",
	NoDigit:    "nessun numero possibile",
	NoPlace:    "nessun posto per {digit} {house/in}",
}

var outcomes = words.Outcomes{
	Filled:        "{givens:Un numero iniziale|{givens} numeri iniziali}, {empty:una casella vuota|{empty} caselle vuote}.",
	Busy:          "Ricerca…",
	BusyCount:     "Ricerca… {count:una soluzione|{count} soluzioni} finora.",
	Unique:        "Esattamente una soluzione.",
	Several:       "{count} soluzioni.",
	AtLeast:       "Almeno {limit} soluzioni.",
	None:          "Nessuna soluzione.",
	NoneSearched:  "Nessuna soluzione: da qualche parte lo schema si contraddice. “Controllo” trova dove.",
	Fitting:       "{count:Una va|{count} vanno} d'accordo con i tuoi numeri.",
	WrongEntries:  "{count:Uno dei tuoi numeri è sbagliato|{count} dei tuoi numeri sono sbagliati}: {cells}.",
	Effort:        "{time}, {nodes:un nodo esaminato|{nodes} nodi esaminati}, {guesses:un tentativo|{guesses} tentativi}.",
	NoneFits:      "Nessuna va d'accordo con i tuoi numeri.",
	Shown:         "Soluzione {index} di {count}",
	ShownOfMany:   "Soluzione {index} di almeno {count}",
	Twice:         "{digit} compare due volte {house/in}.",
	NoCandidate:   "In {cell} non può stare nessun numero.",
	NoPlace:       "Non c'è posto per {digit} {house/in}.",
	MoreConflicts: "{count:Un altro conflitto|Altri {count} conflitti}.",
	Solved:        "Risolto: ogni riga, colonna e riquadro ha tutti e nove i numeri.",
	Complete:      "La griglia è piena, ma non è giusta.",
}

var notices = words.Notices{
	Cleared:         "Griglia svuotata.",
	NothingToClear:  "La griglia è già vuota.",
	ExampleLoaded:   "Esempio: {name}.",
	LinkCopied:      "Link copiato. Contiene tutta la griglia.",
	LinkNotCopied:   "Il browser ha impedito la copia. Copia a mano il link qui sotto.",
	LinkOpened:      "Schema aperto dal link.",
	NoteOpened:      "Il link dice: “{name}”",
	LinkDamaged:     "Non è stato possibile leggere il link: {reason} La griglia è rimasta com'era.",
	AddressRepaired: "L'indirizzo non era valido ed è stato corretto: {address}",
	UndoBringsBack:  "Annulla riporta quello che c'era.",
	GivenLocked:     "{cell} fa parte dello schema. Per cambiarla, scegli “Componi”.",
	NothingToUndo:   "Niente da annullare.",
	NothingToRedo:   "Niente da ripetere.",
	StorageRefused:  "Questo browser non salva niente per la pagina: chiudendo la scheda perdi la griglia. Per conservarla, copia un link da “Condividi”.",
	StorageFull:     "La memoria del browser è piena: chiudendo la scheda perdi le ultime modifiche. Per conservarle, copia un link da “Condividi”.",
	StorageCorrupt:  "Uno schema salvato non si è potuto aprire: è danneggiato. La copia danneggiata è ancora su questo dispositivo.",
	StorageNewer:    "Una versione più recente di questa pagina ha salvato il tuo ultimo schema. Ricarica la pagina per ottenerla; poi lo schema è nella raccolta.",
	StorageBack:     "Uno schema che prima non si poteva aprire è di nuovo nella raccolta.",
	SaveDamaged:     "Salva come file",
	NotOffline:      "Questo dispositivo non ha spazio per conservare la pagina, quindi offline non si aprirà.",
	EngineRestarted: "Il risolutore si è fermato all'improvviso ed è ripartito.",
	EngineFailed:    "Il risolutore si è fermato. Riprova. ({reason})",
	NoWorker:        "In questo browser la pagina può bloccarsi durante le ricerche lunghe.",
	Cancelled:       "Annullato.",
	NoMethodChosen:  "Scegli almeno un metodo.",
	MethodsStarted:  "{count:Un metodo gira|{count} metodi girano} sui numeri iniziali.",
	MethodsFinished: "{count:Il metodo ha|Tutti i {count} metodi hanno} finito; la tabella mostra i risultati.",
	LanguageMissing: "{name} non è ancora su questo dispositivo e adesso non si può caricare. Riprova quando sei online.",
	OfferApplied:    "Fatto: ora lo schema ha esattamente una soluzione.",
	FileUnreadable:  "Non è stato possibile leggere il file {name}: {reason}",
}
