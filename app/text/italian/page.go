package italian

import (
	"sudoku/app/text/words"
)

var page = words.Page{
	Title:         "Sudoku Solver",
	Tagline:       "Digita, incolla o apri uno schema e ottieni la soluzione. Tutto avviene sul tuo dispositivo.",
	Loading:       "Preparazione del risolutore…",
	Privacy:       "Niente di ciò che inserisci lascia questo dispositivo.",
	NotFoundTitle: "Pagina non trovata",
	NotFoundText:  "L'indirizzo forse è sbagliato, o la pagina è stata spostata.",
	Home:          "Vai al risolutore",
	UpdateReady:   "È pronta una nuova versione. La tua griglia resta com'è.",
	Reload:        "Ricarica",
	Install:       "Installa",
	InstallApple:  "Per installare, apri il menu Condividi del browser e scegli “Aggiungi alla schermata Home” o “Aggiungi al Dock”.",
	Dismiss:       "Chiudi",
}

var start = words.Start{
	Loading:    "Caricamento del risolutore",
	Progress:   "{done} di {all} MB",
	Failed:     "Non è stato possibile caricare il risolutore. Quello che hai digitato è conservato.",
	Unable:     "Il risolutore ha bisogno di WebAssembly, che in questo browser è disattivato. Quello che hai digitato è conservato.",
	Ended:      "Il risolutore si è fermato. Il tuo schema è conservato.",
	Again:      "Ricarica",
	NoScript:   "Questa pagina risolve i sudoku nel tuo browser. Consenti JavaScript e WebAssembly per usarla.",
	NotApplied: "{count:Un'azione fatta|{count} azioni fatte} prima che la pagina fosse pronta non {count:andava|andavano} bene per questo schema.",
}

var look = words.Look{
	Theme:  "Tema",
	Themes: [4]string{"Sistema", "Chiaro", "Scuro", "Contrasto elevato"},
	Safe:   "Colori per daltonici",
	Labels: "Numeri di riga e colonna",

	Language: "Lingua",
}

var actions = words.Actions{
	Solve: "Risolvi", Hint: "Aiuto", Explain: "Spiega", Cancel: "Annulla", Clear: "Svuota",
	Undo: "Annulla", Redo: "Ripeti", Share: "Condividi", Import: "Importa", Example: "Esempio",
	Close: "Chiudi", Erase: "Cancella", Keypad: "Tastierino", Copy: "Copia",
	OpenFile: "Apri un file", Load: "Carica",
	Mode: "Che cosa digiti", Setting: "Componi", Playing: "Gioca",
	SettingHelp:   "I numeri che digiti fanno parte dello schema.",
	PlayingHelp:   "I numeri che digiti sono le tue risposte; quelli dello schema sono bloccati.",
	FirstSolution: "Prima soluzione", PreviousSolution: "Soluzione precedente",
	NextSolution: "Soluzione successiva", LastSolution: "Ultima soluzione",
	History: "Cronologia", Toolbar: "Azioni", Errands: "Lo schema", Help: "Tastiera",
}

var panels = words.Panels{Solve: "Schema", Check: "Controllo", Methods: "Metodi", List: "Elenco",
	Places: "Luoghi", Home: "Home", Play: "Gioca"}

var dialogs = words.Dialogs{
	ImportTitle:   "Importa uno schema",
	ImportHelp:    "Va bene quasi tutto: 81 numeri, nove righe di nove, un file, un codice o un link di un altro programma o sito, o un elenco di schemi. Una casella vuota è 0, un punto o uno spazio.",
	ImportLabel:   "Schema",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "Condividi questa griglia",
	ShareHelp:     "Il link contiene già tutta la griglia. Non viene caricato niente in rete.",
	ShareLabel:    "Link",
	ExampleTitle:  "Esempi",
	KeysTitle:     "Tastiera",
}

var examples = [8]words.Example{
	{Name: "Meno numeri possibile", Help: "17 numeri, uno stampato male: 9.734 soluzioni. Da un articolo su come velocizzare Python."},
	{Name: "Wikipedia", Help: "Dalla voce dell'enciclopedia; un programma di tre righe ci mette 48 secondi."},
	{Name: "Quello che ha messo in crisi le tre righe", Help: "Quel programma stampava una risposta sbagliata."},
	{Name: "Facile", Help: "Si risolve guardando una casella alla volta."},
	{Name: "Medio", Help: "Guarda anche righe, colonne e riquadri interi."},
	{Name: "Difficile", Help: "Lo stesso, con meno numeri di partenza."},
	{Name: "Esperto", Help: "Troppo difficile per il notebook da cui viene, che doveva tirare a indovinare."},
	{Name: "Il più difficile del mondo", Help: "Così lo chiamarono i giornali nel 2012. Un programma a tentativi ha dovuto indovinare 90 volte."},
}
